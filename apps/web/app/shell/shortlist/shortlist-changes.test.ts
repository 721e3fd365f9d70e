import { findChanges } from "@uchit/contract/fact-changes.ts";
import { expect, test } from "vitest";
import { parseShortlistFile, toShortlistFile } from "#app/shortlist/file.ts";
import { EMPTY_SHORTLIST, setShortlisted } from "./device-shortlist.ts";
import { addImported, listShortlisted, moveTo, restore, setNote } from "./shortlist-changes.ts";
import { parseSeen, type SeenFact, writeSeen } from "./shortlist-seen.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 10, minute));
const three = ["a", "b", "c"].reduce(
	(list, college, place) => setShortlisted(list, { college, isSaved: true }, at(place)),
	EMPTY_SHORTLIST,
);
const order = (list: typeof three) => listShortlisted(list).map(({ college }) => college);

test("moving a college changes only the entries with a new place for the other devices", () => {
	const moved = moveTo({ ...three, isSent: true }, { college: "c", place: 1 }, at(9));
	expect(order(moved)).toEqual(["a", "c", "b"]);
	expect(
		moved.entries.filter(({ changedAt }) => changedAt === at(9).toISOString()).map(({ college }) => college),
	).toEqual(["b", "c"]);
	expect(moved.isSent).toBe(false);
	expect(moveTo(three, { college: "a", place: 0 }, at(9))).toBe(three);
	expect(moveTo(three, { college: "x", place: 0 }, at(9))).toBe(three);
});

test("undo restores the order, the note and the removed college as changes of now", () => {
	const noted = setNote(three, { college: "a", note: "near home" }, at(5));
	const removed = setShortlisted(
		moveTo(noted, { college: "a", place: 2 }, at(6)),
		{ college: "b", isSaved: false },
		at(7),
	);
	const added = setShortlisted(removed, { college: "d", isSaved: true }, at(8));
	const back = restore(added, noted.entries, at(9));
	expect(order(back)).toEqual(["a", "b", "c"]);
	expect(listShortlisted(back)[0]?.note).toBe("near home");
	expect(back.entries.find(({ college }) => college === "d")).toMatchObject({
		isRemoved: true,
		changedAt: at(9).toISOString(),
	});
});

test("a file moves the list to another device: entries there stay, and both notes survive", () => {
	const file = toShortlistFile(setNote(three, { college: "b", note: "hostel?" }, at(5)), {}, at(6));
	const read = parseShortlistFile(file);
	const here = setNote(
		setShortlisted(EMPTY_SHORTLIST, { college: "b", isSaved: true }, at(1)),
		{ college: "b", note: "ask Ravi" },
		at(2),
	);
	const merged = addImported(here, read?.entries ?? [], at(9));
	expect(order(merged)).toEqual(["b", "a", "c"]);
	const { note = "" } = listShortlisted(merged)[0] ?? {};
	expect(note.split("\n").toSorted()).toEqual(["ask Ravi", "hostel?"]);
	const removedHere = setShortlisted(three, { college: "a", isSaved: false }, at(8));
	expect(order(addImported(removedHere, read?.entries ?? [], at(9)))).toContain("a");
});

test("any other file is refused, and an invalid college in a file is left out", () => {
	for (const odd of ["", "{", "[]", '{"format":"other","entries":[]}', '{"format":"shortlist"}'])
		expect(parseShortlistFile(odd)).toBeUndefined();
	const entry = { note: "", position: 0, isRemoved: false, changedAt: at(0).toISOString() };
	const entries = [{ ...entry, college: "a" }, { ...entry, college: "../x" }, { college: 7 }];
	expect(
		parseShortlistFile(JSON.stringify({ format: "shortlist", entries }))?.entries.map(({ college }) => college),
	).toEqual(["a"]);
});

const rank = (value: string, time: string): SeenFact => ({
	key: "rank-law",
	name: "Rank, NIRF Law",
	said: value,
	value,
	time,
});

test("a changed value, a new fact or a removed fact is a change; a new year with the same value is not", () => {
	expect(findChanges([rank("5", "2024")], [rank("5", "2025")])).toEqual([]);
	expect(findChanges([rank("5", "2024")], [rank("4", "2025")])).toEqual([
		{ key: "rank-law", before: rank("5", "2024"), now: rank("4", "2025") },
	]);
	expect(findChanges([], [rank("4", "2025")])).toMatchObject([{ before: undefined }]);
	expect(findChanges([rank("4", "2025")], [])).toMatchObject([{ now: undefined }]);
});

test("the last seen facts are read unchanged; foreign data reads as empty", () => {
	const seen = { a: { at: at(0).toISOString(), language: "en", facts: [rank("5", "2024")] } } as const;
	expect(parseSeen(JSON.parse(writeSeen(seen)))).toEqual(seen);
	for (const odd of [
		null,
		7,
		[],
		{ version: 1 },
		{ version: 2, colleges: seen },
		{ version: 1, colleges: { a: { facts: [] } } },
	])
		expect(parseSeen(odd)).toEqual({});
});
