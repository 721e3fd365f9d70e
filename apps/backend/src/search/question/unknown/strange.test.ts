import { expect, test } from "vitest";
import { readTokens } from "../tokens.ts";
import { isShortForm, isSlip } from "./strange.ts";

const phrases = new Map([["bengaluru", [{ kind: "district", value: "karnataka/bengaluru", label: "Bengaluru" }]]]);

test.each([
	["dlehi", "delhi", true],
	["punee", "pune", true],
	["bangaluru", "bengaluru", true],
	["vitree", "viteee", false],
	["jelet", "jeet", false],
])("in capitals %s for %s is a slip of the hand: %s", (typed, meant, is) => {
	expect(isSlip(typed, meant, phrases)).toBe(is);
});

test.each([
	["JELET form", [true, false]],
	["JELET", [true]],
	["JELET FORM DATE", [false, false, false]],
	["jelet Form", [false, false]],
	["VITREE", [true]],
])("of %s the short forms are told by their capitals: %j", (question, expected) => {
	expect(readTokens(question).map(isShortForm)).toEqual(expected);
});
