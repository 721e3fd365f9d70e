import type { AfterSection } from "@uchit/contract/after.ts";
import { isOfFamily } from "#backend/search/text/families.ts";

/** What stands beside the answer of a section: a list of colleges always or where a place is named, without whom, and whether exams. */
type Beside = { colleges?: "always" | "of-place"; without?: readonly string[]; exams?: "none" };

const BESIDE: Readonly<Partial<Record<AfterSection, Beside>>> = {
	// Without CAT there is still a list of MBA colleges to leave CAT out of; which of them teach by distance, no source says.
	"mba-without-cat": { colleges: "always" },
	"distance-degree": { colleges: "always" },
	"nursing-entrance": { colleges: "of-place" },
	"no-money": { colleges: "of-place", exams: "none" },
	"what-it-costs": { exams: "none" },
	// IITs and NITs take nobody into the second year, and the exams of the first lead there no more.
	"lateral-entry": { without: ["iit", "nit"], exams: "none" },
};

export function hasColleges(section: AfterSection | undefined, places: readonly string[]): boolean {
	const { colleges } = besideOf(section);
	return colleges === "always" || (colleges === "of-place" && places.length > 0);
}

export function hasExams(section: AfterSection | undefined): boolean {
	return besideOf(section).exams === undefined;
}

export function isBeside(section: AfterSection | undefined, name: string): boolean {
	return !(besideOf(section).without ?? []).some((family) => isOfFamily(name, family));
}

function besideOf(section: AfterSection | undefined): Beside {
	return (section && BESIDE[section]) ?? {};
}
