import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { PoolClient } from "pg";
import { from as copyFrom } from "pg-copy-streams";

export type Cell = string | number | boolean | undefined;

const ROWS_PER_CHUNK = 2_000;

/** Writes rows by COPY (text format); undefined becomes NULL. Cells stand in the order of `columns`. */
export async function copyRows(
	client: PoolClient,
	table: string,
	columns: readonly string[],
	rows: readonly (readonly Cell[])[],
): Promise<void> {
	const copy = client.query(copyFrom(`COPY ${table} (${columns.join(", ")}) FROM STDIN`));
	await pipeline(Readable.from(chunks(rows)), copy);
}

function* chunks(rows: readonly (readonly Cell[])[]): Generator<string> {
	for (let start = 0; start < rows.length; start += ROWS_PER_CHUNK) {
		yield rows
			.slice(start, start + ROWS_PER_CHUNK)
			.map(toLine)
			.join("");
	}
}

function toLine(cells: readonly Cell[]): string {
	return `${cells.map(toText).join("\t")}\n`;
}

function toText(cell: Cell): string {
	if (cell === undefined) return "\\N";
	if (typeof cell !== "string") return String(cell);
	return cell.replaceAll("\\", "\\\\").replaceAll("\t", "\\t").replaceAll("\n", "\\n").replaceAll("\r", "\\r");
}
