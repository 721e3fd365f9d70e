import { type SeatPool, SOCIAL_CATEGORIES } from "@uchit/contract/cutoff-kind.ts";
import {
	type CutoffTrend,
	type CutoffTrendQuery,
	NOT_PRINTED,
	type TREND_CHOICES,
	type TrendChoice,
	type TrendOption,
	type TrendSeat,
} from "@uchit/contract/cutoff-trend.ts";
import { labelOption } from "./options.ts";

export type KnownSeat = TrendSeat & { years: number[]; rows: number };

type SeatOption = { value: string; years: number; rows: number; rank: number };

/**
 * Narrows an institution's kinds of seats to one, choice by choice. Each choice only offers options that the earlier
 * ones leave, so none is empty; an unavailable request is reported, and the default used.
 */
export function chooseSeat(
	seats: readonly KnownSeat[],
	query: CutoffTrendQuery,
): Pick<CutoffTrend, "seat" | "options" | "notHeld"> {
	const unknown: CutoffTrend["notHeld"] = [];
	let left = seats;
	const choose = (choice: TrendChoice): TrendOption[] => {
		const available = listKnown(left, choice);
		const requested = query[choice];
		const isKnown = available.some(({ value }) => value === requested);
		if (requested !== undefined && !isKnown) unknown.push({ choice, value: requested });
		const chosen = isKnown ? requested : available[0]?.value;
		left = left.filter((seat) => readChoice(seat, choice) === chosen);
		return available.map(({ value, years }) => ({
			value,
			label: labelOf(choice, value),
			years,
			selected: value === chosen,
		}));
	};
	const options = {
		exam: choose("exam"),
		authority: choose("authority"),
		quota: choose("quota"),
		pool: choose("pool"),
		seatType: choose("seatType"),
		gender: choose("gender"),
		rankSpace: choose("rankSpace"),
	} satisfies Record<(typeof TREND_CHOICES)[number], TrendOption[]>;
	return { seat: left[0] && toSeat(left[0]), options, notHeld: unknown };
}

function listKnown(seats: readonly KnownSeat[], choice: TrendChoice): SeatOption[] {
	return [...Map.groupBy(seats, (seat) => readChoice(seat, choice))]
		.map(([value, group]) => ({
			value,
			years: new Set(group.flatMap(({ years }) => years)).size,
			rows: group.reduce((sum, { rows }) => sum + rows, 0),
			rank: Math.min(...group.map((seat) => rankOf(seat, choice))),
		}))
		.toSorted((a, b) => a.rank - b.rank || b.years - a.years || b.rows - a.rows || (a.value < b.value ? -1 : 1));
}

/**
 * Ranks how open a seat is, 0 for the most open: all India, then other states, then the home state; the open category,
 * then the others; everyone, then women only.
 */
function rankOf(seat: KnownSeat, choice: TrendChoice): number {
	switch (choice) {
		case "quota":
		case "pool":
			return POOLS_BY_WIDTH.indexOf(seat.pool);
		case "seatType":
			return SOCIAL_CATEGORIES.indexOf(seat.socialCategory) * 2 + (seat.pwd ? 1 : 0);
		case "gender":
			return FEMALE_ONLY.test(seat.gender) ? 1 : 0;
		case "exam":
		case "authority":
		case "rankSpace":
			return 0;
	}
}

const FEMALE_ONLY = /^female/i;

const POOLS_BY_WIDTH: readonly SeatPool[] = ["all-india", "other-state", "home-state", "special", "management", "nri"];

function readChoice(seat: KnownSeat, choice: TrendChoice): string {
	return seat[choice] === "" ? NOT_PRINTED : seat[choice];
}

function labelOf(choice: TrendChoice, value: string): string {
	return choice === "exam" || choice === "quota" || choice === "gender" ? labelOption(choice, value) : value;
}

function toSeat({ years: _years, rows: _rows, ...seat }: KnownSeat): TrendSeat {
	return seat;
}
