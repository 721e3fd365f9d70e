import { readRows } from "./question-words.ts";

/** Who conducts an exam that has no page here, or sets the fees of a state, by the name as it is typed. */
export function bodyOf(exam: string): { body: string; site: string } | undefined {
	return BODIES.get(exam);
}

const BODIES = new Map(
	readRows("exam-bodies.csv").flatMap(([names = "", body = "", site = ""]) =>
		names.split("|").map((exam) => [exam, { body, site }] as const),
	),
);
