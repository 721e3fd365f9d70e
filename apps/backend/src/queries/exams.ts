import { CollegeQuery } from "@uchit/contract/college.ts";
import { EXAMS } from "@uchit/contract/facet-options.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { findColleges } from "#backend/search/find.ts";

/** The exams that the facts know of: those that some institution's cutoffs are ranks or scores of. */
export function listExams(index: CollegeIndex): { slug: string; name: string }[] {
	const { facets } = findColleges(index, CollegeQuery.parse({}));
	const asked = new Set(facets.exam.map(({ value }) => value));
	return EXAMS.filter(({ slug }) => asked.has(slug)).map(({ slug, name }) => ({ slug, name }));
}
