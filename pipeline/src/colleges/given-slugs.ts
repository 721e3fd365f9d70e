import { readSourceCsv } from "#pipeline/source-files.ts";

/** Permanent addresses by institution id: `slugs.csv`, which `npm run data:build` only appends to. */
export function readGivenSlugs(): Map<string, string> {
	return new Map(readSourceCsv("slugs.csv").map((cells) => [cells.college_id ?? "", cells.slug ?? ""]));
}

/** Former addresses by slug: `former-slugs.csv`, from which nothing is ever removed. They redirect. */
export function readFormerSlugs(): Map<string, string> {
	return new Map(readSourceCsv("former-slugs.csv").map((cells) => [cells.slug ?? "", cells.college_id ?? ""]));
}
