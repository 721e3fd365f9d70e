import type { RankSpace } from "@uchit/contract/cutoff-kind.ts";
import type { PredictExam } from "@uchit/contract/predict-exam.ts";
import { expect, test } from "vitest";
import { readTypedFigure, wordBareFigure } from "./typed-figure.ts";

function toExam(rankSpace: RankSpace, marksToRank: RankSpace[] = []): PredictExam {
	const figure = rankSpace === "tnea-score" ? "score" : "rank";
	return {
		exam: "",
		authority: "",
		years: [],
		homeState: "asked",
		namesList: false,
		others: [],
		hasBothRanks: false,
		lists: [{ rankSpace, figure, apart: false, ofCategory: false, categories: [] }],
		quotas: [],
		marksToRank,
		sources: [],
	};
}
const MAIN = toExam("jee-main-crl");
const NEET = toExam("neet-air", ["neet-air"]);

test.each([
	["45,000", MAIN, { kind: "rank", value: "45,000" }],
	["5,000 rank", MAIN, { kind: "rank", value: "5,000" }],
	["rank 92", MAIN, { kind: "rank", value: "92" }],
	["92.4", MAIN, { kind: "percentile", value: "92.4" }],
	["९२.४", MAIN, { kind: "percentile", value: "92.4" }],
	["92 percentile", MAIN, { kind: "percentile", value: "92" }],
	["99.1234567 %ile", NEET, { kind: "percentile", value: "99.1234567" }],
	["540 marks", NEET, { kind: "marks", value: "540", list: "neet-air" }],
	["150 marks", MAIN, { kind: "unknown", what: "marks" }],
	["95.2", toExam("mht-cet-state-merit"), { kind: "unknown", what: "percentile" }],
	["45.5", toExam("kcet-engineering"), { kind: "rank", value: "45.5" }],
	["92.5", toExam("tnea-score"), { kind: "rank", value: "92.5" }],
	["185 marks", toExam("tnea-score"), { kind: "rank", value: "185" }],
])("“%s” in the box reads as %o", (text, exam, figure) => {
	expect(readTypedFigure(exam, text)).toEqual(figure);
});

test.each([
	["jee-mains", "92", "92 percentile"],
	["jee-mains", "150", "150 marks"],
	["jee-mains", "4,500", undefined],
	["mht-cet", "95", "95 percentile"],
	["neet", "540", "540 marks"],
	["neet", "54,000", undefined],
	["neet", "540 marks", undefined],
	["clat", "30", undefined],
])("in the box of %s, “%s” without a word is read as %s", (exam, text, words) => {
	expect(wordBareFigure({ ...MAIN, exam }, text)).toBe(words);
});

test("a number of an exam that closes by marks is taken as it is", () => {
	expect(wordBareFigure({ ...toExam("tnea-score"), exam: "tnea" }, "185")).toBeUndefined();
});
