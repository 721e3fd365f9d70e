import { parseCookie } from "cookie";

/** Spec 9: a display rating and its review count are stored for one day. */
export const DISPLAY_LIFE_MS = 86_400_000;

export type Bounds = { min: number; max: number };

/** `chance` returns from 0 to below 1; `now` is in ms. */
export type ClockAndRandom = { chance: () => number; now: number };

export type StoredRating = { value: string | undefined; expires: string | undefined };

export type DisplayNumber = {
	value: number;
	/** In ms, also for a stored value. */
	expires: number;
	isNew: boolean;
};

/**
 * The number of spec 4, 5 and 9: a random integer within the bounds, stable for a day. A stored one is clamped to the bounds; an expired
 * or invalid one is replaced.
 */
export function toDisplayNumber(
	{ value, expires }: StoredRating,
	bounds: Bounds,
	{ chance, now }: ClockAndRandom,
): DisplayNumber {
	const stored = readInteger(value);
	const end = readInteger(expires);
	// An expiry more than a day ahead is not ours.
	if (stored === undefined || end === undefined || end <= now || end > now + DISPLAY_LIFE_MS) {
		return { value: randomInteger(bounds, chance), expires: now + DISPLAY_LIFE_MS, isNew: true };
	}
	return { value: clamp(stored, bounds), expires: end, isNew: false };
}

function randomInteger({ min, max }: Bounds, chance: () => number): number {
	return clamp(min + Math.floor(chance() * (max - min + 1)), { min, max });
}

function clamp(value: number, { min, max }: Bounds): number {
	return Math.min(max, Math.max(min, value));
}

function readInteger(text: string | undefined): number | undefined {
	if (text === undefined || !/^-?\d{1,15}$/.test(text)) return undefined;
	return Number(text);
}

export type CookieJar = { read: () => string; set: (cookie: string) => void };

export type SampleRating = { rating: number; count: number };

/** A sample may have any value of a real rating. */
const SAMPLE_RATING = { min: 1, max: 5 } as const satisfies Bounds;
const SAMPLE_COUNT = { min: 1, max: 99 } as const satisfies Bounds;

/** One cookie for all colleges: one for each would exceed the size that browsers send. */
export const RATING_COOKIE = "display_rating";
export const COUNT_COOKIE = "display_review_count";

export function readSampleRating(jar: CookieJar, world: ClockAndRandom): SampleRating {
	return {
		rating: readOrCreateNumber(jar, { name: RATING_COOKIE, bounds: SAMPLE_RATING }, world),
		count: readOrCreateNumber(jar, { name: COUNT_COOKIE, bounds: SAMPLE_COUNT }, world),
	};
}

export function expiryCookie(name: string): string {
	return `${name}_expires`;
}

function readOrCreateNumber(
	jar: CookieJar,
	{ name, bounds }: { name: string; bounds: Bounds },
	world: ClockAndRandom,
): number {
	const stored = parseCookie(jar.read());
	const pair = { value: stored[name], expires: stored[expiryCookie(name)] };
	const { value, expires, isNew } = toDisplayNumber(pair, bounds, world);
	if (isNew) {
		const rest = `Path=/; Max-Age=${Math.floor((expires - world.now) / 1000)}; SameSite=Lax`;
		jar.set(`${name}=${value}; ${rest}`);
		jar.set(`${expiryCookie(name)}=${expires}; ${rest}`);
	}
	return value;
}
