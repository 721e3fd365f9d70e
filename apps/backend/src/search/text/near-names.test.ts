import fc from "fast-check";
import { expect, test } from "vitest";
import { NearNames, toNearKeys } from "./near-names.ts";
import { editDistance, errorsOfBeginning } from "./spelling.ts";

const NAMES = ["annamalaiuniversity", "lakireddybalireddycollegeofengineering", "rajagiribusinessschool"];
const names = new NearNames({ keys: NAMES, institutions: Uint32Array.from([0, 1, 2]) }, 3);
const isPlace = (word: string) => word === "kochi" || word === "kerala";

test.each([
	["annamalia university", 0, 1],
	["lakkireddy balireddy collage of engg", 1, 1],
	["rajgiri business school kochi kerala", 2, 1],
	["rajagri busines", 2, 1],
	["annamayya university", 0, undefined],
	["annamalai institute", 0, undefined],
	["anna", 0, undefined],
])("%s matches name %i with %s errors", (typed, name, errors) => {
	expect(names.errorsOf(name, toNearKeys(typed.split(" "), isPlace))).toBe(errors);
});

const letters = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 12 });

test("the error count is that of the closest beginning, or undefined above the limit", () => {
	fc.assert(
		fc.property(letters, letters, fc.integer({ min: 0, max: 4 }), (typed, key, most) => {
			const beginnings = Array.from({ length: key.length + 1 }, (_, end) => key.slice(0, end));
			const least = Math.min(...beginnings.map((beginning) => editDistance(typed, beginning)));
			expect(errorsOfBeginning(typed, key, most)).toBe(least <= most ? least : undefined);
		}),
	);
});
