import type { ExamEventStatus, ExamLogged } from "@uchit/contract/exam.ts";

/** These must match the words of the exam pages; a check compares them. */
export type ExamChangeWords = {
	statuses: Readonly<Record<ExamEventStatus, string>>;
	fields: Readonly<Partial<Record<ExamLogged, string>>>;
	changed: (part: string) => string;
	removed: string;
	more: (count: number) => string;
};

export const EXAM_CHANGE_WORDS: Readonly<Record<"en" | "hi", ExamChangeWords>> = {
	en: {
		statuses: {
			official: "official",
			copied: "from an official notice, read on another site: check it",
			expected: "expected",
			past: "past",
			cancelled: "cancelled",
		},
		fields: {
			mode: "Mode",
			fees: "Form fee",
			eligibility: "Eligibility",
			pattern: "Pattern",
			syllabus: "Syllabus",
			counselling: "Counselling",
			apply: "How to apply",
		},
		changed: (part) => `${part}: changed`,
		removed: "taken off",
		more: (count) => `and ${count} more`,
	},
	hi: {
		statuses: {
			official: "आधिकारिक",
			copied: "आधिकारिक नोटिस से, दूसरी साइट पर पढ़ा: मिला लें",
			expected: "संभावित",
			past: "बीत चुकी",
			cancelled: "रद्द",
		},
		fields: {
			mode: "परीक्षा कैसे होती है",
			fees: "फ़ॉर्म की फ़ीस",
			eligibility: "पात्रता",
			pattern: "पैटर्न",
			syllabus: "सिलेबस",
			counselling: "काउंसलिंग",
			apply: "आवेदन कैसे करें",
		},
		changed: (part) => `${part}: बदला`,
		removed: "हटाया गया",
		more: (count) => `और ${count}`,
	},
};
