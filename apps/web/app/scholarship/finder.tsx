import type { ScholarshipList } from "@uchit/contract/scholarship-list.ts";
import {
	compareSchemes,
	judgeScholarship,
	roundOf,
	type Student,
	type Verdict,
} from "@uchit/contract/scholarship-rules.ts";
import { type SubmitEvent, useRef } from "react";
import type { Applicant } from "#app/applicant/applicant.ts";
import { ApplicantLine } from "#app/applicant/applicant-line.tsx";
import { applicantStore, useApplicant } from "#app/applicant/applicant-store.ts";
import {
	type CountedScheme,
	countedStore,
	sumCounted,
	toCounted,
	toggleCountedScheme,
} from "#app/applicant/counted-schemes.ts";
import { formatRupees } from "#app/facts/words/money.ts";
import { useStore } from "#app/platform/device-store.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Link } from "#app/shell/page/link.tsx";
import { Button } from "#app/ui/button.tsx";
import { SchemeRow } from "./scheme-row.tsx";
import { parseScholarshipSearch, type ScholarshipSearch, toScholarshipParams } from "./search.ts";
import { StatePortal } from "./state-portals.tsx";
import { incomeBand, StudentFields } from "./student-fields.tsx";
import {
	type ListedScheme,
	type NamedState,
	ruleWords,
	type SchemeTextContext,
	useSchemeTextContext,
} from "./words.ts";

const FORM_ID = "finder-form";
const RESULTS_ID = "finder-results";

/** With scripts nothing is sent: the form is read here. Without, it is a plain GET form, and `search` has the values of its address. */
export function Finder({
	search,
	facets,
	schemes,
	today,
}: {
	search: ScholarshipSearch;
	facets: ScholarshipList["facets"];
	schemes: readonly ListedScheme[];
	today: string;
}) {
	const { t, paths } = usePage();
	const results = useRef<HTMLElement>(null);
	const { applicant, edition } = useApplicant();
	const known = toScholarshipSearch(applicant);
	const criteria = toScholarshipParams(known).size > 0 ? known : search;
	const states = facets.state.map(({ value, label, labelHi }) => ({ slug: value, name: label, nameHi: labelHi }));
	const speech = useSchemeTextContext(states);
	const home = states.find(({ slug }) => slug === criteria.state);
	const isGiven = toScholarshipParams(criteria).size > 0;
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		event.currentTarget.closest("details")?.removeAttribute("open");
		applicantStore.add(toAnswers(parseScholarshipSearch(textsOf(new FormData(event.currentTarget)))));
		// The results stand below the form, so a press of the button scrolls to them.
		requestAnimationFrame(() => results.current?.focus());
	};
	const form = (
		<form
			id={FORM_ID}
			key={edition}
			method="get"
			action={paths.scholarshipFinder}
			autoComplete="off"
			onSubmit={submit}
			className="mt-6 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3"
		>
			<StudentFields known={criteria} facets={facets} hasCounts={false} />
			<Button type="submit">{t("scholarship.finder.submit")}</Button>
		</form>
	);
	return (
		<>
			<ApplicantLine changeAt={`#${FORM_ID}`} exam="none">
				<strong className="text-base text-ink">{t("scholarship.finder.private")}</strong>
			</ApplicantLine>
			<p className="mt-2 hidden max-w-text font-semibold [@media(scripting:none)]:block">
				{t("scholarship.finder.noScripts")}
			</p>
			{isGiven ? (
				<details className="mt-2">
					<summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-md border border-line px-3 py-1">
						<span className="min-w-0">{studentWords(speech, criteria)}</span>
						<span className="link flex-none text-sm">{t("applicant.change")}</span>
					</summary>
					{form}
				</details>
			) : (
				form
			)}
			{isGiven && (
				<section ref={results} tabIndex={-1} aria-labelledby={RESULTS_ID} className="mt-6 outline-none">
					<Results schemes={schemes} student={toStudent(criteria)} {...{ home, speech, today }} />
				</section>
			)}
		</>
	);
}

