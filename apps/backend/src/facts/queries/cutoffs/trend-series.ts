import type { RankSpace } from "@uchit/contract/cutoff-kind.ts";
import type { TrendPoint, TrendSeries } from "@uchit/contract/cutoff-trend.ts";
import { isProgrammeSpecific, isScoreSpace } from "@uchit/contract/cutoff-use.ts";
import { foldName } from "@uchit/predictor/fold.ts";

export type TrendRow = TrendPoint & { programme: string };
export type NamedSeries = TrendSeries & { key: string };

/**
 * Joins rows to one series per programme, under its newest name. If a year prints a seat twice, neither figure can be
 * assigned, so both are left out.
 */
export function joinSeries(rows: readonly TrendRow[]): { series: NamedSeries[]; printedTwice: number } {
	let printedTwice = 0;
	const series = [...Map.groupBy(rows, ({ programme }) => foldName(programme))].map(([key, ofProgramme]) => {
		const years = Map.groupBy(ofProgramme, ({ year }) => year);
		const single = [...years.values()].filter(({ length }) => length === 1).flat();
		printedTwice += ofProgramme.length - single.length;
		const points = single
			.toSorted((a, b) => a.year - b.year)
			.map(({ year, round, closing, sourceId }) => ({ year, round, closing, sourceId }));
		const newest = ofProgramme.toSorted((a, b) => b.year - a.year)[0]?.programme ?? key;
		return { key, programme: newest, points };
	});
	return { series: series.filter(({ points }) => points.length > 0), printedTwice };
}

/** Sorts by number of years, then by the hardest in its newest year if programmes can be compared, then by name. */
export function sortSeries(series: readonly NamedSeries[], rankSpace: RankSpace | undefined): NamedSeries[] {
	const newest = ({ points }: NamedSeries) => points.at(-1)?.closing ?? 0;
	const harder = rankSpace === undefined || isProgrammeSpecific(rankSpace) ? 0 : isScoreSpace(rankSpace) ? -1 : 1;
	return series.toSorted(
		(a, b) =>
			b.points.length - a.points.length || harder * (newest(a) - newest(b)) || (a.programme < b.programme ? -1 : 1),
	);
}
