import type { Mention } from "#pipeline/match/mention.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";

export const FRA_FILE = "fra/2025-26.csv";
export const FRA_SOURCE = "fra-maharashtra-2025";

/** An institute with its fee of 2025-26. In the copy long names are cut, and some begin with the end of the previous one. */
export type FraRow = { line: number; code: string; institute: Mention; printed: string };

/** The copy's `cap_code` was matched by name, wrongly in about twenty rows, so it is not read. */
export function readFra(): FraRow[] {
	return readSourceCsv(FRA_FILE).map(({ college_code = "", college_name = "", annual_fees = "" }, index) => ({
		line: index + 1,
		code: college_code,
		institute: { source: "fra", name: college_name, city: "", state: "Maharashtra", sourceId: FRA_SOURCE },
		printed: annual_fees,
	}));
}
