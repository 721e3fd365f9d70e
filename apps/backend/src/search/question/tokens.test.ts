import { expect, test } from "vitest";
import { isAcceptedTypo } from "./find-phrases.ts";
import { isShortForm, readTokens } from "./tokens.ts";

const wordsOf = (text: string) => readTokens(text).map(({ text }) => text.normalize("NFC"));

test.each([
	["Rank 45,000 (OBC)", ["rank", "45000", "obc"]],
	["B.Tech under 5.5lakh", ["b", "tech", "under", "5.5", "lakh"]],
	["<b>mba</b> in pune", ["mba", "in", "pune"]],
	["१२००० रैंक", ["12000", "रैंक"]],
	["jee main 1 lakh 17 thousand rank", ["jee", "main", "117000", "rank"]],
	["2 lakh 50 hazar ki income", ["250000", "ki", "income"]],
	["जेईई मेन 1 लाख 17 हज़ार रैंक", ["जेईई", "मेन", "117000", "रैंक"]],
	["cuet 700/1000 or 600 out of 720", ["cuet", "700", "marks", "or", "600", "marks"]],
	["session 2025/2026", ["session", "2025", "2026"]],
	["???", []],
	["NAAC A++ or A+", ["naac", "a++", "or", "a+"]],
	["constructor of a toString", ["constructor", "of", "a", "tostring"]],
])("%s is read as %j", (text, words) => {
	expect(wordsOf(text)).toEqual(words);
});

test("at most 200 characters are read", () => {
	expect(wordsOf("a ".repeat(10_000))).toHaveLength(100);
});

const phrases = new Map([
	["bengaluru", [{ kind: "district" as const, value: "karnataka/bengaluru", label: "Bengaluru" }]],
]);

test.each([
	["dlehi", "delhi", true],
	["punee", "pune", true],
	["bangaluru", "bengaluru", true],
	["vitree", "viteee", false],
	["jelet", "jeet", false],
])("in capitals %s for %s is a typing slip: %s", (typed, meant, is) => {
	expect(isAcceptedTypo(typed, meant, phrases)).toBe(is);
});

test.each([
	["JELET form", [true, false]],
	["JELET", [true]],
	["JELET FORM DATE", [false, false, false]],
	["jelet Form", [false, false]],
	["VITREE", [true]],
])("in %s capitals mark the short forms: %j", (question, expected) => {
	expect(readTokens(question).map(isShortForm)).toEqual(expected);
});
