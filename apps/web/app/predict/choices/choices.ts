import type { RankSpace } from "@uchit/contract/cutoff-kind.ts";
import type { ShownSeat } from "#app/predict/shown.ts";

/**
 * The final round of one year, as it was when the seat was added, with the name of its document, which lists from
 * before November 2026 lack. Higher is better where `closing` is marks.
 */
export type ChoiceYear = { year?: number; round?: number; closing: number; inside: boolean; source?: string };

export type Choice = {
	key: string;
	exam: string;
	authority: string;
	rankSpace: RankSpace;
	isScore: boolean;
	/** The visitor's rank or marks, by which it was judged. */
	asked: number;
	college: { slug: string; name: string };
	programme: string;
	quota: string;
	seatType: string;
	gender: string;
	years: readonly ChoiceYear[];
};

export type Choices = readonly Choice[];

/** More than anybody fills in, and few enough for a browser to store. */
export const MAX_CHOICES = 300;

export function toChoice(
	{ exam, authority, rankSpace, rank, score, college: { slug, name }, ...seat }: ShownSeat,
	sourceName: (id: string) => string,
): Choice {
	const { programme, quota, seatType, gender, evidence } = seat;
	return {
		key: [exam, rankSpace, slug, programme, quota, seatType, gender].join("|"),
		exam,
		authority,
		rankSpace,
		isScore: score !== undefined,
		asked: rank ?? score ?? Number.NaN,
		college: { slug, name },
		programme,
		quota,
		seatType,
		gender,
		years: evidence.flatMap(({ year, round, closingRank, closingScore, inside, sourceId }) => {
			const closing = closingRank ?? closingScore;
			return closing === undefined ? [] : [{ year, round, closing, inside, source: sourceName(sourceId) }];
		}),
	};
}

export function sourcesOfChoices(choices: Choices): string[] {
	const years = choices.flatMap((choice) => choice.years).toSorted((a, b) => (a.year ?? 0) - (b.year ?? 0));
	return [...new Set(years.flatMap(({ source }) => source ?? []))];
}

/** Returns the same list if it already has the seat, or is full. */
export function addChoice(choices: Choices, choice: Choice): Choices {
	return choices.length >= MAX_CHOICES || choices.some(({ key }) => key === choice.key)
		? choices
		: [...choices, choice];
}

export function removeChoice(choices: Choices, key: string): Choices {
	return choices.some((choice) => choice.key === key) ? choices.filter((choice) => choice.key !== key) : choices;
}

/** `place` counts from 0 within the counselling's list; other lists stay. */
export function moveChoice(choices: Choices, key: string, place: number): Choices {
	const moved = choices.find((choice) => choice.key === key);
	if (moved === undefined) return choices;
	const own = choices.filter(({ authority }) => authority === moved.authority);
	const others = own.filter((choice) => choice !== moved);
	const ordered = others.toSpliced(Math.max(0, Math.min(place, others.length)), 0, moved);
	if (ordered.every((choice, index) => choice === own[index])) return choices;
	const next = ordered.values();
	return choices.map((choice) => (choice.authority === moved.authority ? (next.next().value ?? choice) : choice));
}

export function listsOf(choices: Choices): { authority: string; choices: Choices }[] {
	return [...Map.groupBy(choices, ({ authority }) => authority)].map(([authority, own]) => ({
		authority,
		choices: own,
	}));
}

/**
 * A finding about the order. A counselling gives the first seat of the list that one's rank reaches, so of two seats
 * within reach `above` is always given. Only seats of the same list of ranks can be compared, and only in the years
 * that both have.
 *
 * `never`: in every such year `above` closed at or beyond `key`, so everybody who reached `key` had reached `above`: at
 * this place nobody would have got `key`. `safer-above`: the same in more than half of those years, but not in all.
 */
export type Finding = {
	kind: "never" | "safer-above";
	key: string;
	above: string;
	/** Years that both have. */
	years: number;
	/** Years in which `above` closed at or beyond `key`. */
	easier: number;
};

/**
 * Returns at most one finding for each seat: about the topmost seat that makes it unreachable, else about the topmost
 * safer one.
 */
export function checkOrder(choices: Choices): Finding[] {
	return choices.flatMap((choice, place) => {
		const found = choices.slice(0, place).flatMap((above) => compare(choice, above) ?? []);
		return found.find(({ kind }) => kind === "never") ?? found[0] ?? [];
	});
}

function compare(choice: Choice, above: Choice): Finding | undefined {
	const { exam, rankSpace, isScore } = choice;
	if (above.exam !== exam || above.rankSpace !== rankSpace || above.isScore !== isScore) return undefined;
	const closings = new Map(above.years.map(({ year, closing }) => [year, closing]));
	const shared = choice.years.flatMap(({ year, closing }) => {
		const other = closings.get(year);
		return other === undefined ? [] : [isScore ? other <= closing : other >= closing];
	});
	const easier = shared.filter((isEasier) => isEasier).length;
	const about = { key: choice.key, above: above.key, years: shared.length, easier };
	if (shared.length === 0 || easier * 2 <= shared.length) return undefined;
	return { kind: easier === shared.length ? "never" : "safer-above", ...about };
}

export function insideYears({ years }: Pick<Choice, "years">): number {
	return years.filter(({ inside }) => inside).length;
}
