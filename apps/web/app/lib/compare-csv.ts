import type { Translate } from "#app/i18n/translate.ts";
import type { CompareRow } from "./compare.ts";
import type { CompareCell } from "./compare-parts.ts";
import { aboutWords, lineWords } from "./compare-words.ts";

type Table = { names: readonly string[]; rows: readonly CompareRow[]; sourceName: (id: string) => string };

/** The comparison as CSV (RFC 4180): a line for each row; of each college what is said, for when, and by which source. */
export function toCompareCsv(t: Translate, { names, rows, sourceName }: Table): string {
	const head = [
		t("compare.what"),
		...names.flatMap((name) => [name, t("compare.csv.time", { name }), t("compare.csv.source", { name })]),
	];
	const lines = rows.map(({ about, cells }) => [
		aboutWords(t, about),
		...cells.flatMap((cell) => toFields(t, cell, sourceName)),
	]);
	// Spreadsheets take a file without the mark for one of their own old alphabets.
	return `\uFEFF${[head, ...lines].map((fields) => `${fields.map(quote).join(",")}\r\n`).join("")}`;
}

function toFields(t: Translate, cell: CompareCell, sourceName: Table["sourceName"]): [string, string, string] {
	if (cell === undefined) return [t("source.notPublished"), "", ""];
	const join = (texts: readonly string[]) => [...new Set(texts)].filter((text) => text !== "").join("; ");
	return [
		join(cell.lines.map((line) => lineWords(t, line))),
		join(cell.lines.map(({ time }) => time ?? "")),
		join(cell.lines.map(({ sourceId }) => sourceName(sourceId))),
	];
}

/** A field that begins like a formula would be worked out by a spreadsheet: an apostrophe keeps it text. */
function quote(field: string): string {
	const safe = /^[=+\-@\t\r]/.test(field) ? `'${field}` : field;
	return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
