import type { FacetOption } from "@uchit/contract/paging.ts";
import { type Language, LOCALES } from "#app/i18n/language.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { NOT_CATEGORISED } from "./category-words.ts";
import { chosen, type Facets } from "./college-list.ts";
import type { CollegeSearch } from "./college-search.ts";

type Words = { t: Translate; language: Language };

/** What a list is called: "Law colleges in Kerala", "Law and Medical colleges in Goa and Kerala", "MBBS: Medical colleges". */
export function headingOf(words: Words, { q, degree }: CollegeSearch, facets: Facets): string {
	const { t } = words;
	if (q !== "") return t("list.heading.words", { words: q });
	const heading = headingOfFacets(words, facets);
	return degree === undefined ? heading : t("list.heading.degree", { degree: t(`degree.${degree}`), heading });
}

function headingOfFacets({ t, language }: Words, facets: Facets): string {
	const state = nameTogether(facets.state, language, (count) => t("list.manyStates", { count }));
	const [first, second] = chosen(facets.category);
	if (first?.value === NOT_CATEGORISED && second === undefined) {
		return state === undefined ? t("list.heading.none") : t("list.heading.noneInState", { state });
	}
	const category = nameTogether(facets.category, language, (count) => t("list.manyCategories", { count }));
	if (category === undefined) return state === undefined ? t("list.heading.all") : t("list.heading.state", { state });
	return state === undefined ? t("list.heading.category", { category }) : t("list.heading.both", { category, state });
}

/** More names than this make no heading. */
const MAX_NAMES = 3;

function nameTogether(
	options: readonly FacetOption[],
	language: Language,
	nameMany: (count: number) => string,
): string | undefined {
	const names = chosen(options).map(({ label }) => label);
	if (names.length === 0) return undefined;
	if (names.length > MAX_NAMES) return nameMany(names.length);
	return new Intl.ListFormat(LOCALES[language], { type: "conjunction" }).format(names);
}
