import fc from "fast-check";
import { expect, test } from "vitest";
import { toSearchWords } from "#backend/queries/colleges/search-words.ts";

test.each([
	["  St. Xavier’s College, Goa ", ["st", "xaviers", "college", "goa"]],
	["B.A. & Arts", ["ba", "and", "arts"]],
	["Pūnch", ["punch"]],
	["iit iit IIT", ["iit"]],
	["आईआईटी", []],
	["'\"\\:&|!*()\0", ["and"]],
])("%s is searched as %j", (search, words) => {
	expect(toSearchWords(search)).toEqual(words);
});

test("whatever is typed, only letters and digits reach the database, and few words", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary", maxLength: 300 }), (search) => {
			const words = toSearchWords(search);
			expect(words.length).toBeLessThanOrEqual(12);
			for (const word of words) expect(word).toMatch(/^[a-z0-9]+$/);
		}),
	);
});
