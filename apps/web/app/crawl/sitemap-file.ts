import { EXAM_LEVELS, EXAM_STREAMS } from "@uchit/contract/exam.ts";
import { data, type LoaderFunctionArgs } from "react-router";
import { pathsIn } from "#app/paths.ts";
import { newestDay } from "#app/platform/backend/content-items.server.ts";
import { type RequestContext, requestContext } from "#app/platform/request-context.ts";
import { getRankingLists } from "#app/ranking/data.server.ts";
import { getCollegeSlugs, getCountrySlugs, getExamSlugs, getLists } from "./addresses.server.ts";
import { type MapEntry, toSitemap } from "./sitemap.ts";
import { listTextAddresses } from "./text-addresses.server.ts";

/** `/sitemaps/lists.xml`, `/sitemaps/exams.xml`, `/sitemaps/countries.xml`, `/sitemaps/colleges-3.xml`: one file of the map. */
export async function loader({ context, params: { file = "" }, url }: LoaderFunctionArgs): Promise<Response> {
	const addresses = await listAddresses(context.get(requestContext), file);
	if (addresses.length === 0) throw data("No such map", { status: 404 });
	return new Response(toSitemap(url.origin, addresses), {
		headers: { "content-type": "application/xml; charset=utf-8" },
	});
}

const paths = pathsIn("en");

async function listAddresses(request: RequestContext, file: string): Promise<MapEntry[]> {
	if (file === "texts.xml") return listTextAddresses(request);
	if (file === "lists.xml") {
		const [lists, rankings] = await Promise.all([getLists(request), getRankingLists(request)]);
		const narrowed = lists.map((list) =>
			paths.colleges(Object.fromEntries(list.map(({ facet, value }) => [facet, [value]]))),
		);
		const all = [
			paths.home,
			paths.colleges(),
			paths.compare(),
			paths.predict(),
			paths.predictReport,
			paths.planner(),
			paths.glossary(),
			paths.openData,
			paths.data,
			paths.tools,
			paths.rankings,
			...rankings.lists.flatMap(({ list, years }) => years.map(({ year }) => paths.ranking(list, year))),
			...narrowed,
		];
		return all.map((address) => ({ address }));
	}
	if (file === "exams.xml") return listExamAddresses(request);
	if (file === "countries.xml") {
		const { slugs, changedOn } = await getCountrySlugs(request);
		if (slugs.length === 0) return [];
		return [
			{ address: paths.studyAbroad, changedOn: newestDay(Object.values(changedOn)) },
			...slugs.map((slug) => ({ address: paths.country(slug), changedOn: changedOn[slug] })),
		];
	}
	const page = /^colleges-([1-9]\d{0,3})\.xml$/.exec(file)?.[1];
	if (page === undefined) return [];
	const { slugs, changedOn } = await getCollegeSlugs(request, Number(page));
	return slugs.map((slug) => ({ address: paths.college(slug), changedOn: changedOn[slug] }));
}

/** The list, its views and narrowings that have titles of their own, and every exam. */
async function listExamAddresses(request: RequestContext): Promise<MapEntry[]> {
	const { slugs, changedOn } = await getExamSlugs(request);
	if (slugs.length === 0) return [];
	const lists = [
		paths.exams(),
		paths.exams({ view: "calendar" }),
		...EXAM_STREAMS.map((stream) => paths.exams({ stream: [stream] })),
		...EXAM_LEVELS.map((level) => paths.exams({ level: [level] })),
		paths.eligibility,
	];
	return [
		...lists.map((address) => ({ address })),
		...slugs.map((slug) => ({ address: paths.exam(slug), changedOn: changedOn[slug] })),
	];
}
