import type { QueryFields } from "@uchit/predictor/list-options.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { readTypedFigure } from "#app/predict/typed-figure.ts";
import { type ClassExam, lacksGender, toQueryFields } from "./query-fields.ts";
import type { Student } from "./students.ts";

/** How a row's figure and category were taken: "Percentile 92.4: rank about 1,16,925 of 15,38,468". Empty for a row without either. */
export function readingWords(t: Translate, exam: ClassExam, student: Student, rankSpace: string): string {
	const { common = "", rank = "", category = "" } = student.cells;
	const query = toQueryFields(exam, student, rankSpace);
	return [
		common === "" ? "" : figureWords(t, exam, { typed: common, query }),
		category === "" || query.category === category
			? ""
			: t("predictClass.read.category", { given: category, category: query.category ?? "" }),
		rank === "" && common !== "" && hasOwnRank(exam, query)
			? t("predictClass.read.noOwnRank", { category: query.category ?? "" })
			: "",
		common + rank === "" ? "" : genderWords(t, exam, student),
	]
		.filter((words) => words !== "")
		.join(" ");
}

export function genderWords(t: Translate, exam: ClassExam, student: Student): string {
	return lacksGender(exam, student) ? t("predictClass.read.noGender") : "";
}

function figureWords(t: Translate, exam: ClassExam, { typed, query }: { typed: string; query: QueryFields }): string {
	const figure = readTypedFigure({ lists: exam.lists, marksToRank: [] }, typed);
	const { candidates } = exam;
	if (figure.kind === "percentile" && candidates !== undefined)
		return t("predictClass.read.percentile", {
			percentile: figure.value,
			rank: formatNumber(Number(query.common)),
			candidates: formatNumber(candidates),
		});
	const isScore = exam.lists[0]?.figure === "score";
	return t(`predictClass.read.${isScore ? "marks" : "rank"}`, { figure: typed });
}

function hasOwnRank({ lists }: ClassExam, { category }: QueryFields): boolean {
	return lists.some((list) => list.ofCategory && list.categories.some(({ value }) => value === category));
}
