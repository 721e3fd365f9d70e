import type { ReadingChip } from "@uchit/contract/answer.ts";
import { INTENTS, TOOLS } from "@uchit/contract/ask.ts";
import { DEGREES } from "@uchit/contract/degree.ts";
import { OWNERSHIPS } from "@uchit/contract/facet.ts";
import { COURSES, GENDERS } from "@uchit/contract/facet-options.ts";
import { categoryName } from "#app/facts/words/category-words.ts";
import { formatRupees } from "#app/facts/words/money.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";

const SORTS = ["nirf", "salary", "fee", "intake", "established"] as const;

export function readingWords(t: Translate, language: Language, reading: ReadingChip): string {
	const { kind, value, label } = reading;
	switch (kind) {
		case "category":
			return categoryName(t, { id: value, name: label });
		case "degree": {
			const degree = DEGREES.find(({ slug }) => slug === value);
			return degree === undefined ? label : t(`degree.${degree.slug}`);
		}
		case "course": {
			const course = COURSES.find(({ slug }) => slug === value);
			return course === undefined ? label : t(`facet.course.${course.slug}`);
		}
		case "ownership": {
			const ownership = OWNERSHIPS.find(({ slug }) => slug === value);
			return ownership === undefined ? label : t(`facet.ownership.${ownership.slug}`);
		}
		case "gender": {
			const gender = GENDERS.find(({ slug }) => slug === value);
			return gender === undefined ? label : t(`facet.gender.${gender.slug}`);
		}
		case "kind":
			return value === "standalone" ? t("ask.polytechnics") : label;
		case "sort": {
			const sort = SORTS.find((each) => each === value);
			return sort === undefined ? label : t(`ask.sort.${sort}`);
		}
		case "intent": {
			const intent = INTENTS.find((each) => each === value);
			return intent === undefined ? reading.words : t(`ask.intent.${intent}`);
		}
		case "tool": {
			const tool = TOOLS.find((each) => each === value);
			return tool === undefined ? label : t(`ask.tool.${tool}`);
		}
		case "budget":
			return budgetWords(t, value);
		case "income":
			return formatRupees(Number(value));
		case "rank":
			return formatNumber(Number(value));
		case "state":
		case "district":
		case "town":
			return readingName(language, reading);
		case "seat-category":
			return value === "open" ? t("group.general") : value.toUpperCase();
		case "group":
			return value.toUpperCase();
		default:
			return label;
	}
}

export function readingName(
	language: Language,
	{ label, labelHi = label, within, withinHi = within }: Pick<ReadingChip, "label" | "labelHi" | "within" | "withinHi">,
): string {
	const [name, state] = language === "hi" ? [labelHi, withinHi] : [label, within];
	return state === undefined ? name : `${name}, ${state}`;
}

/** The value is "200000-300000"; either end may be absent. */
function budgetWords(t: Translate, value: string): string {
	const [min = "", max = ""] = value.split("-").map((amount) => (amount === "" ? "" : formatRupees(Number(amount))));
	if (min === "") return t("ask.budget.max", { max });
	return max === "" ? t("ask.budget.min", { min }) : t("ask.budget.between", { min, max });
}
