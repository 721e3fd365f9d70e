import { cleanText } from "./address-values.ts";
import { parseExamSlugs, toExamSlugs } from "./exam-calendar-search.ts";

/** What somebody plans for, as the address has it: slugs. */
export type Plan = { exams: readonly string[]; colleges: readonly string[] };

/** So many colleges fit on one plan. */
export const MOST_PLANNED_COLLEGES = 10;

/** `?exam=cat,xat&college=iim-x`, and each repeated, as a form without scripts sends them. */
export function parsePlan(params: URLSearchParams): Plan {
	const colleges = params.getAll("college").flatMap((value) => value.split(",").map(cleanText));
	return { exams: parseExamSlugs(params), colleges: [...new Set(colleges)].filter((slug) => slug !== "") };
}

/** `?exam=cat,xat&college=iim-x`: how our own links name a plan; nothing for one of nothing. */
export function toPlanQuery({ exams = [], colleges = [] }: Partial<Plan>): string {
	const parts = [
		exams.length > 0 && `exam=${toExamSlugs(exams)}`,
		colleges.length > 0 && `college=${toExamSlugs(colleges)}`,
	].filter((part) => part !== false);
	return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

/** Whether an address says the same more than once, as forms do. */
export function isSpreadOut(params: URLSearchParams): boolean {
	return params.getAll("exam").length > 1 || params.getAll("college").length > 1;
}
