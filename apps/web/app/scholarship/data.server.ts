import { NamedSchemes, ScholarshipList, ScholarshipPage } from "@uchit/contract/scholarship-list.ts";
import { getFromBackend, requireFromBackend } from "#app/platform/backend/backend.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import { SLUG } from "#app/platform/slug.ts";
import { type ScholarshipSearch, toScholarshipParams } from "./search.ts";

export async function listScholarships(
	request: RequestContext,
	search: Partial<ScholarshipSearch> = {},
): Promise<ScholarshipList> {
	const params = toScholarshipParams({ ...search, page: 1 });
	return requireFromBackend(request, `/v1/scholarships?${params}`, ScholarshipList);
}

/** Schemes whose own rule names the state or subject of a page; none in an outage, since the page has more to show. */
export async function listNamedSchemes(
	request: RequestContext,
	about: Partial<Pick<ScholarshipSearch, "level" | "state" | "stream">>,
): Promise<NamedSchemes> {
	const none: NamedSchemes = { total: 0, items: [] };
	if (about.state === undefined && about.stream === undefined) return none;
	const schemes = await getFromBackend(request, `/v1/scholarships/named?${toScholarshipParams(about)}`, NamedSchemes);
	return schemes ?? none;
}

export async function getScholarship(request: RequestContext, slug: string): Promise<ScholarshipPage | undefined> {
	return SLUG.test(slug) ? getFromBackend(request, `/v1/scholarships/${slug}`, ScholarshipPage) : undefined;
}
