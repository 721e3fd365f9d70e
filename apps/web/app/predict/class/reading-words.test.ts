import type { PredictCategory } from "@uchit/contract/predict-exam.ts";
import { createTranslator } from "use-intl/core";
import { expect, test } from "vitest";
import { messages } from "#app/platform/messages/en.ts";
import type { ClassExam } from "./query-fields.ts";
import { readingWords } from "./reading-words.ts";
import type { Student } from "./students.ts";

const categoryOf = (value: string, socialCategory: PredictCategory["socialCategory"]): PredictCategory => ({
	...{ value, socialCategory, pwd: false, pools: [], genders: [] },
});
const withPools = (exam: ClassExam): ClassExam => ({
	...exam,
	lists: exam.lists.map((list) => ({
		...list,
		categories: list.categories.map((each) => ({ ...each, genders: ["Gender-Neutral", "Female-only"] })),
	})),
});
const EXAM: ClassExam = {
	...{ exam: "jee-mains", hasBothRanks: true, homeState: "asked", candidates: 1_000_000 },
	lists: [
		{
			...{ rankSpace: "jee-main-crl", figure: "rank", apart: false, ofCategory: false },
			categories: [categoryOf("OPEN", "open")],
		},
		{
			...{ rankSpace: "jee-main-category", figure: "rank", apart: false, ofCategory: true },
			categories: [categoryOf("SC", "sc")],
		},
	],
};
const t = createTranslator({ locale: "en-IN", messages });
const read = (cells: Student["cells"]) => readingWords(t, EXAM, { line: 1, cells, hasMore: false }, "");

test("a row states whether its figure was read as a rank or a percentile, and which category it got", () => {
	expect(read({ common: "45000", category: "OPEN" })).toBe("Taken as rank 45000.");
	expect(read({ common: "92.4", category: "Gen" })).toBe(
		"Taken as 92.4 percentile: rank about 76,001, among 10,00,000 who gave the exam. “Gen” is OPEN here.",
	);
	expect(read({ name: "Asha" })).toBe("");
});

test("a row with a category but no category rank states that its seats are left out", () => {
	expect(read({ common: "45000", category: "SC" })).toContain(
		"No category rank in this line, so seats of the SC list are left out.",
	);
	expect(read({ common: "45000", rank: "800", category: "SC" })).toBe("Taken as rank 45000.");
});

test("a row without a gender states that seats for women are left out, where the exam has such seats", () => {
	const readIn = (exam: ClassExam, cells: Student["cells"]) =>
		readingWords(t, exam, { line: 1, cells, hasMore: false }, "");
	const note = "No gender given, so girls’ seats are left out.";
	expect(readIn(withPools(EXAM), { common: "45000", category: "OPEN" })).toContain(note);
	expect(readIn(withPools(EXAM), { common: "45000", category: "OPEN", gender: "M" })).not.toContain(note);
	expect(readIn(EXAM, { common: "45000", category: "OPEN" })).not.toContain(note);
});
