import type { LifecycleState } from "@uchit/contract/exam.ts";
import type { Exam } from "@uchit/contract/exam-record.ts";
import type { ExamTab } from "./tabs.ts";

export type ExamPage = {
	exam: Omit<Exam, "syllabus">;
	tabs: readonly ExamTab[];
	today: string;
	stateNames: Readonly<Record<string, string>>;
};

/** Whether it is conducted under its old or new name; false if uncertain. */
export function isConducted({ state, writeNow }: { state: LifecycleState; writeNow: readonly unknown[] }): boolean {
	return state === "current" || (state === "renamed" && writeNow.length === 0);
}

/** Whether the tab has text without a Hindi version. */
export function hasOnlyEnglish(exam: ExamPage["exam"], tab: ExamTab): boolean {
	const isMissing = (text: string | undefined, hi: string | undefined) => text !== undefined && hi === undefined;
	switch (tab) {
		case "overview":
			return exam.summaryHi === undefined;
		case "dates":
			return exam.events?.some(({ note, noteHi }) => isMissing(note, noteHi)) ?? false;
		case "eligibility":
			return (
				exam.eligibility?.some(
					(rule) => isMissing(rule.note, rule.noteHi) || (rule.kind === "other" && rule.textHi === undefined),
				) ?? false
			);
		case "counselling":
			return exam.counselling?.some(({ text, textHi }) => isMissing(text, textHi)) ?? false;
		// Papers and sections are named as printed.
		case "pattern":
			return [exam.pattern, ...(exam.pattern?.papers ?? [])].some((part) => isMissing(part?.note, part?.noteHi));
		// No record has Hindi names of topics.
		case "syllabus":
			return true;
		case "cutoffs":
		case "changes":
			return false;
	}
}
