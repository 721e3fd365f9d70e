import { readRows } from "./question-words.ts";

/** Who conducts an exam that has no page here, by its name as it is typed. */
export function bodyOf(exam: string): { body: string; site: string } | undefined {
	return BODIES.get(exam);
}

const BODIES = new Map(
	readRows("exam-bodies.csv").map(([exam = "", body = "", site = ""]) => [exam, { body, site }] as const),
);
