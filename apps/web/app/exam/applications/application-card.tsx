import { APPLICATION_STATES } from "@uchit/contract/application.ts";
import { ChevronDown } from "lucide-react";
import { eventStateOn, whenWords } from "#app/exam/exam-dates.ts";
import { EventStatus } from "#app/exam/parts/event-when.tsx";
import { Figure, SourcedText } from "#app/facts/figure.tsx";
import { sourceHref } from "#app/paths.ts";
import { useLanguage } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Link } from "#app/shell/page/link.tsx";
import { AnswerRow } from "#app/ui/answer-row.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/field.tsx";
import { type Application, isUnsubmitted } from "./application.ts";
import { ApplicationFields } from "./application-fields.tsx";
import { nextDayOf, pastExamDay, pastLastDay, sessionsOf } from "./dates.ts";
import { cardId, dayWords } from "./form-dates.tsx";
import type { ApplicationsState } from "./store.ts";
import type { ApplicationsView } from "./view.ts";
import { feeWords, lackingWords, nextWords, stateWords } from "./words.ts";

type CardProps = { form: Application; view: ApplicationsView };

export function ApplicationCard({
	form,
	view,
	desk,
	isAlone,
}: CardProps & { desk: ApplicationsState; isAlone: boolean }) {
	const { t } = usePage();
	const name = view.nameOf(form);
	return (
		<li className="min-w-0 rounded-lg border border-line bg-raised px-4 pb-1">
			<details id={cardId(form.id)} open={isAlone} className="disclosure scroll-mt-4">
				<CardLine form={form} view={view} />
				<PageLink form={form} name={name} />
				<div className="mt-1 grid gap-x-4 gap-y-2 sm:grid-cols-2">
					<SelectField
						label={t("applications.state.label")}
						value={form.state}
						options={APPLICATION_STATES.map((value) => ({ value, label: t(`applications.state.${value}`) }))}
						onChange={({ currentTarget: { value } }) => {
							const state = APPLICATION_STATES.find((each) => each === value);
							if (state !== undefined) desk.change(form.id, { state });
						}}
					/>
					<Session form={form} view={view} desk={desk} />
				</div>
				<dl className="mt-2 divide-y divide-line empty:hidden">
					<NextRow form={form} view={view} />
					<FeeRow form={form} view={view} />
					<PapersRow form={form} view={view} />
					<FilesRow form={form} view={view} />
					{form.number !== "" && <AnswerRow name={t("applications.number")}>{form.number}</AnswerRow>}
					{form.note !== "" && <AnswerRow name={t("applications.note")}>{form.note}</AnswerRow>}
				</dl>
				<ApplicationFields form={form} name={name} desk={desk} />
			</details>
			<PastDay form={form} view={view} desk={desk} />
		</li>
	);
}

function CardLine({ form, view }: CardProps) {
	const { t, language } = usePage();
	const next = nextDayOf(form, view.examOf(form), view.today);
	return (
		<summary>
			<h3 className="min-w-0 flex-1 truncate text-base">{view.nameOf(form)}</h3>
			<span className="font-normal text-quiet">
				{[stateWords(t, form, view), next && dayWords(next.day, view.today, { t, language })]
					.filter(Boolean)
					.join(" · ")}
			</span>
			<ChevronDown size={18} aria-hidden="true" />
		</summary>
	);
}

function PageLink({ form, name }: Pick<CardProps, "form"> & { name: string }) {
	const { t, paths } = usePage();
	if (form.for.kind === "own") return null;
	const { kind, slug } = form.for;
	return (
		<Link to={kind === "exam" ? paths.exam(slug) : paths.college(slug)} className="link inline-block py-1.5">
			{t("applications.page", { name })}
		</Link>
	);
}

/** After the exam asks whether it was sat; after the last day whether the form was sent. */
function PastDay({ form, view, desk }: CardProps & { desk: ApplicationsState }) {
	const { t, language } = usePage();
	const examDay = pastExamDay(form, view.examOf(form), view.today);
	const day = examDay ?? pastLastDay(form, view.examOf(form), view.today);
	if (day === undefined) return null;
	const [asks, says, state] =
		examDay === undefined ? (["sent", "yesSent", "submitted"] as const) : (["question", "yes", "sat"] as const);
	return (
		<div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-care-sunk px-3 py-2">
			<span>{t(`applications.past.${asks}`, { day: whenWords(language, { starts: day }) })}</span>
			<Button look="quiet" onClick={() => desk.change(form.id, { state })}>
				{t(`applications.past.${says}`)}
			</Button>
		</div>
	);
}

