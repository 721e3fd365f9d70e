import { expect, test } from "vitest";
import { hiddenFilters, isFromLink } from "./item-table.tsx";

const INPUTS = ["state", "field", "slug._icontains"];

test.each([
	[{ source_id: "desk-1" }, ["source_id"]],
	[{ state: "applied", field: "", slug: { _icontains: "goa" } }, []],
	[{ state: { _in: ["ready", "unreadable"] }, says: { _nnull: true } }, ["state", "says"]],
])("of the filters %j no input shows %j", (values, hidden) => {
	expect(hiddenFilters(values, INPUTS)).toEqual(hidden);
});

test("a filter in the address came with a link unless the list itself stored it", () => {
	const search = `?${new URLSearchParams({ filter: '{"source_id":"desk-1"}', page: "1" })}`;
	expect(isFromLink(search, undefined)).toBe(true);
	expect(isFromLink(search, { filter: { state: "applied" } })).toBe(true);
	expect(isFromLink(search, { filter: { source_id: "desk-1" } })).toBe(false);
	expect(isFromLink("", undefined)).toBe(false);
	expect(isFromLink("?page=2", undefined)).toBe(false);
});
