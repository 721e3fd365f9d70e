import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { csvParse, type DSVRowArray, type DSVRowString } from "d3-dsv";
import type * as z from "zod";

/** `data/sources` or SOURCES_DIR, with one folder per source. */
export function sourcesDir(): string {
	return process.env.SOURCES_DIR || fileURLToPath(new URL("../../data/sources", import.meta.url));
}

/** `.gz` is unpacked. Throws with the path if the file cannot be read. */
export function readSourceText(path: string): string {
	const bytes = readFileSync(join(sourcesDir(), path));
	return (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8").replace(/^\uFEFF/, "");
}

export function readSourceCsv(path: string): DSVRowArray<string> {
	return csvParse(readSourceText(path));
}

export function readSourceJson<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> {
	return schema.parse(JSON.parse(readSourceText(path)));
}

/** The year at the start of the last folder or file name that has one: `nirf/2024_all_categories/All.csv` → 2024. */
export function yearOfPath(path: string): number {
	const year = /.*[/_]((?:19|20)\d\d)_/.exec(path)?.[1];
	if (year === undefined) throw new Error(`No year in the name of ${path}`);
	return Number(year);
}

/** Sorted, and found by name, so next year's files are included without a change. */
export function listSourceFiles(source: string, ending: RegExp): string[] {
	return readdirSync(join(sourcesDir(), source), { recursive: true, encoding: "utf8" })
		.map((path) => `${source}/${path}`)
		.filter((path) => ending.test(path))
		.sort();
}

export type Place = { file: string; line: number };

export function readSourceRows<Row>(
	source: string,
	ending: RegExp,
	read: (cells: DSVRowString<string>, at: Place) => Row,
): Row[] {
	return listSourceFiles(source, ending).flatMap((file) =>
		readSourceCsv(file).map((cells, index) => read(cells, { file, line: index + 2 })),
	);
}
