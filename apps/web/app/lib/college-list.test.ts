import { expect, test } from "vitest";
import { isIndexable, listActiveFilters, toUnderstood, withoutFilter } from "./college-list.ts";
import { parseCollegeSearch } from "./college-search.ts";

const CATEGORIES = [
	["1", "Engineering"],
	["3", "Law"],
	["12", "Medical"],
	["none", "Not categorised"],
] as const;
const STATES = [
	["goa", "Goa"],
	["kerala", "Kerala"],
	["bihar", "Bihar"],
	["assam", "Assam"],
] as const;

/** An address, and the facets as the backend would mark them for it. */
function listOf(address: string) {
	const search = parseCollegeSearch(new URLSearchParams(address));
	const toOptions = (all: readonly (readonly [string, string])[], chosen: readonly string[]) =>
		all.map(([value, label]) => ({ value, label, count: 1, selected: chosen.includes(value) }));
	const facets = { category: toOptions(CATEGORIES, search.category), state: toOptions(STATES, search.state) };
	return { search: toUnderstood(search, facets), facets };
}

test("a filter that the backend does not know is no filter", () => {
	expect(listOf("category=99&state=atlantis").search).toMatchObject({ category: [], state: [] });
});

test("only lists of at most one category and one state are for search engines", () => {
	expect(["", "category=1", "category=1&state=goa"].map((address) => isIndexable(listOf(address).search))).toEqual([
		true,
		true,
		true,
	]);
	expect(["q=iit", "state=goa&state=bihar"].map((address) => isIndexable(listOf(address).search))).toEqual([
		false,
		false,
	]);
});

test("removing one filter keeps the others and goes back to page 1", () => {
	const { search, facets } = listOf("q=iit&category=1&state=goa&state=kerala&page=4");
	const goa = listActiveFilters(search, facets, String).find(({ value }) => value === "goa");
	expect(goa?.without).toMatchObject({ q: "iit", category: ["1"], state: ["kerala"], page: 1 });
});

test("a degree stands for its category: it is one filter, and goes as one", () => {
	const { search, facets } = listOf("category=12&degree=mbbs&state=goa");
	expect(search).toMatchObject({ category: [], degree: "mbbs" });
	const filters = listActiveFilters(search, facets, (degree) => degree.toUpperCase());
	expect(filters.map(({ label }) => label)).toEqual(["MBBS", "Goa"]);
	expect(filters[0]?.without).toMatchObject({ category: [], degree: undefined, state: ["goa"] });
});

test("without words the best match is no order", () => {
	expect(withoutFilter(listOf("q=iit&sort=relevance").search, "q")).toMatchObject({ q: "", sort: undefined });
});
