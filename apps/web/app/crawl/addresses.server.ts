import { ADDRESSES_PAGE_SIZE, CollegeAddresses, GuideAddresses, ListAddresses } from "@uchit/contract/address.ts";
import { requireFromBackend } from "#app/platform/backend/backend.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";

export async function getCollegeSlugs(
	request: RequestContext,
	page: number,
): Promise<GuideAddresses & { pages: number; pagesChangedOn: CollegeAddresses["pagesChangedOn"] }> {
	const addresses = await requireFromBackend(request, `/v1/addresses/colleges?page=${page}`, CollegeAddresses);
	const { slugs, changedOn, pagesChangedOn, total } = addresses;
	return { slugs, changedOn, pagesChangedOn, pages: Math.ceil(total / ADDRESSES_PAGE_SIZE) };
}

export async function getLists(request: RequestContext): Promise<ListAddresses["lists"]> {
	const addresses = await requireFromBackend(request, "/v1/addresses/lists", ListAddresses);
	return addresses.lists;
}

export async function getExamSlugs(request: RequestContext): Promise<GuideAddresses> {
	return requireFromBackend(request, "/v1/addresses/exams", GuideAddresses);
}

export async function getCountrySlugs(request: RequestContext): Promise<GuideAddresses> {
	return requireFromBackend(request, "/v1/addresses/countries", GuideAddresses);
}
