import { expect, test } from "vitest";
import {
	EMPTY_SHORTLIST,
	isShortlisted,
	keepShortlist,
	leaveAccount,
	parseShortlist,
	SHORTLIST_ENTRY,
	setShortlisted,
} from "./device-shortlist.ts";

const AT = new Date("2026-11-21T10:00:00.000Z");
const LATER = new Date("2026-11-21T11:00:00.000Z");
const saved = setShortlisted(EMPTY_SHORTLIST, { college: "a", isSaved: true }, AT);

test("a college is put on the list and taken off, and stays known with its time", () => {
	expect(isShortlisted(saved, "a")).toBe(true);
	const removed = setShortlisted(saved, { college: "a", isSaved: false }, LATER);
	expect(isShortlisted(removed, "a")).toBe(false);
	expect(removed.entries).toEqual([
		{ college: "a", note: "", position: 0, isRemoved: true, changedAt: LATER.toISOString() },
	]);
});

test("the next college stands after the last, and a note stays with its college", () => {
	const noted = { ...saved, entries: saved.entries.map((entry) => ({ ...entry, note: "near home" })) };
	const two = setShortlisted(noted, { college: "b", isSaved: true }, LATER);
	expect(two.entries.map(({ college, position }) => [college, position])).toEqual([
		["a", 0],
		["b", 1],
	]);
	expect(setShortlisted(two, { college: "a", isSaved: false }, LATER).entries.at(-1)?.note).toBe("near home");
});

test("what was kept is read again as it was; what something else wrote is an empty list", () => {
	const kept = new Map<string, string>();
	const store = {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
		removeItem: (key: string) => void kept.delete(key),
	};
	expect(keepShortlist(store, saved)).toBe(true);
	expect(parseShortlist(kept.get(SHORTLIST_ENTRY) ?? null)).toEqual(saved);
	for (const odd of [null, "", "{", "[]", "7", '{"entries":{}}', '{"entries":[{"college":1}]}'])
		expect(parseShortlist(odd).entries).toEqual([]);
	expect(keepShortlist(store, EMPTY_SHORTLIST)).toBe(true);
	expect(kept.size).toBe(0);
});

test("a browser that keeps nothing says so", () => {
	const full = {
		getItem: () => null,
		setItem: () => {
			throw new Error("full");
		},
		removeItem: () => undefined,
	};
	expect(keepShortlist(full, saved)).toBe(false);
});

test("signing out leaves nothing that the account has, and everything that it has not", () => {
	expect(leaveAccount({ ...saved, owner: "me", isSent: true })).toEqual(EMPTY_SHORTLIST);
	expect(leaveAccount({ ...saved, owner: "me", isSent: false }).entries).toHaveLength(1);
	expect(leaveAccount(saved).entries).toHaveLength(1);
});
