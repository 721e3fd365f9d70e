import type { CompareCell } from "@uchit/contract/compare-parts.ts";
import type { Translate } from "#app/i18n/translate.ts";
import type { CompareRow } from "./compare.ts";
import { aboutWords, lineWords } from "./compare-words.ts";
import { toCsv } from "./csv.ts";

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
	return toCsv([head, ...lines]);
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
