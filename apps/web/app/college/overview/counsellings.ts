import type { CutoffSummary } from "@uchit/contract/college.ts";

/** Who fills seats here, each once: one counselling may do it by several exams, and in rounds of its own ("CCMT, special rounds"). */
export function counsellingsOf(cutoffs: readonly Pick<CutoffSummary, "authority">[]): string[] {
	return [...new Set(cutoffs.map(({ authority }) => authority.replace(/, .*/, "")))];
}
