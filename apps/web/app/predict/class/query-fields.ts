import { WOMAN } from "@uchit/contract/predict.ts";
import type { PredictCategory, PredictExam } from "@uchit/contract/predict-exam.ts";
import { foldValue, isForWomen } from "@uchit/predictor/fold.ts";
import type { QueryFields } from "@uchit/predictor/list-options.ts";
import { toRankRange } from "#app/predict/rank-range.ts";
import { readTypedFigure } from "#app/predict/typed-figure.ts";
import type { Student } from "./students.ts";

export type ClassExam = Pick<PredictExam, "exam" | "hasBothRanks" | "lists" | "homeState"> & {
	/** The last published number of candidates, which converts a percentile. */
	candidates?: number | undefined;
};

/**
 * Turns a student's row into the predictor's query. Unknown values are passed on, and the predictor refuses them with a
 * reason.
 */
export function toQueryFields(classExam: ClassExam, { cells }: Student, rankSpace: string): QueryFields {
	const { exam, lists } = classExam;
	const categories = lists.flatMap((list) => list.categories);
	const { common = "", rank = "", category = "", gender = "", homeState = "" } = cells;
	const code = categoryOf(categories, category);
	const isRankedApart = lists.some((list) => list.ofCategory && list.categories.some(({ value }) => value === code));
	// Score cards print a general student's rank twice.
	const isTwice = common !== "" && categories.some(({ value }) => value === code) && !isRankedApart;
	return {
		exam,
		common: commonOf(classExam, common),
		rank: isTwice ? "" : rank,
		category: code,
		gender: genderOf(categories, gender),
		homeState,
		rankSpace,
	};
}

/** For a percentile, returns the middle of its possible ranks, as on the page of one student. */
function commonOf({ lists, candidates }: ClassExam, typed: string): string {
	const figure = readTypedFigure({ lists, marksToRank: [] }, typed);
	if (figure.kind === "rank") return figure.value;
	if (figure.kind !== "percentile" || candidates === undefined) return typed;
	return String(toRankRange(figure.value, String(candidates))?.middle ?? typed);
}

/** Whether seats for women are left out because the row does not say if they are the student's. */
export function lacksGender({ lists }: ClassExam, { cells: { gender = "" } }: Student): boolean {
	const hasPools = lists.some(({ categories }) => categories.some(({ genders }) => genders.length > 0));
	return hasPools && gender.trim() === "";
}

const SOCIAL: readonly [RegExp, PredictCategory["socialCategory"]][] = [
	[/^(?:general|gen|ur|unreserved|open|gm|oc|सामान्य|ओपन|जनरल|अनारक्षित)$/, "open"],
	[/^(?:obc(?:ncl)?|ओबीसी|अन्यपिछड़ावर्ग)$/, "obc-ncl"],
	[/^(?:ews|genews|ईडब्ल्यूएस)$/, "ews"],
	[/^(?:sc|एससी|अनुसूचितजाति)$/, "sc"],
	[/^(?:st|एसटी|अनुसूचितजनजाति)$/, "st"],
];

/** Returns the printed name of a category that schools write in their own way, if exactly one printed name fits. */
function categoryOf(categories: readonly PredictCategory[], typed: string): string {
	const folded = typed.toLowerCase().replaceAll(/[^\p{L}\p{M}]/gu, "");
	const isPwd = /pwd|ph$/.test(folded);
	const plain = folded.replace(/pwd|ph$/, "");
	if (categories.some(({ value }) => foldValue(value) === foldValue(typed))) return typed;
	const social = SOCIAL.find(([words]) => words.test(plain))?.[1];
	const meant = new Set(
		categories.filter((each) => each.socialCategory === social && each.pwd === isPwd).map(({ value }) => value),
	);
	const [only] = meant;
	return only !== undefined && meant.size === 1 ? only : typed;
}

const WOMEN = ["f", "female", "girl", "girls", "w", "woman", "women", "महिला", "लड़की", "स्त्री"];
const MEN = ["m", "male", "boy", "boys", "man", "other", "others", "पुरुष", "लड़का", "अन्य"];

/** Queries every pool for a woman, and everyone's pool for others and without a gender; without printed pools, none. */
function genderOf(categories: readonly PredictCategory[], value: string): string {
	const pools = new Set(categories.flatMap(({ genders }) => genders));
	const word = value.toLowerCase().replaceAll(/[^\p{L}\p{M}]/gu, "");
	if (pools.size === 0) return "";
	if (WOMEN.includes(word)) return WOMAN;
	if (value.trim() === "" || MEN.includes(word))
		return [...pools].find((pool) => pool !== "" && !isForWomen(pool)) ?? value;
	return value;
}
