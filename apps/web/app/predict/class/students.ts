import { decodeUtf16, delimiterOf } from "@uchit/text/table-text.ts";
import { dsvFormat } from "d3-dsv";
import { type Column, columnNamed } from "./columns.ts";

/** The most students of one class; further rows are counted, not read. */
export const MOST_STUDENTS = 200;

/** A student's row, not judged yet. `line` counts from 1 in the pasted text. */
export type Student = { line: number; cells: Readonly<Partial<Record<Column, string>>>; hasMore: boolean };

type ReadColumn = { place: number; heading: string | undefined; column: Column | undefined };

export type ReadClass = {
	columns: readonly ReadColumn[];
	hasHeadings: boolean;
	above: number;
	students: Student[];
	left: number;
};

const MOST_TITLES = 10;

/**
 * Reads the rows of a table, copied from a spreadsheet (tabs) or saved from one (commas or semicolons). With a heading
 * line the columns may have any order, otherwise that of `requestedColumns`. Empty lines are skipped.
 */
export function readClass(text: string, requestedColumns: readonly Column[]): ReadClass {
	const rows = rowsOf(text);
	const head = rows.slice(0, MOST_TITLES).findIndex(({ cells }) => namedOf(cells).length >= 2);
	const hasHeadings = head !== -1;
	const all = rows.slice(head + 1);
	const widest = Math.max(0, ...all.map(({ cells }) => cells.length));
	const columns = hasHeadings
		? toColumns(rows[head]?.cells ?? [], requestedColumns)
		: inOrder(requestedColumns, widest);
	const students = all.slice(0, MOST_STUDENTS).map(
		({ line, cells }): Student => ({
			line,
			cells: Object.fromEntries(
				cells.flatMap((cell, place) => {
					const column = columns[place]?.column;
					return column === undefined ? [] : [[column, cell]];
				}),
			),
			hasMore: cells.slice(hasHeadings ? columns.length : requestedColumns.length).some((cell) => cell !== ""),
		}),
	);
	return { columns, hasHeadings, above: Math.max(0, head), students, left: all.length - students.length };
}

/** Uses each column once: a second rank would replace the first. Columns that this exam does not need are not read. */
function toColumns(headings: readonly string[], columns: readonly Column[]): ReadColumn[] {
	const named = headings.map(columnNamed);
	return headings.map((heading, place) => {
		const column = named[place];
		const isRead = column !== undefined && columns.includes(column) && named.indexOf(column) === place;
		return { place: place + 1, heading, column: isRead ? column : undefined };
	});
}

function inOrder(columns: readonly Column[], widest: number): ReadColumn[] {
	return Array.from({ length: widest }, (_, place) => ({
		place: place + 1,
		heading: undefined,
		column: columns[place],
	}));
}

function namedOf(cells: readonly string[]): Column[] {
	return cells.flatMap((cell) => columnNamed(cell) ?? []);
}

type Row = { line: number; cells: string[] };

/** Returns the lines with content; a spreadsheet's first line may name the separator (`sep=;`). */
function rowsOf(text: string): Row[] {
	const plain = text.replace(/^\uFEFF/, "");
	const [separatorLine, delimiter] = /^"?sep=(.)"?[^\S\n]*\r?(?=\n)/.exec(plain) ?? ["", undefined];
	const usual = delimiter ?? delimiterOf(plain);
	return dsvFormat(usual)
		.parseRows(plain.slice(separatorLine.length))
		.map((cells, place) => ({
			line: place + 1,
			cells: cells.flatMap((cell) => partMixed(cell, usual, cells.length)).map((cell) => cell.trim()),
		}))
		.filter(({ cells }) => cells.some((cell) => cell !== ""));
}

/** A rank grouped by commas is one cell. */
const GROUPED = /^\s*\d{1,3}(?:,\d{2,3})+\s*$/;

/** Rows from several sources mix separators: a tab never occurs within a cell, and a whole row is seldom one cell. */
function partMixed(cell: string, usual: string, cellsOfRow: number): string[] {
	if (usual !== "\t") return cell.startsWith("{") ? [cell] : cell.split("\t");
	return cellsOfRow === 1 && !GROUPED.test(cell) ? cell.split(cell.includes(";") ? ";" : ",") : [cell];
}

/** Decodes a file: spreadsheets save UTF-16 too, and text that is no UTF-8 comes from an old Windows. */
export function decodeTable(bytes: Uint8Array): string {
	const wide = decodeUtf16(bytes);
	if (wide !== undefined) return wide;
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder("windows-1252").decode(bytes);
	}
}
