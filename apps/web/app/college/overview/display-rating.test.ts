import fc from "fast-check";
import { expect, test } from "vitest";
import { spec } from "../../../../../e2e/support/spec.ts";
import { DISPLAY_LIFE_MS, toDisplayNumber } from "./display-rating.ts";

const NOW = Date.UTC(2026, 10, 21);
const chanceOf = (value: number) => ({ chance: () => value, now: NOW });
const bounds = fc
	.tuple(fc.integer({ min: -1_000, max: 1_000 }), fc.integer({ min: 0, max: 1_000 }))
	.map(([min, width]) => ({ min, max: min + width }));
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const NOTHING = { value: undefined, expires: undefined };

test(`${spec("9.4", "9.5", "9.6", "9.8", "9.9", "9.10")} a new number is a random integer that is never out of the caller's bounds`, () => {
	fc.assert(
		fc.property(bounds, chance, (within, drawn) => {
			const { value, isNew } = toDisplayNumber(NOTHING, within, chanceOf(drawn));
			expect(isNew).toBe(true);
			expect(Number.isInteger(value)).toBe(true);
			expect(value).toBeGreaterThanOrEqual(within.min);
			expect(value).toBeLessThanOrEqual(within.max);
		}),
	);
});

test(`${spec("9.4")} chance reaches each integer of the bounds, both ends too`, () => {
	const drawn = [0, 0.2, 0.4, 0.6, 0.8, 0.999_999].map(
		(at) => toDisplayNumber(NOTHING, { min: 1, max: 5 }, chanceOf(at)).value,
	);
	expect(drawn).toEqual([1, 2, 3, 4, 5, 5]);
});

test(`${spec("5.6", "5.7")} a kept number that is reread is clamped to the bounds of whoever rereads it`, () => {
	fc.assert(
		fc.property(bounds, fc.integer({ min: -5_000, max: 5_000 }), (within, kept) => {
			const pair = { value: String(kept), expires: String(NOW + 1) };
			const { value, isNew } = toDisplayNumber(pair, within, chanceOf(0.5));
			expect(isNew).toBe(false);
			expect(value).toBe(Math.min(within.max, Math.max(within.min, kept)));
		}),
	);
});

test(`${spec("9.7", "9.11", "4.24", "4.25")} a number stays the same until a day has passed, and not longer`, () => {
	const within = { min: 1, max: 5 };
	const made = toDisplayNumber(NOTHING, within, chanceOf(0.6));
	expect(made).toEqual({ value: 4, expires: NOW + DISPLAY_LIFE_MS, isNew: true });
	const pair = { value: String(made.value), expires: String(made.expires) };
	const after = (ms: number) => toDisplayNumber(pair, within, { chance: () => 0, now: NOW + ms });
	expect(after(DISPLAY_LIFE_MS - 1)).toEqual({ ...made, isNew: false });
	expect(after(DISPLAY_LIFE_MS)).toEqual({ value: 1, expires: NOW + 2 * DISPLAY_LIFE_MS, isNew: true });
});

test.each([
	["no companion", { value: "4", expires: undefined }],
	["no value", { value: undefined, expires: String(NOW + 1) }],
	["a value that is no integer", { value: "4.5", expires: String(NOW + 1) }],
	["a value that is no number", { value: "<b>", expires: String(NOW + 1) }],
	["an end that is no time", { value: "4", expires: "tomorrow" }],
	["an end that is more than a day away", { value: "4", expires: String(NOW + DISPLAY_LIFE_MS + 1) }],
])("with %s the number is made anew", (_, pair) => {
	expect(toDisplayNumber(pair, { min: 1, max: 5 }, chanceOf(0))).toMatchObject({ value: 1, isNew: true });
});
