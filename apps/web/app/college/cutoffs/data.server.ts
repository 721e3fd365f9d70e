import { CutoffPage } from "@uchit/contract/cutoff.schema.ts";
import { LAST_ROUND, NEWEST_YEAR } from "@uchit/contract/cutoff.ts";
import { CutoffTrend } from "@uchit/contract/cutoff-trend.schema.ts";
import { getFromBackend } from "#app/platform/backend/backend.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import type { CutoffTrends } from "./cutoff-trend.ts";
import { type CutoffSearch, type CutoffTable, EVERY, toCutoffParams } from "./search.ts";
import { layOutTrend } from "./trend-plot.ts";
import { type TrendSearch, toTrendQuery } from "./trend-search.ts";

/** On one page: with more, the Hindi page of an IIT weighs over 200 kB. */
const ROWS = 15;

/** Searches the cutoffs of a college that has some: of the newest year and its last round, unless others are asked for. */
export async function searchCutoffs(request: RequestContext, slug: string, asked: CutoffSearch): Promise<CutoffTable> {
	const params = toCutoffParams({ ...asked, year: asked.year ?? NEWEST_YEAR, round: asked.round ?? LAST_ROUND });
	for (const [key, value] of [...params]) if (value === EVERY) params.delete(key);
	params.set("limit", String(ROWS));
	const page = await getFromBackend(request, `/v1/colleges/${slug}/cutoffs?${params}`, CutoffPage);
	if (page === undefined) throw new Error(`The backend has no cutoffs of ${slug}, though it knows the college.`);
	const { understood, available, facets } = page;
	const [year = EVERY] = understood.year;
	const [round = EVERY] = understood.round;
	const options = { ...facets, year: available.year.map(toOption), round: available.round.map(toOption) };
	return { page, asked, year, round, options };
}

function toOption(value: string): { value: string; label: string } {
	return { value, label: value };
}

/** Closing ranks of a college over the years, laid out as the page shows them. */
export async function loadCutoffTrends(
	request: RequestContext,
	slug: string,
	asked: TrendSearch,
): Promise<CutoffTrends> {
	const trend = await getFromBackend(request, `/v1/colleges/${slug}/cutoffs/trend?${toTrendQuery(asked)}`, CutoffTrend);
	if (trend === undefined) throw new Error(`The backend has no closing ranks of ${slug}, though it knows the college.`);
	return { asked, trend, plots: layOutTrend(trend) };
}
