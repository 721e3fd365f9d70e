import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ExamPattern } from "@uchit/contract/exam-record.ts";
import { totalsOf } from "@uchit/contract/pattern-totals.ts";
import { expect, test } from "vitest";
import * as z from "zod";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import { examPatternWords, measureWords } from "./pattern-words.ts";

const t = await translateFor("en");

const Record = z.object({ pattern: ExamPattern });

function totals(slug: string) {
	const path = fileURLToPath(new URL(`../../../../../content/exams/${slug}.json`, import.meta.url));
	return totalsOf(Record.parse(JSON.parse(readFileSync(path, "utf8"))).pattern);
}

test.each([
	["neet", "180 questions · 720 marks · 180 minutes · −1 for a wrong answer"],
	["nata", "2 papers, in all 53 questions · 200 marks · 180 minutes · no negative marking"],
	["cuet-ug", "3 papers, each 50 questions · 250 marks · 60 minutes · −1 for a wrong answer"],
	["mht-cet", "3 papers, each 100 marks · 90 minutes · no negative marking"],
	["ceed", "2 papers"],
])("the pattern of %s fits in one line", (slug, words) => {
	expect(examPatternWords(t, totals(slug))).toBe(words);
});

test("a measure is given for the whole exam, or for each paper, or not at all", () => {
	expect(measureWords(t, totals("nata"), "marks")).toBe("200 marks");
	expect(measureWords(t, totals("cuet-ug"), "marks")).toBe("250 marks in each paper");
	expect(measureWords(t, totals("ipmat"), "marks")).toBeUndefined();
});
