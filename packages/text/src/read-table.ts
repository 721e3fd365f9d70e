import { decodeUtf16, delimiterOf } from "./table-text.ts";
import { UnreadableFile } from "./unreadable-file.ts";

/** `line` is the row's place in the file, with the headings counted. */
export type TableRow = { line: number; cells: Readonly<Record<string, string>> };

export function decodeTable(bytes: ArrayBuffer): string {
	const wide = decodeUtf16(new Uint8Array(bytes));
	if (wide !== undefined) return wide;
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch (error) {
		if (!(error instanceof TypeError)) throw error;
		throw new UnreadableFile("This is neither a workbook (.xlsx) nor a text in UTF-8: save it as one of them.");
	}
}

/** Rows of CSV (RFC 4180: quotes double within quotes), or of cells pasted from a spreadsheet. Empty rows are skipped. */
export function parseCsv(text: string): TableRow[] {
	const plain = text.replace(/^\uFEFF/, "");
	return toRows(cellsOf(plain, delimiterOf(plain)));
}

/** The rows below the headings, which are the first non-empty row. Throws UnreadableFile. */
export function toRows(cells: readonly string[][]): TableRow[] {
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
