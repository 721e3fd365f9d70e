import { ADDRESSES_PAGE_SIZE, type CollegeAddresses, type ListAddresses } from "@uchit/contract/address.ts";
import { CollegeQuery } from "@uchit/contract/college.ts";
import type { FacetName } from "@uchit/contract/facet.ts";
import type { CollegeIndex } from "./college-index.ts";
import { findColleges } from "./find.ts";

/** Facets that people look for lists of; a list of districts alone would be 763 thin pages. */
const LISTED: readonly FacetName[] = ["category", "degree", "state", "ownership", "exam"];

/** One page of them; `days` says of which day each is (`readCollegeDays`). */
export function listCollegeAddresses(
	{ colleges }: CollegeIndex,
	page: number,
	days: ReadonlyMap<string, string>,
): CollegeAddresses {
	const slugsOf = (number: number) =>
		colleges.slice((number - 1) * ADDRESSES_PAGE_SIZE, number * ADDRESSES_PAGE_SIZE).map(({ slug }) => slug);
	const pages = Array.from({ length: Math.ceil(colleges.length / ADDRESSES_PAGE_SIZE) }, (_, index) => index + 1);
	const newest = pages.flatMap((number) => {
		const day = slugsOf(number)
			.flatMap((slug) => days.get(slug) ?? [])
			.reduce((latest, each) => (each > latest ? each : latest), "");
		return day === "" ? [] : [[String(number), day] as const];
	});
	const slugs = slugsOf(page);
	return {
		total: colleges.length,
		page,
		pageSize: ADDRESSES_PAGE_SIZE,
		slugs,
		changedOn: Object.fromEntries(slugs.flatMap((slug) => pair(slug, days.get(slug)))),
		pagesChangedOn: Object.fromEntries(newest),
	};
}

function pair(slug: string, day: string | undefined): [string, string][] {
	return day === undefined ? [] : [[slug, day]];
}

/** What is known of nothing (`none`) makes no list that anybody looks for. A degree stands for its category, so these two make no pair. */
export function listLists(index: CollegeIndex): ListAddresses {
	const { facets } = findColleges(index, CollegeQuery.parse({}));
	const choices = LISTED.flatMap((facet) =>
		facets[facet].filter(({ value, count }) => value !== "none" && count > 0).map(({ value }) => ({ facet, value })),
	);
	const pairs = choices.flatMap((first) => {
		const narrowed = findColleges(index, CollegeQuery.parse({ [first.facet]: first.value })).facets;
		const later = LISTED.slice(LISTED.indexOf(first.facet) + 1).filter(
			(facet) => !(first.facet === "category" && facet === "degree"),
		);
		return later.flatMap((facet) =>
			narrowed[facet]
				.filter(({ value, count }) => value !== "none" && count > 0)
				.map(({ value }) => [first, { facet, value }]),
		);
	});
	return { lists: [...choices.map((choice) => [choice]), ...pairs] };
}
