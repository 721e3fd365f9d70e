import { HOME_STATE_ELSEWHERE, WOMAN } from "@uchit/contract/predict.ts";
import type { PredictExam } from "@uchit/contract/predict-exam.ts";
import { expect, test } from "vitest";
import { BEGUN_PARAM } from "#app/predict/search.ts";
import type { CardOf } from "./card/card-parts.ts";
import { toPredictorParams } from "./predictor-params.ts";

const GENDERS = ["Gender-Neutral", "Female-only (including Supernumerary)"];
const EXAM: PredictExam = {
	...{ exam: "jee-mains", authority: "JoSAA", years: [2026], homeState: "asked", namesList: false, others: [] },
	...{ hasBothRanks: true, marksToRank: [], sources: [] },
	quotas: [{ value: "OS", pool: "other-state" }],
	lists: [
		{
			...{ rankSpace: "jee-main-crl", figure: "rank", apart: false, ofCategory: false },
			categories: [
				{ value: "OPEN", socialCategory: "open", pwd: false, pools: [], genders: GENDERS },
				{ value: "SC", socialCategory: "sc", pwd: false, pools: [], genders: GENDERS },
			],
		},
	],
};
const CARD: CardOf<"predict"> = {
	kind: "predict",
	exam: { slug: "jee-mains", name: "JEE Main" },
	rank: 12_000,
	isForWomen: false,
};

function paramsOf(card: Partial<typeof CARD>, assumesEveryone = false): URLSearchParams {
	return toPredictorParams([EXAM], { ...CARD, ...card }, { takesPercentile: false, assumesEveryone });
}

test("a question without a category begins the form; with seats for everyone assumed, it has an answer", () => {
	const [begun, assumed] = [paramsOf({}), paramsOf({}, true)];
	expect([begun.has(BEGUN_PARAM), begun.get("category"), begun.get("common")]).toEqual([true, null, "12000"]);
	expect(["category", "gender", "homeState"].map((name) => assumed.get(name))).toEqual([
		"OPEN",
		"Gender-Neutral",
		HOME_STATE_ELSEWHERE,
	]);
	expect(assumed.has(BEGUN_PARAM)).toBe(false);
});

test("a rank of the category's own list is sent as such", () => {
	const params = paramsOf({ category: "sc", isForWomen: true, isOwnRank: true });
	expect([params.get("rank"), params.get("common"), params.get("gender")]).toEqual(["12000", null, WOMAN]);
});

test("marks without a table of ranks are typed into the box, which says so", () => {
	const { rank: _rank, ...card } = CARD;
	const params = toPredictorParams([EXAM], { ...card, marks: 120, category: "sc" }, { takesPercentile: false });
	expect(params.get("common")).toBe("120 marks");
});

test("an exam that we have no predictor for has no address", () => {
	expect(paramsOf({ exam: { slug: "other", name: "Other" } }).size).toBe(0);
});
