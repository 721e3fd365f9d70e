import type { TrendChoice } from "@uchit/contract/cutoff-trend.ts";
import { choice, createAddressCodec, list } from "#app/platform/address-codec.ts";

export type TrendSearch = { [Choice in TrendChoice]: string | undefined } & { programmes: readonly string[] };

/** The parameter of a choice in page addresses, prefixed to avoid the cutoff table's own filters. */
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

export const { parse: parseTrendSearch, write: toTrendParams, names: TREND_PARAMETERS } = createTrendCodec(trendKey);

export const { write: toTrendQuery } = createTrendCodec((name) => name);
