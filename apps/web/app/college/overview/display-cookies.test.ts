import { expect, test } from "vitest";
import { spec } from "../../../../../e2e/support/spec.ts";
import { COUNT_COOKIE, expiryCookie, RATING_COOKIE, readSampleRating } from "./display-cookies.ts";
import { DISPLAY_LIFE_MS } from "./display-rating.ts";

const NOW = Date.UTC(2026, 10, 21);

/** A jar as a browser keeps one, which drops nothing by itself. */
function openJar(cookies: Record<string, string> = {}) {
	const kept = new Map(Object.entries(cookies));
	const written: string[] = [];
	const set = (cookie: string) => {
		written.push(cookie);
		const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
		kept.set(name, value);
	};
	return { kept, written, set, read: () => [...kept].map((pair) => pair.join("=")).join("; ") };
}

test(`${spec("4.20", "4.21", "4.22", "4.23")} rating and count are kept in a cookie each, with a companion that says when it ends`, () => {
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

test("what is kept is shown again and not written again", () => {
	const jar = openJar();
	const first = readSampleRating(jar, { chance: () => 0.9, now: NOW });
	jar.written.length = 0;
	expect(readSampleRating(jar, { chance: () => 0.1, now: NOW + 1_000 })).toEqual(first);
	expect(jar.written).toEqual([]);
});

test(`${spec("4.26", "4.27")} after a day both are made anew, even where the browser still has the old ones`, () => {
	const jar = openJar();
	readSampleRating(jar, { chance: () => 0.9, now: NOW });
	expect(readSampleRating(jar, { chance: () => 0, now: NOW + DISPLAY_LIFE_MS })).toEqual({ rating: 1, count: 1 });
	expect(jar.kept.get(RATING_COOKIE)).toBe("1");
});

test(`${spec("5.6", "5.7")} a cookie that somebody changed is clamped`, () => {
	const expires = String(NOW + 1_000);
	const jar = openJar({
		[RATING_COOKIE]: "900",
		[expiryCookie(RATING_COOKIE)]: expires,
		[COUNT_COOKIE]: "-3",
		[expiryCookie(COUNT_COOKIE)]: expires,
	});
	expect(readSampleRating(jar, { chance: () => 0.5, now: NOW })).toEqual({ rating: 5, count: 1 });
});
