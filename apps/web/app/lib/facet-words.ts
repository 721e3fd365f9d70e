import { DEGREES } from "@uchit/contract/degree.ts";
import type { Facets } from "@uchit/contract/facet.ts";
import { APPROVALS, COURSES, EXAMS, GENDERS, NIRF_BANDS, OWNERSHIPS } from "@uchit/contract/facet-options.ts";
import type { FacetOption } from "@uchit/contract/paging.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { nameCategories } from "./category-words.ts";

/** Every facet's options with their names in the language of the page; states and districts have no other names yet. */
export function nameFacets(t: Translate, facets: Facets): Facets {
	return {
		...facets,
		category: nameCategories(t, facets.category),
		degree: rename(
			facets.degree,
			namesOf(DEGREES, (slug) => t(`degree.${slug}`)),
		),
		ownership: rename(
			facets.ownership,
			namesOf([...OWNERSHIPS, NONE], (slug) => t(`facet.ownership.${slug}`)),
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
			namesOf([...NIRF_BANDS, NONE], (slug) => t(`facet.nirf.${slug}`)),
		),
		gender: rename(
			facets.gender,
			namesOf([...GENDERS, NONE], (slug) => t(`facet.gender.${slug}`)),
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

/** The option of what no source says. */
const NONE = { slug: "none" } as const;
const KINDS = [{ slug: "university" }, { slug: "college" }, { slug: "standalone" }, { slug: "research" }] as const;

function namesOf<Slug extends string>(
	options: readonly { slug: Slug }[],
	name: (slug: Slug) => string,
): ReadonlyMap<string, string> {
	return new Map(options.map(({ slug }) => [slug, name(slug)]));
}

function rename(options: readonly FacetOption[], names: ReadonlyMap<string, string>): FacetOption[] {
	return options.map((option) => ({ ...option, label: names.get(option.value) ?? option.label }));
}
