import type { PredictExam } from "@uchit/contract/predict-exam.ts";
import { DECISIONS, type Decision, type Replay, type ReplayBody } from "@uchit/contract/predict-replay.ts";
import type { Choice, Choices } from "../choices.ts";

/** A choice with its place on the whole list, from 1, and the later places of the same choice. */
export type PlacedChoice = { place: number; choice: Choice; also: readonly number[] };

export type SentList = { body: ReplayBody; sent: readonly PlacedChoice[] };

/**
 * Returns the choices of one exam in their order; a counselling counts the same seats in another pool as one choice.
 */
export function choicesOfExam(choices: Choices, exam: string): PlacedChoice[] {
	const placed = choices.map((choice, index) => ({ choice, place: index + 1 }));
	const same = Map.groupBy(
		placed.filter(({ choice }) => choice.exam === exam),
		({ choice: { college, programme, quota } }) => [college.slug, programme, quota].join("|"),
	);
	return [...same.values()].flatMap(([first, ...others]) =>
		first === undefined ? [] : [{ ...first, also: others.map(({ place }) => place) }],
	);
}

export function isSameList(sent: readonly PlacedChoice[], now: readonly PlacedChoice[]): boolean {
	const keyOf = ({ place, choice }: PlacedChoice) => `${place} ${choice.key}`;
	return sent.map(keyOf).join("\n") === now.map(keyOf).join("\n");
}

export function toReplayChoices(sent: readonly PlacedChoice[]): ReplayBody["choices"] {
	return sent.map(({ choice: { college, programme, quota } }) => ({ college: college.slug, programme, quota }));
}

export function categoriesOf({ lists }: Pick<PredictExam, "lists">): string[] {
	return [...new Set(lists.flatMap(({ categories }) => categories.map(({ value }) => value)))];
}

export function personOf(
	choices: Choices,
	{ exam, lists }: Pick<PredictExam, "exam" | "lists">,
): Record<string, string> {
	const own = choices.filter((choice) => choice.exam === exam);
	const isCategorys = ({ rankSpace }: Choice) => lists.some((list) => list.ofCategory && list.rankSpace === rankSpace);
	const [everyones, categorys] = [own.find((choice) => !isCategorys(choice)), own.find(isCategorys)];
	return {
		common: everyones === undefined ? "" : String(everyones.asked),
		rank: categorys === undefined ? "" : String(categorys.asked),
		category: (categorys ?? everyones)?.seatType ?? "",
		rankSpace: everyones?.rankSpace ?? "",
	};
}

export function toSentList(exam: string, form: FormData, sent: readonly PlacedChoice[]): SentList {
	const rankSpace = textOf(form, "rankSpace");
	const decision = readDecision(textOf(form, "decision"));
	return { sent, body: { exam, ...readPerson(form), rankSpace, decision, choices: toReplayChoices(sent) } };
}

type Person = Pick<ReplayBody, "common" | "rank" | "category" | "gender" | "homeState">;

export function readPerson(form: FormData): Person {
	return {
		common: textOf(form, "common"),
		rank: textOf(form, "rank"),
		category: textOf(form, "category") ?? "",
		gender: textOf(form, "gender"),
		homeState: textOf(form, "homeState"),
	};
}

function textOf(form: FormData, name: string): string | undefined {
	const value = form.get(name);
	return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

export function readDecision(text: string | undefined): Decision {
	return DECISIONS.find((each) => each === text) ?? "float";
}

export function countEnds({ years }: Pick<Replay, "years">): {
	ends: { choice: number; years: number }[];
	nothing: number[];
} {
	const counts = Map.groupBy(years, ({ end }) => end?.choice);
	const nothing = (counts.get(undefined) ?? []).map(({ year }) => year);
	const ends = [...counts].flatMap(([choice, ofChoice]) =>
		choice === undefined ? [] : [{ choice, years: ofChoice.length }],
	);
	return { ends: ends.sort((a, b) => a.choice - b.choice), nothing };
}
