import { WOMAN } from "@uchit/contract/predict.ts";
import type { PredictExams } from "@uchit/contract/predict-exam.ts";
import type { Random } from "#bench/support/random.ts";

const NARROWED_OF_TEN = 3;

const NARROWED: readonly (readonly [string, string])[] = [
	["q", "computer science"],
	["q", "mechanical"],
	["state", "karnataka"],
	["band", "likely"],
	["sort", "evidence"],
	["sort", "college"],
	["page", "2"],
];

type Exam = PredictExams["items"][number];
type States = PredictExams["states"];

export function drawQuestion(random: Random, exams: readonly Exam[], states: States): string {
	const { exam, lists, homeState } = random.pick(exams);
	const { rankSpace, figure, mostScore = 0, categories, ofCategory } = random.pick(lists);
	const { value: category, genders } = random.pick(categories);
	const params = new URLSearchParams({ exam, rankSpace, category });
	// Half are women, who may have seats of every pool.
	if (genders.length > 0) params.set("gender", random.below(2) === 0 ? WOMAN : random.pick(genders));
	if (homeState === "asked") params.set("homeState", random.pick(states).slug);
	// Draws the number of digits first, so that high and low ranks are equally frequent.
	const rank = 1 + random.below(10 ** (2 + random.below(5)));
	// Rank in the common list; a person with two ranks gives the other as well.
	params.set("common", figure === "rank" ? String(rank) : String(1 + random.below(mostScore * 10 - 10) / 10));
	if (ofCategory) params.set("rank", String(Math.max(1, Math.round(rank / 3))));
	if (random.below(10) < NARROWED_OF_TEN) params.append(...random.pick(NARROWED));
	return params.toString();
}
