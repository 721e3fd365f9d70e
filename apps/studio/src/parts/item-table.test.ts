import { expect, test } from "vitest";
import { hiddenFilters } from "./item-table.tsx";

const INPUTS = ["state", "field", "slug._icontains"];

test.each([
	[{ source_id: "desk-1" }, ["source_id"]],
	[{ state: "applied", field: "", slug: { _icontains: "goa" } }, []],
	[{ state: { _in: ["ready", "unreadable"] }, says: { _nnull: true } }, ["state", "says"]],
])("of the filters %j no input shows %j", (values, hidden) => {
	expect(hiddenFilters(values, INPUTS)).toEqual(hidden);
});
