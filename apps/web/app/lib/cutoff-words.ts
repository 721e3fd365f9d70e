import type { Cutoff } from "@uchit/contract/cutoff.ts";
import { formatNumber } from "./format-number.ts";

const QUOTAS = new Map([
	["AI", "All India"],
	["HS", "Home state"],
	["OS", "Other state"],
	["GO", "Goa"],
	["JK", "Jammu and Kashmir"],
	["LA", "Ladakh"],
	["AP", "Andhra Pradesh"],
]);

const SEAT_POOLS = new Map([
	["Gender-Neutral", "Gender-neutral"],
	["Female-only (including Supernumerary)", "Female only"],
	["NA", "One pool for all"],
]);

/** What each rank counts. Ranks of different kinds are never compared. */
export const RANK_SPACE_WORDS = {
	"jee-main-crl": "JEE Main, common rank list",
	"jee-main-category": "JEE Main, category rank",
	"jee-main-barch-crl": "JEE Main paper 2A (B.Arch), common rank list",
	"jee-main-barch-category": "JEE Main paper 2A (B.Arch), category rank",
	"jee-main-bplan-crl": "JEE Main paper 2B (B.Planning), common rank list",
	"jee-main-bplan-category": "JEE Main paper 2B (B.Planning), category rank",
	"jee-advanced-crl": "JEE Advanced, common rank list",
	"jee-advanced-category": "JEE Advanced, category rank",
	"jee-advanced-preparatory": "JEE Advanced, preparatory rank",
} as const satisfies Record<Cutoff["rankSpace"], string>;

/** What is odd about a row, in two words for the row and one sentence below the table. */
export const ODD_WORDS = {
	preparatory: {
		label: "Preparatory course",
		meaning: "The rank is of the preparatory-course list (printed with a P). It cannot be compared with other ranks.",
	},
	suspect: {
		label: "Odd as printed",
		meaning:
			"The row closes at a better rank than it opens. It is shown as published, most likely a preparatory rank printed without its P.",
	},
	"mixed-rank-space": {
		label: "Mixed rank lists",
		meaning: "Opening and closing rank seem to be of different rank lists. The row is shown as published.",
	},
} as const;

export type Oddity = keyof typeof ODD_WORDS;

/** What a visitor must know before using this row; undefined for an ordinary one. */
export function oddityOf({ preparatory, mark }: Pick<Cutoff, "preparatory" | "mark">): Oddity | undefined {
	return mark ?? (preparatory ? "preparatory" : undefined);
}

/** "All India (AI)": the quota in words, with the authority's own letters. */
export function quotaWords(quota: string): string {
	const words = QUOTAS.get(quota);
	return words === undefined ? quota : `${words} (${quota})`;
}

export function seatPoolWords(gender: string): string {
	return SEAT_POOLS.get(gender) ?? gender;
}

/** A rank as the authority prints it: a preparatory rank ends in P. */
export function rankWords(rank: number, preparatory: boolean): string {
	return `${formatNumber(rank)}${preparatory ? "P" : ""}`;
}
