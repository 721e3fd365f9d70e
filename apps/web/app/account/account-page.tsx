import {
	type ExamAlerts,
	MAX_NAME_LENGTH,
	type Me,
	type ShortlistAlert,
	type SignedInSession,
} from "@uchit/contract/account.ts";
import { formatDate } from "#app/platform/format/format-date.ts";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "#app/platform/i18n/language.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { CodeForm } from "#app/shell/code/code-form.tsx";
import { ContactForm } from "#app/shell/code/contact-form.tsx";
import { HiddenFields } from "#app/shell/form/hidden-fields.tsx";
import { useArrivalFocus } from "#app/shell/form/use-arrival-focus.ts";
import { LinkLine } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { PageSection } from "#app/shell/page/page-section.tsx";
import { Button, buttonLook } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { ShortlistAlertSection } from "./shortlist-alert-section.tsx";
import type { AccountAnswer, AccountChange, SavedCollege } from "./view.ts";

type AccountPageProps = {
	me: Me;
	sessions: readonly SignedInSession[];
	saved: { total: number; colleges: readonly SavedCollege[] };
	alert: ShortlistAlert;
	examAlerts: ExamAlerts;
	csrfToken: string;
	done: AccountChange | undefined;
	answer: AccountAnswer | undefined;
};

export function AccountPage({ me, sessions, saved, alert, examAlerts, csrfToken, done, answer }: AccountPageProps) {
	const { t, paths, language } = usePage();
	const dateOf = (time: string) => formatDate(language, time);
	const part = useArrivalFocus<HTMLDivElement>(answer);
	const problem = answer?.kind === "problem" ? answer.problem : undefined;
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead title={t("account.title")} noIndex />
			<div ref={part}>
				<h1 className="text-3xl">{t("account.title")}</h1>
				<p className="mt-2 text-lg text-quiet">{t("account.since", { date: dateOf(me.createdAt) })}</p>
				{done !== undefined && answer === undefined && (
					<p role="status" className="mt-4 font-semibold text-good-text">
						{t(`account.done.${done}`)}
					</p>
				)}
				{problem !== undefined && problem !== "name" && (
					<p role="alert" className="mt-4 font-semibold text-bad-text">
						{t(`account.problem.${problem}`)}
					</p>
				)}
				<PageSection title={t("account.details.title")}>
					<DetailsForm name={me.name} language={me.language} isWrong={problem === "name"} />
				</PageSection>
				<ContactsSection contacts={me.contacts} answer={answer} dateOf={dateOf} />
				<SessionsSection sessions={sessions} csrfToken={csrfToken} dateOf={dateOf} />
				<SavedSection {...saved} />
				<ShortlistAlertSection alert={alert} email={me.contacts.find(({ kind }) => kind === "email")?.value} />
				<ExamAlertsSection exams={examAlerts.exams} />
				<PageSection title={t("account.reviews.title")}>
					<p>
						<a href={paths.accountReviews} className="link-line">
							{t("account.reviews.link")}
						</a>
					</p>
					<p>
						<a href={paths.accountDocuments()} className="link-line">
							{t("account.reviews.documents")}
						</a>
					</p>
				</PageSection>
				<PageSection title={t("account.data.title")}>
					<p>
						<a href={paths.accountPrivacy()} className="link-line">
							{t("account.data.requests")}
						</a>
					</p>
					<p>{t("account.data.export")}</p>
					<p>{t("account.signInFirst")}</p>
					<div className="flex flex-wrap gap-3">
						<a href={paths.accountExport} className={buttonLook("quiet")}>
							{t("account.data.download")}
						</a>
						<a href={paths.accountDelete} className={buttonLook("danger")}>
							{t("account.delete.link")}
						</a>
					</div>
				</PageSection>
			</div>
		</div>
	);
}

