import { CATEGORIES } from "@uchit/contract/category.ts";
import { COLLEGE_KIND_NAMES } from "@uchit/contract/college-kind.ts";
import { DEGREES } from "@uchit/contract/degree.ts";
import { NONE_NAMES, OWNERSHIPS } from "@uchit/contract/facet.ts";
import { APPROVALS, COURSES, EXAMS, GENDERS, NIRF_BANDS } from "@uchit/contract/facet-options.ts";
import { JOSAA_KINDS } from "@uchit/contract/predict.ts";

/** Names of filter values. The English ones are in the contract only: the backend's replies use them too. */
export const NAMES = {
	approval: namesOf(APPROVALS),
	category: { ...namesOf(CATEGORIES), none: NONE_NAMES.category },
	degree: namesOf(DEGREES),
	college: { ownership: namesOf(OWNERSHIPS) },
	facet: {
		course: namesOf(COURSES),
		exam: namesOf(EXAMS),
		gender: { ...namesOf(GENDERS), none: NONE_NAMES.gender },
		nirf: { ...namesOf(NIRF_BANDS), none: NONE_NAMES.nirf },
		ownership: { ...namesOf(OWNERSHIPS), none: NONE_NAMES.ownership },
	},
	kind: COLLEGE_KIND_NAMES,
	predict: { kind: namesOf([...JOSAA_KINDS, ...OWNERSHIPS]) },
};

function namesOf<Slug extends string>(options: readonly { slug: Slug; name: string }[]): Record<Slug, string>;
function namesOf(options: readonly { slug: string; name: string }[]): Record<string, string> {
	return Object.fromEntries(options.map(({ slug, name }) => [slug, name]));
}
