import { WOMAN } from "@uchit/contract/predict.ts";
import type { Band } from "@uchit/contract/predict-band.ts";
import type { ReplayChoice } from "@uchit/contract/predict-replay.ts";
import { REPORT_RANKS } from "@uchit/contract/predict-report.ts";
import { listOptions, toPredictorQuery } from "../list-options.ts";
import type { PredictIndex } from "../predict-index.ts";
import { replay } from "../replay.ts";
import type { RoundTable } from "../round-table.ts";
import type { JudgedSeat } from "../sort.ts";
import { indexAsOf } from "./as-of.ts";

/** Lists are made from the years up to this one and replayed in the later ones. */
export const LISTS_MADE_AFTER = 2024;
const LISTS_LIVED_IN = [2025, 2026] as const;
const LIST_CHOICES = 60;
const CHOICES_PER_GROUP = LIST_CHOICES / 3;

/**
 * The order of the predictor's options on the list. `as-shown`: as the page shows them, likely first. `dreams-first`: reach, possible,
 * likely. Within a group the harder come first.
 */
export const LIST_ORDERS = ["as-shown", "dreams-first"] as const;
/** The place on the list of the final seat, counted from 1. */
const LIST_PLACES = ["1", "2-5", "6-20", "21-60", "nothing"] as const;

export type ListOutcome = {
	year: number;
	order: (typeof LIST_ORDERS)[number];
	persons: number;
	places: Record<(typeof LIST_PLACES)[number], number>;
	reach: number;
};

export type ListPerson = { category: string; gender: string; homeState: string; rank: number; isCommon: boolean };

export function drawPersons({ all, states }: PredictIndex, random: () => number, count: number): ListPerson[] {
	const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
	const categories = all.flatMap(({ groups }) =>
		groups.filter(({ pwd, rankSpace }) => !pwd && !rankSpace.endsWith("preparatory")),
	);
	return Array.from({ length: count }, () => {
		const group = pick(categories);
		const [gender = WOMAN, homeState, rank] = [pick(["Gender-Neutral", WOMAN]), pick(states), pick(REPORT_RANKS)];
		if (group === undefined || homeState === undefined || rank === undefined) throw new Error("Nobody can be drawn.");
		const isCommon = group.rankSpace.endsWith("crl");
		return { category: group.seatType, gender, homeState: homeState.slug, rank, isCommon };
	});
}

export function replayLists(
	predictIndex: PredictIndex,
	table: RoundTable,
	{ exam, persons }: { exam: string; persons: readonly ListPerson[] },
): ListOutcome[] {
	const before = indexAsOf(predictIndex, table, LISTS_MADE_AFTER);
	const outcomes = LIST_ORDERS.flatMap((order) => LISTS_LIVED_IN.map((year) => emptyOutcome(year, order)));
	for (const { rank, isCommon, ...person } of persons) {
		const figure = { [isCommon ? "common" : "rank"]: String(rank) };
		const options = listOptions(before, toPredictorQuery({ exam, ...person, ...figure }));
		if (options.length === 0) continue;
		for (const order of LIST_ORDERS) {
			const choices = toChoices(options, order);
			const sent = { choices: choices.map(({ band, ...choice }) => choice), years: [...LISTS_LIVED_IN] };
			const { years } = replay(predictIndex, table, { exam, ...person, ...figure, ...sent, decision: "float" });
			for (const outcome of outcomes.filter((each) => each.order === order)) {
				const lived = years.find(({ year }) => year === outcome.year);
				if (lived === undefined) continue;
				outcome.persons++;
				outcome.places[placeOf(lived.end?.choice)]++;
				if (choices[lived.end?.choice ?? -1]?.band === "reach") outcome.reach++;
			}
		}
	}
	return outcomes;
}

function emptyOutcome(year: number, order: ListOutcome["order"]): ListOutcome {
	return { year, order, persons: 0, places: { "1": 0, "2-5": 0, "6-20": 0, "21-60": 0, nothing: 0 }, reach: 0 };
}

type ListChoice = ReplayChoice & { band: Band };

function toChoices(options: readonly JudgedSeat[], order: ListOutcome["order"]): ListChoice[] {
	if (order === "as-shown") return distinct(options).slice(0, LIST_CHOICES);
	const ofBands = (...bands: Band[]) =>
		distinct(options.filter(({ band }) => bands.includes(band))).slice(0, CHOICES_PER_GROUP);
	return [...ofBands("reach"), ...ofBands("possible", "one"), ...ofBands("likely")];
}

/** A programme under one quota is one choice, whatever its pools. */
function distinct(options: readonly JudgedSeat[]): ListChoice[] {
	const choices = new Map<string, ListChoice>();
	for (const { band, seat } of options) {
		const { college, programme, quota } = seat;
		const key = [college.slug, programme, quota].join("|");
		if (!choices.has(key)) choices.set(key, { college: college.slug, programme, quota, band });
	}
	return [...choices.values()];
}

function placeOf(choice: number | undefined): (typeof LIST_PLACES)[number] {
	if (choice === undefined) return "nothing";
	if (choice === 0) return "1";
	if (choice < 5) return "2-5";
	return choice < 20 ? "6-20" : "21-60";
}
