import { expect, test } from "vitest";
import { hasTold, NOBODY, parsePerson } from "./eligibility-person.ts";
import { createPersonStore } from "./eligibility-store.ts";

function createKeep(held: Record<string, string> = {}) {
	const values = new Map(Object.entries(held));
	return {
		values,
		getItem: (key: string) => values.get(key) ?? null,
		setItem: (key: string, value: string) => void values.set(key, value),
		removeItem: (key: string) => void values.delete(key),
	};
}

test("what is told stays in memory until the visitor asks to keep it", () => {
	const keep = createKeep();
	const store = createPersonStore(() => keep);
	store.open();
	store.tell({ birthDate: "2009-05-10" });
	expect(keep.values.size).toBe(0);
	store.keep();
	store.tell({ category: "sc" });
	const again = createPersonStore(() => keep);
	again.open();
	expect(again.get()).toMatchObject({ keeping: "kept", person: { birthDate: "2009-05-10", category: "sc" } });
	again.forget();
	expect(keep.values.size).toBe(0);
	expect(again.get()).toMatchObject({ keeping: "no", person: NOBODY });
});

test("a browser that refuses to keep anything is no hindrance, and is told", () => {
	const store = createPersonStore(() => {
		throw new Error("The operation is insecure.");
	});
	store.open();
	store.tell({ gender: "woman" });
	store.keep();
	expect(store.get()).toMatchObject({ isReady: true, keeping: "refused", person: { gender: "woman" } });
});

test("what was kept in another form is read as far as it can be understood", () => {
	expect(parsePerson("no json")).toEqual(NOBODY);
	expect(hasTold(parsePerson("null"))).toBe(false);
	const kept = {
		...NOBODY,
		holding: "wizard",
		category: "sc",
		percents: { pcm: 120, pcb: 60 },
		attempts: { neet: "x" },
	};
	expect(parsePerson(JSON.stringify(kept))).toEqual({ ...NOBODY, category: "sc", percents: { pcb: 60 } });
});