/** "Class 12 · SC · up to ₹2.5 lakh · Maharashtra": the filled fields in one line. */
function studentWords({ t, nameState }: SchemeTextContext, search: ScholarshipSearch): string {
	const { level, category, gender, income, state, stream, minority, disability } = search;
	return [
		level && t(`scholarship.level.${level}`),
		category && t(`scholarship.category.${category}`),
		gender && t(`scholarship.gender.${gender}`),
		income !== undefined && incomeBand(t, income),
		state && nameState(state),
		stream && t(`scholarship.stream.${stream}`),
		minority && t("scholarship.field.minority"),
		disability && t("scholarship.field.disability"),
	]
		.filter(Boolean)
		.join(" · ");
}

const GENDERS = { woman: "female", man: "male", another: "other" } as const;
const NO_SEARCH = parseScholarshipSearch(new URLSearchParams());

function toScholarshipSearch(applicant: Applicant): ScholarshipSearch {
	const { category, gender, hasDisability, isMinority, incomeInr, state, level, stream } = applicant;
	const known = parseScholarshipSearch(new URLSearchParams({ level: level ?? "", stream: stream ?? "" }));
	return {
		...NO_SEARCH,
		...known,
		category: category === "obc-ncl" ? "obc" : category,
		gender: gender && GENDERS[gender],
		disability: hasDisability ? "1" : undefined,
		minority: isMinority ? "1" : undefined,
		income: incomeInr,
		state,
	};
}

function toAnswers(search: ScholarshipSearch): Partial<Applicant> {
	const { category, gender, disability, minority, income, state, level, stream } = search;
	return {
		category: category === "obc" ? "obc-ncl" : category,
		gender: gender === undefined ? undefined : gender === "female" ? "woman" : gender === "male" ? "man" : "another",
		hasDisability: disability === "1",
		isMinority: minority === "1",
		incomeInr: income,
		state,
		level,
		stream,
	};
}

