import type { CutoffSummary } from "@uchit/contract/college.ts";

/** The counsellings that fill seats here, each once: one may use several exams and special rounds ("CCMT, special rounds"). */
export function counsellingsOf(cutoffs: readonly Pick<CutoffSummary, "authority">[]): string[] {
	return [...new Set(cutoffs.map(({ authority }) => authority.replace(/, .*/, "")))];
}
