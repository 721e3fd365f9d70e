import { LAKH } from "@uchit/contract/amount.ts";
import { hindiStateName } from "@uchit/contract/state-names.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import type { Applicant, ExamFigure } from "./applicant.ts";

type Context = { t: Translate; language: Language; exam?: string | undefined };

/** Describes the visitor in short words. `exam` limits figures and codes to one exam; `none` leaves them out. */
export function applicantWords(applicant: Applicant, { t, language, exam }: Context): string[] {
	const { figures, category, categoryCodes, gender, isInOpenPool, hasDisability, state } = applicant;
	const ofExam = ([slug]: readonly [string, unknown]) => exam === undefined || slug === exam;
	const codes = Object.entries(categoryCodes).filter(ofExam);
	const more = countMore(applicant);
	return [
		...Object.entries(figures)
			.filter(ofExam)
			.flatMap(([, figure]) => (figure === undefined ? [] : figureWords(t, figure))),
		...(category === undefined ? codes.map(([, code]) => code ?? "") : [t(`applicant.category.${category}`)]),
		gender === undefined ? (isInOpenPool ? t("applicant.openPool") : "") : t(`applicant.gender.${gender}`),
		hasDisability ? t("applicant.disability") : "",
		state === undefined ? "" : nameState(state, language),
		incomeWords(t, applicant),
		more === 0 ? "" : t("applicant.more", { count: more }),
	].filter((words) => words !== "");
}

function figureWords(t: Translate, { name, common, rank }: ExamFigure): string[] {
	const own = rank === "" ? [] : [`${name} ${t("applicant.ownRank", { rank: formatTyped(rank) })}`];
	return common === "" ? own : [`${name} ${formatTyped(common)}`, ...own];
}

function formatTyped(typed: string): string {
	const plain = typed.replaceAll(",", "");
	return /^\d+$/.test(plain) ? formatNumber(Number(plain)) : typed;
}

/** Schemes' income limits end here, in lakh rupees. */
const MAX_LAKH = 10;

function incomeWords(t: Translate, { incomeInr }: Applicant): string {
	if (incomeInr === undefined) return "";
	const lakh = incomeInr / LAKH;
	return lakh > MAX_LAKH
		? t("applicant.incomeOver", { lakh: MAX_LAKH })
		: t("applicant.income", { lakh: String(lakh) });
}

function countMore({ birthDate, holding, classTwelveYear, subjects, percents, attempts, ...rest }: Applicant): number {
	const single = [birthDate, holding, classTwelveYear, rest.level, rest.stream].filter((each) => each !== undefined);
	const ticked = [subjects.length > 0, rest.isMinority].filter(Boolean);
	return single.length + ticked.length + Object.keys(percents).length + Object.keys(attempts).length;
}

export function nameState(slug: string, language: Language): string {
	const hindi = language === "hi" ? hindiStateName(slug) : undefined;
	return (
		hindi ??
		slug.replaceAll(/(^|-)(?!and-)([a-z])/g, (_, dash, letter) => `${dash}${letter.toUpperCase()}`).replaceAll("-", " ")
	);
}