function textsOf(form: FormData): URLSearchParams {
	const texts = [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
	return new URLSearchParams(texts);
}

function toStudent({ minority, disability, page: _page, ...rest }: ScholarshipSearch): Student {
	return { ...rest, minority: minority === "1", disability: disability === "1" };
}

type Judged = { scheme: ListedScheme; verdict: Verdict };
type ResultsProps = {
	schemes: readonly ListedScheme[];
	student: Student;
	home: NamedState | undefined;
	speech: SchemeTextContext;
	today: string;
};

function Results({ schemes, student, home, speech, today }: ResultsProps) {
	const { t } = speech;
	const { fits, cannot, expected, closed, not } = groupSchemes(schemes, student, today);
	const rows = (group: readonly Judged[]) => (
		<ul className="mt-3">
			{group.map(({ scheme, verdict }) => (
				<SchemeRow key={scheme.slug} scheme={scheme} speech={speech} today={today}>
					{verdict.kind === "fits" ? undefined : <strong>{reasonWords(speech, scheme, verdict)}</strong>}
				</SchemeRow>
			))}
		</ul>
	);
	return (
		<>
			<h2 id={RESULTS_ID} className="text-2xl">
				{t("scholarship.finder.results")}
			</h2>
			<p className="mt-1 tabular-nums">
				{t("scholarship.finder.summary", { fits: fits.length, cannot: cannot.length, not: not.length })}
			</p>
			<StatePortal state={home} />
			<h3 className="mt-6 border-l-4 border-l-good-text pl-3 text-lg">{t("scholarship.finder.fits")}</h3>
			<p className="mt-1 pl-4 text-quiet text-sm">
				{fits.length === 0 ? t("scholarship.finder.none") : t("scholarship.finder.fitsNote")}
			</p>
			{rows(fits)}
			<CountOn schemes={[...fits, ...cannot].flatMap(({ scheme }) => toCounted(scheme) ?? [])} />
			{(
				[
					["cannot", cannot, t("scholarship.finder.cannotNote")],
					["expected", expected, t("scholarship.finder.expectedNote")],
					["closed", closed, t("scholarship.finder.closedNote")],
					["not", not, t("scholarship.finder.notNote")],
				] as const
			).map(([kind, group, note]) => (
				<details
					key={kind}
					open={kind === "cannot" && fits.length === 0}
					hidden={group.length === 0}
					className="mt-6 border-line border-t pt-2"
				>
					<summary className="min-h-11 py-2">
						<h3 className="inline text-lg">{t(`scholarship.finder.${kind}`)}</h3>{" "}
						<span className="text-quiet tabular-nums">{t("scholarship.finder.count", { count: group.length })}</span>
					</summary>
					<p className="text-quiet text-sm">{note}</p>
					{rows(group)}
				</details>
			))}
		</>
	);
}

/** What is over is apart, whether it fits or not yet. */
function groupSchemes(schemes: readonly ListedScheme[], student: Student, today: string) {
	const judged = schemes
		.toSorted(compareSchemes(student, today))
		.map((scheme) => ({ scheme, verdict: judgeScholarship(scheme, student) }));
	const groupOf = ({ scheme, verdict }: Judged) => {
		if (verdict.kind === "no") return "not";
		const round = roundOf(scheme, today);
		if (round !== "open") return round;
		return verdict.kind === "fits" ? "fits" : "cannot";
	};
	const { fits = [], cannot = [], expected = [], closed = [], not = [] } = Object.groupBy(judged, groupOf);
	return { fits, cannot, expected, closed, not };
}

const BEYOND = ["place", "nirf", "further"] as const;

function reasonWords(
	speech: SchemeTextContext,
	scheme: ListedScheme,
	verdict: Exclude<Verdict, { kind: "fits" }>,
): string {
	const { t } = speech;
	const condition = ruleWords(speech, scheme, verdict.rule);
	const what = t(`scholarship.field.${verdict.rule}`);
	if (verdict.kind === "no") return condition ?? what;
	const open = verdict.isUnanswered
		? t("scholarship.finder.untold", { what })
		: t("scholarship.finder.unknown", { what });
	const others = BEYOND.flatMap((rule) => (rule === verdict.rule ? [] : (ruleWords(speech, scheme, rule) ?? [])));
	const first = verdict.isUnanswered ? [open, ...(condition === undefined ? [] : [condition])] : [condition ?? open];
	return [...first, ...others].join(" · ");
}

function CountOn({ schemes }: { schemes: readonly CountedScheme[] }) {
	const { t, paths } = usePage();
	const counted = useStore(countedStore);
	if (schemes.length === 0) return null;
	return (
		<fieldset className="mt-4 max-w-text rounded-lg bg-sunk p-4 [@media(scripting:none)]:hidden">
			<legend className="float-left font-semibold">{t("scholarship.counted.question")}</legend>
			<ul className="clear-both">
				{schemes.map((scheme) => (
					<li key={scheme.slug}>
						<label className="flex min-h-11 items-center gap-3">
							<input
								type="checkbox"
								checked={counted.some(({ slug }) => slug === scheme.slug)}
								onChange={() => toggleCountedScheme(scheme)}
								className="size-5 flex-none accent-accent-text"
							/>
							<span lang="en" className="min-w-0 flex-1 [overflow-wrap:anywhere]">
								{scheme.name}
							</span>
							<span className="tabular-nums">{formatRupees(scheme.amountInr)}</span>
						</label>
					</li>
				))}
			</ul>
			<p role="status" className="text-sm">
				{counted.length > 0 && t("scholarship.counted.sum", { sum: formatRupees(sumCounted(counted)) })}
			</p>
			{counted.length > 0 && (
				<Link to={paths.shortlist} className="link inline-flex min-h-11 items-center">
					{t("scholarship.counted.next")}
				</Link>
			)}
		</fieldset>
	);
}
