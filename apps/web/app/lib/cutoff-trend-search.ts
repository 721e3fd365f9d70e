import type { TrendChoice } from "@uchit/contract/cutoff-trend.ts";
import { firstOf, listOf } from "./address-values.ts";

/** The names of the choices in a page's address, where the cutoff table has filters of its own. */
const KEYS = {
	exam: "trendExam",
	authority: "trendAuthority",
	quota: "trendQuota",
	pool: "trendPool",
	seatType: "trendSeatType",
	gender: "trendGender",
	rankSpace: "trendRankSpace",
} as const satisfies Record<TrendChoice, string>;

const CHOICES = ["exam", "authority", "quota", "pool", "seatType", "gender", "rankSpace"] as const;

export const TREND_PROGRAMME_KEY = "trendProgramme";

/** Every name of an address that the plots of closing ranks read. */
export const TREND_PARAMETERS: readonly string[] = [...Object.values(KEYS), TREND_PROGRAMME_KEY];

/** What the reader chose of the plots of closing ranks; what is absent is the usual. */
export type TrendSearch = { [Choice in TrendChoice]: string | undefined } & { programmes: string[] };

export function trendKey(choice: TrendChoice): string {
	return KEYS[choice];
}

/** Reads an address; what cannot be understood counts as absent. */
export function parseTrendSearch(params: URLSearchParams): TrendSearch {
	return {
		exam: firstOf(params, KEYS.exam),
		authority: firstOf(params, KEYS.authority),
		quota: firstOf(params, KEYS.quota),
		pool: firstOf(params, KEYS.pool),
		seatType: firstOf(params, KEYS.seatType),
		gender: firstOf(params, KEYS.gender),
		rankSpace: firstOf(params, KEYS.rankSpace),
		programmes: listOf(params, TREND_PROGRAMME_KEY),
	};
}

/** Writes an address in one fixed order, without what is absent. */
export function toTrendParams(search: Partial<TrendSearch>): URLSearchParams {
	return write(search, { nameOf: trendKey, programme: TREND_PROGRAMME_KEY });
}

/** The same as the backend reads it. */
export function toTrendQuery(search: TrendSearch): URLSearchParams {
	return write(search, { nameOf: (choice) => choice, programme: "programme" });
}

function write(
	search: Partial<TrendSearch>,
	names: { nameOf: (choice: TrendChoice) => string; programme: string },
): URLSearchParams {
	const params = new URLSearchParams();
	for (const choice of CHOICES) {
		const value = search[choice];
		if (value !== undefined) params.set(names.nameOf(choice), value);
	}
	for (const programme of search.programmes ?? []) params.append(names.programme, programme);
	return params;
}
