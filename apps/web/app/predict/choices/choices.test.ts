import { describe, expect, test } from "vitest";
import { createDeviceStore, type Device } from "#app/platform/device-store.ts";
import { REFUSING_DEVICE, trialDevice } from "#app/testing/trial-device.ts";
import {
	addChoice,
	type Choice,
	checkOrder,
	listsOf,
	MAX_CHOICES,
	moveChoice,
	removeChoice,
	sourcesOfChoices,
} from "./choices.ts";
import { CHOICES } from "./store.ts";

/** `closings` begin in 2023; undefined is a year without a figure. */
function seat(key: string, closings: readonly (number | undefined)[], rest: Partial<Choice> = {}): Choice {
	const rank = 1_000;
	return {
		key,
		exam: "jee-mains",
		authority: "JoSAA",
		rankSpace: "jee-main-crl",
		isScore: false,
		asked: rank,
		college: { slug: key, name: key },
		programme: "Civil Engineering",
		quota: "AI",
		seatType: "OPEN",
		gender: "Gender-Neutral",
		years: closings.flatMap((closing, index) =>
			closing === undefined ? [] : [{ year: 2023 + index, round: 6, closing, inside: rank <= closing }],
		),
		...rest,
	};
}

const keys = (choices: readonly Choice[]) => choices.map(({ key }) => key);

test("the figures of a list name each of their documents once, and an older list names none", () => {
	const from = (year: number) => ({ year, closing: 500, inside: true, source: `Ranks of ${year}` });
	const choices = [
		seat("a", [], { years: [from(2024), from(2025)] }),
		seat("b", [], { years: [from(2023), from(2024)] }),
	];
	expect(sourcesOfChoices(choices)).toEqual(["Ranks of 2023", "Ranks of 2024", "Ranks of 2025"]);
	expect(sourcesOfChoices([seat("c", [1, 2])])).toEqual([]);
});

describe("the order of a list of choices", () => {
	test("from the hardest seat to the easiest raises no finding", () => {
		expect(checkOrder([seat("a", [500, 600]), seat("b", [700, 800]), seat("c", [900, 950])])).toEqual([]);
	});

	test("finds the planted mistake: a seat below one that always closed further out is never reached", () => {
		const planted = [seat("hard", [500, 600, 550]), seat("safe", [900, 950, 990]), seat("liked", [700, 800, 750])];
		expect(checkOrder(planted)).toEqual([{ kind: "never", key: "liked", above: "safe", years: 3, easier: 3 }]);
		expect(checkOrder(moveChoice(planted, "liked", 1))).toEqual([]);
	});

	test("shows a safer seat placed above, if it closed further out in more than half of the years", () => {
		const [finding] = checkOrder([seat("safer", [900, 950, 700]), seat("liked", [800, 800, 800])]);
		expect(finding).toEqual({ kind: "safer-above", key: "liked", above: "safer", years: 3, easier: 2 });
		expect(checkOrder([seat("a", [900, 700]), seat("b", [800, 800])])).toEqual([]);
	});

	test("names the topmost seat that makes another unreachable, before one that is merely safer", () => {
		const list = [seat("safer", [900, 700, 900]), seat("sure", [990, 990, 990]), seat("liked", [800, 800, 800])];
		expect(checkOrder(list)).toEqual([{ kind: "never", key: "liked", above: "sure", years: 3, easier: 3 }]);
	});

	test("compares only years that both seats have, and only ranks of one list", () => {
		expect(checkOrder([seat("a", [900, undefined]), seat("b", [undefined, 800])])).toEqual([]);
		expect(checkOrder([seat("a", [900, undefined]), seat("b", [800, 950])])).toMatchObject([{ years: 1 }]);
		const other: Partial<Choice> = { rankSpace: "jee-main-category" };
		expect(checkOrder([seat("a", [900], other), seat("b", [800])])).toEqual([]);
		expect(checkOrder([seat("a", [900], { exam: "ojee", authority: "OJEE" }), seat("b", [800])])).toEqual([]);
	});

	test("treats marks in the opposite direction, and gives equal closings to the upper seat", () => {
		const marks: Partial<Choice> = { isScore: true, rankSpace: "tnea-score" };
		expect(checkOrder([seat("easy", [120], marks), seat("hard", [190], marks)])).toMatchObject([{ kind: "never" }]);
		expect(checkOrder([seat("hard", [190], marks), seat("easy", [120], marks)])).toEqual([]);
		expect(checkOrder([seat("a", [800]), seat("b", [800])])).toMatchObject([{ kind: "never", key: "b" }]);
	});
});

describe("a list of choices", () => {
	const mixed = [seat("a", [1]), seat("x", [1], { authority: "KEA", exam: "kcet" }), seat("b", [2]), seat("c", [3])];

	test("exists once for each counselling, and a move stays within its own list", () => {
		expect(listsOf(mixed).map(({ authority, choices }) => [authority, ...keys(choices)])).toEqual([
			["JoSAA", "a", "b", "c"],
			["KEA", "x"],
		]);
		expect(keys(moveChoice(mixed, "c", 0))).toEqual(["c", "x", "a", "b"]);
		expect(moveChoice(mixed, "a", 0)).toBe(mixed);
		expect(moveChoice(mixed, "nobody", 0)).toBe(mixed);
		expect(keys(moveChoice(mixed, "a", 99))).toEqual(["b", "x", "c", "a"]);
	});

	test("takes each seat once, up to the limit, and can remove it", () => {
		expect(addChoice(mixed, seat("b", [9]))).toBe(mixed);
		const full = Array.from({ length: MAX_CHOICES }, (_, index) => seat(String(index), [1]));
		expect(addChoice(full, seat("more", [1]))).toBe(full);
		expect(keys(removeChoice(mixed, "b"))).toEqual(["a", "x", "c"]);
		expect(removeChoice(mixed, "nobody")).toBe(mixed);
	});
});

describe("the stored list of choices", () => {
	const openStore = (device: Device) => createDeviceStore<readonly Choice[]>(CHOICES, device);

	test("is available on the next visit", () => {
		const device = trialDevice();
		expect(openStore(device.openTab()).write([seat("a", [500])])).toBe(true);
		expect([...device.entries.keys()]).toEqual(["choices"]);
		expect(openStore(device.openTab()).read()).toEqual([seat("a", [500])]);
	});

	test("is empty where another program wrote the entry, or the browser refuses", () => {
		const oddSource = JSON.stringify({ choices: [seat("a", [1])] }).replace('"inside"', '"source":1,"inside"');
		for (const odd of ["", "{", "[]", '{"choices":[{"key":1}]}', '{"choices":{}}', "null", oddSource])
			expect(openStore(trialDevice({ choices: odd }).openTab()).read()).toEqual([]);
		const refusing = openStore(REFUSING_DEVICE);
		expect(refusing.read()).toEqual([]);
		expect(refusing.write([seat("a", [1])])).toBe(false);
	});

	test("is the same object until it changes, and notifies its subscribers", () => {
		const store = openStore(trialDevice().openTab());
		let notifiedCount = 0;
		const stop = store.subscribe(() => notifiedCount++);
		expect(store.read()).toBe(store.read());
		store.write([seat("a", [1])]);
		expect(notifiedCount).toBe(1);
		stop();
	});
});
