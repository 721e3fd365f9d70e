import { parseCookie } from "cookie";
import { type Bounds, toDisplayNumber, type World } from "./display-rating.ts";

/** What the browser's cookies are to us: all of them as `a=1; b=2`, and a way to set one. */
export type CookieJar = { read: () => string; set: (cookie: string) => void };

export type SampleRating = { rating: number; count: number };

/** The caller's bounds: a sample may be anything that real reviews could say. */
export const SAMPLE_RATING = { min: 1, max: 5 } as const satisfies Bounds;
export const SAMPLE_COUNT = { min: 1, max: 99 } as const satisfies Bounds;

/** The same for every college: a cookie for each would outgrow what a browser sends along. */
export const RATING_COOKIE = "display_rating";
export const COUNT_COOKIE = "display_review_count";

/** The sample rating of this browser for today, kept in its cookies (spec 4). */
export function readSampleRating(jar: CookieJar, world: World): SampleRating {
	return {
		rating: keepNumber(jar, { name: RATING_COOKIE, bounds: SAMPLE_RATING }, world),
		count: keepNumber(jar, { name: COUNT_COOKIE, bounds: SAMPLE_COUNT }, world),
	};
}

/** Its companion, which says when it ends. */
export function expiryCookie(name: string): string {
	return `${name}_expires`;
}

function keepNumber(jar: CookieJar, { name, bounds }: { name: string; bounds: Bounds }, world: World): number {
	const kept = parseCookie(jar.read());
	const pair = { value: kept[name], expires: kept[expiryCookie(name)] };
	const { value, expires, isNew } = toDisplayNumber(pair, bounds, world);
	if (isNew) {
		const rest = `Path=/; Max-Age=${Math.floor((expires - world.now) / 1000)}; SameSite=Lax`;
		jar.set(`${name}=${value}; ${rest}`);
		jar.set(`${expiryCookie(name)}=${expires}; ${rest}`);
	}
	return value;
}
