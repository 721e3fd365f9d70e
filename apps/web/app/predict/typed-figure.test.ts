import type { RankSpace } from "@uchit/contract/cutoff-kind.ts";
import type { PredictExam } from "@uchit/contract/predict-exam.ts";
import { expect, test } from "vitest";
import { readTypedFigure } from "./typed-figure.ts";

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
