import { COLLEGE_KINDS } from "@uchit/contract/college-kind.ts";
import { DEGREES } from "@uchit/contract/degree.ts";
import { eachFacet, FACETS, type FacetName, type Facets, NONE_VALUE, OWNERSHIPS } from "@uchit/contract/facet.ts";
import { APPROVALS, COURSES, EXAMS, GENDERS, NIRF_BANDS } from "@uchit/contract/facet-options.ts";
import type { FacetOption } from "@uchit/contract/paging.ts";
import type { CollegeSearch } from "#app/college/search.ts";
import { nameCategories } from "#app/facts/words/category-words.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { topOptions } from "#app/platform/top-options.ts";

/** An option as sent to the browser, without column names. Only places need a label; the catalogue has the others. */
type PackedOption = readonly [value: string, count: number, label?: string];

/** The facets as sent to the browser: for two hundred options, column names would be a third of the size. */
export type PackedFacets = Readonly<Record<FacetName, readonly PackedOption[]>>;

export function packFacets(facets: Facets): PackedFacets {
	return eachFacet((facet) =>
		facets[facet].map(({ value, count, label }) =>
			facet === "state" || facet === "district" ? ([value, count, label] as const) : ([value, count] as const),
		),
	);
}

export function unpackFacets(sent: PackedFacets, search: CollegeSearch): Facets {
	return eachFacet((facet) =>
		sent[facet].map(([value, count, label = value]) => ({
			value,
			count,
			label,
			selected: search[facet].includes(value),
		})),
	);
}

export type ShortFacets = { facets: Facets; sizes: Partial<Record<FacetName, number>> };

/** Whether a facet is sent whole: the most used ones, and those that list states or districts. */
function isWhole(facet: FacetName, { view, whole }: CollegeSearch): boolean {
	return (
		facet === "category" || facet === whole || (view === "districts" && (facet === "state" || facet === "district"))
	);
}

/** Shortens long facets to the options with most results and the chosen ones, in the original order. */
export function shortenFacets(facets: Facets, search: CollegeSearch, language: Language): ShortFacets {
	const shown: Facets = { ...facets };
	const sizes: ShortFacets["sizes"] = {};
	for (const facet of FACETS) {
		const all = facets[facet];
		const options = isWhole(facet, search) ? all : topOptions(all);
		shown[facet] = options.map((option) => localizeOption(option, language));
		if (options.length < all.length) sizes[facet] = all.length;
	}
	return { facets: shown, sizes };
}

function localizeOption({ labelHi, ...option }: FacetOption, language: Language): FacetOption {
	return language === "hi" && labelHi !== undefined ? { ...option, label: labelHi } : option;
}

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

function namePlaces(options: readonly FacetOption[], language: Language): FacetOption[] {
	return options.map((option) => (language === "hi" ? { ...option, label: option.labelHi ?? option.label } : option));
}

const UNKNOWN = { slug: NONE_VALUE } as const;
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
