import type { FeeSummary } from "@uchit/contract/fee.ts";
import { schoolYear } from "./place-words.ts";

/** What a sentence about a fee chooses by; a message knows no keys with hyphens. */
export function feeKind({ covers, quota, year }: Pick<FeeSummary, "covers" | "quota" | "year">) {
	return { covers: COVERED[covers], quota, year: schoolYear(year) };
}

export const COVERED = {
	tuition: "tuition",
	"tuition-and-development": "development",
	"all-charges": "all",
} satisfies Record<FeeSummary["covers"], string>;
