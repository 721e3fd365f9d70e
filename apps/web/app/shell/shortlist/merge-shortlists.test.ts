import type { ShortlistEntry } from "@uchit/contract/account.ts";
import { expect, test } from "vitest";
import { mergeShortlists } from "./merge-shortlists.ts";

const NOW = new Date("2026-11-21T10:00:00.000Z");

function entry(college: string, day: number, change: Partial<ShortlistEntry> = {}): ShortlistEntry {
	const changedAt = `2026-11-${String(day).padStart(2, "0")}T08:00:00.000Z`;
	return { college, note: "", position: 0, isRemoved: false, changedAt, ...change };
}

test("an entry on only one side survives", () => {
	const merged = mergeShortlists([entry("a", 1)], [entry("b", 2)], NOW);
	expect(merged.map(({ college }) => college)).toEqual(["a", "b"]);
});

test("the newest change of a college wins, whichever side made it", () => {
	const removed = entry("a", 3, { isRemoved: true });
	expect(mergeShortlists([entry("a", 1)], [removed], NOW)).toEqual([removed]);
	expect(mergeShortlists([removed], [entry("a", 1)], NOW)).toEqual([removed]);
	expect(mergeShortlists([entry("a", 5)], [removed], NOW)).toEqual([entry("a", 5)]);
});

test("two different notes both survive, as a change of now", () => {
	const [merged] = mergeShortlists([entry("a", 1, { note: "hostel" })], [entry("a", 2, { note: "fees" })], NOW);
	expect(merged).toMatchObject({ note: "fees\nhostel", changedAt: NOW.toISOString() });
});

test("a note that contains the other wins, and merging again changes nothing", () => {
	const once = mergeShortlists([entry("a", 1, { note: "hostel" })], [entry("a", 2, { note: "fees" })], NOW);
	expect(mergeShortlists(once, [entry("a", 1, { note: "hostel" })], new Date(0))).toEqual(once);
});

test("joined notes stay within the limit of a note", () => {
	const [merged] = mergeShortlists(
		[entry("a", 1, { note: "x".repeat(1_500) })],
		[entry("a", 2, { note: "y".repeat(1_500) })],
		NOW,
	);
	expect(merged?.note).toHaveLength(2_000);
});
