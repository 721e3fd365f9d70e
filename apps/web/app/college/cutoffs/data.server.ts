import { type Cutoff, type CutoffFilter, CutoffPage, LAST_ROUND, NEWEST_YEAR } from "@uchit/contract/cutoff.ts";
import { CutoffTrend } from "@uchit/contract/cutoff-trend.ts";
import type { Source } from "@uchit/contract/source.ts";
import { nameProgramme } from "#app/facts/programme.ts";
import { requireFromBackend } from "#app/platform/backend/backend.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import type { CutoffTrends } from "./cutoff-trend.ts";
import { type CutoffResults, type CutoffRow, type CutoffSearch, NO_FILTER, toCutoffParams } from "./search.ts";
import { layOutTrend } from "./trend-plot.ts";
import { type TrendSearch, toTrendQuery } from "./trend-search.ts";

/** Rows per page: with more, the Hindi page of an IIT exceeds 200 kB. */
const ROWS = 15;

/** Defaults to the newest year and its last round. The college must have cutoffs. */
export async function searchCutoffs(
	request: RequestContext,
	slug: string,
	search: CutoffSearch,
): Promise<{ cutoffs: CutoffResults; sources: Source[] }> {
	const params = toCutoffParams({ ...search, year: search.year ?? NEWEST_YEAR, round: search.round ?? LAST_ROUND });
	for (const [key, value] of [...params]) if (value === NO_FILTER) params.delete(key);
	params.set("limit", String(ROWS));
	const page = await requireFromBackend(request, `/v1/colleges/${slug}/cutoffs?${params}`, CutoffPage);
	const { total, limit, items, understood, available, facets, sources } = page;
	const [year = NO_FILTER] = understood.year;
	const [round = NO_FILTER] = understood.round;
	const optionsOf = (filter: CutoffFilter) => facets[filter].map(({ value, label }) => ({ value, label }));
	const options = {
		exam: optionsOf("exam"),
		authority: optionsOf("authority"),
		year: available.year.map(toOption),
		round: available.round.map(toOption),
		quota: optionsOf("quota"),
		seatType: optionsOf("seatType"),
		gender: optionsOf("gender"),
		programme: optionsOf("programme").map(({ value, label }) => ({ value, label: nameProgramme(label) })),
	};
	return { cutoffs: { page: { total, limit, items: items.map(toRow) }, search, year, round, options }, sources };
}

function toOption(value: string): { value: string; label: string } {
	return { value, label: value };
}

function toRow({ yearNote: _note, pool: _pool, socialCategory: _category, pwd: _pwd, ...row }: Cutoff): CutoffRow {
	return row;
}

export async function loadCutoffTrends(
	request: RequestContext,
	slug: string,
	search: TrendSearch,
): Promise<{ trends: CutoffTrends; series: CutoffTrend["series"]; sources: Source[] }> {
	const trend = await requireFromBackend(
		request,
		`/v1/colleges/${slug}/cutoffs/trend?${toTrendQuery(search)}`,
		CutoffTrend,
	);
	const { series: _, sources, ...shownTrend } = trend;
	const hasLine = trend.span !== undefined && trend.span.first < trend.span.last;
	return {
		trends: { search, trend: shownTrend, plots: hasLine ? layOutTrend(trend) : [] },
		series: trend.series,
		sources,
	};
}
