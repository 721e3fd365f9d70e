import type { Me, ShortlistAlert, SignedInSession } from "@uchit/contract/account.ts";
import { PageHead } from "#app/components/site/page-head.tsx";
import { PageSection } from "#app/components/site/page-section.tsx";
import { useArrivalFocus } from "#app/components/site/use-arrival-focus.ts";
import { buttonLook } from "#app/components/ui/button.tsx";
import { useLanguage, useWords } from "#app/i18n/translate.ts";
import type { AccountAnswer, AccountChange, SavedCollege } from "#app/lib/account-view.ts";
import { formatDate } from "#app/lib/format-date.ts";
import { usePaths } from "#app/paths.ts";
import { ContactsSection } from "./contacts-section.tsx";
import { DetailsForm } from "./details-form.tsx";
import { LettersSection } from "./letters-section.tsx";
import { SavedSection } from "./saved-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";

type Shown = {
	me: Me;
	sessions: readonly SignedInSession[];
	saved: { total: number; colleges: readonly SavedCollege[] };
	alert: ShortlistAlert;
	csrfToken: string;
	done: AccountChange | undefined;
	answer: AccountAnswer | undefined;
};

/** What somebody has here: their name and contacts, where they are signed in, their colleges, and the ways to take it all along or away. */
export function AccountPage({ me, sessions, saved, alert, csrfToken, done, answer }: Shown) {
	const t = useWords();
	const paths = usePaths();
	const language = useLanguage();
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
				<LettersSection alert={alert} email={me.contacts.find(({ kind }) => kind === "email")?.value} />
				<PageSection title={t("account.reviews.title")}>
					<p>
						<a href={paths.accountReviews} className="link inline-flex min-h-11 items-center">
							{t("account.reviews.link")}
						</a>
					</p>
				</PageSection>
				<PageSection title={t("account.data.title")}>
					<p>
						<a href={paths.accountPrivacy()} className="link inline-flex min-h-11 items-center">
							{t("account.data.requests")}
						</a>
					</p>
					<p>{t("account.data.export")}</p>
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
