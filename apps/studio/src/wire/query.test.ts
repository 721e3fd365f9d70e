import { expect, test } from "vitest";
import { toFilter, toQuery } from "#studio/wire/query.ts";

const paramsOf = (query: string) => Object.fromEntries(new URLSearchParams(query));

test("a list is requested by limit and page, with the count of all matching items", () => {
	expect(paramsOf(toQuery("news", { pagination: { page: 3, perPage: 25 } }))).toEqual({
		limit: "25",
		page: "3",
		meta: "filter_count",
	});
});

test("a request never exceeds the server's maximum page size", () => {
	expect(paramsOf(toQuery("news", { pagination: { page: 1, perPage: 100_000 } })).limit).toBe("5000");
});

test("a descending sort has a minus", () => {
	expect(paramsOf(toQuery("news", { sort: { field: "title", order: "ASC" } })).sort).toBe("title");
	expect(paramsOf(toQuery("news", { sort: { field: "date_updated", order: "DESC" } })).sort).toBe("-date_updated");
});

test("colleges sorted by name start with names that begin with a letter", () => {
	const sort = { field: "name", order: "ASC" } as const;
	expect(paramsOf(toQuery("colleges", { sort })).sort).toBe("-begins_with_letter,name");
	expect(paramsOf(toQuery("exams", { sort })).sort).toBe("name");
});

test("a collection without a key is not sorted by it", () => {
	expect(paramsOf(toQuery("college_facts", { sort: { field: "id", order: "DESC" } })).sort).toBeUndefined();
	expect(paramsOf(toQuery("college_facts", { sort: { field: "field", order: "ASC" } })).sort).toBe("field");
});

test("the text of the search box becomes the search words, not a condition", () => {
	const query = paramsOf(toQuery("news", { filter: { q: "  josaa ", status: "draft" } }));
	expect(query.search).toBe("josaa");
	expect(JSON.parse(query.filter ?? "")).toEqual({ status: { _eq: "draft" } });
	expect(paramsOf(toQuery("news", { filter: { q: " " } }))).not.toHaveProperty("search");
});

test("scheduled pieces are those in review with a time", () => {
	expect(JSON.parse(paramsOf(toQuery("news", { filter: { status: "scheduled" } })).filter ?? "")).toEqual({
		status: { _eq: "in_review" },
		publish_at: { _nnull: true },
	});
});

test.each([
	["a value", { status: "draft" }, { status: { _eq: "draft" } }],
	["false and 0", { is_public: false, sort: 0 }, { is_public: { _eq: false }, sort: { _eq: 0 } }],
	["several values", { id: [1, 2] }, { id: { _in: [1, 2] } }],
	["absence", { parent: null }, { parent: { _null: true } }],
	["operators of the wire", { title: { _icontains: "fee" } }, { title: { _icontains: "fee" } }],
	["conditions of which each holds", { _and: [{ name: { _eq: "a" } }] }, { _and: [{ name: { _eq: "a" } }] }],
	["nothing", { _and: [], status: "", id: [], title: { _icontains: "" }, slug: undefined }, {}],
])("a filter form is translated correctly: %s", (_what, form, filter) => {
	expect(toFilter(form)).toEqual(filter);
});

test("related fields are requested beside the item's own", () => {
	expect(paramsOf(toQuery("directus_revisions", { fields: ["who.first_name"] })).fields).toBe("*,who.first_name");
});
