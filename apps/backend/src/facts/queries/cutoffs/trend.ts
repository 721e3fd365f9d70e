import {
	type CutoffTrend,
	type CutoffTrendQuery,
	TREND_PROGRAMMES,
	type TrendOption,
} from "@uchit/contract/cutoff-trend.ts";
import { foldName } from "@uchit/predictor/fold.ts";
import type { Database } from "#backend/db/client.ts";
import { withSources } from "#backend/facts/queries/sources.ts";
import { countLeftOut, listTrendRows, listTrendSeats, mayHoldPreparatory } from "./trend-rows.ts";
import { chooseSeat } from "./trend-seat.ts";
import { joinSeries, type NamedSeries, sortSeries } from "./trend-series.ts";

export async function getCutoffTrend(db: Database, collegeId: string, query: CutoffTrendQuery): Promise<CutoffTrend> {
	const { seat, options, notHeld } = chooseSeat(await listTrendSeats(db, collegeId), query);
	const leftOut = await countLeftOut(db, collegeId, seat?.exam);
	const rows = seat === undefined ? [] : await listTrendRows(db, collegeId, seat);
	const joined = joinSeries(rows);
	const sorted = sortSeries(joined.series, seat?.rankSpace);
	const chosen = chooseSeries(sorted, {
		requested: query.programme,
		leastYears: seat?.authority === NEWEST_ALONE ? 1 : 2,
	});
	return withSources(db, {
		seat,
		span: spanOf(sorted),
		options,
		programmes: sorted.map((series) => toOption(series, chosen.series)),
		notHeld: [...notHeld, ...chosen.notHeld.map((value) => ({ choice: "programme" as const, value }))],
		series: chosen.series.map(({ programme, points }) => ({ programme, points })),
		leftOut: { ...leftOut, marked: leftOut.marked + joined.printedTwice },
		mayHoldPreparatory: seat !== undefined && mayHoldPreparatory(seat, yearsOf(chosen.series)),
	});
}

/** The authority whose newest list alone counts (`trend-rows.ts`). */
const NEWEST_ALONE = "MCC";

type Choice = { requested: readonly string[]; leastYears: number };

/** Chooses the requested programmes, or the first ones with a line: with at least two years, where there can be two. */
function chooseSeries(series: readonly NamedSeries[], { requested, leastYears }: Choice) {
	const wanted = new Map(requested.map((name) => [foldName(name), name]));
	const wantedSeries = series.filter(({ key }) => wanted.has(key));
	for (const { key } of wantedSeries) wanted.delete(key);
	const shown = wantedSeries.length > 0 ? wantedSeries : series.filter(({ points }) => points.length >= leastYears);
	return { series: shown.slice(0, TREND_PROGRAMMES), notHeld: [...wanted.values()] };
}

function yearsOf(series: readonly NamedSeries[]): number[] {
	return series.flatMap(({ points }) => points.map(({ year }) => year));
}

function spanOf(series: readonly NamedSeries[]): CutoffTrend["span"] {
	const years = yearsOf(series);
	return years.length === 0 ? undefined : { first: Math.min(...years), last: Math.max(...years) };
}

function toOption(series: NamedSeries, chosen: readonly NamedSeries[]): TrendOption {
	const { programme, points } = series;
	return { value: programme, label: programme, years: points.length, selected: chosen.includes(series) };
}
