import type { LoaderFunctionArgs } from "react-router";
import { getCollegeSlugs, getCountrySlugs, getExamSlugs } from "#app/data/addresses.server.ts";
import { listTextAddresses } from "#app/data/text-addresses.server.ts";
import { toSitemapIndex } from "#app/lib/sitemap.ts";
import { requestContext } from "#app/request-context.ts";

/** `/sitemap.xml`: the files that the map of the site is split into. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
	const request = context.get(requestContext);
	const [{ pages }, exams, countries, texts] = await Promise.all([
		getCollegeSlugs(request, 1),
		getExamSlugs(request),
		getCountrySlugs(request),
		listTextAddresses(request),
	]);
	const colleges = Array.from({ length: pages }, (_, index) => `/sitemaps/colleges-${index + 1}.xml`);
	const body = toSitemapIndex(url.origin, [
		"/sitemaps/lists.xml",
		...(exams.length > 0 ? ["/sitemaps/exams.xml"] : []),
		...(countries.length > 0 ? ["/sitemaps/countries.xml"] : []),
		...(texts.length > 0 ? ["/sitemaps/texts.xml"] : []),
		...colleges,
	]);
	return new Response(body, { headers: { "content-type": "application/xml; charset=utf-8" } });
}