function Session({ form, view, desk }: CardProps & { desk: ApplicationsState }) {
	const { t } = usePage();
	const isHindi = useLanguage() === "hi";
	const exam = view.examOf(form);
	const sessions = exam === undefined ? [] : sessionsOf(exam);
	if (sessions.length === 0) return null;
	return (
		<SelectField
			label={t("applications.session.label")}
			value={form.session}
			options={[
				{ value: "", label: t("applications.session.any") },
				...sessions.map(({ name, nameHi }) => ({ value: name, label: isHindi ? (nameHi ?? name) : name })),
			]}
			onChange={({ currentTarget }) => desk.change(form.id, { session: currentTarget.value })}
		/>
	);
}

function NextRow({ form, view }: CardProps) {
	const { t, language } = usePage();
	const exam = view.examOf(form);
	const next = nextWords(form, view, { t, language });
	const own = isUnsubmitted(form) ? (["lastDay", "examDay"] as const) : (["examDay"] as const);
	const isOver = form.state === "joined" || form.state === "refused";
	return (
		<>
			{own.map((key) =>
				form[key] === "" || isOver ? null : (
					<AnswerRow key={key} name={t(`applications.${key}`)}>
						{whenWords(language, { starts: form[key] })}{" "}
						<span className="text-quiet text-sm">({t("applications.byYou")})</span>
					</AnswerRow>
				),
			)}
			{next !== undefined && (
				<AnswerRow name={next.what}>
					<SourcedText
						value={next.says}
						source={view.sourceName(next.event.sourceId)}
						href={sourceHref(next.event.sourceId)}
					/>{" "}
					<EventStatus state={eventStateOn(next.event, view.today)} />
				</AnswerRow>
			)}
			{!isOver && exam !== undefined && next?.event.status !== "official" && (
				<AnswerRow name={t("applications.publishes")}>
					{exam.officialSite === undefined ? (
						(exam.body ?? t("applications.authority"))
					) : (
						<a href={exam.officialSite} rel="noreferrer" className="link inline-block py-1 [overflow-wrap:anywhere]">
							{exam.body ?? new URL(exam.officialSite).hostname}
						</a>
					)}
				</AnswerRow>
			)}
			{!isOver && exam === undefined && form.lastDay === "" && (
				<AnswerRow name={t("applications.lastDay")}>{t("applications.noDay")}</AnswerRow>
			)}
		</>
	);
}

function FeeRow({ form, view }: CardProps) {
	const { t } = usePage();
	const fees = view.examOf(form)?.fees;
	const words = feeWords(form, view, t);
	if (fees === undefined || words === undefined || form.state === "refused") return null;
	const isKnown = view.applicant.category !== undefined;
	return (
		<AnswerRow name={t("applications.fee")}>
			<Figure
				value={words}
				year={Number(fees.year)}
				source={view.sourceName(fees.sourceId)}
				href={sourceHref(fees.sourceId)}
			/>{" "}
			<span className="text-quiet text-sm">{t(isKnown ? "applications.feeForYou" : "applications.feeByWho")}</span>
		</AnswerRow>
	);
}

function PapersRow({ form, view }: CardProps) {
	const { t, language } = usePage();
	if (form.state === "joined" || form.state === "refused") return null;
	const lacking = lackingWords(form, view, { t, language });
	return (
		<AnswerRow name={t("applications.papers.row")}>
			{lacking.length === 0 ? (
				t("applications.papers.allTicked")
			) : (
				<ul>
					{lacking.map((words) => (
						<li key={words}>{words}</li>
					))}
				</ul>
			)}
			<a href="#papers" className="link inline-block py-1 text-sm">
				{t("applications.papers.tick")}
			</a>
		</AnswerRow>
	);
}

function FilesRow({ form, view }: CardProps) {
	const { t, paths } = usePage();
	const apply = view.examOf(form)?.apply;
	if (apply === undefined || !(isUnsubmitted(form) || form.state === "correction")) return null;
	return (
		<AnswerRow name={t("applications.files")}>
			<ul>
				{apply.uploads.map(({ what, format, leastKb, mostKb }) => (
					<li key={what}>
						{t(`examPage.apply.what.${what}`)}:{" "}
						<Figure
							value={t("examPage.apply.kb", { least: leastKb, most: mostKb })}
							year={Number(apply.year)}
							source={view.sourceName(apply.sourceId)}
							href={sourceHref(apply.sourceId)}
						/>{" "}
						<span className="text-quiet text-sm">{format}</span>
					</li>
				))}
			</ul>
			<Link to={paths.tool("photo")} className="link inline-block py-1 text-sm">
				{t("applications.makeFile")}
			</Link>
		</AnswerRow>
	);
}
