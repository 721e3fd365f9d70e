import { type ReactNode, type RefObject, useDeferredValue, useEffect, useRef, useState } from "react";
import { ApplicantLine } from "#app/applicant/applicant-line.tsx";
import { applicantStore, useApplicant } from "#app/applicant/applicant-store.ts";
import { NumberField } from "#app/applicant/number-field.tsx";
import { hasPersonAnswers, PERCENTS, type Person, readPerson, toPerson } from "#app/applicant/person.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { toFilledParams } from "#app/shell/form/address-form.tsx";
import { Link } from "#app/shell/page/link.tsx";
import { Button } from "#app/ui/button.tsx";
import { Tag } from "#app/ui/chip.tsx";
import { Section } from "#app/ui/section.tsx";
import { ExamResults, RESULTS_ID } from "./exam-results.tsx";
import { type FormProps, type NamedOption, PersonFields, StudyFields } from "./person-parts.tsx";
import { type RuleNames, RuleNamesProvider } from "./rule-names.tsx";
import type { Verdict } from "./rules/judge.ts";
import {
	type JudgedEntry,
	judgeExams,
	listAttemptLimitedExams,
	listStillOpen,
	type RuledExam,
} from "./rules/judge-exams.ts";
import { WindowWords } from "./window-words.tsx";

const FORM_ID = "person-form";

type EligibilityDeskProps = {
	exams: readonly RuledExam[];
	states: readonly NamedOption[];
	names: RuleNames;
	today: string;
	inAddress: Person;
};

/** With scripts everything runs on the device and nothing is sent; without them this is a GET form with values from `inAddress`. */
export function EligibilityChecker({ exams, states, names, today, inAddress }: EligibilityDeskProps) {
	const { t, paths } = usePage();
	const form = useRef<HTMLFormElement>(null);
	const desk = usePerson(inAddress, form);
	// Deferred, so that typing stays responsive.
	const person = useDeferredValue(desk.person);
	const entries = judgeExams(exams, person, today);
	const isStated = hasPersonAnswers(person);
	return (
		<RuleNamesProvider value={{ ...names, today }}>
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
							counting={listAttemptLimitedExams(exams)}
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

/** Counts of verdicts; stays visible while the form is filled. */
function Summary({ entries, hasAnswers }: { entries: readonly JudgedEntry[]; hasAnswers: boolean }) {
	const { t } = usePage();
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
							no: countOf("no-seat") + countOf("not-eligible"),
						})
					: t("eligible.summaryStart", { count: entries.length })}
			</a>
		</p>
	);
}

/** The device's answers, or `requestedPerson` if there are none. */
function usePerson(
	requestedPerson: Person,
	form: RefObject<HTMLFormElement | null>,
): { person: Person; edition: number } {
	const { applicant, edition } = useApplicant();
	useEffect(() => {
		if (form.current === null || hasPersonAnswers(toPerson(applicantStore.read().applicant))) return;
		const early = readPerson(toFilledParams(new FormData(form.current)));
		if (hasPersonAnswers(early)) applicantStore.add(early);
	}, [form]);
	const person = toPerson(applicant);
	return { person: hasPersonAnswers(person) ? person : requestedPerson, edition };
}

const STILL_OPEN_ID = "still-open";

const TONES = { eligible: "good", "needs-check": "care" } as const;

function StillOpen({ entries }: { entries: readonly JudgedEntry[] }) {
	const { t, paths } = usePage();
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
								<WindowWords exam={exam} window={window} />
							</span>
						</span>
						<Tag tone={TONES[verdict]}>{t(`eligible.verdictOf.${verdict}`)}</Tag>
					</li>
				))}
			</ul>
		</Section>
	);
}

/**
 * Field names are those of `readPerson`; attempts have no name, so that no form sends them. `autoComplete` stops browsers from restoring
 * answers.
 */
function PersonForm({ person, update, states, counting }: FormProps) {
	const { t } = usePage();
	// Fields keep their own text while typing; the parent changes the key when the whole person is replaced.
	const [initial] = useState(person);
	return (
		<div className="space-y-8">
			<Part legend={t("eligible.part.studies")}>
				<StudyFields initial={initial} person={person} update={update} />
			</Part>
			<Part legend={t("eligible.part.marks")}>
				{PERCENTS.map((percentBase) => (
					<NumberField
						key={percentBase}
						name={percentBase}
						label={t(`eligible.field.percent-${percentBase}`)}
						initial={initial.percents[percentBase]}
						bounds={{ from: 0, to: 100 }}
						onNumber={(percent) => update({ percents: { ...person.percents, [percentBase]: percent } })}
					/>
				))}
			</Part>
			<Part legend={t("eligible.part.person")}>
				<PersonFields initial={initial} person={person} update={update} states={states} />
			</Part>
			{counting.length > 0 && (
				<Part legend={t("eligible.part.attempts")} isNarrow>
					{counting.map(({ slug, name, inYears }) => (
						<NumberField
							key={slug}
							label={name}
							hint={inYears === undefined ? undefined : t("eligible.within", { years: inYears })}
							initial={initial.attempts[slug]}
							bounds={{ from: 0, to: 30 }}
							isWhole
							onNumber={(times) => update({ attempts: { ...person.attempts, [slug]: times } })}
						/>
					))}
				</Part>
			)}
		</div>
	);
}

function Part({ legend, isNarrow = false, children }: { legend: string; isNarrow?: boolean; children: ReactNode }) {
	return (
		<fieldset className={`min-w-0 ${isNarrow ? "[@media(scripting:none)]:hidden" : ""}`}>
			<legend className="mb-3 font-semibold text-lg">{legend}</legend>
			<div
				className={`grid items-end gap-4 ${isNarrow ? "grid-cols-2 sm:grid-cols-3" : "sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2"}`}
			>
				{children}
			</div>
		</fieldset>
	);
}
