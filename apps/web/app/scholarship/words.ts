import type { Scholarship } from "@uchit/contract/scholarship.schema.ts";
import type { ScholarshipRule } from "@uchit/contract/scholarship-rules.ts";
import { rupees } from "#app/facts/words/money.ts";
import { stateName } from "#app/facts/words/place-words.ts";
import { formatDate } from "#app/platform/format/format-date.ts";
import { eitherOf, together } from "#app/platform/format/intl.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import { type Translate, useLanguage, useTranslations } from "#app/platform/i18n/translate.ts";

/** What a line of a list needs of a scheme. */
export type ListedScheme = Omit<Scholarship, "site" | "corrected" | "why" | "sourceId">;

/** A state as replies name it. */
export type NamedState = { slug: string; name: string; nameHi?: string | undefined };

export type SchemeSpeech = { t: Translate; language: Language; nameState: (slug: string) => string };

/** How schemes are said in the language of the page. */
export function useSchemeSpeech(states: readonly NamedState[]): SchemeSpeech {
	const t = useTranslations();
	const language = useLanguage();
	const names = new Map(states.map((state) => [state.slug, stateName(state, language)]));
	return { t, language, nameState: (slug) => names.get(slug) ?? slug };
}

/** "₹12,000 to ₹20,000 a year". */
export function amountWords(t: Translate, { amount, per }: Pick<Scholarship, "amount" | "per">): string {
	if (amount === undefined) return t("scholarship.amount.unknown");
	return t(`scholarship.per.${per ?? "unknown"}`, { amount: sumWords(t, amount) });
}

function sumWords(t: Translate, { leastInr, mostInr, isOfFees }: NonNullable<Scholarship["amount"]>): string {
	if (mostInr === undefined) return t("scholarship.amount.fees");
	const most = rupees(mostInr);
	if (isOfFees) return t("scholarship.amount.feesUpTo", { most });
	if (leastInr === undefined) return t("scholarship.amount.upTo", { most });
	return leastInr === mostInr ? most : t("scholarship.amount.range", { least: rupees(leastInr), most });
}

/** When it closes, or closed the last time that is known. */
export function closingWords({ t, language }: SchemeSpeech, lastDate: string | undefined, today: string): string {
	if (lastDate === undefined) return t("scholarship.noDate");
	const day = formatDate(language, lastDate);
	return lastDate >= today ? t("scholarship.closes", { day }) : t("scholarship.closed", { day });
}

/** How what is said of it is known. */
export function checkWords({ t, language }: SchemeSpeech, { lines }: Pick<Scholarship, "lines">): string {
	if (lines.length === 0) return t("scholarship.unchecked");
	const fields = lines.map(({ field }) => t(`scholarship.fact.${field}`));
	return t("scholarship.checked", { fields: together(fields, language) });
}

/** What the scheme asks for by one rule; undefined where it asks for nothing, or where that is not published. */
export function ruleWords(speech: SchemeSpeech, scheme: ListedScheme, rule: ScholarshipRule): string | undefined {
	const { t, language, nameState } = speech;
	const named = (values: readonly string[] | undefined, say: (joined: string) => string) =>
		values === undefined || values.length === 0 ? undefined : say(eitherOf(values, language));
	switch (rule) {
		case "level":
			return named(
				scheme.levels?.map((level) => t(`scholarship.level.${level}`)),
				(levels) => t("scholarship.rule.level", { levels }),
			);
		case "gender":
			return named(
				scheme.genders?.map((gender) => t(`scholarship.gender.${gender}`)),
				(genders) => t("scholarship.rule.gender", { genders }),
			);
		case "category":
			return named(
				scheme.groups?.map((group) => t(`scholarship.group.${group}`)),
				(groups) => t("scholarship.rule.category", { groups }),
			);
		case "state":
			return named(scheme.states?.map(nameState), (states) => t("scholarship.rule.state", { states }));
		case "income":
			return scheme.incomeInr === undefined
				? undefined
				: t("scholarship.rule.income", { income: rupees(scheme.incomeInr) });
		case "stream":
			return named(
				scheme.streams?.map((stream) => t(`scholarship.stream.${stream}`)),
				(streams) => t("scholarship.rule.stream", { streams }),
			);
		case "place":
			return named(scheme.cities, (cities) => t("scholarship.rule.place", { cities }));
		case "nirf":
			if (scheme.isForUnranked) return t("scholarship.rule.unranked");
			return scheme.nirfTop === undefined ? undefined : t("scholarship.rule.nirf", { top: scheme.nirfTop });
		case "further":
			return named(
				scheme.further.map((each) => t(`scholarship.further.${each}`)),
				(further) => further,
			);
	}
}
