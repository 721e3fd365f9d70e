import type { OutcomeMeasure } from "@uchit/contract/outcome-measure.ts";
import type { Outcome } from "#pipeline/nirf-sheets/figures.ts";

/** Rupees a year. A median outside these bounds is a misprint, usually by a zero. */
const LOWEST_SALARY = 50_000;
const HIGHEST_SALARY = 10_000_000;

/** A median near a twelfth of that of the same list, level and year is probably a month's pay. */
const MONTHS = 12;
const NEARLY = 2;
const MIN_SALARIES = 10;

export function markSuspects(outcomes: readonly Outcome[]): Outcome[] {
	const suspects = new Set<Outcome>();
	for (const group of groups(outcomes, ({ level, cohort }) => [level, cohort])) {
		for (const measure of contradictions(group)) {
			const outcome = group.find((known) => known.measure === measure);
			if (outcome !== undefined) suspects.add(outcome);
		}
	}
	for (const group of groups(outcomes, ({ cohort }) => [cohort])) {
		for (const outcome of repeatedLevels(group)) suspects.add(outcome);
	}
	for (const outcome of monthlySalaries(outcomes)) suspects.add(outcome);
	return outcomes.map((outcome) => (suspects.has(outcome) ? { ...outcome, mark: "suspect" } : outcome));
}

function monthlySalaries(outcomes: readonly Outcome[]): Outcome[] {
	const salaries = outcomes.filter(({ measure }) => measure === "median-salary");
	const ofCollege = Map.groupBy(salaries, ({ collegeId }) => collegeId);
	const alike = Map.groupBy(salaries, ({ list, level, year }) => [list, level, year].join("|"));
	return [...alike.values()]
		.filter((group) => group.length >= MIN_SALARIES)
		.flatMap((group) => {
			const month = middle(group) / MONTHS;
			return group.filter((salary) => isNear(salary.value, month) && !isUsual(salary, ofCollege));
		});
}

function isUsual({ collegeId, cohort, value }: Outcome, ofCollege: ReadonlyMap<string, readonly Outcome[]>): boolean {
	const others = (ofCollege.get(collegeId) ?? []).filter((other) => other.cohort !== cohort);
	return others.length > 0 && isNear(middle(others), value);
}

function isNear(a: number, b: number): boolean {
	return Math.max(a / b, b / a) <= NEARLY;
}

function middle(salaries: readonly Outcome[]): number {
	const sorted = salaries.map(({ value }) => value).toSorted((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function groups(outcomes: readonly Outcome[], within: (outcome: Outcome) => (string | number)[]): Outcome[][] {
	const keyOf = (outcome: Outcome) =>
		[outcome.collegeId, outcome.list, outcome.year, outcome.sourceId, ...within(outcome)].join("|");
	return [...Map.groupBy(outcomes, keyOf).values()];
}

function contradictions(group: readonly Outcome[]): OutcomeMeasure[] {
	const values = new Map(group.map(({ measure, value }) => [measure, value]));
	const sum = (...measures: OutcomeMeasure[]) => measures.reduce((total, name) => total + (values.get(name) ?? 0), 0);
	const exceeds = (whole: OutcomeMeasure, ...parts: OutcomeMeasure[]): OutcomeMeasure[] =>
		values.has(whole) && sum(...parts) > sum(whole) ? [whole, ...parts] : [];
	const salary = values.get("median-salary");
	return [
		...(salary !== undefined && (salary < LOWEST_SALARY || salary > HIGHEST_SALARY) ? ["median-salary" as const] : []),
		...exceeds("graduated", "placed"),
		...exceeds("graduated", "placed", "higher-studies"),
		...exceeds("students", "male-students", "female-students"),
		...exceeds("students", "state-students", "other-state-students", "foreign-students"),
		...exceeds("students", "economically-backward", "socially-challenged"),
	];
}

/** Two levels with identical graduates, placed and salary: one repeats the other, and it is unknown which. */
function repeatedLevels(group: readonly Outcome[]): Outcome[] {
	const byLevel = [...Map.groupBy(group, ({ level }) => level).values()];
	const keyOf = (outcomes: readonly Outcome[]) =>
		(["graduated", "placed", "median-salary"] as const)
			.map((measure) => outcomes.find((known) => known.measure === measure)?.value)
			.join("|");
	return [...Map.groupBy(byLevel, keyOf)]
		.filter(([key, levels]) => levels.length > 1 && !key.split("|").includes(""))
		.flatMap(([, levels]) => levels.flat());
}
