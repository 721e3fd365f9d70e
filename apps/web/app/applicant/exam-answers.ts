import { HOME_STATE_ELSEWHERE, WOMAN } from "@uchit/contract/predict.ts";
import type { PredictCategory } from "@uchit/contract/predict-exam.ts";
import { findPlainCategory, PLAIN_CATEGORIES } from "#app/facts/plain-category.ts";
import type { Applicant } from "./applicant.ts";
import { BASE_CATEGORIES } from "./person.ts";

export type ExamLists = {
	exam: string;
	lists: readonly { categories: readonly Pick<PredictCategory, "value" | "socialCategory" | "genders">[] }[];
};

export function toExamAnswers(applicant: Applicant, exam: ExamLists): Record<string, string> {
	const { common = "", rank = "" } = applicant.figures[exam.exam] ?? {};
	const all = {
		common,
		rank,
		category: applicant.categoryCodes[exam.exam] ?? codeOf(applicant, exam) ?? "",
		gender: poolOf(applicant, exam) ?? "",
		homeState: applicant.state ?? "",
	};
	return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
}

export function readAnswers(exam: ExamLists, name: string, answers: URLSearchParams): Partial<Applicant> {
	const textOf = (field: string) => answers.get(field)?.trim() ?? "";
	const [common, rank, code, pool, state] = ["common", "rank", "category", "gender", "homeState"].map(textOf);
	return {
		exam: exam.exam,
		...(common || rank ? { figures: { [exam.exam]: { name, common: common ?? "", rank: rank ?? "" } } } : {}),
		...(code ? { categoryCodes: { [exam.exam]: code }, ...parseCategoryCode(exam, code) } : {}),
		...(pool ? (isWomensPool(pool) ? { gender: WOMAN } : { isInOpenPool: true }) : {}),
		...(state && state !== HOME_STATE_ELSEWHERE ? { state } : {}),
	};
}

function codeOf({ category, hasDisability, gender, state }: Applicant, exam: ExamLists): string | undefined {
	if (category === undefined) return undefined;
	const meaning = category === "general" ? "open" : category;
	const whose = { isForWomen: gender === WOMAN, isPwd: hasDisability, homeState: state };
	return findPlainCategory(exam, meaning, whose)?.value;
}

function parseCategoryCode(exam: ExamLists, code: string): Partial<Applicant> {
	for (const isPwd of [false, true]) {
		for (const isForWomenToo of [false, true]) {
			for (const meaning of PLAIN_CATEGORIES) {
				const found = findPlainCategory(exam, meaning, { isForWomen: isForWomenToo, isPwd });
				const category = BASE_CATEGORIES.find((each) => each === (meaning === "open" ? "general" : meaning));
				if (found?.value === code) return isPwd ? { category, hasDisability: true } : { category };
			}
		}
	}
	return {};
}

function poolOf({ gender, isInOpenPool }: Applicant, { lists }: ExamLists): string | undefined {
	if (gender === WOMAN) return WOMAN;
	if (gender === undefined && !isInOpenPool) return undefined;
	const pools = lists.flatMap(({ categories }) => categories.flatMap(({ genders }) => genders));
	return pools.find((pool) => !isWomensPool(pool));
}

/** Authorities print women's pools in several words. */
export function isWomensPool(pool: string): boolean {
	return pool === WOMAN || pool.toLowerCase().startsWith("female");
}
