import { toCsv } from "@uchit/text/csv.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { seatOfWords } from "#app/predict/words.ts";
import type { Column } from "./columns.ts";
import { refusalWords } from "./refusal-words.ts";
import type { Sheet } from "./sheet.ts";
import type { Student } from "./students.ts";

type Class = { columns: readonly Column[]; students: readonly Student[]; sheets: readonly Sheet[] };

const HEAD = [
	"group",
	"option",
	"college",
	"place",
	"seat",
	"closing",
	"year",
	"insideYears",
	"heldYears",
	"close",
] as const;

export function toTemplate(t: Translate, columns: readonly Column[]): string {
	return toCsv([columns.map((column) => t(`predictClass.column.${column}`))]);
}

export function toClassCsv(t: Translate, { columns, students, sheets }: Class): string {
	const head = [
		...columns.map((column) => t(`predictClass.column.${column}`)),
		...HEAD.map((column) => t(`predictClass.head.${column}`)),
	];
	const lines = students.flatMap((student, place) => {
		const own = columns.map((column) => student.cells[column] ?? "");
		const sheet = sheets[place];
		if (sheet === undefined) return [];
		if (sheet.kind === "refused") return [[...own, refusalWords(t, student, sheet).join(" ")]];
		if (sheet.options.length === 0) return [[...own, t("predictClass.none")]];
		return sheet.options.map((option) => [
			...own,
			t(`predict.band.${option.band}`),
			option.programme,
			option.college,
			option.city,
			seatOfWords(t, option),
			option.closing,
			option.year ?? "",
			option.insideYears,
			option.knownYears,
			option.isClose ? t("predict.csv.yes") : t("predict.csv.no"),
		]);
	});
	return toCsv([head, ...lines]);
}
