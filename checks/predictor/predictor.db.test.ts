import { type PredictedSeat, PredictPage } from "@uchit/contract/predict.ts";
import { Problem } from "@uchit/contract/problem.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { useBackend } from "../../apps/backend/src/testing/backend.ts";
import { sampled } from "../../e2e/support/sampled.ts";
import { type Answered, answerNaively, type Question } from "./naive/answer.ts";
import { foldProgramme, signPools } from "./personas.ts";
import { type QuestionRow, readQuestions } from "./questions.ts";
import { readAllSeats, useRefusals } from "./service.ts";

const backend = useBackend();
const questions = readQuestions();
/** An answer may have thousands of seats, so a run takes one person in this many. */
const SHARE = 3;
const withRows = sampled(
	questions.filter(({ expect }) => expect === "rows"),
	SHARE,
);
const MIN_QUESTIONS = 200;
const MIN_OF_AN_EXAM = 10;
const MIN_WITHOUT_SEATS = 40;

const isUndecided = useRefusals(backend);

beforeAll(async () => {
	const [first] = questions;
	if (first !== undefined) answerNaively(toNaive(first), isUndecided);
	await backend.get(first?.address ?? "");
}, 120_000);

test("there are enough questions, for every exam, and enough of them without a seat as the answer", () => {
	expect(questions.length).toBeGreaterThanOrEqual(MIN_QUESTIONS);
	expect(questions.filter(({ expect }) => expect !== "rows").length).toBeGreaterThanOrEqual(MIN_WITHOUT_SEATS);
	const ofExam = Map.groupBy(
		questions.filter(({ field }) => field !== "exam"),
		({ exam }) => exam,
	);
	expect(
		[...ofExam].filter(([, questionsOfExam]) => questionsOfExam.length < MIN_OF_AN_EXAM).map(([exam]) => exam),
	).toEqual([]);
	expect(new Set(withRows.map(({ exam }) => exam)).size).toBe(ofExam.size);
	expect([...ofExam.keys()].sort()).toEqual(
		[
			...[
				"ap-eapcet",
				"clat",
				"comedk-uget",
				"gujcet",
				"jac-delhi",
				"jee-advanced",
				"jee-main-paper-2",
				"jee-mains",
				"kcet",
				"keam",
			],
			...["mht-cet", "neet", "ojee", "tnea", "ts-eapcet", "wbjee"],
		].sort(),
	);
});

describe("questions with an answer", () => {
	const shownAs = new Map<string, Set<string>>();

	test.each(withRows)("$number $address", async (question) => {
		const naive = answerNaively(toNaive(question), isUndecided);
		const answered = await readAllSeats(backend, question.address);
		// OJEE's copy merged two columns, so only its figures are compared, not programme names.
		const compared = (signed: string) => (question.exam === "ojee" ? signed.slice(signed.indexOf("|")) : signed);
		expect(answered.map(sign).map(compared).sort()).toEqual(naive.map(signNaive).map(compared).sort());
		expect(naive.length).toBeGreaterThan(0);
		pairInstitutes(shownAs, answered, naive);
	});

	test("show each printed institute as the same one of ours everywhere", () => {
		expect(shownAs.size).toBeGreaterThan(500);
		expect([...shownAs].filter(([, slugs]) => slugs.size > 1).map(([printed, slugs]) => [printed, ...slugs])).toEqual(
			[],
		);
	});
});

test.each(questions.filter(({ expect }) => expect === "nothing"))("$number nothing: $address", async (question) => {
	expect(answerNaively(toNaive(question), isUndecided)).toEqual([]);
	const { total, items } = await backend.read(PredictPage, question.address);
	expect([total, items]).toEqual([0, []]);
});

test.each(questions.filter(({ expect }) => expect === "refusal"))(
	"$number refused: $address",
	async ({ address, field }) => {
		const reply = await backend.get(address);
		expect(reply.statusCode).toBe(400);
		const problem = Problem.parse(reply.json());
		expect(problem.errors?.map((error) => error.field)).toEqual([field]);
		expect(problem.errors?.[0]?.reason.length).toBeGreaterThan(8);
	},
);

const LISTS: Record<string, string> = {
	"jee-advanced-preparatory": "preparatory",
	"jee-main-barch-crl": "architecture",
	"jee-main-barch-category": "architecture",
	"jee-main-bplan-crl": "planning",
	"jee-main-bplan-category": "planning",
	"jee-main-crl": "main",
	"acpc-engineering-merit": "Engineering",
	"acpc-pharmacy-merit": "Pharmacy",
};

function toNaive({ exam, fields }: QuestionRow): Question {
	const text = (name: string) => fields.get(name) ?? "";
	return {
		exam,
		rank: Number(text("rank")),
		score: Number(text("score")),
		category: text("category"),
		gender: text("gender"),
		homeState: text("homeState").toLowerCase().replaceAll(" ", "-"),
		quota: text("quota"),
		list: LISTS[text("rankSpace")] ?? "",
	};
}

function sign(seat: PredictedSeat): string {
	const evidence = seat.evidence.map(
		({ year = "undated", round = "", openingRank = "", closingRank, closingScore, inside }) =>
			[year, `R${round}`, `${openingRank}-${closingRank ?? closingScore}`, inside ? "in" : "out"].join(" "),
	);
	return [foldProgramme(seat.programme), seat.quota, signPools(seat), evidence.join("; "), seat.band].join("|");
}

function signNaive({ programme, quota, evidence, band, ...pools }: Answered): string {
	return [foldProgramme(programme), quota, signPools(pools), evidence, band].join("|");
}

function pairInstitutes(shownAs: Map<string, Set<string>>, ours: readonly PredictedSeat[], naive: readonly Answered[]) {
	const seats = Map.groupBy(ours, sign);
	for (const [signed, printed] of Map.groupBy(naive, signNaive)) {
		const [seat, ...doubles] = seats.get(signed) ?? [];
		const [{ institute } = { institute: "" }, ...more] = printed;
		if (seat === undefined || doubles.length > 0 || more.length > 0) continue;
		shownAs.set(institute, (shownAs.get(institute) ?? new Set()).add(seat.college.slug));
	}
}
