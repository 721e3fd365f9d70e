import { dsvFormat } from "d3-dsv";
import { type Column, columnNamed } from "./columns.ts";

/** As many as one class has; more are named and not read. */
export const MOST_STUDENTS = 200;

/** One student as the row says, nothing of it judged yet. `line` counts from 1 in what was pasted. */
export type Student = { line: number; cells: Readonly<Partial<Record<Column, string>>>; hasMore: boolean };

export type ReadClass = { students: Student[]; left: number };

/**
 * The rows of a table as it is copied from a spreadsheet (tabs) or saved from one (commas or semicolons). Where the first line names
 * its columns they may stand in any order; else they stand in that of `columns`. Empty lines say nothing.
 */
export function readClass(text: string, columns: readonly Column[]): ReadClass {
	const rows = dsvFormat(delimiterOf(text))
		.parseRows(text.replace(/^\uFEFF/, ""))
		.map((cells, place) => ({ line: place + 1, cells: cells.map((cell) => cell.trim()) }))
		.filter(({ cells }) => cells.some((cell) => cell !== ""));
	const named = rows[0]?.cells.map(columnNamed) ?? [];
	const hasNames = named.filter((column) => column !== undefined).length >= 2;
	const order = hasNames ? named : columns;
	const all = hasNames ? rows.slice(1) : rows;
	const students = all.slice(0, MOST_STUDENTS).map(
		({ line, cells }): Student => ({
			line,
			cells: Object.fromEntries(
				cells.flatMap((cell, place) => {
					const column = order[place];
					return column === undefined || !columns.includes(column) ? [] : [[column, cell]];
				}),
			),
			hasMore: !hasNames && cells.slice(columns.length).some((cell) => cell !== ""),
		}),
	);
	return { students, left: all.length - students.length };
}

/** That which stands most often in the first line. */
function delimiterOf(text: string): string {
	const [first = ""] = text.trimStart().split("\n", 1);
	const countOf = (delimiter: string) => first.split(delimiter).length;
	return ["\t", ";", ","].toSorted((a, b) => countOf(b) - countOf(a))[0] ?? ",";
}
