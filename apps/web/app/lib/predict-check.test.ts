import type { PredictCategory, PredictExam } from "@uchit/contract/predict-exam.ts";
import { describe, expect, test } from "vitest";
import { apartLists, checkQuestion } from "./predict-check.ts";
import { parsePredictSearch } from "./predict-search.ts";

const POOLS = ["Gender-Neutral", "Female-only (including Supernumerary)"];

function category(value: string, genders = POOLS): PredictCategory {
	return { value, socialCategory: "open", pwd: value.endsWith("(PwD)"), pools: ["all-india"], genders };
}

function exam(rest: Partial<PredictExam> = {}): PredictExam {
	return {
		exam: "jee-advanced",
		authority: "JoSAA",
		years: [2024, 2025],
		homeState: "asked",
		namesList: false,
		lists: [
			{ rankSpace: "jee-advanced-crl", figure: "rank", categories: [category("OPEN")] },
			{ rankSpace: "jee-advanced-category", figure: "rank", categories: [category("OPEN (PwD)"), category("SC")] },
			{ rankSpace: "jee-advanced-preparatory", figure: "rank", categories: [category("OPEN (PwD)")] },
		],
		quotas: [{ value: "AI", pool: "all-india" }],
		marksToRank: [],
		sources: [],
		...rest,
	};
}

const MARKS = exam({
	lists: [{ rankSpace: "tnea-score", figure: "score", mostScore: 200, categories: [category("OC", [])] }],
});
const STATES = [{ slug: "goa", name: "Goa" }];

/** "rank: noRank" for each refusal. */
function refusals(query: string, of = exam()): string[] {
	return checkQuestion(of, STATES, parsePredictSearch(new URLSearchParams(query))).map(
		({ field, code }) => `${field}: ${code}`,
	);
}

const WHOLE = "rank=500&category=OPEN&gender=Gender-Neutral";

describe("a question", () => {
	test.each([
		WHOLE,
		"rank=5,00,000&category=open&gender=female-only&homeState=Goa&quota=AI",
		"rank=500&category=OPEN&pwd=true&gender=Gender-Neutral",
		"rank=3&category=OPEN (PwD)&gender=Gender-Neutral&rankSpace=jee-advanced-preparatory",
	])("of this exam has nothing to mend: %s", (query) => {
		expect(refusals(query)).toEqual([]);
	});

	test.each([
		["rank=&category=OPEN&gender=Gender-Neutral", "rank: missing"],
		["rank=0&category=OPEN&gender=Gender-Neutral", "rank: noRank"],
		["rank=98.7&category=OPEN&gender=Gender-Neutral", "rank: noRank"],
		["rank=99999999&category=OPEN&gender=Gender-Neutral", "rank: noRank"],
		[`${WHOLE}&score=99`, "score: takesRank"],
		["rank=5&gender=Gender-Neutral", "category: missing"],
		["rank=5&category=GM&gender=Gender-Neutral", "category: foreign"],
		["rank=5&category=OPEN", "gender: missing"],
		["rank=5&category=OPEN&gender=Boys", "gender: foreignToCategory"],
		[`${WHOLE}&homeState=atlantis`, "homeState: noState"],
		[`${WHOLE}&quota=HS`, "quota: foreign"],
		[`${WHOLE}&rankSpace=kcet-engineering`, "rankSpace: foreign"],
		[`${WHOLE}&rankSpace=jee-advanced-category`, "rankSpace: foreignToCategory"],
		[`${WHOLE}&pwd=perhaps`, "pwd: notYesNo"],
		["rank=5&category=SC&gender=Gender-Neutral&pwd=true", "pwd: noTwin"],
		[`${WHOLE}&rank=6`, "rank: twice"],
	])("names the field to mend: %s", (query, refusal) => {
		expect(refusals(query)).toEqual([refusal]);
	});

	test("names all of its fields at once", () => {
		expect(refusals("rank=x&category=GM&homeState=y")).toEqual([
			"rank: noRank",
			"category: foreign",
			"homeState: noState",
		]);
	});

	test("is of marks where the counselling counts marks", () => {
		expect(refusals("score=187.5&category=OC", MARKS)).toEqual([]);
		expect(refusals("rank=500&category=OC", MARKS)).toEqual(["rank: takesScore"]);
		expect(refusals("score=201&category=OC", MARKS)).toEqual(["score: noMark"]);
		expect(refusals("score=187&category=OC&gender=Female", MARKS)).toEqual(["gender: noPools"]);
	});

	test("must name its list where a rank could be of several", () => {
		expect(refusals(WHOLE, exam({ namesList: true }))).toEqual(["rankSpace: missing"]);
	});
});

test("the list that is apart is the second to have a category", () => {
	expect(apartLists(exam()).map(({ rankSpace }) => rankSpace)).toEqual(["jee-advanced-preparatory"]);
	expect(apartLists(exam({ namesList: true }))).toEqual([]);
});
