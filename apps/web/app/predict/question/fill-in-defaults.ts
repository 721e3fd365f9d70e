import type { PredictExam } from "@uchit/contract/predict-exam.ts";
import { findPlainCategory } from "#app/facts/plain-category.ts";
import { defaultHomeStateOf, type PredictSearch } from "#app/predict/search.ts";

/**
 * Fills in a question: without a category, everyone's seats; without a gender, no seats for women; without a home
 * state, seats for people of other states. Undefined if it is still incomplete.
 */
export function fillInDefaults(exam: PredictExam, search: PredictSearch): PredictSearch | undefined {
	const codes = exam.lists.flatMap(({ categories }) => categories);
	const category = codes.find(({ value }) => value === search.category) ?? findPlainCategory(exam, "open");
	const isStated = [search.common, search.rank, search.score].some((figure) => figure !== "");
	if (category === undefined || exam.namesList || !isStated) return undefined;
	return {
		...search,
		category: category.value,
		gender: search.gender === "" ? (category.genders[0] ?? "") : search.gender,
		homeState: search.homeState === "" ? (defaultHomeStateOf(exam) ?? "") : search.homeState,
		isRequested: true,
	};
}
