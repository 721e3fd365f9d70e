import { readFileSync } from "node:fs";
import { csvParse } from "d3-dsv";
import { describe, expect, test } from "vitest";
import { spec } from "../../../../../e2e/support/spec.ts";
import { ENGLISH_TESTS, findScoreRow, parseScore, SCORE_ROWS, toEnglishTest } from "./english-scores.ts";

const FOLDER = new URL("../../../../../data/sources/english-tests/", import.meta.url);
const printed = csvParse(readFileSync(new URL("2026_scores.csv", FOLDER), "utf8"));
const source = readFileSync(new URL("SOURCE.md", FOLDER), "utf8");

describe("the publishers' tables", () => {
	test("have exactly the rows of the copied table", () => {
		const rows = SCORE_ROWS.map(({ ielts, toefl: [from, to], pte }) => [ielts, from, to, pte]);
		const copied = printed.map((row) => [
			Number(row.ielts),
			Number(row.toefl_from),
			Number(row.toefl_to),
			row.pte === "" ? undefined : Number(row.pte),
		]);
		expect(rows.toReversed()).toEqual(copied);
	});

	test("match the receipt line by line", () => {
		for (const { ielts, toefl, pte } of SCORE_ROWS) {
			expect(source).toMatch(new RegExp(`"${toefl.join("–")}\\*? ${ielts === 4 ? "0–4" : ielts}"`));
			if (pte !== undefined) expect(source).toContain(`"${ielts.toFixed(1)} ${pte.toFixed(1)}"`);
		}
	});

	test("cover every TOEFL score exactly once", () => {
		for (let score = 0; score <= 120; score++) {
			expect([score, SCORE_ROWS.filter(({ toefl: [from, to] }) => score >= from && score <= to).length]).toEqual([
				score,
				1,
			]);
		}
	});
});

test.each([
	["ielts", 6.5, 6.5],
	["ielts", 0, 4],
	["ielts", 9, 9],
	["toefl", 90, 6.5],
	["toefl", 93, 6.5],
	["toefl", 94, 7],
	["toefl", 0, 4],
	["pte", 65, 6.5],
	["pte", 67, 7],
	["pte", 59, 6.5],
	["pte", 58, 6],
	["pte", 90, 8.5],
	["pte", 40, undefined],
] as const)("%s %d reaches the line of IELTS %s", (test, score, ielts) => {
	expect(findScoreRow(test, score)?.ielts).toBe(ielts);
});

test.each([
	["ielts", "6.5", 6.5],
	["ielts", "6.3", undefined],
	["ielts", "9.5", undefined],
	["toefl", "100", 100],
	["toefl", "100.5", undefined],
	["toefl", "121", undefined],
	["pte", "9", undefined],
	["pte", " 65 ", 65],
	["pte", "", undefined],
] as const)("%s typed as %j is the score %s", (test, text, score) => {
	expect(parseScore(test, text)).toBe(score);
});

test.each([
	[spec("3.70", "3.71"), "IELTS", "6.5", [0, 9]],
	[spec("3.73", "3.74"), "TOEFL", "90", [0, 120]],
	[spec("3.76", "3.77"), "PTE", "65", [10, 90]],
] as const)("%s %s %s is a score of the scale from %j", (_proves, name, score, ends) => {
	const test = toEnglishTest(name) ?? "ielts";
	expect([ENGLISH_TESTS[test].from, ENGLISH_TESTS[test].to]).toEqual(ends);
	expect(parseScore(test, score)).toBe(Number(score));
});

test("a test outside the tables is not recognised", () => {
	expect(toEnglishTest("Duolingo")).toBeUndefined();
});
