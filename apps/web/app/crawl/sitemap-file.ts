import type { ListAddresses } from "@uchit/contract/address.ts";
import { AFTER_PAGES } from "@uchit/contract/after.ts";
import { ALL_SUBJECTS, findSubject } from "@uchit/contract/course.ts";
import { EXAM_LEVELS, EXAM_STREAMS } from "@uchit/contract/exam.ts";
import type { PlaceAddresses } from "@uchit/contract/place.ts";
import { data, type LoaderFunctionArgs } from "react-router";
import { listCourses } from "#app/course/data.server.ts";
import { pathsIn } from "#app/paths.ts";
import { listPlaceAddresses } from "#app/place/data.server.ts";
import { newestDay } from "#app/platform/backend/content-items.server.ts";
import { type RequestContext, requestContext } from "#app/platform/request-context.ts";
import { getRankingLists } from "#app/ranking/data.server.ts";
import { listScholarships } from "#app/scholarship/data.server.ts";
import { getCollegeSlugs, getCountrySlugs, getExamSlugs, getLists } from "./addresses.server.ts";
import { type MapEntry, toSitemap } from "./sitemap.ts";
import { listTextAddresses } from "./text-addresses.server.ts";

export async function loader({ context, params: { file = "" }, url }: LoaderFunctionArgs): Promise<Response> {
	const addresses = await listAddresses(context.get(requestContext), file);
	if (addresses.length === 0) throw data("No such map", { status: 404 });
	return new Response(toSitemap(url.origin, addresses), {
		headers: { "content-type": "application/xml; charset=utf-8" },
	});
}

type PlaceAddress = PlaceAddresses["places"][number];

const paths = pathsIn("en");

async function listAddresses(request: RequestContext, file: string): Promise<MapEntry[]> {
	if (file === "texts.xml") return listTextAddresses(request);
	if (file === "lists.xml") {
		const [lists, rankings, places] = await Promise.all([
			getLists(request),
			getRankingLists(request),
			listPlaceAddresses(request),
		]);
		const onPlaces = new Set(places.map(toListKey));
		const narrowed = lists
			.filter((list) => !onPlaces.has(listKey(list)))
			.map((list) => paths.colleges(Object.fromEntries(list.map(({ facet, value }) => [facet, [value]]))));
		const all = [
			paths.home,
			paths.colleges(),
			paths.compare(),
			paths.predict(),
			paths.predictReport,
			paths.predictTrial,
			paths.planner(),
			paths.glossary(),
			paths.openData,
			paths.embed,
			paths.data,
			paths.explore(),
			paths.tools,
			paths.check,
			paths.rights(),
			...AFTER_PAGES.map((page) => paths.after(page)),
			paths.likes,
			paths.claims,
			paths.rankings,
			paths.scholarshipFinder,
			paths.tool("cgpa"),
			paths.tool("age"),
			paths.tool("photo"),
			paths.applications(),
			...rankings.lists.flatMap(({ list, years }) => years.map(({ year }) => paths.ranking(list, year))),
			...narrowed,
		];
		return all.map((address) => ({ address }));
	}
	if (file === "places.xml") {
		const places = await listPlaceAddresses(request);
		return places.map(({ of = ALL_SUBJECTS, ...where }) => ({ address: paths.place({ subject: of, ...where }) }));
	}
	if (file === "courses.xml") {
		const { items } = await listCourses(request);
		const pages = items.filter(({ isIndexable }) => isIndexable).map(({ slug }) => paths.course(slug));
		return [paths.courses, ...pages].map((address) => ({ address }));
	}
	if (file === "scholarships.xml") {
		const { items } = await listScholarships(request);
		return [paths.scholarships(), ...items.map(({ slug }) => paths.scholarship(slug))].map((address) => ({ address }));
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

function listKey(list: ListAddresses["lists"][number]): string {
	return list
		.map(({ facet, value }) => `${facet}=${value}`)
		.toSorted()
		.join("&");
}

function toListKey({ of, state, district }: PlaceAddress): string {
	const subject = of === undefined ? undefined : findSubject(of);
	const at = district === undefined ? [] : [{ facet: "district" as const, value: `${state}/${district}` }];
	return listKey([
		...(subject === undefined ? [] : [{ facet: subject.facet, value: subject.value }]),
		{ facet: "state", value: state },
		...at,
	]);
}

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
