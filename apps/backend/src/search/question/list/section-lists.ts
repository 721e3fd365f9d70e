import type { AfterSection } from "@uchit/contract/after.ts";
import { isOfFamily } from "#backend/search/text/families.ts";

type SectionLists = { colleges?: "always" | "of-place" | "of-anywhere"; without?: readonly string[]; exams?: "none" };

const BESIDE: Readonly<Partial<Record<AfterSection, SectionLists>>> = {
	// "Without CAT" is still a list of MBA colleges.
	"mba-without-cat": { colleges: "always" },
	// No source marks distance courses; the card names the open university of a place.
	"distance-degree": { colleges: "of-anywhere", exams: "none" },
	"nursing-entrance": { colleges: "of-place" },
	"no-money": { colleges: "of-place", exams: "none" },
	"what-it-costs": { exams: "none" },
	// IITs and NITs take nobody into the second year, and first-year exams do not apply.
	"lateral-entry": { without: ["iit", "nit"], exams: "none" },
};

export function showsColleges(section: AfterSection | undefined, places: readonly string[]): boolean {
	const { colleges } = besideOf(section);
	return colleges === "always" || (colleges !== undefined && (colleges === "of-place") === places.length > 0);
}

export function showsExams(section: AfterSection | undefined): boolean {
	return besideOf(section).exams === undefined;
}

export function isListedBeside(section: AfterSection | undefined, name: string): boolean {
	return !(besideOf(section).without ?? []).some((family) => isOfFamily(name, family));
}

function besideOf(section: AfterSection | undefined): SectionLists {
	return (section && BESIDE[section]) ?? {};
}
