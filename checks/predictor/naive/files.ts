import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import * as z from "zod";

const SOURCES = new URL("../../../data/sources/", import.meta.url);

export function readJson<Schema extends z.ZodType>(schema: Schema, path: string): z.output<Schema> {
	return schema.parse(JSON.parse(readText(path)));
}

export const Table = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])));

export function cell(row: Record<string, string | number | null>, column: string): string {
	return oneLine(String(row[column] ?? ""));
}

export function oneLine(text: string): string {
	return text.replaceAll("&amp;", "&").replace(/\s+/g, " ").trim();
}

function readText(path: string): string {
	const bytes = readFileSync(new URL(path, SOURCES));
	return (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
}

export function readCsv(path: string): string[][] {
	return parseCsv(readText(path));
}

export function readTable(path: string): Record<string, string>[] {
	const [head = [], ...rows] = readCsv(path);
	return rows.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ""])));
}

export function parseCsv(text: string): string[][] {
	const rows: string[][] = [];
	let row: string[] = [];
	let field = "";
	let isQuoted = false;
	for (let at = 0; at < text.length; at++) {
		const letter = text[at] ?? "";
		if (isQuoted) {
			if (letter !== '"') field += letter;
			else if (text[at + 1] === '"') field += text[++at];
			else isQuoted = false;
		} else if (letter === '"') isQuoted = true;
		else if (letter === "," || letter === "\n") {
			row.push(field.replace(/\r$/, ""));
			field = "";
			if (letter === "\n") {
				rows.push(row);
				row = [];
			}
		} else field += letter;
	}
	if (field !== "" || row.length > 0) rows.push([...row, field]);
	return rows;
}

export function readOwn(name: string): string[][] {
	return parseCsv(readFileSync(new URL(name, import.meta.url), "utf8")).slice(1);
}
