import { readJosaa } from "../../predictor/naive/josaa.ts";
import type { Printed } from "../../predictor/naive/printed.ts";

export type Programme = { institute: string; name: string; byYear: ReadonlyMap<number, readonly Printed[]> };

export type Counselling = {
	rounds: ReadonlyMap<number, readonly number[]>;
	lists: ReadonlyMap<
		string,
		{ programmes: ReadonlyMap<string, Programme>; judgedYears: ReadonlyMap<string, Set<number>> }
	>;
};

/** A preparatory-course row belongs to its programme's list, but its figures never count. */
export function readCounselling(): Counselling {
	const rows = readJosaa();
	const rounds = new Map<number, number[]>();
	for (const [year, ofYear] of Map.groupBy(rows, ({ year = 0 }) => year))
		rounds.set(
			year,
			[...new Set(ofYear.map(({ round = 0 }) => round))].sort((a, b) => a - b),
		);
	const ofLists = Map.groupBy(rows, ({ list }) => (list === "preparatory" ? "advanced" : list));
	return {
		rounds: new Map([...rounds].sort(([a], [b]) => a - b)),
		lists: new Map(
			[...ofLists].map(([list, ofList]) => [
				list,
				{ programmes: toProgrammes(ofList), judgedYears: yearsBySeatType(ofList.filter(isUsable)) },
			]),
		),
	};
}

/** Larger than any exam's ranks: NIT Mizoram's list of 2025 has such misprints. */
const MOST_RANK = 3_000_000;

/**
 * False for misprints, preparatory-course rows, doubted rows, rows that open beyond their closing (two mixed lists), and IIT disability
 * seats from before the copies distinguished that course.
 */
export function isUsable({ list, opening = 0, closing, category, year = 0, isDoubted }: Printed): boolean {
	if (list === "preparatory" || isDoubted === true || opening > closing || closing > MOST_RANK) return false;
	return !(list === "advanced" && category.endsWith("(PwD)") && year < 2025);
}

export function keyOfProgramme(institute: string, programme: string): string {
	return `${institute}|${programme.replaceAll(/\s/g, "")}`.toLowerCase();
}

function toProgrammes(rows: readonly Printed[]): Map<string, Programme> {
	const grouped = Map.groupBy(rows, ({ institute, programme }) => keyOfProgramme(institute, programme));
	return new Map(
		[...grouped].map(([key, own]) => {
			const byYear = Map.groupBy(own, ({ year = 0 }) => year);
			const newest = byYear.get(Math.max(...byYear.keys()))?.at(-1);
			return [key, { institute: newest?.institute ?? "", name: newest?.programme ?? "", byYear }];
		}),
	);
}

function yearsBySeatType(rows: readonly Printed[]): Map<string, Set<number>> {
	const years = new Map<string, Set<number>>();
	for (const { category, year = 0 } of rows) years.set(category, (years.get(category) ?? new Set()).add(year));
	return years;
}
