import type { PredictExam } from "@uchit/contract/predict-exam.ts";
import { DECISIONS, type Decision, type Replay, type ReplayBody } from "@uchit/contract/predict-replay.ts";
import type { Choice, Choices } from "./choices.ts";

/** A choice with its place on the whole list, counted from 1. */
export type PlacedChoice = { place: number; choice: Choice };

/** What is lived, and which choices of the list its choices are. */
export type SentList = { body: ReplayBody; sent: readonly PlacedChoice[] };

/** The choices of one exam, in their order; the same seats in another pool are one choice to a counselling. */
export function choicesOfExam(choices: Choices, exam: string): PlacedChoice[] {
	const seen = new Set<string>();
	return choices.flatMap((choice, index) => {
		const key = [choice.college.slug, choice.programme, choice.quota].join("|");
		if (choice.exam !== exam || seen.has(key)) return [];
		seen.add(key);
		return [{ place: index + 1, choice }];
	});
}

/** Whether the list is as it was when it was sent. */
export function isSameList(sent: readonly PlacedChoice[], now: readonly PlacedChoice[]): boolean {
	const keyOf = ({ place, choice }: PlacedChoice) => `${place} ${choice.key}`;
	return sent.map(keyOf).join("\n") === now.map(keyOf).join("\n");
}

/** What the list says of the person: by which ranks its seats were judged, and the category. */
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

/** The form as the rules read it; what is empty is not given. */
export function toSentList(exam: string, form: FormData, sent: readonly PlacedChoice[]): SentList {
	const textOf = (name: string) => {
		const value = form.get(name);
		return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
	};
	return {
		sent,
		body: {
			exam,
			common: textOf("common"),
			rank: textOf("rank"),
			category: textOf("category") ?? "",
			gender: textOf("gender"),
			homeState: textOf("homeState"),
			rankSpace: textOf("rankSpace"),
			decision: readDecision(textOf("decision")),
			choices: sent.map(({ choice: { college, programme, quota } }) => ({ college: college.slug, programme, quota })),
		},
	};
}

function readDecision(text: string | undefined): Decision {
	return DECISIONS.find((each) => each === text) ?? "float";
}

/** How often each choice was the end, the highest on the list first, and the years without a seat. */
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
