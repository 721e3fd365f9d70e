import { decodeUtf16, delimiterOf } from "@uchit/text/table-text.ts";
import { isRecord } from "#studio/wire/refusal.ts";
import { isWorkbook, readWorkbook } from "./read-workbook.ts";
import { UnreadableFile } from "./unreadable-file.ts";

export type Row = Record<string, unknown>;

type Kind = "text" | "list" | "number" | "json";

/** What can be brought in many at once: its columns, and what each holds. */
export const IMPORTED = {
	news: {
		...{
			slug: "text",
			language: "text",
			title: "text",
			summary: "text",
			body: "text",
			category: "text",
			author: "text",
		},
		...{
			picture: "text",
			picture_alt: "text",
			picture_caption: "text",
			related_colleges: "list",
			related_exams: "list",
		},
		...{ status: "text", publish_at: "text", correction_log: "json", computed_from: "text" },
	},
	redirects: { from_path: "text", to_path: "text", status_code: "number" },
} as const satisfies Record<string, Record<string, Kind>>;

export type Imported = keyof typeof IMPORTED;

const MOST_ROWS = 1_000;

/** A row of a table: where it stands in the file, the headings counted, and its cells by heading. */
export type TableRow = { line: number; cells: Readonly<Record<string, string>> };
type Table = readonly TableRow[];

/** The items of a file: a workbook, JSON or CSV, known by what is in it and not by its name. Throws UnreadableFile. */
export async function readFile(collection: Imported, file: Blob): Promise<Row[]> {
	const bytes = await file.arrayBuffer();
	if (isWorkbook(bytes)) return toItems(collection, toRows(await readWorkbook(bytes)));
	return readRows(collection, toText(bytes));
}

/** The rows of a table by the headings in its first row, cells as they are written: of a workbook, a CSV file, or pasted cells. Throws UnreadableFile. */
export async function readTable(from: Blob | string, most = MOST_ROWS): Promise<Table> {
	if (typeof from === "string") return checked(parseCsv(from), most);
	if (from.size > MOST_BYTES)
		throw new UnreadableFile(
			`The file has ${(from.size / 1024 ** 2).toFixed(1)} MB; at most 2 MB are taken: bring it in in parts.`,
		);
	const bytes = await from.arrayBuffer();
	return checked(isWorkbook(bytes) ? toRows(await readWorkbook(bytes)) : parseCsv(toText(bytes)), most);
}

const MOST_BYTES = 2 * 1024 ** 2;

function toText(bytes: ArrayBuffer): string {
	const wide = decodeUtf16(new Uint8Array(bytes));
	if (wide !== undefined) return wide;
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch (error) {
		if (!(error instanceof TypeError)) throw error;
		throw new UnreadableFile("This is neither a workbook (.xlsx) nor a text in UTF-8: save it as one of them.");
	}
}

/** The items of a text: JSON (a list of objects), or CSV with the fields' names in its first row. Throws UnreadableFile. */
export function readRows(collection: Imported, text: string): Row[] {
	return /^\s*\[/.test(text) ? checked(readJson(text), MOST_ROWS) : toItems(collection, parseCsv(text));
}

function toItems(collection: Imported, rows: Table): Row[] {
	return checked(
		rows.map(({ cells }) => fromCells(collection, cells)),
		MOST_ROWS,
	);
}

function checked<Each>(rows: readonly Each[], most: number): Each[] {
	if (rows.length === 0)
		throw new UnreadableFile("There is no row under the headings: the first row names the columns.");
	if (rows.length > most) {
		const [count, limit] = [rows.length, most].map((number) => number.toLocaleString("en-IN"));
		throw new UnreadableFile(`The file has ${count} rows; at most ${limit} are taken at once: bring it in in parts.`);
	}
	return [...rows];
}

function readJson(text: string): Row[] {
	let rows: unknown;
	try {
		rows = JSON.parse(text);
	} catch (error) {
		throw new UnreadableFile(`This is no JSON: ${error instanceof Error ? error.message : "it cannot be read"}`);
	}
	if (!Array.isArray(rows)) throw new UnreadableFile("The JSON has to be a list.");
	return rows.map((row, place) => {
		if (!isRecord(row)) throw new UnreadableFile(`Row ${place + 1} is no object.`);
		return row;
	});
}

/** An empty cell says nothing of its field. */
function fromCells(collection: Imported, row: Readonly<Record<string, string>>): Row {
	const kinds: Readonly<Record<string, Kind>> = IMPORTED[collection];
	const unknown = Object.keys(row).filter((name) => !Object.hasOwn(kinds, name));
	if (unknown.length > 0) {
		const columns = Object.keys(kinds).join(", ");
		throw new UnreadableFile(`There is no column “${unknown.join("”, “")}” here. The columns are: ${columns}.`);
	}
	const filled = Object.entries(row).filter(([, cell]) => cell.trim() !== "");
	return Object.fromEntries(filled.map(([name, cell]) => [name, toValue(kinds[name], cell)]));
}

/** What is no number, or no JSON, stays the text that it is: the dry run says what is wrong with it. */
function toValue(kind: Kind | undefined, cell: string): unknown {
	if (kind === "list") return cell.split("|").map((part) => part.trim());
	if (kind === "number") return Number.isNaN(Number(cell)) ? cell : Number(cell);
	if (kind !== "json") return cell;
	try {
		return JSON.parse(cell);
	} catch {
		return cell;
	}
}

/** Rows of a CSV file (RFC 4180: quotes double within quotes), or of cells copied from a spreadsheet. Empty rows are passed over. */
export function parseCsv(text: string): Table {
	const plain = text.replace(/^\uFEFF/, "");
	return toRows(cellsOf(plain, delimiterOf(plain)));
}

function toRows(cells: readonly string[][]): Table {
	const filled = cells
		.map((row, place) => ({ line: place + 1, row }))
		.filter(({ row }) => row.some((cell) => cell.trim() !== ""));
	const [head, ...rows] = filled;
	if (head === undefined) return [];
	const names = head.row.map((name) => name.trim());
	const twice = names.find((name, place) => name !== "" && names.indexOf(name) !== place);
	if (twice !== undefined) throw new UnreadableFile(`The first row names "${twice}" twice.`);
	return rows.map(({ line, row }) => {
		const beyond = row.findLastIndex((cell) => cell.trim() !== "") + 1;
		if (beyond > names.length)
			throw new UnreadableFile(
				`Row ${line} has ${beyond} cells, and the first row names ${names.length}. A cell with a comma in it needs quotation marks: save the file from your spreadsheet again.`,
			);
		return { line, cells: Object.fromEntries(names.map((name, column) => [name, row[column] ?? ""])) };
	});
}

function cellsOf(text: string, delimiter: string): string[][] {
	const rows: string[][] = [];
	let row: string[] = [];
	// A cell, quoted or plain, and what ends it.
	const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${delimiter}\r\n]*))(${delimiter}|\r\n|\n|\r|$)`, "y");
	while (cell.lastIndex < text.length || row.length > 0) {
		const match = cell.exec(text);
		if (match === null)
			throw new UnreadableFile(
				`Row ${rows.length + 1} has a quotation mark that is not closed, or text beside a quoted one.`,
			);
		const [, quoted, plain = "", end] = match;
		row.push(quoted?.replaceAll('""', '"') ?? plain);
		if (end === delimiter) continue;
		rows.push(row);
		row = [];
		if (cell.lastIndex === text.length) break;
	}
	return rows;
}
