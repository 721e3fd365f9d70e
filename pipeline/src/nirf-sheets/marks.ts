import type { OutcomeMeasure } from "@uchit/contract/outcome.schema.ts";
import type { Outcome } from "#pipeline/nirf-sheets/figures.ts";

/** Rupees a year. A median outside of this is a misprint, most often by a zero. */
const LOWEST_SALARY = 50_000;
const HIGHEST_SALARY = 10_000_000;

/** Marks what contradicts itself in the numbers of one institution, list and year. Published all the same, but kept out of tools. */
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
	return outcomes.map((outcome) => (suspects.has(outcome) ? { ...outcome, mark: "suspect" } : outcome));
}

function groups(outcomes: readonly Outcome[], within: (outcome: Outcome) => (string | number)[]): Outcome[][] {
	const keyOf = (outcome: Outcome) =>
		[outcome.collegeId, outcome.list, outcome.year, outcome.sourceId, ...within(outcome)].join("|");
	return [...Map.groupBy(outcomes, keyOf).values()];
}

/** The measures of one level and school year that cannot all be true. */
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

/** Two levels with the very same graduates, placed and salary: one of them is the other's, and nobody knows which. */
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
