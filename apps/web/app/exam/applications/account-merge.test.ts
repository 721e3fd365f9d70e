import type { ApplicationEntry } from "@uchit/contract/application.ts";
import { expect, test } from "vitest";
import { listUnsyncedChanges, mergeAccountForms, removeSyncedForms, versionsOf } from "./account-merge.ts";
import { type Application, newApplication } from "./application.ts";

const at = (day: number) => `2026-11-${String(day).padStart(2, "0")}T08:00:00.000Z`;
const NOW = new Date(at(28));

const form = (id: string, day: number, note = ""): Application => ({
	...newApplication({ kind: "own", name: id }, { id, now: new Date(at(day)) }),
	note,
});
const entry = (id: string, day: number, note = ""): ApplicationEntry => {
	const { id: _, changedAt, ...rest } = form(id, day, note);
	return { id, form: rest, changedAt };
};
const gone = (id: string, day: number): ApplicationEntry => ({ id, changedAt: at(day) });
const ids = (forms: readonly { id: string }[]) => forms.map(({ id }) => id);

test("two devices end with the same forms, whichever came first", () => {
	const theirs = [entry("b", 2), entry("c", 3, "newer")];
	const own = [form("a", 1), form("c", 1, "older")];
	const news = listUnsyncedChanges(own, { synced: {}, accountEntries: theirs }, NOW);
	expect(ids(news)).toEqual(["a"]);
	const merged = mergeAccountForms(own, [...theirs, ...news]);
	expect(ids(merged)).toEqual(["a", "c", "b"]);
	expect(merged[1]?.note).toBe("newer");
	expect(
		listUnsyncedChanges(
			merged,
			{ synced: versionsOf([...theirs, ...news]), accountEntries: [...theirs, ...news] },
			NOW,
		),
	).toEqual([]);
});

test("a form removed on one side is removed from the other, between device and account", () => {
	const theirs = [entry("a", 1), entry("b", 1)];
	const synced = versionsOf(theirs);
	expect(listUnsyncedChanges([form("b", 1)], { synced, accountEntries: theirs }, NOW)).toEqual([gone("a", 28)]);
	expect(ids(mergeAccountForms([form("a", 1), form("b", 1)], [gone("a", 5), entry("b", 1)]))).toEqual(["b"]);
});

test("a change after a removal elsewhere stays, and so does a restored form", () => {
	const theirs = [gone("a", 5)];
	expect(ids(listUnsyncedChanges([form("a", 6)], { synced: { a: at(1) }, accountEntries: theirs }, NOW))).toEqual([
		"a",
	]);
	expect(listUnsyncedChanges([form("a", 1)], { synced: {}, accountEntries: theirs }, NOW)).toMatchObject([
		{ id: "a", changedAt: at(28) },
	]);
});

test("an invalid time counts as now", () => {
	const odd = { ...form("a", 1), changedAt: "yesterday" };
	expect(listUnsyncedChanges([odd], { synced: {}, accountEntries: [] }, NOW)).toMatchObject([{ changedAt: at(28) }]);
});

test("signing out leaves only the forms that the account does not have", () => {
	const link = { owner: "x", synced: { a: at(1), b: at(1) } };
	expect(ids(removeSyncedForms([form("a", 1), form("b", 2), form("c", 1)], link))).toEqual(["b", "c"]);
});
