import { FACETS } from "@uchit/contract/facet.ts";
import { expect, test } from "vitest";
import { parseCollegeSearch, toCollegeParams } from "#app/college/search.ts";
import { trialFacets } from "#app/testing/trial-facets.ts";
import { canonicalOf, isIndexable, listActiveFilters, withoutFilter } from "./active-filters.ts";

function listOf(address: string) {
	const search = parseCollegeSearch(new URLSearchParams(address));
	const facets = trialFacets(search);
	const unknown = FACETS.flatMap((facet) => {
		const known = facets[facet].map(({ value }) => value);
		return search[facet].filter((value) => !known.includes(value)).map((value) => ({ facet, value }));
	});
	return { search, facets, unknown, total: 10, assumedDegrees: [] };
}

test("an unknown facet value stays as a removable filter, and keeps the list out of search engines", () => {
	const list = listOf("degree=bed&category=3&state=goa&state=atlantis");
	const labels = listActiveFilters(list.search, list.facets).map(({ label }) => label);
	expect(labels).toEqual(["Law", "“bed”", "Goa", "“atlantis”"]);
	const alone = listOf("degree=bed");
	expect(isIndexable(alone.search, alone)).toBe(false);
});

test("a degree's list is open to search engines from ten institutions that a source names", () => {
	const list = listOf("degree=mbbs&state=goa");
	expect([9, 10].map((total) => isIndexable(list.search, { ...list, total }))).toEqual([false, true]);
	const unstated = listOf("category=3");
	expect(isIndexable(unstated.search, { ...unstated, assumedDegrees: ["llb"] })).toBe(false);
});

test.each([
	["", true],
	["category=1", true],
	["category=1&state=goa", true],
	["ownership=government&state=goa", true],
	["category=1&state=goa&ownership=government", false],
	["state=goa&state=bihar", false],
	["q=iit", false],
	["near=560001", false],
])("only lists of at most two facets with one choice each are open to search engines: “%s” %s", (address, isFor) => {
	const list = listOf(address);
	expect(isIndexable(list.search, list)).toBe(isFor);
});

test("removing one filter keeps the others and goes back to page 1", () => {
	const { search, facets } = listOf("q=iit&category=1&state=goa&state=kerala&page=4");
	const goa = listActiveFilters(search, facets).find(({ value }) => value === "goa");
	expect(goa?.without).toMatchObject({ q: "iit", category: ["1"], state: ["kerala"], page: 1 });
});

test("a degree is one filter, and is removed as one", () => {
	const { search, facets } = listOf("degree=mbbs&state=goa");
	const filters = listActiveFilters(search, facets);
	expect(filters.map(({ label }) => label)).toEqual(["MBBS", "Goa"]);
	expect(filters[0]?.without).toMatchObject({ category: [], degree: [], state: ["goa"] });
});

test("the chip of a place names the place as understood", () => {
	const { search, facets } = listOf("near=poona&state=goa");
	const labels = listActiveFilters(search, facets, "Near Pune, Maharashtra").map(({ label }) => label);
	expect(labels).toEqual(["Near Pune, Maharashtra", "Goa"]);
});

test("a list without its place is not sorted by distance", () => {
	expect(withoutFilter(listOf("near=goa&sort=-distance").search, "near")).toMatchObject({ near: "", sort: undefined });
});

test("a list without words is not sorted by best match", () => {
	expect(withoutFilter(listOf("q=iit&sort=relevance").search, "q")).toMatchObject({ q: "", sort: undefined });
});

test("a list has one canonical address, whatever its order and view", () => {
	const search = parseCollegeSearch(new URLSearchParams("category=3&sort=name&view=table"));
	expect(toCollegeParams(canonicalOf(search)).toString()).toBe("category=3");
});
