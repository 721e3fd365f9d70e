import type { TrendChoice } from "@uchit/contract/cutoff-trend.ts";
import { choice, createAddressCodec, list } from "#app/platform/address-codec.ts";

/** The reader's choices for the plots of closing ranks; undefined means the default. */
export type TrendSearch = { [Choice in TrendChoice]: string | undefined } & { programmes: readonly string[] };

/** The names of the choices in a page's address, where the cutoff table has filters of its own. */
export function trendKey(name: TrendChoice | "programme"): string {
	return `trend${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

export const TREND_PROGRAMME_KEY = trendKey("programme");

const createTrendCodec = (nameOf: typeof trendKey) =>
	createAddressCodec<TrendSearch>({
		exam: choice(nameOf("exam")),
		authority: choice(nameOf("authority")),
		quota: choice(nameOf("quota")),
		pool: choice(nameOf("pool")),
		seatType: choice(nameOf("seatType")),
		gender: choice(nameOf("gender")),
		rankSpace: choice(nameOf("rankSpace")),
		programmes: list(nameOf("programme")),
	});

/** `names` are all that the plots of closing ranks read of an address. */
export const { parse: parseTrendSearch, write: toTrendParams, names: TREND_PARAMETERS } = createTrendCodec(trendKey);

/** The same as the backend reads it. */
export const { write: toTrendQuery } = createTrendCodec((name) => name);
