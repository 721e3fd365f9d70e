import { ADDRESSES_PAGE_SIZE, CollegeAddresses, GuideAddresses, ListAddresses } from "@uchit/contract/address.ts";
import { getFromBackend } from "#app/platform/backend/backend.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";

/** One file of institutions' slugs, when each changed, and how many files there are. */
export async function getCollegeSlugs(
	request: RequestContext,
	page: number,
): Promise<GuideAddresses & { pages: number; pagesChangedOn: CollegeAddresses["pagesChangedOn"] }> {
	const addresses = await getFromBackend(request, `/v1/addresses/colleges?page=${page}`, CollegeAddresses);
	if (addresses === undefined) throw new Error("The backend has no addresses of colleges.");
	const { slugs, changedOn, pagesChangedOn, total } = addresses;
	return { slugs, changedOn, pagesChangedOn, pages: Math.ceil(total / ADDRESSES_PAGE_SIZE) };
}

/** The lists that have an address in the map of the site. */
export async function getLists(request: RequestContext): Promise<ListAddresses["lists"]> {
	const addresses = await getFromBackend(request, "/v1/addresses/lists", ListAddresses);
	if (addresses === undefined) throw new Error("The backend has no addresses of lists.");
	return addresses.lists;
}

/** The slugs of every published exam. */
export async function getExamSlugs(request: RequestContext): Promise<GuideAddresses> {
	const addresses = await getFromBackend(request, "/v1/addresses/exams", GuideAddresses);
	if (addresses === undefined) throw new Error("The backend has no addresses of exams.");
	return addresses;
}

/** Every country that has a page. */
export async function getCountrySlugs(request: RequestContext): Promise<GuideAddresses> {
	const addresses = await getFromBackend(request, "/v1/addresses/countries", GuideAddresses);
	if (addresses === undefined) throw new Error("The backend has no addresses of countries.");
	return addresses;
}
