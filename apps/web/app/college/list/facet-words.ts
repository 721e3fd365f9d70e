import { COLLEGE_KINDS } from "@uchit/contract/college.ts";
import { DEGREES } from "@uchit/contract/degree.ts";
import type { Facets } from "@uchit/contract/facet.schema.ts";
import { APPROVALS, COURSES, EXAMS, GENDERS, NIRF_BANDS, NONE, OWNERSHIPS } from "@uchit/contract/facet.ts";
import type { FacetOption } from "@uchit/contract/paging.schema.ts";
import { nameCategories } from "#app/facts/words/category-words.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";

/** Every facet's options with their names in the language of the page. */
export function nameFacets(t: Translate, facets: Facets, language: Language = "en"): Facets {
	return {
		...facets,
		state: namePlaces(facets.state, language),
		district: namePlaces(facets.district, language),
		category: nameCategories(t, facets.category),
		degree: rename(
			facets.degree,
			namesOf(DEGREES, (slug) => t(`degree.${slug}`)),
		),
		ownership: rename(
			facets.ownership,
			namesOf([...OWNERSHIPS, UNKNOWN], (slug) => t(`facet.ownership.${slug}`)),
		),
		course: rename(
			facets.course,
			namesOf(COURSES, (slug) => t(`facet.course.${slug}`)),
		),
		exam: rename(
			facets.exam,
			namesOf(EXAMS, (slug) => t(`facet.exam.${slug}`)),
		),
		nirf: rename(
			facets.nirf,
			namesOf([...NIRF_BANDS, UNKNOWN], (slug) => t(`facet.nirf.${slug}`)),
		),
		gender: rename(
			facets.gender,
			namesOf([...GENDERS, UNKNOWN], (slug) => t(`facet.gender.${slug}`)),
		),
		approval: rename(
			facets.approval,
			namesOf(APPROVALS, (slug) => t(`approval.${slug}`)),
		),
		kind: rename(
			facets.kind,
			namesOf(KINDS, (slug) => t(`kind.${slug}`)),
		),
	};
}

/** In Hindi those whose Hindi name is known. */
function namePlaces(options: readonly FacetOption[], language: Language): FacetOption[] {
	return options.map((option) => (language === "hi" ? { ...option, label: option.labelHi ?? option.label } : option));
}

/** The option of what no source says. */
const UNKNOWN = { slug: NONE } as const;
const KINDS = COLLEGE_KINDS.map((slug) => ({ slug }));

function namesOf<Slug extends string>(
	options: readonly { slug: Slug }[],
	name: (slug: Slug) => string,
): ReadonlyMap<string, string> {
	return new Map(options.map(({ slug }) => [slug, name(slug)]));
}

function rename(options: readonly FacetOption[], names: ReadonlyMap<string, string>): FacetOption[] {
	return options.map((option) => ({ ...option, label: names.get(option.value) ?? option.label }));
}
