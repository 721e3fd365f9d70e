import type { LoaderFunctionArgs } from "react-router";
import { newestDay } from "#app/platform/backend/content-items.server.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { getCollegeSlugs, getCountrySlugs, getExamSlugs } from "./addresses.server.ts";
import { toSitemapIndex } from "./sitemap.ts";
import { listTextAddresses } from "./text-addresses.server.ts";

export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
	const request = context.get(requestContext);
	const [{ pages, pagesChangedOn }, exams, countries, texts] = await Promise.all([
		getCollegeSlugs(request, 1),
		getExamSlugs(request),
		getCountrySlugs(request),
		listTextAddresses(request),
	]);
	const others = [
		{ address: "/sitemaps/exams.xml", days: Object.values(exams.changedOn) },
		{ address: "/sitemaps/countries.xml", days: Object.values(countries.changedOn) },
		{ address: "/sitemaps/texts.xml", days: texts.map(({ changedOn }) => changedOn) },
	].filter(({ days }) => days.length > 0);
	const colleges = Array.from({ length: pages }, (_, index) => ({
		address: `/sitemaps/colleges-${index + 1}.xml`,
		days: [pagesChangedOn[index + 1]],
	}));
	const own = ["lists", "places", "courses", "scholarships"].map((name) => ({
		address: `/sitemaps/${name}.xml`,
		days: [],
	}));
	const files = [...own, ...others, ...colleges];
	const body = toSitemapIndex(
		url.origin,
		files.map(({ address, days }) => ({ address, changedOn: newestDay(days) })),
	);
	return new Response(body, { headers: { "content-type": "application/xml; charset=utf-8" } });
}
