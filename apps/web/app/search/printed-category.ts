import type { AskCard } from "@uchit/contract/answer.ts";
import { WOMAN } from "@uchit/contract/predict.ts";
import type { PredictExam } from "@uchit/contract/predict-exam.ts";

/** What authorities call a category that a question names another way; a state's own lists are none of them. */
const SAME: Readonly<Record<string, readonly string[]>> = {
	open: ["OPEN", "GENERAL", "UR"],
	"obc-ncl": ["OBC-NCL", "OBC"],
};

/** The category of a question as the exam's counselling prints it, where one option is exactly it; women's pool where it has one. */
export function printedCategory(
	exams: readonly PredictExam[],
	{ exam, category, isForWomen }: Extract<AskCard, { kind: "predict" }>,
): { category: string; gender?: string } | undefined {
	if (category === undefined) return undefined;
	const lists = exams.find((each) => each.exam === exam?.slug)?.lists ?? [];
	const options = lists.flatMap(({ categories }) => categories).filter(({ pwd }) => !pwd);
	const names = SAME[category] ?? [category.toUpperCase()];
	const option = options.find(({ value }) => names.includes(value.toUpperCase().replaceAll("_", "-")));
	if (option === undefined) return undefined;
	return { category: option.value, ...(isForWomen && option.genders.length > 0 && { gender: WOMAN }) };
}
