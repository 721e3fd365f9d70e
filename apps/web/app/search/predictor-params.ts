import type { AskCard } from "@uchit/contract/answer.ts";
import { WOMAN } from "@uchit/contract/predict.ts";
import type { PredictCategory, PredictExam } from "@uchit/contract/predict-exam.ts";
import { findPlainCategory } from "#app/facts/plain-category.ts";
import { BEGUN_PARAM, defaultHomeStateOf } from "#app/predict/search.ts";

type PredictCard = Extract<AskCard, { kind: "predict" }>;

type Options = {
	takesPercentile: boolean;
	/**
	 * Without a category, assumes everyone's seats. Without a gender, leaves out seats for women. Without a home state, takes seats for
	 * people of other states.
	 */
	assumesEveryone?: boolean;
	/** The named state is where the colleges are: their seats are for people of every state. */
	isInState?: boolean;
};

export function toPredictorParams(
	exams: readonly PredictExam[],
	card: PredictCard,
	{ takesPercentile, assumesEveryone = false, isInState = true }: Options,
): URLSearchParams {
	const exam = exams.find((each) => each.exam === card.exam?.slug);
	if (exam === undefined) return new URLSearchParams();
	const category = card.category ?? (assumesEveryone ? "open" : undefined);
	const option =
		category === undefined
			? undefined
			: findPlainCategory(exam, category, { ...card, homeState: card.homeState?.slug });
	const gender = option && genderOf(option, { ...card, isForMen: card.isForMen || assumesEveryone ? true : undefined });
	const figure = toFigure(exam, card);
	const needsGender = (option?.genders.length ?? 0) > 1;
	const elsewhere = assumesEveryone ? defaultHomeStateOf(exam) : undefined;
	const isAnswerable =
		option !== undefined &&
		(gender !== undefined || !needsGender) &&
		!exam.namesList &&
		(hasFigure(exam, card) || (takesPercentile && card.percentile !== undefined));
	return new URLSearchParams([
		["exam", exam.exam],
		...figure,
		...toParam("category", option?.value),
		...toParam("gender", gender),
		...toParam("homeState", exam.homeState === "asked" ? (card.homeState?.slug ?? elsewhere) : undefined),
		...toParam("state", isInState ? placeOf(exam, card) : undefined),
		...toParam("q", card.words),
		...toParam("college", card.institution?.slug),
		...toParam("authority", card.authority),
		...(card.kinds ?? []).map((kind): [string, string] => ["kind", kind]),
		...(isAnswerable ? [] : toParam(BEGUN_PARAM, "1")),
	]);
}

/** Seats of an exam that asks for no home state are for people of every state. */
function placeOf({ homeState }: PredictExam, card: PredictCard): string | undefined {
	return (card.inState ?? (homeState === "asked" ? undefined : card.homeState))?.slug;
}

function toParam(name: string, value: string | undefined): [string, string][] {
	return value === undefined ? [] : [[name, value]];
}

function isByScore({ lists }: PredictExam): boolean {
	return lists[0]?.figure === "score";
}

function hasFigure(exam: PredictExam, { rank, marks, marksList }: PredictCard): boolean {
	return isByScore(exam) ? marks !== undefined : rank !== undefined || (marks !== undefined && marksList !== undefined);
}

function toFigure(exam: PredictExam, { rank, marks, marksList, percentile, ...card }: PredictCard): URLSearchParams {
	if (isByScore(exam)) return new URLSearchParams(toParam("common", marks === undefined ? undefined : String(marks)));
	if (rank !== undefined) return new URLSearchParams([[card.isOwnRank ? "rank" : "common", String(rank)]]);
	if (marks !== undefined && marksList !== undefined)
		return new URLSearchParams([
			["marks", String(marks)],
			["list", marksList],
		]);
	// The box says that no table converts them to a rank.
	if (marks !== undefined) return new URLSearchParams([["common", `${marks} marks`]]);
	return new URLSearchParams(toParam("percentile", percentile === undefined ? undefined : String(percentile)));
}

function genderOf(
	{ genders }: PredictCategory,
	{ isForWomen, isForMen }: Pick<PredictCard, "isForWomen" | "isForMen">,
): string | undefined {
	if (genders.length === 0) return undefined;
	if (isForWomen) return WOMAN;
	return isForMen ? genders[0] : undefined;
}
