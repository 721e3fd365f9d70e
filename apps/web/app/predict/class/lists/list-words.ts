import { toCsv } from "@uchit/text/csv.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { countEnds } from "../../choices/replay/replay-list.ts";
import { noteWords, placedName } from "../../choices/replay/replay-words.ts";
import type { Column } from "../columns.ts";
import { refusalWords } from "../refusal-words.ts";
import type { Student } from "../students.ts";
import type { ReplayedSheet } from "./class-summary.ts";
import type { LeftChoices } from "./read-row.ts";
import type { ListSheet } from "./use-class-lists.ts";

export function faultWords(t: Translate, student: Student, sheet: Exclude<ListSheet, ReplayedSheet>): string[] {
	if (sheet.kind === "refused") return refusalWords(t, student, sheet);
	return sheet.faults.map(({ column, why, text }) =>
		t("predictClass.wrong", {
			line: student.line,
			column: t(`predictClass.column.${column}`),
			reason: t(`predictClass.lists.why.${why}`, { given: text === "" ? "none" : "some", name: text }),
		}),
	);
}

/**
 * "In 9 years: choice 2 in 5; choice 3 in 3; nothing in 1 (2021)." Without any year, the notes of the sheet give the
 * reason.
 */
export function sheetWords(t: Translate, { lived: { replay, list } }: ReplayedSheet): string {
	const { years } = replay;
	if (years.length === 0) return t("predictClass.lists.noYears");
	const { ends, nothing } = countEnds(replay);
	const parts = ends.map(({ choice, years: count }) =>
		t("predictClass.lists.end", { place: String(list.sent[choice]?.place ?? ""), count }),
	);
	if (nothing.length > 0)
		parts.push(t("predictClass.lists.nothing", { count: nothing.length, years: nothing.join(", ") }));
	return t("predictChoices.summary", { years: years.length, ends: parts.join("; ") });
}

export function leftWords(t: Translate, { unreadable, otherExam }: LeftChoices): string[] {
	return [
		...(unreadable > 0 ? [t("predictClass.lists.unreadable", { count: unreadable })] : []),
		...(otherExam > 0 ? [t("predictClass.lists.otherExam", { count: otherExam })] : []),
	];
}

type Class = { columns: readonly Column[]; students: readonly Student[]; sheets: readonly ListSheet[] };

export function toListsCsv(t: Translate, { columns, students, sheets }: Class): string {
	const shown = columns.filter((column) => column !== "choices");
	const lives = sheets.flatMap((sheet) => (sheet.kind === "lived" ? sheet.lived.replay.years : []));
	const years = [...new Set(lives.map(({ year }) => year))].sort((a, b) => a - b);
	const head = [
		...shown.map((column) => t(`predictClass.column.${column}`)),
		t("predictClass.lists.head.without"),
		t("predictClass.lists.head.of"),
		...years.map(String),
		t("predictClass.lists.head.notes"),
	];
	const lines = students.flatMap((student, place) => {
		const sheet = sheets[place];
		if (sheet === undefined) return [];
		const own = shown.map((column) => student.cells[column] ?? "");
		if (sheet.kind !== "lived")
			return [[...own, "", "", ...years.map(() => ""), faultWords(t, student, sheet).join(" ")]];
		const { replay, list } = sheet.lived;
		const ends = new Map(
			replay.years.map(({ year, end }) => [
				year,
				end === undefined ? t("predictChoices.none") : t("predictChoices.seat", placedName(t, list.sent[end.choice])),
			]),
		);
		return [
			[
				...own,
				replay.years.filter(({ end }) => end === undefined).length,
				replay.years.length,
				...years.map((year) => ends.get(year) ?? ""),
				[...leftWords(t, sheet.left), ...replay.notes.map((note) => noteWords(t, note))].join(" "),
			],
		];
	});
	return toCsv([head, ...lines]);
}
