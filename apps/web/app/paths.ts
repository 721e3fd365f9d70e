import { type CollegeSearch, toCollegeParams } from "#app/lib/college-search.ts";
import { type CutoffSearch, toCutoffParams } from "#app/lib/cutoff-search.ts";

export const HOME_PATH = "/";

/** The college list with its filters; without any, the list of everything. */
export function collegesPath(search: Partial<CollegeSearch> = {}): string {
	return withQuery("/colleges", toCollegeParams(search));
}

/** A college's page; with a search, at its cutoff table. */
export function collegePath(slug: string, cutoffs?: Partial<CutoffSearch>): string {
	const path = `/college/${encodeURIComponent(slug)}`;
	return cutoffs === undefined ? path : `${withQuery(path, toCutoffParams(cutoffs))}#${CUTOFFS_ID}`;
}

/** Where the cutoff table stands on a college's page. */
export const CUTOFFS_ID = "cutoffs";

/** Where a source stands in its page's list of sources. */
export function sourceElementId(sourceId: string): string {
	return `source-${sourceId}`;
}

/** The link from a figure to its receipt on the same page. */
export function sourceHref(sourceId: string): string {
	return `#${encodeURIComponent(sourceElementId(sourceId))}`;
}

function withQuery(path: string, params: URLSearchParams): string {
	return params.size === 0 ? path : `${path}?${params}`;
}
