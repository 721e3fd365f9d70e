import type { Replay } from "@uchit/contract/predict-replay.ts";

type Year = Replay["years"][number];

export type ComparedYear = { year: number; before: Year | undefined; after: Year | undefined; differs: boolean };

/**
 * Years that end at another programme, or without a seat, come first; then oldest first. Another pool of one programme is no difference.
 */
export function compareYears(before: Replay, after: Replay): ComparedYear[] {
	const [befores, afters] = [before, after].map(({ years }) => new Map(years.map((each) => [each.year, each])));
	const years = [...new Set([...(befores?.keys() ?? []), ...(afters?.keys() ?? [])])].sort((a, b) => a - b);
	return years
		.map((year) => {
			const ends = { before: befores?.get(year), after: afters?.get(year) };
			return { year, ...ends, differs: endOf(ends.before) !== endOf(ends.after) };
		})
		.sort((a, b) => Number(b.differs) - Number(a.differs) || a.year - b.year);
}

function endOf(lived: Year | undefined): string {
	if (lived === undefined) return "left out";
	return lived.end === undefined ? "no seat" : `${lived.end.college}|${lived.end.programme}`;
}
