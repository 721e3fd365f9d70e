import { expect, test } from "vitest";
import { parseBand } from "./rank-band.ts";

test.each([
	["101-150", { from: 101, to: 150 }],
	["11–25", { from: 11, to: 25 }],
	["Participated", undefined],
	[undefined, undefined],
])("the band %s reads as %o", (band, range) => {
	expect(parseBand(band)).toEqual(range);
});
