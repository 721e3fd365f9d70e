import type { FeeSummary } from "@uchit/contract/fee.ts";
import { schoolYear } from "./place-words.ts";

/** Returns the values that choose the words of a fee; a message knows no keys with hyphens. */
export function feeKind({ covers, quota, year }: Pick<FeeSummary, "covers" | "quota" | "year">) {
	return { covers: COVERED[covers], quota, year: schoolYear(year) };
}

export const COVERED = {
	tuition: "tuition",
	"tuition-and-development": "development",
	"all-charges": "all",
} satisfies Record<FeeSummary["covers"], string>;
