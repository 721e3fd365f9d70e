import { UnreadableFile } from "./unreadable-file.ts";

const MAX_COLUMNS = 100;
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b];

/** True also for workbooks in a format too old to read. */
export function isWorkbook(bytes: ArrayBuffer): boolean {
	return beginsWith(bytes, ZIP) || beginsWith(bytes, OLD_WORKBOOK);
}

/**
 * The first sheet's cells as texts: days as 2026-01-31, numbers with the file's digits, empty as "". Empty columns after the last name
 * are dropped. Refuses a part that unpacks to more than `mostPartBytes`. Throws UnreadableFile.
 */
export async function readWorkbook(bytes: ArrayBuffer, mostPartBytes: number): Promise<string[][]> {
	if (beginsWith(bytes, OLD_WORKBOOK))
		throw new UnreadableFile("This is an older workbook (.xls): save it as .xlsx or CSV.");
	checkParts(bytes, mostPartBytes);
	const cells = await readCells(bytes);
	const columns = Math.max(0, ...cells.map((row) => row.length));
	if (columns > MAX_COLUMNS) {
		throw new UnreadableFile(`The sheet has ${columns} columns; at most ${MAX_COLUMNS} are taken.`);
	}
	return cells;
}

async function readCells(bytes: ArrayBuffer): Promise<string[][]> {
	const { readSheet } = await import("read-excel-file/universal");
	try {
		const rows = await readSheet<string>(bytes, { parseNumber: (printed) => printed, trim: false });
		return rows.map((row) => withoutEnd(row.map(inText)));
	} catch (error) {
		throw new UnreadableFile(
			`This workbook cannot be read: ${error instanceof Error ? error.message : "it is damaged"}`,
		);
	}
}

function inText(cell: unknown): string {
	if (cell === null || cell === undefined) return "";
	if (!(cell instanceof Date)) return String(cell);
	const moment = cell.toISOString();
	return moment.endsWith("T00:00:00.000Z") ? moment.slice(0, 10) : moment;
}

function withoutEnd(row: string[]): string[] {
	return row.slice(0, row.findLastIndex((cell) => cell.trim() !== "") + 1);
}

const DIRECTORY_ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const POORLY_PACKED = 0.8;

/** Checks each part's size in the archive's directory before anything is unpacked. */
function checkParts(bytes: ArrayBuffer, most: number): void {
	const view = new DataView(bytes);
	for (let place = 0; place + ENTRY_BYTES <= view.byteLength; place++) {
		if (view.getUint32(place, true) !== DIRECTORY_ENTRY) continue;
		const [packed, whole] = [view.getUint32(place + 20, true), view.getUint32(place + 24, true)];
		if (whole < most || packed > whole * POORLY_PACKED) continue;
		throw new UnreadableFile(
			"The workbook is too large to be read here: save its sheet as CSV, or split it into smaller files.",
		);
	}
}

function beginsWith(bytes: ArrayBuffer, first: readonly number[]): boolean {
	const head = new Uint8Array(bytes.slice(0, first.length));
	return first.every((byte, place) => head[place] === byte);
}
