import { toPredictCode } from "@uchit/contract/problem.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import type { Column } from "./columns.ts";
import type { Sheet } from "./sheet.ts";
import type { Student } from "./students.ts";

const COLUMN_OF: Readonly<Record<string, Column>> = {
	common: "common",
	rank: "rank",
	score: "common",
	category: "category",
	pwd: "category",
	gender: "gender",
	homeState: "homeState",
};

const FIGURE_FIELDS: readonly string[] = ["common", "rank", "score"];

export function refusalWords(
	t: Translate,
	{ line, hasMore, cells }: Student,
	{ refused }: Extract<Sheet, { kind: "refused" }>,
): string[] {
	const isSeen = (cells.common ?? "") !== "" || (cells.rank ?? "") !== "";
	const text = Object.values(cells).join(" ").trim();
	const unseen = isSeen ? [] : [t("predictClass.noFigure", { line, text })];
	const others = isSeen ? refused : refused.filter(({ field }) => !FIGURE_FIELDS.includes(field));
	const reasons = others.map(({ field, code, values }) => {
		const column = field === "pwd" && cells.pwd ? "pwd" : COLUMN_OF[field];
		const named = column === undefined ? t("predictClass.otherField") : t(`predictClass.column.${column}`);
		return t("predictClass.wrong", {
			line,
			column: named,
			reason: t(`predict.refused.${toPredictCode(code)}`, values),
		});
	});
	return [...unseen, ...(hasMore ? [t("predictClass.more", { line })] : []), ...reasons];
}
