import { type RefObject, useDeferredValue, useEffect, useRef } from "react";
import { ApplicantLine } from "#app/applicant/applicant-line.tsx";
import { applicantStore, useApplicant } from "#app/applicant/applicant-store.ts";
import { hasPersonAnswers, type Person, readPerson, toPerson } from "#app/applicant/person.ts";
import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { toFilledParams } from "#app/shell/form/address-form.tsx";
import { Link } from "#app/shell/page/link.tsx";
import { Button } from "#app/ui/button.tsx";
import { Tag } from "#app/ui/chip.tsx";
import { Section } from "#app/ui/section.tsx";
import { ExamResults, RESULTS_ID } from "./exam-results.tsx";
import { PersonForm } from "./person-form.tsx";
import type { Named } from "./person-parts.tsx";
import { type RuleNames, RuleNamesProvider } from "./rule-names.tsx";
import type { Verdict } from "./rules/judge.ts";
import { type JudgedEntry, judgeAll, listCounting, listStillOpen, type RuledExam } from "./rules/judge-exams.ts";
import { WindowWords } from "./window-words.tsx";

const FORM_ID = "person-form";

type EligibilityDeskProps = {
	exams: readonly RuledExam[];
	states: readonly Named[];
	names: RuleNames;
	today: string;
	inAddress: Person;
};

/**
 * The form with the verdict for every exam. With scripts everything runs on the device and nothing is sent; without
 * them it is a plain GET form, and `inAddress` has the values of its address.
 */
export function EligibilityDesk({ exams, states, names, today, inAddress }: EligibilityDeskProps) {
	const t = useTranslations();
	const paths = usePaths();
	const form = useRef<HTMLFormElement>(null);
	const desk = usePerson(inAddress, form);
	// Typing has priority; the answer follows when there is time.
	const person = useDeferredValue(desk.person);
	const entries = judgeAll(exams, person, today);
	const isStated = hasPersonAnswers(person);
	return (
		<RuleNamesProvider value={names}>
			<ApplicantLine changeAt={`#${FORM_ID}`} exam="none">
				<strong className="text-base text-ink">{t("eligible.private")}</strong>
			</ApplicantLine>
			<div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
				<section aria-label={t("eligible.part.person")} className="print:hidden">
					<form
						ref={form}
						id={FORM_ID}
						method="get"
						action={paths.eligibility}
						autoComplete="off"
						aria-label={t("eligible.title")}
						onSubmit={(event) => event.preventDefault()}
					>
						<Summary entries={entries} hasAnswers={isStated} />
						<PersonForm
							key={desk.edition}
							person={desk.person}
							update={applicantStore.add}
							states={states}
							counting={listCounting(exams)}
						/>
						<Button type="submit" className="mt-6 hidden [@media(scripting:none)]:inline-flex">
							{t("eligible.submit")}
						</Button>
					</form>
				</section>
				<div className="min-w-0 space-y-12">
					{isStated && <StillOpen entries={entries} />}
					<ExamResults entries={entries} hasAnswers={isStated} />
				</div>
			</div>
		</RuleNamesProvider>
	);
}

/** The counts of verdicts, with the way to the list: they stay in sight while the form is filled. */
function Summary({ entries, hasAnswers }: { entries: readonly JudgedEntry[]; hasAnswers: boolean }) {
	const t = useTranslations();
	const countOf = (verdict: Verdict) => entries.filter(({ judgement }) => judgement.verdict === verdict).length;
	return (
		<p
			role="status"
			className="sticky top-0 z-10 mb-4 border-line border-b bg-paper py-2 font-semibold tabular-nums [@media(scripting:none)]:static"
		>
			<a href={`#${hasAnswers ? STILL_OPEN_ID : RESULTS_ID}`} className="link inline-block py-1">
				{hasAnswers
					? t("eligible.summary", {
							yes: countOf("eligible"),
							check: countOf("needs-check"),
							no: countOf("not-eligible"),
						})
					: t("eligible.summaryStart", { count: entries.length })}
			</a>
		</p>
	);
}

/** The visitor's answers on this device; `requestedPerson` until there are any. */
function usePerson(
	requestedPerson: Person,
	form: RefObject<HTMLFormElement | null>,
): { person: Person; edition: number } {
	const { applicant, edition } = useApplicant();
	useEffect(() => {
		if (form.current === null || hasPersonAnswers(toPerson(applicantStore.read().applicant))) return;
		// Choices from before hydration.
		const early = readPerson(toFilledParams(new FormData(form.current)));
		if (hasPersonAnswers(early)) applicantStore.add(early);
	}, [form]);
	const person = toPerson(applicant);
	return { person: hasPersonAnswers(person) ? person : requestedPerson, edition };
}

/** The id of the list on its page. */
const STILL_OPEN_ID = "still-open";

const TONES = { eligible: "good", "needs-check": "care" } as const;

/** The reverse view: exams that the visitor may sit and can still apply for. */
function StillOpen({ entries }: { entries: readonly JudgedEntry[] }) {
	const t = useTranslations();
	const paths = usePaths();
	const open = listStillOpen(entries);
	return (
		<Section id={STILL_OPEN_ID} title={t("eligible.apply")} headingClass="text-2xl">
			{open.length === 0 && <p className="mt-2 text-quiet">{t("eligible.applyNone")}</p>}
			<ul className="mt-2">
				{open.map(({ exam, verdict, window }) => (
					<li
						key={exam.slug}
						className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-line border-t py-2"
					>
						<span className="min-w-0">
							<Link to={paths.exam(exam.slug)} className="link font-semibold">
								{exam.shortName}
							</Link>
							<span className="block text-quiet text-sm">
								<WindowWords window={window} />
							</span>
						</span>
						<Tag tone={TONES[verdict]}>{t(`eligible.verdictOf.${verdict}`)}</Tag>
					</li>
				))}
			</ul>
		</Section>
	);
}
