import { isRecord } from "@uchit/text/is-record.ts";
import { decodeTable, parseCsv, type TableRow, toRows } from "@uchit/text/read-table.ts";
import { isWorkbook, readWorkbook } from "@uchit/text/read-workbook.ts";
import { UnreadableFile } from "@uchit/text/unreadable-file.ts";

export type Row = Record<string, unknown>;

type Kind = "text" | "list" | "number" | "json";

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
		status: "text",
		publish_at: "text",
		correction_log: "json",
		computed_from: "text",
	},
	redirects: { from_path: "text", to_path: "text", status_code: "number" },
} as const satisfies Record<string, Record<string, Kind>>;

export type Imported = keyof typeof IMPORTED;

const MAX_ROWS = 1_000;

/** Reads a workbook, JSON or CSV, detected by content, not by name. Throws UnreadableFile. */
export async function readFile(collection: Imported, file: Blob): Promise<Row[]> {
	const bytes = await file.arrayBuffer();
	if (isWorkbook(bytes)) return toItems(collection, toRows(await readWorkbook(bytes, MAX_PART_BYTES)));
	return readRows(collection, decodeTable(bytes));
}

/** Rows keyed by the first row's headings, cells as written. Takes a workbook, CSV or pasted cells. Throws UnreadableFile. */
export async function readTable(from: Blob | string, most = MAX_ROWS): Promise<TableRow[]> {
	if (typeof from === "string") return checked(parseCsv(from), most);
	if (from.size > MAX_BYTES)
		throw new UnreadableFile(
			`The file has ${(from.size / 1024 ** 2).toFixed(1)} MB; at most 2 MB are taken: split it into smaller files.`,
		);
	const bytes = await from.arrayBuffer();
	return checked(
		isWorkbook(bytes) ? toRows(await readWorkbook(bytes, MAX_PART_BYTES)) : parseCsv(decodeTable(bytes)),
		most,
	);
}

const MAX_BYTES = 2 * 1024 ** 2;
/** The library unzips larger parts in a worker built from a string, which the content policy forbids. */
const MAX_PART_BYTES = 512 * 1024;

/** The text is a JSON list of objects or CSV with field names in the first row. Throws UnreadableFile. */
export function readRows(collection: Imported, text: string): Row[] {
	return /^\s*\[/.test(text) ? checked(readJson(text), MAX_ROWS) : toItems(collection, parseCsv(text));
}

function toItems(collection: Imported, rows: readonly TableRow[]): Row[] {
	return checked(
		rows.map(({ cells }) => fromCells(collection, cells)),
		MAX_ROWS,
	);
}

function checked<Each>(rows: readonly Each[], most: number): Each[] {
	if (rows.length === 0)
		throw new UnreadableFile("There is no row under the headings: the first row names the columns.");
	if (rows.length > most) {
		const [count, limit] = [rows.length, most].map((number) => number.toLocaleString("en-IN"));
		throw new UnreadableFile(
			`The file has ${count} rows; at most ${limit} are taken at once: split it into smaller files.`,
		);
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

/** An empty cell leaves its field unset. */
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

/** Invalid numbers or JSON stay text, so that the dry run reports them. */
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
