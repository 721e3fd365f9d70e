/** A file that cannot be read: where, and why. */
export class UnreadableFile extends Error {
	override name = "UnreadableFile";
}

/** Rows of a CSV file (RFC 4180: quotes double within quotes) by the names in its first row. Empty rows are passed over. */
export function parseCsv(text: string): Record<string, string>[] {
	const [head, ...rows] = cellsOf(text.replace(/^\uFEFF/, "")).filter((row) => row.some((cell) => cell.trim() !== ""));
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
