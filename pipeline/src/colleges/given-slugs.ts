import { readSourceCsv } from "#pipeline/source-files.ts";

/** The permanent addresses, by institution id: `slugs.csv`, which `npm run data:build` extends and never changes. */
export function readGivenSlugs(): Map<string, string> {
	return new Map(readSourceCsv("slugs.csv").map((cells) => [cells.college_id ?? "", cells.slug ?? ""]));
}

/** The addresses that institutions had before: `former-slugs.csv`, by slug, to which nothing is ever taken away. They lead on. */
export function readFormerSlugs(): Map<string, string> {
	return new Map(readSourceCsv("former-slugs.csv").map((cells) => [cells.slug ?? "", cells.college_id ?? ""]));
}
