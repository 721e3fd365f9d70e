import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { judgeFigure } from "../judge.ts";
import { nameWord } from "./name-word.ts";
import { BadRule, parseRule } from "./rule.ts";

const fileOf = (id: string) => readFileSync(new URL(`../../../../data/trial/${id}.txt`, import.meta.url), "utf8");
const wordOf = (condition: string, rank: number, closings: Record<number, number>) =>
	nameWord(
		parseRule(`say yes if ${condition}`),
		Object.entries(closings)
			.map(([back, closing]) => ({ back: Number(back), closing }))
			.toSorted((a, b) => b.back - a.back),
	)(rank);

test.each([
	["newest >= 1", 500, "yes"],
	["newest > 1", 500, undefined],
	["newest >= 1", 501, undefined],
	["year-2 = 2", 200, "yes"],
	["year-3 < 9", 200, undefined],
	["mean = 1", 600, "yes"],
	["mean of 2 = 1", 450, "yes"],
	["median = 1", 500, "yes"],
	["median of 2 = 1", 450, "yes"],
	["max <= 0.9", 1_000, "yes"],
	["min = 4/3", 300, "yes"],
	["years = 3 and open >= 2", 500, "yes"],
	["open >= 2", 501, undefined],
])(
	"for closing ranks 900, 400 and 500 of four, two and one years before, %s at rank %i gives %s",
	(condition, rank, word) => {
		expect(wordOf(condition, rank, { 4: 900, 2: 400, 1: 500 })).toBe(word);
	},
);

test("the first word that fits is used, and a rule may give no word", () => {
	const word = nameWord(parseRule("say safe if newest >= 2\n\n# nearer\nsay near if newest >= 1"), [
		{ back: 1, closing: 100 },
	]);
	expect([50, 51, 100, 101].map(word)).toEqual(["safe", "near", "near", undefined]);
});

test.each([
	["say yes if year-0 >= 1", "peeks"],
	["say yes if year >= 1", "peeks"],
	["say yes if newest > 1 and year+1 >= 1", "peeks"],
	["say yes if next >= 1", "term"],
	["say yes if mean of 0 > 1", "term"],
	["say yes if newest > 1e9", "number"],
	["say yes if newest > 1/0", "number"],
	["say yes if newest is 1", "sign"],
	["yes if newest > 1", "line"],
	["say  if newest > 1", "word"],
	["rule: nothing", "no-words"],
	["\n".repeat(40).concat("say yes if newest > 1"), "too-long"],
])("refuses %j as %s", (text, code) => {
	const read = () => parseRule(text);
	expect(read).toThrow(BadRule);
	expect(read).toThrow(expect.objectContaining({ code }));
});

test("the file of our rule gives the same words as the predictor's groups", () => {
	const NAMES: Record<string, string> = { "one year only": "one" };
	const rule = parseRule(fileOf("uchit"));
	const Rank = fc.integer({ min: 1, max: 60 });
	fc.assert(
		fc.property(Rank, fc.array(Rank, { minLength: 1, maxLength: 5 }), (rank, closings) => {
			const earlier = closings.map((closing, place) => ({ back: closings.length - place, closing }));
			const figures = closings.map((closing) => ({
				...{ closing, year: undefined, round: undefined, opening: undefined, sourceId: "" },
			}));
			const word = nameWord(rule, earlier)(rank);
			expect(word && (NAMES[word] ?? word)).toBe(judgeFigure({ value: rank, isScore: false }, figures)?.band);
		}),
		{ numRuns: 2_000 },
	);
});

test("Avanti's words start and end where its file sets them", () => {
	const word = nameWord(parseRule(fileOf("avanti-futures")), [{ back: 1, closing: 1_600 }]);
	expect([999, 1_000, 1_684, 1_685, 3_200, 3_201].map(word)).toEqual([
		...["safety", "match", "match", "reach", "reach", undefined],
	]);
});
