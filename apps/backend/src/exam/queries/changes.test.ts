import { expect, test } from "vitest";
import { listChanges } from "./changes.ts";

const EVENT = { key: "2027-exam", kind: "exam", cycle: "2027", starts: "2027-04", status: "expected" };
const state = (on: string, data: Record<string, unknown> = {}) => ({ on, data: { status: "published", ...data } });

test("the first publication is not a change", () => {
	expect(listChanges([])).toEqual([]);
	expect(listChanges([state("2026-11-21", { body: "NTA" })])).toEqual([]);
});

test("changes are listed by day, newest first, with an event before and after", () => {
	const changes = listChanges([
		state("2026-11-01", { events: [EVENT] }),
		state("2026-11-02", { events: [EVENT], body: "NTA" }),
		state("2026-11-05", { events: [{ ...EVENT, starts: "2027-05" }], body: "NTA" }),
		state("2026-11-06", { events: [], body: "NTA", accepted_by: { text: "Many", colleges: [] } }),
	]);
	expect(changes).toEqual([
		{
			on: "2026-11-06",
			fields: ["acceptedBy"],
			events: [{ key: "2027-exam", before: { ...EVENT, starts: "2027-05" }, after: undefined }],
		},
		{
			on: "2026-11-05",
			fields: [],
			events: [{ key: "2027-exam", before: EVENT, after: { ...EVENT, starts: "2027-05" } }],
		},
		{ on: "2026-11-02", fields: ["body"], events: [] },
	]);
});

test("a translation is not a change", () => {
	const fees = (note: Record<string, string>) => ({
		year: "2027",
		items: [{ who: ["women"], amountInr: 800, ...note }],
	});
	const was = { events: [{ ...EVENT, note: "In April" }], fees: fees({ note: "One paper" }) };
	const is = {
		events: [{ ...EVENT, note: "In April", noteHi: "अप्रैल में" }],
		fees: fees({ note: "One paper", noteHi: "एक पेपर" }),
	};
	expect(listChanges([state("2026-11-01", was), state("2026-11-02", is)])).toEqual([]);
});

test("several changes on one day count as one, even on the day of the first publication", () => {
	const changes = listChanges([
		state("2026-11-01", { body: "A" }),
		state("2026-11-01", { body: "B" }),
		state("2026-11-01", { body: "B", level: "research" }),
		state("2026-11-02", { body: "C", level: "research" }),
		state("2026-11-02", { body: "B", level: "research" }),
	]);
	expect(changes).toEqual([{ on: "2026-11-01", fields: ["body", "level"], events: [] }]);
});

const RECEIPT = { publisher: "NTA", document: "Notice", address: "https://nta.ac.in/n", date: "2026-11-27" };
const OFFICIAL = { ...EVENT, status: "official", starts: "2027-01-15", receipt: RECEIPT };
const MISTAKEN = { ...OFFICIAL, starts: "2027-02-17" };
const DAY = "2026-11-27";

function changesOfDay(...events: (typeof EVENT | undefined)[]) {
	const changes = listChanges(events.map((event) => state(DAY, { events: event === undefined ? [] : [event] })));
	expect(changes.length).toBeLessThan(2);
	return changes[0]?.events;
}

test("an official date withdrawn on the same day is listed as taken back; an expected one is not", () => {
	const key = EVENT.key;
	expect(changesOfDay(EVENT, OFFICIAL, MISTAKEN, EVENT)).toEqual([
		{ key, before: EVENT, after: EVENT, takenBack: [OFFICIAL, MISTAKEN] },
	]);
	expect(changesOfDay(EVENT, { ...EVENT, starts: "2027-05" }, EVENT)).toBeUndefined();
	expect(changesOfDay(undefined, OFFICIAL, undefined)).toEqual([
		{ key, before: undefined, after: undefined, takenBack: [OFFICIAL] },
	]);
});

test("a mistaken move of an official date, put right on the same day, is no move of it", () => {
	const key = EVENT.key;
	expect(changesOfDay(OFFICIAL, MISTAKEN, OFFICIAL)).toEqual([
		{ key, before: OFFICIAL, after: OFFICIAL, takenBack: [MISTAKEN] },
	]);
	const moved = { ...OFFICIAL, starts: "2027-01-17" };
	expect(changesOfDay(OFFICIAL, MISTAKEN, moved)).toEqual([
		{ key, before: OFFICIAL, after: moved, takenBack: [MISTAKEN] },
	]);
	expect(changesOfDay(OFFICIAL, moved)).toEqual([{ key, before: OFFICIAL, after: moved }]);
});

test("an official date that was missing for a part of the day is listed as missing then", () => {
	expect(changesOfDay(OFFICIAL, undefined, OFFICIAL)).toEqual([
		{ key: EVENT.key, before: OFFICIAL, after: OFFICIAL, takenBack: [null] },
	]);
});

test("a date taken back on another day is a change of each day", () => {
	const changes = listChanges(
		[OFFICIAL, MISTAKEN, OFFICIAL].map((event, day) => state(`2026-11-2${day}`, { events: [event] })),
	);
	expect(changes.map(({ on }) => on)).toEqual(["2026-11-22", "2026-11-21"]);
	expect(changes.flatMap(({ events }) => events).some((event) => "takenBack" in event)).toBe(false);
});

test("lists at most 50 days, and leaves out events that an older version stored in another format", () => {
	const states = Array.from({ length: 60 }, (_, day) =>
		state(`2026-${String(1 + Math.floor(day / 28)).padStart(2, "0")}-${String(1 + (day % 28)).padStart(2, "0")}`, {
			body: String(day),
			events: [{ date: "once" }, EVENT],
		}),
	);
	const changes = listChanges(states);
	expect(changes).toHaveLength(50);
	expect(changes[0]?.on).toBe("2026-03-04");
	expect(changes.flatMap(({ events }) => events)).toEqual([]);
});
