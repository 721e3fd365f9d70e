import type { CollegeQuery, CollegeUnderstood } from "@uchit/contract/college.schema.ts";
import { ALL_SUBJECTS, type Subject, subjectOf } from "@uchit/contract/course.ts";
import { FACETS } from "@uchit/contract/facet.ts";
import type { PlacedResults } from "@uchit/contract/place.schema.ts";
import { isPlaceIndexable, type Known, type Where } from "./place.ts";

/** The place whose page has the same institutions as a list: one state or district, and at most one category or course. */
export function readPlaceOf({ q, near }: CollegeQuery, values: CollegeUnderstood["values"]): Where | undefined {
	const set = FACETS.filter((facet) => values[facet].length > 0);
	const [state, other] = values.state;
	const [district, otherDistrict] = values.district;
	const subjects = set.filter((facet) => facet !== "state" && facet !== "district");
	const [facet] = subjects;
	const isPlain = q === "" && near === "" && other === undefined && otherDistrict === undefined && subjects.length < 2;
	if (!isPlain || state === undefined || (district !== undefined && !district.startsWith(`${state}/`)))
		return undefined;
	const subject = readSubject(facet, facet === undefined ? [] : values[facet]);
	if (subject === undefined && facet !== undefined) return undefined;
	return { state, district: district?.slice(state.length + 1), subject };
}

function readSubject(facet: string | undefined, [value, other]: readonly string[]): Subject | undefined {
	return facet === undefined || value === undefined || other !== undefined ? undefined : subjectOf(facet, value);
}

/** The page's address, where it is one for search engines: otherwise the list keeps its own. */
export function findPlaceAddress(known: Known, where: Where): PlacedResults["placePage"] {
	if (!isPlaceIndexable(known, where)) return undefined;
	const { state, district, subject } = where;
	return { of: subject?.slug ?? ALL_SUBJECTS, state, district };
}
