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
	corrections: { college_id: "text", field: "text", fact: "json", value: "text", reason: "text", source_id: "text" },
} as const satisfies Record<string, Record<string, Kind>>;

export type Imported = keyof typeof IMPORTED;

const MOST_ROWS = 1_000;

/** The items of a file: a workbook, JSON or CSV, known by what is in it and not by its name. Throws UnreadableFile. */
export async function readFile(collection: Imported, file: Blob): Promise<Row[]> {
	const bytes = await file.arrayBuffer();
	if (isWorkbook(bytes)) return checked(toRows(await readWorkbook(bytes)).map((row) => fromCells(collection, row)));
	return readRows(collection, toText(bytes));
}

/** The rows of a table by the headings in its first row, cells as they are written: of a workbook, or of a CSV file. Throws UnreadableFile. */
export async function readTable(file: Blob): Promise<Record<string, string>[]> {
	const bytes = await file.arrayBuffer();
	return checked(isWorkbook(bytes) ? toRows(await readWorkbook(bytes)) : parseCsv(toText(bytes)));
}

function toText(bytes: ArrayBuffer): string {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch (error) {
		if (!(error instanceof TypeError)) throw error;
		throw new UnreadableFile("This is neither a workbook (.xlsx) nor a text in UTF-8: save it as one of them.");
	}
}

/** The items of a text: JSON (a list of objects), or CSV with the fields' names in its first row. Throws UnreadableFile. */
export function readRows(collection: Imported, text: string): Row[] {
	return checked(/^\s*\[/.test(text) ? readJson(text) : parseCsv(text).map((row) => fromCells(collection, row)));
}

function checked<Each>(rows: Each[]): Each[] {
	if (rows.length === 0) throw new UnreadableFile("The file holds no row.");
	if (rows.length > MOST_ROWS) {
		throw new UnreadableFile(`The file holds ${rows.length} rows; at most ${MOST_ROWS} are taken at once.`);
	}
	return rows;
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

/** Rows of a CSV file (RFC 4180: quotes double within quotes) by the names in its first row. Empty rows are passed over. */
export function parseCsv(text: string): Record<string, string>[] {
	return toRows(cellsOf(text.replace(/^\uFEFF/, "")));
}

function toRows(cells: readonly string[][]): Record<string, string>[] {
	const [head, ...rows] = cells.filter((row) => row.some((cell) => cell.trim() !== ""));
	if (head === undefined) return [];
	const names = head.map((name) => name.trim());
	const twice = names.find((name, place) => names.indexOf(name) !== place);
	if (twice !== undefined) throw new UnreadableFile(`The first row names "${twice}" twice.`);
	return rows.map((row, place) => {
		if (row.length > names.length) {
			throw new UnreadableFile(`Row ${place + 1} has ${row.length} cells, and the first row names ${names.length}.`);
		}
		return Object.fromEntries(names.map((name, column) => [name, row[column] ?? ""]));
	});
}

function cellsOf(text: string): string[][] {
	const rows: string[][] = [];
	let row: string[] = [];
	// A cell, quoted or plain, and what ends it.
	const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;
	while (cell.lastIndex < text.length || row.length > 0) {
		const match = cell.exec(text);
		if (match === null)
			throw new UnreadableFile(
				`Row ${rows.length} has a quotation mark that is not closed, or text beside a quoted one.`,
			);
		const [, quoted, plain = "", end] = match;
		row.push(quoted?.replaceAll('""', '"') ?? plain);
		if (end === ",") continue;
		rows.push(row);
		row = [];
		if (cell.lastIndex === text.length) break;
	}
	return rows;
}
