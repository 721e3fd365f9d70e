import { decodeUtf16, delimiterOf } from "@uchit/text/table-text.ts";
import { dsvFormat } from "d3-dsv";
import { type Column, columnNamed } from "./columns.ts";

/** The most students of one class; further rows are counted, not read. */
export const MAX_STUDENTS = 200;

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

const MAX_TITLES = 10;

/**
 * Reads the rows of a table, copied from a spreadsheet (tabs) or saved from one (commas or semicolons). With a heading
 * line the columns may have any order, otherwise that of `requestedColumns`. Empty lines are skipped.
 */
export function readClass(text: string, requestedColumns: readonly Column[]): ReadClass {
	const rows = rowsOf(text);
	const head = rows.slice(0, MAX_TITLES).findIndex(({ cells }) => namedOf(cells).length >= 2);
	const hasHeadings = head !== -1;
	const all = rows.slice(head + 1);
	const named = hasHeadings ? toColumns(rows[head]?.cells ?? [], requestedColumns) : undefined;
	const joined = all.map((row) =>
		named === undefined
			? (partSpaced(row, requestedColumns) ?? joinGrouped(row, requestedColumns))
			: joinGrouped(
					row,
					named.map(({ column }) => column),
				),
	);
	const widest = Math.max(0, ...joined.map(({ cells }) => cells.length));
	const columns = named ?? inOrder(requestedColumns, widest);
	const students = joined.slice(0, MAX_STUDENTS).map(
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

type Row = { line: number; cells: string[]; isByCommas: boolean };

/** Returns the lines with content; a spreadsheet's first line may name the separator (`sep=;`). */
function rowsOf(text: string): Row[] {
	const plain = text.replace(/^\uFEFF/, "");
	const [separatorLine, delimiter] = /^"?sep=(.)"?[^\S\n]*(?=\n)/.exec(plain) ?? ["", undefined];
	const usual = delimiter ?? delimiterOf(plain);
	return dsvFormat(usual)
		.parseRows(plain.slice(separatorLine.length))
		.map((cells, place) => ({
			line: place + 1,
			isByCommas: usual === ",",
			cells: cells.flatMap((cell) => partMixed(cell, usual, cells.length)).map((cell) => cell.trim()),
		}))
		.filter(({ cells }) => cells.some((cell) => cell !== ""));
}

const FIGURE = /^\d[\d.,]*$/;
const UNIT = /^(?:percentile|%ile|marks|rank)$/i;
const GENDER = /^(?:f|m|female|male|girl|boy|woman|man|महिला|पुरुष|लड़की|लड़का)$/iu;

/** "Ravi Kumar 45,000 OBC M Bihar", parted by spaces alone, as typed lists of a class often are; undefined for other lines. */
function partSpaced(row: Row, columns: readonly Column[]): Row | undefined {
	const words = row.cells.join(",").split(/\s+/);
	const place = words.findIndex((word) => FIGURE.test(word));
	const [name, figure = ""] = [words.slice(0, place).join(" "), words[place]];
	if (place < 1 || /[\d,;]/.test(name) || !isOneText(row, name, figure)) return undefined;
	const rest = words.slice(place + 1);
	const unit = UNIT.test(rest[0] ?? "") ? ` ${rest.shift()}` : "";
	const rank = columns.includes("rank") && FIGURE.test(rest[0] ?? "") ? rest.shift() : "";
	const gender = rest.findIndex((word) => GENDER.test(word));
	const cut = gender === -1 ? 1 : gender;
	const cells: Partial<Record<Column, string>> = {
		...{ name, common: `${figure}${unit}`, rank, category: rest.slice(0, cut).join(" ") },
		...{ gender: rest[gender] ?? "", homeState: rest.slice(gender === -1 ? cut : cut + 1).join(" ") },
	};
	const inOrder = columns.map((column) => cells[column] ?? "");
	const last = inOrder.findLastIndex((cell) => cell !== "");
	return { ...row, cells: inOrder.slice(0, last + 1) };
}

/** "Ravi Kumar 45,000" in a table by commas is a name and a rank, "Student 1,800" are two cells. */
function isOneText({ cells, isByCommas }: Row, name: string, figure: string): boolean {
	if (cells.length === 1) return true;
	return isByCommas && WHOLE_GROUPED.test(figure) && (name.includes(" ") || cells[1]?.startsWith("0") === true);
}

/** A rank grouped by commas is one cell. */
const GROUPED = /^\s*\d{1,3}(?:,\d{2,3})+\s*$/;
const WHOLE_GROUPED = /^\d{1,3}(?:,\d{2})?,\d{3}$/;
const MAX_GROUPS = 3;

/**
 * Joins the cells of a rank whose commas parted it: "45,000" in a line by commas. Two cells are one rank if the line has too many, or if
 * the second cannot be the next column's: no reservation category is a number, and no category rank is worse than the common rank.
 */
function joinGrouped(row: Row, columns: readonly (Column | undefined)[]): Row {
	if (!row.isByCommas) return row;
	const cells: string[] = [];
	for (let from = 0; from < row.cells.length; ) {
		const [first = "", second = ""] = row.cells.slice(from, from + 2);
		const [column, next] = columns.slice(cells.length, cells.length + 2);
		const isFigure = column === "common" || column === "rank";
		const left = row.cells.length - from + cells.length;
		const isOwnFigure =
			next === undefined || (next === "rank" && /^[1-9]/.test(second) && Number(second) <= Number(first));
		const most = isFigure && (left > columns.length || !isOwnFigure) ? MAX_GROUPS : 1;
		const count = [3, 2].find(
			(each) => each <= most && WHOLE_GROUPED.test(row.cells.slice(from, from + each).join(",")),
		);
		cells.push(row.cells.slice(from, from + (count ?? 1)).join(","));
		from += count ?? 1;
	}
	return { ...row, cells };
}

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
