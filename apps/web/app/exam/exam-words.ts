import { EXAM_LEVELS, EXAM_MODES, EXAM_STREAMS, type ExamScope } from "@uchit/contract/exam.ts";
import type { ExamFacets } from "@uchit/contract/exam-list.ts";
import type { FacetOption } from "@uchit/contract/paging.ts";
import { joinWithAnd } from "#app/platform/format/intl.ts";
import { LANGUAGE_NAMES, type Language, LOCALES } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";

export function nameExamFacets(t: Translate, facets: ExamFacets): ExamFacets {
	return {
		...facets,
		open: facets.open.map((option) => ({ ...option, label: t("exams.openNow") })),
		stream: rename(facets.stream, EXAM_STREAMS, (stream) => t(`exam.stream.${stream}`)),
		level: rename(facets.level, EXAM_LEVELS, (level) => t(`exam.level.${level}`)),
		mode: rename(facets.mode, EXAM_MODES, (mode) => t(`exam.mode.${mode}`)),
	};
}

function rename<Value extends string>(
	options: readonly FacetOption[],
	values: readonly Value[],
	name: (value: Value) => string,
): FacetOption[] {
	return options.map((option) => {
		const known = values.find((value) => value === option.value);
		return known === undefined ? option : { ...option, label: name(known) };
	});
}

/** "All India", "Kerala", or one university. */
export function scopeWords(
	t: Translate,
	language: Language,
	{ scope, states }: { scope: ExamScope; states: readonly string[] },
	stateName: (slug: string) => string,
): string {
	if (scope === "state" && states.length > 0) return joinWithAnd(states.map(stateName), language);
	return t(`exam.scope.${scope}`);
}

/** Names the languages of a paper by code: "English, Hindi and Tamil". */
export function languageWords(codes: readonly string[], language: Language): string {
	const names = new Intl.DisplayNames(LOCALES[language], { type: "language" });
	return joinWithAnd(
		// In Hindi, Intl spells the language's name differently from us.
		codes.map((code) => (code === language ? LANGUAGE_NAMES[language] : (names.of(code) ?? code))),
		language,
	);
}
