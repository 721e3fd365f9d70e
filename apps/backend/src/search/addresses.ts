import { ADDRESSES_PAGE_SIZE, type CollegeAddresses, type ListAddresses } from "@uchit/contract/address.ts";
import { CollegeQuery } from "@uchit/contract/college.ts";
import { MIN_EVIDENCED } from "@uchit/contract/degree.ts";
import type { FacetName, Facets } from "@uchit/contract/facet.ts";
import type { CollegeIndex } from "./college-index.ts";
import { findColleges } from "./find.ts";

/** Facets whose lists people search for; lists of districts would add 763 thin pages. */
const LISTED: readonly FacetName[] = ["category", "degree", "state", "ownership", "exam"];

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

/** Leaves out lists of unknown values (`none`), and pairs of a degree and its category, which are redundant. */
export function listLists(index: CollegeIndex): ListAddresses {
	const choices = listChoices(findColleges(index, CollegeQuery.parse({})).facets, LISTED);
	const pairs = choices.flatMap((first) => {
		const { facets } = findColleges(index, CollegeQuery.parse({ [first.facet]: first.value }));
		const later = LISTED.slice(LISTED.indexOf(first.facet) + 1).filter(
			(facet) => !(first.facet === "category" && facet === "degree"),
		);
		return listChoices(facets, later, leastOf(first.facet)).map((second) => [first, second]);
	});
	return { lists: [...choices.map((choice) => [choice]), ...pairs] };
}

function listChoices(facets: Facets, names: readonly FacetName[], least = 1): ListAddresses["lists"][number] {
	return names.flatMap((facet) =>
		facets[facet]
			.filter(({ value, count }) => value !== "none" && count >= Math.max(least, leastOf(facet)))
			.map(({ value }) => ({ facet, value })),
	);
}

/** The least number of institutions for a list to be indexed by search engines. */
function leastOf(facet: FacetName): number {
	return facet === "degree" ? MIN_EVIDENCED : 1;
}
