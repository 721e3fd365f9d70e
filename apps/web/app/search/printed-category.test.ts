import type { PredictExam } from "@uchit/contract/predict-exam.ts";
import { expect, test } from "vitest";
import { printedCategory } from "./printed-category.ts";

const toExam = (exam: string, values: readonly string[], genders: readonly string[] = []): PredictExam => ({
	exam,
	authority: "",
	years: [],
	homeState: "told",
	namesList: false,
	others: [],
	hasBothRanks: false,
	lists: [
		{
			rankSpace: "clat-air",
			figure: "rank",
			apart: false,
			ofCategory: false,
			categories: values.map((value) => ({
				value,
				socialCategory: "sc",
				pwd: /PWD/i.test(value),
				pools: [],
				genders: [...genders],
			})),
		},
	],
	quotas: [],
	marksToRank: [],
	sources: [],
});
const EXAMS = [
	toExam("clat", ["GC-AP", "General", "PWD", "SC", "SC-BR", "OBC"]),
	toExam("neet", ["Open", "OBC", "SC"]),
	toExam("jee-mains", ["OPEN", "OBC-NCL", "SC"], ["Gender-Neutral", "Female-only"]),
	toExam("ts-eapcet", ["BC_A", "BC_B"]),
	toExam("kcet", ["GM", "1G", "SCG"]),
];
const card = (slug: string, category: string, isForWomen = false) =>
	({ kind: "predict", exam: { slug, name: slug }, category, isForWomen }) as const;

test.each([
	["clat", "sc", { category: "SC" }],
	["clat", "open", { category: "General" }],
	["neet", "obc-ncl", { category: "OBC" }],
	["jee-mains", "obc-ncl", { category: "OBC-NCL" }],
	["kcet", "SCG", { category: "SCG" }],
	["ts-eapcet", "BC-B", { category: "BC_B" }],
	["kcet", "sc", undefined],
	["kcet", "open", undefined],
	["ojee", "sc", undefined],
])("%s prints %s as %o", (exam, category, printed) => {
	expect(printedCategory(EXAMS, card(exam, category))).toEqual(printed);
});

test("a woman's pool is named only where the counselling has pools", () => {
	expect(printedCategory(EXAMS, card("jee-mains", "sc", true))).toEqual({ category: "SC", gender: "woman" });
	expect(printedCategory(EXAMS, card("clat", "sc", true))).toEqual({ category: "SC" });
});
