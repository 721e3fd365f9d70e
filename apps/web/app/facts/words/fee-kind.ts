import type { FeeSummary } from "@uchit/contract/fee.ts";
import { formatAcademicYear } from "./place-words.ts";

/** Values for the message of a fee, whose keys cannot have hyphens. */
export function feeKind({ covers, quota, year }: Pick<FeeSummary, "covers" | "quota" | "year">) {
	return { covers: COVERED_CHARGES[covers], quota, year: formatAcademicYear(year) };
}

export const COVERED_CHARGES = {
	tuition: "tuition",
	"tuition-and-development": "development",
	"all-charges": "all",
} satisfies Record<FeeSummary["covers"], string>;
