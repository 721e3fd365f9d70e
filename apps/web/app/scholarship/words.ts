import { LAKH } from "@uchit/contract/amount.ts";
import type { ProviderLine, Scholarship } from "@uchit/contract/scholarship.ts";
import { roundOf, type ScholarshipRule } from "@uchit/contract/scholarship-rules.ts";
import { formatRupees } from "#app/facts/words/money.ts";
import { stateName } from "#app/facts/words/place-words.ts";
import { formatDate, formatMonth } from "#app/platform/format/format-date.ts";
import { joinWithAnd, joinWithOr } from "#app/platform/format/intl.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";

export type ListedScheme = Omit<
	Scholarship,
	"provider" | "site" | "awards" | "lines" | "corrected" | "why" | "sourceId"
> & { lines: readonly Pick<ProviderLine, "field">[] };

export type NamedState = { slug: string; name: string; nameHi?: string | undefined };

export type SchemeTextContext = { t: Translate; language: Language; nameState: (slug: string) => string };

export function useSchemeTextContext(states: readonly NamedState[]): SchemeTextContext {
	const { t, language } = usePage();
	const names = new Map(states.map((state) => [state.slug, stateName(state, language)]));
	return { t, language, nameState: (slug) => names.get(slug) ?? slug };
}

/** "₹12,000 to ₹20,000 a year". */
export function amountWords(t: Translate, { amount, per }: Pick<Scholarship, "amount" | "per">): string {
	if (amount === undefined) return t("scholarship.amount.unknown");
	// A share of fees has no period of its own.
	if (amount.isOfFees) return sumWords(t, amount);
	return t(`scholarship.per.${per ?? "unknown"}`, { amount: sumWords(t, amount) });
}

function sumWords(t: Translate, { leastInr, mostInr, isOfFees }: NonNullable<Scholarship["amount"]>): string {
	if (mostInr === undefined) return t("scholarship.amount.fees");
	const most = formatRupees(mostInr);
	if (isOfFees) return t("scholarship.amount.feesUpTo", { most });
	if (leastInr === undefined) return t("scholarship.amount.upTo", { most });
	return leastInr === mostInr ? most : t("scholarship.amount.range", { least: formatRupees(leastInr), most });
}

export function closingWords(
	{ t, language }: SchemeTextContext,
	scheme: Pick<Scholarship, "providerKind" | "lastDate" | "readOn">,
	today: string,
): string {
	const { lastDate } = scheme;
	if (lastDate === undefined) return t("scholarship.noDate");
	const round = roundOf(scheme, today);
	if (round !== "open") return t(`scholarship.over.${round}`, { month: formatMonth(language, lastDate) });
	const day = formatDate(language, lastDate);
	return lastDate >= today ? t("scholarship.closes", { day }) : t("scholarship.yearly", { day });
}

export function checkWords(
	{ t, language }: SchemeTextContext,
	{ lines, readOn }: Pick<ListedScheme, "lines" | "readOn">,
): string {
	if (readOn !== undefined) return t("scholarship.read.on", { day: formatDate(language, readOn) });
	if (lines.length === 0) return t("scholarship.unchecked");
	const fields = lines.map(({ field }) => t(`scholarship.fact.${field}`));
	return t("scholarship.checked", { fields: joinWithAnd(fields, language) });
}

export function namesOf(
	{ t, nameState }: SchemeTextContext,
	scheme: ListedScheme,
): Record<"level" | "gender" | "category" | "state" | "stream" | "further", string[]> {
	return {
		level: (scheme.levels ?? []).map((level) => t(`scholarship.level.${level}`)),
		gender: (scheme.genders ?? []).map((gender) => t(`scholarship.gender.${gender}`)),
		category: (scheme.groups ?? []).map((group) => t(`scholarship.group.${group}`)),
		state: (scheme.states ?? []).map(nameState),
		stream: (scheme.streams ?? []).map((stream) => t(`scholarship.stream.${stream}`)),
		further: scheme.further.map((each) => t(`scholarship.further.${each}`)),
	};
}

export function lakhWords(t: Translate, inr: number): string {
	return t("scholarship.income.upTo", { lakh: String(inr / LAKH) });
}

/** Undefined if the scheme requires nothing here, or has not published it. */
export function ruleWords(speech: SchemeTextContext, scheme: ListedScheme, rule: ScholarshipRule): string | undefined {
	const { t, language } = speech;
	const names = namesOf(speech, scheme);
	const joined = (values: readonly string[]) => values.join(" · ");
	switch (rule) {
		case "level":
			return names.level.length === 0 ? undefined : t("scholarship.rule.only", { names: joined(names.level) });
		case "gender":
			return names.gender.length === 0 ? undefined : t("scholarship.rule.only", { names: joined(names.gender) });
		case "category":
			return names.category.length === 0
				? undefined
				: t("scholarship.rule.category", { groups: joinWithOr(names.category, language) });
		case "state":
			return names.state.length === 0
				? undefined
				: t("scholarship.rule.state", { states: joinWithOr(names.state, language) });
		case "income":
			return scheme.incomeInr === undefined
				? undefined
				: t("scholarship.rule.income", { income: lakhWords(t, scheme.incomeInr) });
		case "stream":
			return names.stream.length === 0 ? undefined : t("scholarship.rule.only", { names: joined(names.stream) });
		case "place":
			return scheme.cities.length === 0
				? undefined
				: t("scholarship.rule.place", { cities: joinWithOr(scheme.cities, language) });
		case "nirf":
			if (scheme.isForUnranked) return t("scholarship.rule.unranked");
			return scheme.nirfTop === undefined ? undefined : t("scholarship.rule.nirf", { top: scheme.nirfTop });
		case "further":
			return names.further.length === 0 ? undefined : joined(names.further);
	}
}
