import { expect, test } from "vitest";
import { REFUSING_DEVICE, trialDevice } from "#app/testing/trial-device.ts";
import { hasAnswers, NOBODY, parsePerson } from "./rules/person.ts";
import { createPersonStore } from "./store.ts";

test("what is told stays in memory until the visitor asks to keep it", () => {
	const device = trialDevice();
	const store = createPersonStore(device.openTab());
	store.open();
	store.tell({ birthDate: "2009-05-10" });
	expect(device.entries.size).toBe(0);
	store.keep();
	store.tell({ category: "sc" });
	const again = createPersonStore(device.openTab());
	again.open();
	expect(again.read()).toMatchObject({ keeping: "kept", person: { birthDate: "2009-05-10", category: "sc" } });
	again.forget();
	expect(device.entries.size).toBe(0);
	expect(again.read()).toMatchObject({ keeping: "no", person: NOBODY });
});

test("a browser that refuses to keep anything is no hindrance, and is told", () => {
	const store = createPersonStore(REFUSING_DEVICE);
	store.open();
	store.tell({ gender: "woman" });
	store.keep();
	expect(store.read()).toMatchObject({ keeping: "refused", person: { gender: "woman" } });
});

test("what is kept or forgotten in one tab is so in another, but what was only written there stays", () => {
	const device = trialDevice();
	const [one, other, third] = [1, 2, 3].map(() => createPersonStore(device.openTab()));
	for (const store of [one, other, third]) {
		store?.subscribe(() => undefined);
		store?.open();
	}
	third?.tell({ gender: "woman" });
	one?.tell({ category: "sc" });
	one?.keep();
	expect(other?.read()).toMatchObject({ keeping: "kept", person: { category: "sc" }, edition: 1 });
	expect(one?.read().edition).toBe(0);
	expect(third?.read()).toMatchObject({ keeping: "no", person: { gender: "woman", category: undefined } });
	other?.forget();
	expect(one?.read()).toMatchObject({ keeping: "no", person: NOBODY });
	expect(third?.read().person.gender).toBe("woman");
});

test("what was kept in another form is read as far as it can be understood", () => {
	expect(parsePerson("no json")).toEqual(NOBODY);
	expect(hasAnswers(parsePerson("null"))).toBe(false);
	const kept = {
		...NOBODY,
		holding: "wizard",
		category: "sc",
		percents: { pcm: 120, pcb: 60 },
		attempts: { neet: "x" },
	};
	expect(parsePerson(JSON.stringify(kept))).toEqual({ ...NOBODY, category: "sc", percents: { pcb: 60 } });
});
