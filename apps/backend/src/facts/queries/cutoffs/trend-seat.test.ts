import { CutoffTrendQuery } from "@uchit/contract/cutoff-trend.ts";
import { expect, test } from "vitest";
import { chooseSeat, type KnownSeat } from "./trend-seat.ts";

const OTHER_STATE: KnownSeat = {
	exam: "jee-mains",
	authority: "JoSAA",
	quota: "OS",
	pool: "other-state",
	seatType: "OPEN",
	socialCategory: "open",
	pwd: false,
	gender: "Gender-Neutral",
	rankSpace: "jee-main-crl",
	years: [2018, 2019, 2020],
	rows: 30,
};
const HOME_STATE: KnownSeat = { ...OTHER_STATE, quota: "HS", pool: "home-state", rows: 40 };
const SPECIAL: KnownSeat = { ...OTHER_STATE, quota: "GO", pool: "special", years: [2016, 2017, 2018, 2019], rows: 90 };
const FEMALE: KnownSeat = { ...OTHER_STATE, gender: "Female-only (including Supernumerary)", rows: 50 };
const SINGLE: KnownSeat = { ...OTHER_STATE, gender: "NA", years: [2016, 2017], rows: 60 };
const SC: KnownSeat = {
	...OTHER_STATE,
	seatType: "SC",
	socialCategory: "sc",
	rankSpace: "jee-main-category",
	rows: 99,
};
const SEAT_OF_ONE_YEAR: KnownSeat = { ...OTHER_STATE, exam: "wbjee", years: [2026], rows: 500 };
const ALL_SEATS = [SEAT_OF_ONE_YEAR, SC, SPECIAL, SINGLE, FEMALE, HOME_STATE, OTHER_STATE];

function choose(seats: readonly KnownSeat[], query: Record<string, string> = {}) {
	return chooseSeat(seats, CutoffTrendQuery.parse(query));
}

test("the default is the exam with the most years, the widest pool, the open category, and everyone's seats", () => {
	const { years: _years, rows: _rows, ...expected } = OTHER_STATE;
	expect(choose(ALL_SEATS).seat).toEqual(expected);
	expect(choose(ALL_SEATS.toReversed()).seat).toEqual(expected);
});

test("a choice narrows to seats of that kind, and the rest takes its defaults", () => {
	expect(choose(ALL_SEATS, { quota: "HS" }).seat).toMatchObject({ quota: "HS", pool: "home-state", seatType: "OPEN" });
	expect(choose(ALL_SEATS, { gender: "NA" }).seat).toMatchObject({ gender: "NA", quota: "OS" });
	expect(choose(ALL_SEATS, { seatType: "SC" }).seat).toMatchObject({
		socialCategory: "sc",
		rankSpace: "jee-main-category",
	});
});

test("the default option comes first, and each option counts its years under the choices before it", () => {
	const { options } = choose(ALL_SEATS, { quota: "HS" });
	expect(options.quota.map(({ value, years, selected }) => [value, years, selected])).toEqual([
		["OS", 5, false],
		["HS", 3, true],
		["GO", 4, false],
	]);
	expect(options.seatType.map(({ value }) => value)).toEqual(["OPEN"]);
});

test("a choice without seats is reported, never silently replaced", () => {
	const { seat, notHeld } = choose(ALL_SEATS, { quota: "HS", seatType: "SC" });
	expect(seat).toMatchObject({ quota: "HS", seatType: "OPEN" });
	expect(notHeld).toEqual([{ choice: "seatType", value: "SC" }]);
});

test("a quota that the authority does not print can be chosen by name", () => {
	const unprinted: KnownSeat = { ...OTHER_STATE, quota: "", pool: "special" };
	expect(choose([...ALL_SEATS, unprinted], { quota: "none" }).seat?.quota).toBe("");
});

test("ranks of two lists under one kind of seat are separate", () => {
	const planning: KnownSeat = { ...OTHER_STATE, rankSpace: "jee-main-bplan-crl", rows: 5 };
	const { seat, options } = choose([planning, OTHER_STATE]);
	expect(seat?.rankSpace).toBe("jee-main-crl");
	expect(options.rankSpace).toHaveLength(2);
});

test("without data there is no seat and no option", () => {
	const { seat, options, notHeld } = choose([]);
	expect(seat).toBeUndefined();
	expect(Object.values(options).flat()).toEqual([]);
	expect(notHeld).toEqual([]);
});
