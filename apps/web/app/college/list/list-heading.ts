import type { CollegeResults } from "@uchit/contract/college.ts";
import { FACETS, type Facets, NONE_VALUE } from "@uchit/contract/facet.ts";
import type { NearPlace, NearReading } from "@uchit/contract/near-place.ts";
import type { FacetOption } from "@uchit/contract/paging.ts";
import type { CollegeSearch } from "#app/college/search.ts";
import { stateName } from "#app/facts/words/place-words.ts";
import { joinWithAnd } from "#app/platform/format/intl.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { listSelected } from "./active-filters.ts";

type Words = { t: Translate; language: Language };

type Listed = Pick<CollegeResults, "facets" | "unknown">;

/**
 * "Law colleges in Kerala", "Law and Medical colleges in Goa and Kerala", "Law colleges: Government". A degree's heading adds that the
 * list needs evidence. `facets` have the page's names.
 */
export function headingOf(words: Words, search: CollegeSearch, listed: Listed, place?: string): string {
	const { t } = words;
	const heading =
		search.q !== ""
			? t("list.heading.words", { words: search.q })
			: addFiltersToHeading(words, headingOfFacets(words, listed.facets), listed);
	return place === undefined ? heading : t("list.heading.near", { heading, place });
}

/** Category, degree and place form the heading; other filters follow it, as do unknown values. */
function addFiltersToHeading({ t, language }: Words, heading: string, { facets, unknown }: Listed): string {
	const others = FACETS.filter((facet) => !["category", "degree", "state", "district"].includes(facet));
	const filters = [
		...others.flatMap((facet) => listSelected(facets[facet]).map(({ label }) => label)),
		...unknown.map(({ value }) => `“${value}”`),
	];
	return filters.length === 0
		? heading
		: t("list.heading.narrowed", { heading, filters: joinWithAnd(filters, language) });
}

function headingOfFacets({ t, language }: Words, facets: Facets): string {
	const place = joinNames(
		listSelected(facets.district).length > 0 ? facets.district : facets.state,
		language,
		(count) => t("list.manyStates", { count }),
	);
	const degrees = listSelected(facets.degree).map(({ label }) => label);
	if (degrees.length > 0) {
		const degree = joinWithAnd(degrees, language);
		return place === undefined
			? t("list.heading.degree", { degree })
			: t("list.heading.degreeInState", { degree, state: place });
	}
	const [first, second] = listSelected(facets.category);
	if (first?.value === NONE_VALUE && second === undefined) {
		return place === undefined ? t("list.heading.none") : t("list.heading.noneInState", { state: place });
	}
	const category = joinNames(facets.category, language, (count) => t("list.manyCategories", { count }));
	if (category === undefined)
		return place === undefined ? t("list.heading.all") : t("list.heading.state", { state: place });
	return place === undefined
		? t("list.heading.category", { category })
		: t("list.heading.both", { category, state: place });
}

const MAX_NAMES = 3;

function joinNames(
	options: readonly FacetOption[],
	language: Language,
	nameMany: (count: number) => string,
): string | undefined {
	const names = listSelected(options).map(({ label }) => label);
	if (names.length === 0) return undefined;
	return names.length > MAX_NAMES ? nameMany(names.length) : joinWithAnd(names, language);
}

/** The full name, as several places share one: “Pune, Maharashtra”, “110016 Hauz Khas, Delhi”. */
export function nameOfPlace({ pin, name, nameHi, state }: NearPlace, language: Language = "en"): string {
	const own = language === "hi" && pin === undefined ? (nameHi ?? name) : name;
	const place = pin === undefined ? own : `${pin} ${own}`;
	return state === undefined || state.name === name ? place : `${place}, ${stateName(state, language)}`;
}

export function nameOfNear(t: Translate, { asked, place }: Omit<NearReading, "others">, language?: Language): string {
	return place === undefined
		? t("list.placeNotFound", { asked })
		: t("list.nearPlace", { place: nameOfPlace(place, language) });
}
