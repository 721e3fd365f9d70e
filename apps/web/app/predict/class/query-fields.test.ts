import type { PredictCategory } from "@uchit/contract/predict-exam.ts";
import { expect, test } from "vitest";
import { type ClassExam, toQueryFields } from "./query-fields.ts";
import type { Student } from "./students.ts";

const POOLS = ["Gender-Neutral", "Female-only (including Supernumerary)"];
const categoryOf = (
	value: string,
	socialCategory: PredictCategory["socialCategory"],
	pwd = false,
): PredictCategory => ({
	...{ value, socialCategory, pwd },
	...{ pools: [], genders: POOLS },
});
const EXAM: ClassExam = {
	exam: "jee-mains",
	hasBothRanks: true,
	homeState: "asked",
	lists: [
		{
			...{ rankSpace: "jee-main-crl", figure: "rank", apart: false, ofCategory: false },
			categories: [
				categoryOf("OPEN", "open"),
				categoryOf("OBC-NCL", "obc-ncl"),
				categoryOf("OPEN (PwD)", "open", true),
			],
		},
	],
};
const requestOf = (cells: Student["cells"]) => toQueryFields(EXAM, { line: 1, cells, hasMore: false }, "");

test.each([
	["General", "OPEN"],
	["gen", "OPEN"],
	["OBC", "OBC-NCL"],
	["obc-ncl", "obc-ncl"],
	["General PwD", "OPEN (PwD)"],
	["NT-C", "NT-C"],
	["SC", "SC"],
])("the category %s is sent as %s", (given, expected) => {
	expect(requestOf({ category: given }).category).toBe(expected);
});

test.each([
	["F", "woman"],
	["लड़की", "woman"],
	["Male", "Gender-Neutral"],
	["", "Gender-Neutral"],
	["x", "x"],
])("the gender %s is sent as %s", (given, expected) => {
	expect(requestOf({ gender: given }).gender).toBe(expected);
});

test("a rank is sent without its word", () => {
	expect(requestOf({ common: "5,000 rank" }).common).toBe("5,000");
});

test("a percentile is sent as the middle of its possible ranks, where the number of candidates is known", () => {
	const sat = { ...EXAM, candidates: 1_538_468 };
	const student = { line: 1, cells: { common: "92.4", category: "General" }, hasMore: false };
	expect(toQueryFields(sat, student, "").common).toBe("116925");
	expect(toQueryFields(EXAM, student, "").common).toBe("92.4");
});

test("a general student's category rank repeats the common rank and is left out", () => {
	expect(requestOf({ common: "45000", rank: "45000", category: "General" })).toMatchObject({
		common: "45000",
		rank: "",
	});
	expect(requestOf({ common: "", rank: "45000", category: "General" }).rank).toBe("45000");
});
