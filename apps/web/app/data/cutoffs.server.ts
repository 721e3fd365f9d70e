import type { CutoffSummary } from "@uchit/contract/college.ts";
import { CutoffPage } from "@uchit/contract/cutoff.ts";
import { CutoffTrend } from "@uchit/contract/cutoff-trend.ts";
import type { FacetOption } from "@uchit/contract/paging.ts";
import { type CutoffSearch, type CutoffTable, EVERY, toCutoffParams } from "#app/lib/cutoff-search.ts";
import type { CutoffTrends } from "#app/lib/cutoff-trend.ts";
import { layOutTrend } from "#app/lib/cutoff-trend-plot.ts";
import { type TrendSearch, toTrendQuery } from "#app/lib/cutoff-trend-search.ts";
import type { RequestContext } from "#app/request-context.ts";
import { getFromBackend } from "./backend.server.ts";

/**
 * Searches the cutoffs of a college that has some (`summaries`). Years and rounds offer all there are, because a round of one
 * year need not exist in another; the other filters offer what the rest of the search leaves.
 */
export async function searchCutoffs(
	request: RequestContext,
	slug: string,
	{ search, summaries }: { search: CutoffSearch; summaries: readonly CutoffSummary[] },
): Promise<CutoffTable> {
	const year = search.year ?? newestYear(summaries, search.exam) ?? EVERY;
	const ofYear = await getCutoffs(request, slug, { exam: search.exam, year }, ONE_ROW);
	const round = search.round ?? (year === EVERY ? EVERY : (lastRound(ofYear.facets.round) ?? EVERY));
	const page = await getCutoffs(request, slug, { ...search, year, round });
	return {
		page,
		asked: search,
		year,
		round,
		options: { ...page.facets, year: ofYear.facets.year, round: ofYear.facets.round },
	};
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

/** Where only the facets are wanted. */
const ONE_ROW = 1;

function newestYear(summaries: readonly CutoffSummary[], exam: string | undefined): string | undefined {
	const years = summaries
		.filter((summary) => exam === undefined || summary.exam === exam)
		.flatMap(({ lastYear }) => lastYear ?? []);
	return years.length === 0 ? undefined : String(Math.max(...years));
}

function lastRound(rounds: readonly FacetOption[]): string | undefined {
	return rounds.toSorted((a, b) => Number(b.value) - Number(a.value))[0]?.value;
}

async function getCutoffs(
	request: RequestContext,
	slug: string,
	search: Partial<CutoffSearch>,
	limit?: number,
): Promise<CutoffPage> {
	const params = toCutoffParams(search);
	for (const [key, value] of [...params]) if (value === EVERY) params.delete(key);
	if (limit !== undefined) params.set("limit", String(limit));
	const page = await getFromBackend(request, `/v1/colleges/${slug}/cutoffs?${params}`, CutoffPage);
	if (page === undefined) throw new Error(`The backend has no cutoffs of ${slug}, though it knows the college.`);
	return page;
}
