import { type Cutoff, UNDATED } from "@uchit/contract/cutoff.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";

/** Codes, and the commonest quotas that are printed in words. */
const QUOTAS = [
	...(["AI", "HS", "OS", "GO", "JK", "LA", "AP", "OL", "S", "H", "OHU", "D", "O", "GIA", "SFI"] as const),
	...(["All India", "Home State", "State Quota", "Open Seat", "Deemed/Paid Seats", "Management Quota"] as const),
	...(["NRI Quota", "Non-Resident Indian", "Institute Quota", "GOVT", "Government", "Private"] as const),
	...(["Domicile", "Delhi University", "IP University"] as const),
] as const;

const seatPools: ReadonlyMap<string, "neutral" | "female" | "single"> = new Map([
	["Gender-Neutral", "neutral"],
	["Female-only (including Supernumerary)", "female"],
	["Female-Only", "female"],
	["NA", "single"],
]);

/** Has a short label (`cutoff.odd`) and a sentence below the table (`cutoff.oddMeaning`). */
export type Oddity = "preparatory" | NonNullable<Cutoff["mark"]>;

/** What a visitor must know before using this row; undefined for an ordinary one. */
export function oddityOf({ preparatory, mark }: Pick<Cutoff, "preparatory" | "mark">): Oddity | undefined {
	return mark ?? (preparatory ? "preparatory" : undefined);
}

/** "All India (AI)": the quota in words with its code; unknown ones as printed. */
export function quotaWords(t: Translate, quota: string): string {
	const known = QUOTAS.find((each) => each === quota);
	return known === undefined ? quota : t(`cutoff.quota.${known}`);
}

/** Rows of undated copies form one option of the year filter. */
export function yearWords(t: Translate, year: string): string {
	return year === UNDATED ? t("cutoff.undated") : year;
}

export function seatPoolWords(t: Translate, gender: string): string {
	const pool = seatPools.get(gender);
	return pool === undefined ? gender : t(`cutoff.seatPool.${pool}`);
}

/** A rank as the authority prints it: a preparatory rank ends in P. */
export function rankWords(rank: number, preparatory: boolean): string {
	return `${formatNumber(rank)}${preparatory ? "P" : ""}`;
}
