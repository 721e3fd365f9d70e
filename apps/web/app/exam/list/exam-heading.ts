import type { ExamList } from "@uchit/contract/exam-list.ts";
import type { FacetOption } from "@uchit/contract/paging.ts";
import { joinWithAnd } from "#app/platform/format/intl.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import type { ExamSearch } from "./search.ts";

const MAX_NAMES = 3;

/** "Engineering entrance exams in Kerala: Undergraduate". `facets` need the page's names. */
export function examHeadingOf(
	{ t, language }: { t: Translate; language: Language },
	search: ExamSearch,
	{ facets, unknown }: Pick<ExamList, "facets" | "unknown">,
): string {
	if (search.q !== "") return t("exams.heading.words", { words: search.q });
	const stream = joinNames(facets.stream, language);
	const state = joinNames(facets.state, language);
	const others = [facets.level, facets.mode, facets.open].flatMap((options) => namesOf(options));
	// Names that do not fit into the phrase follow it.
	const late = [stream.late, state.late].filter((names) => names !== undefined);
	const filters = [...late, ...others, ...unknown.map(({ value }) => `“${value}”`)];
	const heading = baseOf(t, stream.name, state.name);
	return filters.length === 0 ? heading : t("list.heading.narrowed", { heading, filters: filters.join(", ") });
}

function baseOf(t: Translate, stream: string | undefined, state: string | undefined): string {
	if (stream === undefined) {
		return state === undefined ? t("exams.heading.all") : t("exams.heading.state", { state });
	}
	return state === undefined ? t("exams.heading.stream", { stream }) : t("exams.heading.both", { stream, state });
}

type FacetNames = { name: string | undefined; late: string | undefined };

function joinNames(options: readonly FacetOption[], language: Language): FacetNames {
	const names = namesOf(options);
	if (names.length === 0) return { name: undefined, late: undefined };
	if (names.length > MAX_NAMES) return { name: undefined, late: names.join(", ") };
	return { name: joinWithAnd(names, language), late: undefined };
}

function namesOf(options: readonly FacetOption[]): string[] {
	return options.filter(({ selected }) => selected).map(({ label }) => label);
}
