import { expect, test } from "vitest";
import { buildListedNames } from "./listed-names.ts";

const DELHI = { slug: "delhi", name: "Delhi" };
const listed = buildListedNames(
	[
		["Commercial University Ltd.", "Daryaganj"],
		["Vocational University", undefined],
		["Institute of Management and Engineering", "Kotla Mubarakpur"],
		["Indian Institute of Science and Engineering", "New Delhi"],
	].map(([name = "", place]) => ({ name, place, state: DELHI, listedIn: "2026-02", sourceId: "ugc" })),
);

test.each([
	["commercial university daryaganj genuine?", ["Commercial University Ltd."]],
	["delhi institute of management and technology fake", []],
	["is indian institute of science real", []],
	["vocational training college real", []],
])("“%s” nearly matches %o", (question, names) => {
	expect(listed.likeIn(question).map(({ name }) => name)).toEqual(names);
});
