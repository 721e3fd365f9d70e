import type { LifecycleState } from "@uchit/contract/exam.ts";
import type { Exam } from "@uchit/contract/exam-record.ts";
import type { ExamTab } from "./tabs.ts";

/** What every page of an exam is made of: what several of them show, what today is, and the names of the states that it speaks of. */
export type ExamPage = {
	exam: Omit<Exam, "syllabus">;
	tabs: readonly ExamTab[];
	today: string;
	stateNames: Readonly<Record<string, string>>;
};

/** Whether it can still be written: as ever, or under another name. Of an uncertain one nobody knows. */
export function isConducted({ state, writeNow }: { state: LifecycleState; writeNow: readonly unknown[] }): boolean {
	return state === "current" || (state === "renamed" && writeNow.length === 0);
}

/** Whether a tab shows a text that nobody has written in Hindi yet. */
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
		// No record has a Hindi name of a paper, a section or a topic.
		case "pattern":
		case "syllabus":
			return true;
		case "cutoffs":
		case "changes":
			return false;
	}
}
