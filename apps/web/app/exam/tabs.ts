import type { Exam } from "@uchit/contract/exam-record.ts";
import { withoutLanguage } from "#app/platform/i18n/language.ts";

const EXAM_TABS = [
	"overview",
	"dates",
	"eligibility",
	"pattern",
	"syllabus",
	"counselling",
	"cutoffs",
	"changes",
] as const;
export type ExamTab = (typeof EXAM_TABS)[number];

type TabFacts = Pick<
	Exam,
	"events" | "eligibility" | "pattern" | "syllabus" | "counselling" | "cutoffYears" | "colleges"
>;

export function examTabsOf(exam: TabFacts): ExamTab[] {
	const counts: Record<ExamTab, number> = {
		overview: 1,
		dates: exam.events?.length ?? 0,
		eligibility: exam.eligibility?.length ?? 0,
		pattern: exam.pattern?.papers.length ?? 0,
		syllabus: exam.syllabus?.length ?? 0,
		counselling: exam.counselling?.length ?? 0,
		cutoffs: exam.cutoffYears.length,
		/** The page is also shown for an exam without changes. */
		changes: 1,
	};
	return EXAM_TABS.filter((tab) => counts[tab] > 0);
}

export function examTabAt(pathname: string): ExamTab {
	const last = withoutLanguage(pathname).split("/")[3]?.toLowerCase();
	return EXAM_TABS.find((tab) => tab === last) ?? "overview";
}

type TabPaths = {
	exam: (slug: string) => string;
	examTab: (slug: string, tab: Exclude<ExamTab, "overview">) => string;
};

export function pathOfExamTab(paths: TabPaths, slug: string, tab: ExamTab): string {
	return tab === "overview" ? paths.exam(slug) : paths.examTab(slug, tab);
}
