import { expect, test } from "vitest";
import { type ArticleNote, mergeCorrections } from "./correction.ts";

const source = { id: "s", kind: "document", publisher: "p", document: "d", vintage: "2025" } as const;
const fact = (correctedAt: string) =>
	({
		college: { slug: "c", name: "C" },
		field: "city",
		about: "",
		was: "Poona",
		value: "Pune",
		isUndone: false,
		correctedAt,
		source,
	}) as const;
const note = (date: string): ArticleNote => ({ date, text: "x", article: { slug: "a", title: "A", language: "en" } });
const datesOf = (facts: string[], notes: string[]) =>
	mergeCorrections({ total: facts.length, items: facts.map(fact) }, notes.map(note)).items.map(({ date }) => date);

test("facts and articles appear in one list, newest first", () => {
	expect(datesOf(["2026-11-20T10:00:00.000Z", "2026-11-01T10:00:00.000Z"], ["2026-11-10", "2026-11-21"])).toEqual([
		"2026-11-21",
		"2026-11-20T10:00:00.000Z",
		"2026-11-10",
		"2026-11-01T10:00:00.000Z",
	]);
});

test("an entry without a readable date is listed last", () => {
	expect(datesOf([], ["in May", "2026-11-10"])).toEqual(["2026-11-10", "in May"]);
});

test("corrections beyond one page are counted, and the oldest are not listed", () => {
	const many = Array.from({ length: 250 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString());
	const { total, items } = mergeCorrections({ total: 300, items: many.map(fact) }, []);
	expect([total, items.length, items.at(-1)?.date]).toEqual([300, 200, many[50]]);
});
