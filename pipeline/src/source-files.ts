import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { csvParse, type DSVRowArray, type DSVRowString } from "d3-dsv";
import type * as z from "zod";

/** Returns the folder of the published facts, with one folder per source: `data/sources`, or the setting SOURCES_DIR. */
export function sourcesDir(): string {
	return process.env.SOURCES_DIR || fileURLToPath(new URL("../../data/sources", import.meta.url));
}

/** Reads one source file as text; `.gz` is unpacked on the way. Throws with the path when it cannot be read. */
export function readSourceText(path: string): string {
	const bytes = readFileSync(join(sourcesDir(), path));
	return (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8").replace(/^\uFEFF/, "");
}

/** Reads a CSV source file with a header row. Every value is the text as published. */
export function readSourceCsv(path: string): DSVRowArray<string> {
	return csvParse(readSourceText(path));
}

/** Reads a JSON source file in its shape. */
export function readSourceJson<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> {
	return schema.parse(JSON.parse(readSourceText(path)));
}

/** The year in the last folder or file name that begins with one: `nirf/2024_all_categories/All.csv` → 2024. */
export function yearOfPath(path: string): number {
	const year = /.*[/_]((?:19|20)\d\d)_/.exec(path)?.[1];
	if (year === undefined) throw new Error(`No year in the name of ${path}`);
	return Number(year);
}

/** The files of one source whose path ends as asked, in order; next year's files are found where this year's lie. */
export function listSourceFiles(source: string, ending: RegExp): string[] {
	return readdirSync(join(sourcesDir(), source), { recursive: true, encoding: "utf8" })
		.map((path) => `${source}/${path}`)
		.filter((path) => ending.test(path))
		.sort();
}

/** The place of a row in a file; line 1 is the header. */
export type Place = { file: string; line: number };

/** Reads the rows of all CSV files of one source whose path ends as asked. */
export function readSourceRows<Row>(
	source: string,
	ending: RegExp,
	read: (cells: DSVRowString<string>, at: Place) => Row,
): Row[] {
	return listSourceFiles(source, ending).flatMap((file) =>
		readSourceCsv(file).map((cells, index) => read(cells, { file, line: index + 2 })),
	);
}
