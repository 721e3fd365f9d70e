import { readRows } from "./question-words.ts";

/** The body that conducts an exam without a page here, or that sets or prints a state's fees. */
export function bodyOf(exam: string): { body: string; site: string } | undefined {
	return BODIES.get(exam);
}

const BODIES = new Map(
	readRows("exam-bodies.csv").flatMap(([names = "", body = "", site = ""]) =>
		names.split("|").map((exam) => [exam, { body, site }] as const),
	),
);
