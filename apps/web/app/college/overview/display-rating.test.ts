import fc from "fast-check";
import { expect, test } from "vitest";
import { spec } from "../../../../../e2e/support/spec.ts";
import {
	COUNT_COOKIE,
	DISPLAY_LIFE_MS,
	expiryCookie,
	RATING_COOKIE,
	readSampleRating,
	toDisplayNumber,
} from "./display-rating.ts";

const NOW = Date.UTC(2026, 10, 21);
const chanceOf = (value: number) => ({ chance: () => value, now: NOW });
const bounds = fc
	.tuple(fc.integer({ min: -1_000, max: 1_000 }), fc.integer({ min: 0, max: 1_000 }))
	.map(([min, width]) => ({ min, max: min + width }));
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const NOTHING_STORED = { value: undefined, expires: undefined };

test(`${spec("9.4", "9.5", "9.6", "9.8", "9.9", "9.10")} a new number is a random integer within the caller's bounds`, () => {
	fc.assert(
		fc.property(bounds, chance, (within, drawn) => {
			const { value, isNew } = toDisplayNumber(NOTHING_STORED, within, chanceOf(drawn));
			expect(isNew).toBe(true);
			expect(Number.isInteger(value)).toBe(true);
			expect(value).toBeGreaterThanOrEqual(within.min);
			expect(value).toBeLessThanOrEqual(within.max);
		}),
	);
});

test(`${spec("9.4")} a random number can be any integer in the bounds, including both ends`, () => {
	const drawn = [0, 0.2, 0.4, 0.6, 0.8, 0.999_999].map(
		(at) => toDisplayNumber(NOTHING_STORED, { min: 1, max: 5 }, chanceOf(at)).value,
	);
	expect(drawn).toEqual([1, 2, 3, 4, 5, 5]);
});

test(`${spec("5.6", "5.7")} a stored number is clamped to the reader's bounds`, () => {
	fc.assert(
		fc.property(bounds, fc.integer({ min: -5_000, max: 5_000 }), (within, stored) => {
			const pair = { value: String(stored), expires: String(NOW + 1) };
			const { value, isNew } = toDisplayNumber(pair, within, chanceOf(0.5));
			expect(isNew).toBe(false);
			expect(value).toBe(Math.min(within.max, Math.max(within.min, stored)));
		}),
	);
});

test(`${spec("9.7", "9.11", "4.24", "4.25")} a number stays the same for one day, and not longer`, () => {
	const within = { min: 1, max: 5 };
	const made = toDisplayNumber(NOTHING_STORED, within, chanceOf(0.6));
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
])("a new number is made for %s", (_, pair) => {
	expect(toDisplayNumber(pair, { min: 1, max: 5 }, chanceOf(0))).toMatchObject({ value: 1, isNew: true });
});

function openJar(cookies: Record<string, string> = {}) {
	const stored = new Map(Object.entries(cookies));
	const written: string[] = [];
	const set = (cookie: string) => {
		written.push(cookie);
		const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
		stored.set(name, value);
	};
	return { kept: stored, written, set, read: () => [...stored].map((pair) => pair.join("=")).join("; ") };
}

test(`${spec("4.20", "4.21", "4.22", "4.23")} rating and count each have a cookie, with a companion that holds its expiry`, () => {
	const jar = openJar({ theme: "dark" });
	expect(readSampleRating(jar, { chance: () => 0.5, now: NOW })).toEqual({ rating: 3, count: 50 });
	expect([...jar.kept.keys()]).toEqual([
		"theme",
		RATING_COOKIE,
		expiryCookie(RATING_COOKIE),
		COUNT_COOKIE,
		expiryCookie(COUNT_COOKIE),
	]);
	expect(jar.kept.get(expiryCookie(RATING_COOKIE))).toBe(String(NOW + DISPLAY_LIFE_MS));
	expect(jar.kept.get(expiryCookie(COUNT_COOKIE))).toBe(String(NOW + DISPLAY_LIFE_MS));
	for (const cookie of jar.written) expect(cookie).toMatch(/; Path=\/; Max-Age=86400; SameSite=Lax$/);
});

test("a stored rating is shown again and not written again", () => {
	const jar = openJar();
	const first = readSampleRating(jar, { chance: () => 0.9, now: NOW });
	jar.written.length = 0;
	expect(readSampleRating(jar, { chance: () => 0.1, now: NOW + 1_000 })).toEqual(first);
	expect(jar.written).toEqual([]);
});

test(`${spec("4.26", "4.27")} rating and count are made again after a day, even if the browser still has the old ones`, () => {
	const jar = openJar();
	readSampleRating(jar, { chance: () => 0.9, now: NOW });
	expect(readSampleRating(jar, { chance: () => 0, now: NOW + DISPLAY_LIFE_MS })).toEqual({ rating: 1, count: 1 });
	expect(jar.kept.get(RATING_COOKIE)).toBe("1");
});

test(`${spec("5.6", "5.7")} a tampered cookie is clamped`, () => {
	const expires = String(NOW + 1_000);
	const jar = openJar({
		[RATING_COOKIE]: "900",
		[expiryCookie(RATING_COOKIE)]: expires,
		[COUNT_COOKIE]: "-3",
		[expiryCookie(COUNT_COOKIE)]: expires,
	});
	expect(readSampleRating(jar, { chance: () => 0.5, now: NOW })).toEqual({ rating: 5, count: 1 });
});
