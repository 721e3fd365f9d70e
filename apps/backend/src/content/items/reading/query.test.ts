import { expect, test } from "vitest";
import { MAX_ROWS, parseQuery } from "./query.ts";

test("an empty query means the first hundred with every field", () => {
	expect(parseQuery({})).toEqual({ fields: ["*"], sort: [], limit: 100, offset: 0, meta: [] });
});

test("-1 means all, up to a bound; more than the bound is refused", () => {
	expect(parseQuery({ limit: "-1" }).limit).toBe(MAX_ROWS);
	expect(() => parseQuery({ limit: MAX_ROWS + 1 })).toThrow("limit");
	expect(() => parseQuery({ limit: -2 })).toThrow("limit");
});

test("a page counts from one in steps of the limit, and overrides an offset", () => {
	expect(parseQuery({ page: "3", limit: "20", offset: "5" }).offset).toBe(40);
	expect(parseQuery({ page: 0, offset: "5" }).offset).toBe(5);
});

test("filters and sums are read from JSON or from objects", () => {
	expect(parseQuery({ filter: '{"id":{"_eq":1}}' }).filter).toEqual({ id: { _eq: 1 } });
	expect(parseQuery({ aggregate: '{"count":"*"}' }).aggregate).toEqual([{ operation: "count", fields: ["*"] }]);
	expect(parseQuery({ aggregate: { sum: ["a", "b"] } }).aggregate).toEqual([{ operation: "sum", fields: ["a", "b"] }]);
});

test.each([
	{ filter: "{" },
	{ filter: 1 },
	{ meta: "count" },
	{ aggregate: "[]" },
	{ fields: { a: 1 } },
	{ search: "x".repeat(201) },
	{ deep: '{"a":{"_limit":1}}' },
])("%j is refused", (raw) => {
	expect(() => parseQuery(raw)).toThrow("Invalid query");
});
