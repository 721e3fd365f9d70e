import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { csvParse, type DSVRowArray } from "d3-dsv";

/** Where the published facts lie: `data/sources/<source>/…`. */
export const SOURCES_DIR = fileURLToPath(new URL("../../data/sources/", import.meta.url));

/** Reads one source file as text; `.gz` is unpacked on the way. Throws with the path when it cannot be read. */
export function readSourceText(path: string): string {
	const bytes = readFileSync(SOURCES_DIR + path);
	return (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8").replace(/^\uFEFF/, "");
}

/** Reads a CSV source file with a header row. Every value is the text as published. */
export function readSourceCsv(path: string): DSVRowArray<string> {
	return csvParse(readSourceText(path));
}

/** Reads a JSON source file. The caller parses the shape. */
export function readSourceJson(path: string): unknown {
	return JSON.parse(readSourceText(path));
}
