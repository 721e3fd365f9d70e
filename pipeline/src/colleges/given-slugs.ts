import { readSourceCsv } from "#pipeline/source-files.ts";

/** The permanent addresses, by institution id: `slugs.csv`, which `npm run data:build` extends and never changes. */
export function readGivenSlugs(): Map<string, string> {
	return new Map(readSourceCsv("slugs.csv").map((cells) => [cells.college_id ?? "", cells.slug ?? ""]));
}
