import fc from "fast-check";
import { expect, test } from "vitest";
import { parseCollegeSearch, toCollegeParams } from "./search.ts";

const anySearch = fc.record({
	q: fc.string(),
	category: fc.array(fc.string()),
	degree: fc.uniqueArray(fc.constantFrom("mbbs", "barch")),
	district: fc.array(fc.string()),
	near: fc.string(),
	state: fc.array(fc.string()),
	sort: fc.constantFrom(undefined, "relevance", "nirf", "-nirf", "name", "-name", "-distance"),
	page: fc.integer({ min: 1, max: 100_000 }),
} as const);

test("a search survives the round trip through its address", () => {
	fc.assert(
		fc.property(anySearch, (search) => {
			const read = parseCollegeSearch(toCollegeParams(search));
			expect(parseCollegeSearch(new URLSearchParams(toCollegeParams(read).toString()))).toEqual(read);
		}),
	);
});

test("an address has one fixed order and leaves out absent values", () => {
	const params = new URLSearchParams("page=2&state=goa&utm_source=x&category=1&sort=&q=");
	expect(toCollegeParams(parseCollegeSearch(params)).toString()).toBe("category=1&state=goa&page=2");
});

test("an unknown sort is ignored", () => {
	expect(parseCollegeSearch(new URLSearchParams("sort=price")).sort).toBeUndefined();
});

test("a view other than the list stays in the address, and an unknown view becomes the list", () => {
	expect(toCollegeParams(parseCollegeSearch(new URLSearchParams("view=table&page=2"))).toString()).toBe(
		"view=table&page=2",
	);
	expect(parseCollegeSearch(new URLSearchParams("view=map")).view).toBe("list");
	expect(toCollegeParams(parseCollegeSearch(new URLSearchParams("view=list"))).toString()).toBe("");
});