function DetailsForm({ name, language, isWrong }: { name: string; language: Language; isWrong: boolean }) {
	const { t } = usePage();
	return (
		<form method="post" className="max-w-md space-y-4">
			<HiddenFields values={{ intent: "details" }} />
			<TextField
				label={t("account.details.name")}
				name="name"
				autoComplete="name"
				required
				maxLength={MAX_NAME_LENGTH}
				defaultValue={name}
				error={isWrong ? t("account.problem.name") : undefined}
			/>
			<SelectField
				label={t("account.details.language")}
				hint={t("account.details.languageHint")}
				name="language"
				defaultValue={language}
				options={LANGUAGES.map((each) => ({ value: each, label: LANGUAGE_NAMES[each] }))}
			/>
			<Button type="submit" look="quiet">
				{t("account.details.save")}
			</Button>
		</form>
	);
}

function SavedSection({ total, colleges }: { total: number; colleges: readonly SavedCollege[] }) {
	const { t, paths } = usePage();
	return (
		<PageSection title={t("account.saved.title")}>
			{total === 0 && (
				<p>
					{t("account.saved.none")} <LinkLine to={paths.colleges()}>{t("problem.seeAll")}</LinkLine>
				</p>
			)}
			<ul className="space-y-3 empty:hidden">
				{colleges.map(({ slug, name, note }) => (
					<li key={slug}>
						{name === undefined ? (
							<p>{t("account.saved.gone", { slug })}</p>
						) : (
							<LinkLine to={paths.college(slug)}>{name}</LinkLine>
						)}
						{note !== "" && <p className="whitespace-pre-line break-words text-quiet">{note}</p>}
					</li>
				))}
			</ul>
			{total > colleges.length && (
				<p className="text-quiet">{t("account.saved.more", { count: total - colleges.length })}</p>
			)}
		</PageSection>
	);
}

function ContactsSection({
	contacts,
	answer,
	dateOf,
}: {
	contacts: Me["contacts"];
	answer: AccountAnswer | undefined;
	dateOf: (time: string) => string;
}) {
	const { t, paths } = usePage();
	const notSent = answer?.kind === "not-sent" ? answer : undefined;
	return (
		<PageSection title={t("account.contacts.title")}>
			<ContactList contacts={contacts} dateOf={dateOf} />
			<h3 className="pt-2 font-semibold">{t("account.contacts.add")}</h3>
			<p className="text-quiet">{t("account.contacts.why")}</p>
			{answer?.kind === "code" ? (
				<CodeForm purpose="add-contact" sent={answer.sent} problem={answer.problem} back={paths.account()} />
			) : (
				<div className="grid items-end gap-8 sm:grid-cols-2">
					<ContactForm kind="phone" purpose="add-contact" isOwn notSent={notSent} look="quiet" />
					<ContactForm kind="email" purpose="add-contact" isOwn notSent={notSent} look="quiet" />
				</div>
			)}
		</PageSection>
	);
}

/** The last contact cannot be removed: without it nobody could sign in. */
function ContactList({ contacts, dateOf }: { contacts: Me["contacts"]; dateOf: (time: string) => string }) {
	const { t } = usePage();
	return (
		<ul className="divide-y divide-line border-line border-y">
			{contacts.map(({ id, value, verifiedAt }) => (
				<li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
					<p className="min-w-0">
						<span className="block break-words font-semibold">{value}</span>
						<span className="text-quiet text-sm">{t("account.contacts.verified", { date: dateOf(verifiedAt) })}</span>
					</p>
					{contacts.length > 1 && (
						<form method="post">
							<HiddenFields values={{ intent: "remove-contact", id }} />
							<Button type="submit" look="quiet" aria-label={t("account.contacts.removeOne", { contact: value })}>
								{t("account.contacts.remove")}
							</Button>
						</form>
					)}
				</li>
			))}
		</ul>
	);
}

function ExamAlertsSection({ exams }: Pick<ExamAlerts, "exams">) {
	const { t, paths } = usePage();
	return (
		<PageSection title={t("account.examLetters.account")}>
			{exams.length === 0 && <p>{t("account.examLetters.none")}</p>}
			<ul className="flex flex-wrap gap-x-6 empty:hidden">
				{exams.map(({ slug, shortName }) => (
					<li key={slug}>
						<a href={paths.accountExam(slug)} className="link-line">
							{shortName}
						</a>
					</li>
				))}
			</ul>
		</PageSection>
	);
}
