import { CATEGORIES } from "@uchit/contract/category.ts";
import { COLLEGE_KIND_NAMES } from "@uchit/contract/college-kind.ts";
import { DEGREES } from "@uchit/contract/degree.ts";
import { NONE_NAMES, OWNERSHIPS } from "@uchit/contract/facet.ts";
import { APPROVALS, COURSES, EXAMS, GENDERS, NIRF_BANDS } from "@uchit/contract/facet-options.ts";
import { FACT_NAMES } from "@uchit/contract/fact-names.ts";
import { JOSAA_KINDS } from "@uchit/contract/predict.ts";
import type { Language } from "../i18n/language.ts";

/** Names that the backend uses too, so they are in the contract only: those of facts, and the English ones of filter values. */
export const NAMES = {
	en: {
		approval: namesOf(APPROVALS),
		category: { ...namesOf(CATEGORIES), none: NONE_NAMES.category },
		degree: namesOf(DEGREES),
		...factNames("en"),
		college: { ownership: namesOf(OWNERSHIPS), ...factNames("en").college },
		facet: {
			course: namesOf(COURSES),
			exam: namesOf(EXAMS),
			gender: { ...namesOf(GENDERS), none: NONE_NAMES.gender },
			nirf: { ...namesOf(NIRF_BANDS), none: NONE_NAMES.nirf },
			ownership: { ...namesOf(OWNERSHIPS), none: NONE_NAMES.ownership },
		},
		kind: COLLEGE_KIND_NAMES,
		predict: { kind: namesOf([...JOSAA_KINDS, ...OWNERSHIPS]) },
	},
	hi: factNames("hi"),
};

function factNames(language: Language) {
	const { fields, lists, events } = FACT_NAMES[language];
	return { college: { field: fields }, ranking: { list: lists }, calendar: { kind: events } };
}

function namesOf<Slug extends string>(options: readonly { slug: Slug; name: string }[]): Record<Slug, string>;
function namesOf(options: readonly { slug: string; name: string }[]): Record<string, string> {
	return Object.fromEntries(options.map(({ slug, name }) => [slug, name]));
}
