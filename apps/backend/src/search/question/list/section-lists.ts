import type { AfterSection } from "@uchit/contract/after.ts";
import { isOfFamily } from "#backend/search/text/families.ts";
import { isSection } from "#backend/search/vocabulary/after-sections.ts";

export function showsColleges(section: AfterSection | undefined, places: readonly string[]): boolean {
	const isWithPlace = isSection(section, places.length > 0 ? "colleges-of-place" : "colleges-of-anywhere");
	return isWithPlace || isSection(section, "colleges");
}

export function showsExams(section: AfterSection | undefined): boolean {
	return !isSection(section, "no-exams");
}

/** IITs and NITs take nobody into the second year. */
export function isListedBeside(section: AfterSection | undefined, name: string): boolean {
	return !isSection(section, "no-iits") || !["iit", "nit"].some((family) => isOfFamily(name, family));
}
