import { OWNERSHIPS } from "@uchit/contract/facet.ts";
import {
	JOSAA_KINDS,
	type PredictEvidence,
	type PredictedSeat,
	type PredictQuestion,
	WOMAN,
} from "@uchit/contract/predict.ts";
import { BANDS } from "@uchit/contract/predict-band.ts";
import type { PredictExam } from "@uchit/contract/predict-exam.ts";
import { findPlainCategory } from "#app/facts/plain-category.ts";
import { nameProgramme } from "#app/facts/programme.ts";
import { quotaWords, seatPoolWords } from "#app/facts/words/cutoff-words.ts";
import { PREDICT_EXAMS } from "#app/facts/words/predict-exams.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import type { NarrowingFilter } from "./search.ts";

export function predictExamWords(t: Translate, slug: string): string {
	const known = PREDICT_EXAMS.find((each) => each === slug);
	return known === undefined ? slug : t(`predict.exam.${known}`);
}

/** "JoSAA, 2018–2025". A copy without a year is "about 2023-24", as its note says. */
export function availableWords(
	t: Translate,
	{ authority, years, yearNote = "" }: Pick<PredictExam, "authority" | "years" | "yearNote">,
): string {
	const [first] = years;
	const last = years.at(-1);
	const about = /\b20\d\d(?:-\d\d)?\b/.exec(yearNote)?.[0] ?? "none";
	if (first === undefined || last === undefined) return t("predict.years.undated", { authority, about });
	return first === last
		? t("predict.years.one", { authority, year: String(first) })
		: t("predict.years.range", { authority, first: String(first), last: String(last) });
}

export function questionWords(t: Translate, question: PredictQuestion): string {
	const { common, rank, score, gender, homeState, quota } = question;
	const isMarks = question.lists.some((list) => list.score !== undefined);
	const isRankedTwice = rank !== undefined || question.missing !== undefined;
	return [
		common === undefined ? "" : commonWords(t, common, { isMarks, isRankedTwice }),
		rank === undefined ? "" : ownWords(t, rank, common !== undefined),
		score === undefined ? "" : t("predict.asked.score", { score: formatNumber(score) }),
		common === undefined ? t(`cutoff.rankSpace.${question.rankSpace}`) : "",
		categoryWords(t, question),
		gender === undefined ? "" : gender === WOMAN ? t("predict.asked.woman") : seatPoolWords(t, gender),
		homeState === undefined ? "" : t("predict.asked.homeState", { state: homeState.name }),
		...quota.map((each) => quotaWords(t, each)),
	]
		.filter((words) => words !== "")
		.join(" · ");
}

/** Everyone's seats have one name here, whatever the authority calls them. */
function categoryWords(t: Translate, { exam, category, socialCategory }: PredictQuestion): string {
	const lists = [{ categories: [{ value: category, socialCategory }] }];
	return findPlainCategory({ exam, lists }, "open") === undefined ? category : t("predict.plain.open");
}

function commonWords(t: Translate, common: number, list: { isMarks: boolean; isRankedTwice: boolean }): string {
	const figure = formatNumber(common);
	if (list.isMarks) return t("predict.asked.score", { score: figure });
	return list.isRankedTwice ? t("predict.asked.common", { rank: figure }) : t("predict.asked.rank", { rank: figure });
}

function ownWords(t: Translate, rank: number, isBesideCommon: boolean): string {
	const figure = formatNumber(rank);
	return isBesideCommon ? t("predict.asked.own", { rank: figure }) : t("predict.asked.rank", { rank: figure });
}

type Printed = Pick<PredictedSeat, "seatType" | "gender" | "quota"> & { alsoGenders?: readonly string[] };

/** "General (OPEN), gender-neutral, all India (AI)", without what the authority does not print. */
export function seatPrintedWords(t: Translate, { seatType, quota, ...pools }: Printed): string {
	const seatWords = seatType.toUpperCase() === "OPEN" ? t("predict.seatOfAll", { printed: seatType }) : seatType;
	return [seatWords, poolsWords(t, pools), quotaWords(t, quota)].filter((words) => words !== "").join(", ");
}

/** "gender-neutral / female-only", if the seat is one option in both pools. */
export function poolsWords(
	t: Translate,
	{ gender, alsoGenders = [] }: Pick<Printed, "gender" | "alsoGenders">,
): string {
	return [gender, ...alsoGenders]
		.map((each) => seatPoolWords(t, each))
		.filter((words) => words !== "")
		.join(" / ");
}

/** "JoSAA: General (OPEN), gender-neutral, all India (AI)". */
export function seatOfWords(t: Translate, seat: Printed & { authority: string }): string {
	return [seat.authority, seatPrintedWords(t, seat)].filter((words) => words !== "").join(": ");
}

type Year = Pick<PredictEvidence, "year" | "round" | "inside">;

/** "Open at your rank in 3 of 3 years (2023 R6, 2024 R5, 2025 R6)". If open in none, it names all the years. */
export function evidenceWords(t: Translate, years: readonly Year[]): string {
	const inside = years.filter((each) => each.inside);
	if (years.some(({ year }) => year === undefined))
		return inside.length > 0 ? t("predict.inside.undated") : t("predict.inside.undatedNot");
	const yearCount = years.length;
	return inside.length > 0
		? t("predict.inside.some", { inside: inside.length, held: yearCount, years: listYears(t, inside) })
		: t("predict.inside.none", { held: yearCount, years: listYears(t, years) });
}

function listYears(t: Translate, years: readonly Year[]): string {
	return years.map((each) => yearRoundWords(t, each)).join(", ");
}

/** "2025 R6", or only the part that the authority prints. */
export function yearRoundWords(t: Translate, { year, round }: Pick<PredictEvidence, "year" | "round">): string {
	if (year === undefined) return t("predict.cell.undated");
	return round === undefined
		? String(year)
		: t("predict.inside.yearRound", { year: String(year), round: String(round) });
}

const KINDS = [...JOSAA_KINDS, ...OWNERSHIPS];

export function instituteKindWords(t: Translate, kind: string): string {
	const known = KINDS.find(({ slug }) => slug === kind)?.slug;
	return known === undefined ? kind : t(`predict.kind.${known}`);
}

export function optionWords(
	t: Translate,
	filter: NarrowingFilter,
	{ value, label = value }: { value: string; label?: string },
): string {
	if (filter === "salary") return t("predict.salaryOption", { lakhs: value });
	if (filter === "kind") return instituteKindWords(t, value);
	if (filter === "programme") return nameProgramme(label);
	if (filter !== "band") return label;
	const band = BANDS.find((each) => each === value);
	return band === undefined ? label : t(`predict.band.${band}`);
}
