import { cleanText } from "./address-values.ts";

/** So many exams fit in one calendar, and on one page of clashes. */
export const MOST_EXAMS = 20;

/** The exams that an address names, each once: `?exam=cat,xat`, and `?exam=cat&exam=xat` as a form without scripts sends it. */
export function parseExamSlugs(params: URLSearchParams): string[] {
	const named = params.getAll("exam").flatMap((value) => value.split(",").map(cleanText));
	return [...new Set(named)].filter((slug) => slug !== "");
}

/** `cat,xat`: how our own links name them. */
export function toExamSlugs(slugs: readonly string[]): string {
	return slugs.map(encodeURIComponent).join(",");
}
