import { decodeUtf16, delimiterOf } from "@uchit/text/table-text.ts";
import { dsvFormat } from "d3-dsv";
import { type Column, columnNamed } from "./columns.ts";

/** As many as one class has; more are named and not read. */
export const MOST_STUDENTS = 200;

/** One student as the row says, nothing of it judged yet. `line` counts from 1 in what was pasted. */
export type Student = { line: number; cells: Readonly<Partial<Record<Column, string>>>; hasMore: boolean };

/** A column of what was pasted, `place` from 1, and as what it is read; undefined: not read. */
type ReadColumn = { place: number; heading: string | undefined; column: Column | undefined };

export type ReadClass = {
	columns: readonly ReadColumn[];
	hasHeadings: boolean;
	/** Lines above the headings, such as a title. */
	above: number;
	students: Student[];
	left: number;
};

/** A line of headings stands below so many titles at most. */
const MOST_TITLES = 10;

/**
 * The rows of a table as it is copied from a spreadsheet (tabs) or saved from one (commas or semicolons). Where a line names its columns
 * they may stand in any order; else they stand in that of `asked`. Empty lines say nothing.
 */
export function readClass(text: string, asked: readonly Column[]): ReadClass {
	const rows = rowsOf(text);
	const head = rows.slice(0, MOST_TITLES).findIndex(({ cells }) => namedOf(cells).length >= 2);
	const hasHeadings = head !== -1;
	const all = rows.slice(head + 1);
	const widest = Math.max(0, ...all.map(({ cells }) => cells.length));
	const columns = hasHeadings ? toColumns(rows[head]?.cells ?? [], asked) : inOrder(asked, widest);
	const students = all.slice(0, MOST_STUDENTS).map(
		({ line, cells }): Student => ({
			line,
			cells: Object.fromEntries(
				cells.flatMap((cell, place) => {
					const column = columns[place]?.column;
					return column === undefined ? [] : [[column, cell]];
				}),
			),
			hasMore: cells.slice(hasHeadings ? columns.length : asked.length).some((cell) => cell !== ""),
		}),
	);
	return { columns, hasHeadings, above: Math.max(0, head), students, left: all.length - students.length };
}

/** Each column once: a second rank would lay itself over the first. What this exam does not ask is not read. */
function toColumns(headings: readonly string[], asked: readonly Column[]): ReadColumn[] {
	const named = headings.map(columnNamed);
	return headings.map((heading, place) => {
		const column = named[place];
		const isRead = column !== undefined && asked.includes(column) && named.indexOf(column) === place;
		return { place: place + 1, heading, column: isRead ? column : undefined };
	});
}

function inOrder(asked: readonly Column[], widest: number): ReadColumn[] {
	return Array.from({ length: widest }, (_, place) => ({ place: place + 1, heading: undefined, column: asked[place] }));
}

function namedOf(cells: readonly string[]): Column[] {
	return cells.flatMap((cell) => columnNamed(cell) ?? []);
}

type Row = { line: number; cells: string[] };

/** The lines that have something in them; the first may say by what cells are parted (`sep=;`), for a spreadsheet. */
function rowsOf(text: string): Row[] {
	const plain = text.replace(/^\uFEFF/, "");
	const [said, delimiter] = /^"?sep=(.)"?[^\S\n]*\r?(?=\n)/.exec(plain) ?? ["", undefined];
	const usual = delimiter ?? delimiterOf(plain);
	return dsvFormat(usual)
		.parseRows(plain.slice(said.length))
		.map((cells, place) => ({
			line: place + 1,
			cells: cells.flatMap((cell) => partMixed(cell, usual, cells.length)).map((cell) => cell.trim()),
		}))
		.filter(({ cells }) => cells.some((cell) => cell !== ""));
}

/** Grouped by commas a rank is one cell. */
const GROUPED = /^\s*\d{1,3}(?:,\d{2,3})+\s*$/;

/** Rows from several hands mix what parts their cells: a tab never stands within one, and a whole row is seldom one cell. */
function partMixed(cell: string, usual: string, cellsOfRow: number): string[] {
	if (usual !== "\t") return cell.startsWith("{") ? [cell] : cell.split("\t");
	return cellsOfRow === 1 && !GROUPED.test(cell) ? cell.split(cell.includes(";") ? ";" : ",") : [cell];
}

/** A file as text: spreadsheets save UTF-16 too; what is no UTF-8 is of an old Windows. */
export function decodeTable(bytes: Uint8Array): string {
	const wide = decodeUtf16(bytes);
	if (wide !== undefined) return wide;
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder("windows-1252").decode(bytes);
	}
}
