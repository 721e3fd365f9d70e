import type { PredictExam } from "@uchit/contract/predict-exam.ts";
import { plainCategory } from "#app/facts/plain-category.ts";
import { elsewhereOf, type PredictSearch } from "#app/predict/search.ts";

/**
 * A question without a category as one for everyone's seats, without a gender as one without women's, without a home state as one for
 * people of other states; undefined where that is no whole question.
 */
export function assumeMost(exam: PredictExam, search: PredictSearch): PredictSearch | undefined {
	const codes = exam.lists.flatMap(({ categories }) => categories);
	const category = codes.find(({ value }) => value === search.category) ?? plainCategory(exam, "open");
	const isTold = [search.common, search.rank, search.score].some((figure) => figure !== "");
	if (category === undefined || exam.namesList || !isTold) return undefined;
	return {
		...search,
		category: category.value,
		gender: search.gender === "" ? (category.genders[0] ?? "") : search.gender,
		homeState: search.homeState === "" ? (elsewhereOf(exam) ?? "") : search.homeState,
		isAsked: true,
	};
}
