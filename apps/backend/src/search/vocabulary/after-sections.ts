import { AFTER_PAGES, PAGE_OF_SECTION } from "@uchit/contract/after.ts";
import { readRows } from "./question-words.ts";

const SECTIONS = new Map(
	readRows("after-sections.csv").map(([name = "", local = "", is = ""]) => {
		if (!(name in PAGE_OF_SECTION) && !AFTER_PAGES.some((page) => page === name))
			throw new Error(`after-sections.csv has “${name}”, which is no page or section.`);
		return [name, { local, is: is.split(" ") }] as const;
	}),
);

/** The words of the list of colleges beside a section or page, if a place is named: the polytechnics of Nagpur. */
export function localListOf(name: string): string | undefined {
	return SECTIONS.get(name)?.local || undefined;
}

/**
 * `distance`: an open university teaches these. `anywhere`: a named place changes nothing. `colleges`, `colleges-of-place`,
 * `colleges-of-anywhere`: a list stands beside it, always, or with a place, or without. `no-exams`, `no-iits`: never beside it.
 */
export function isSection(name: string | undefined, what: string): boolean {
	return SECTIONS.get(name ?? "")?.is.includes(what) ?? false;
}
