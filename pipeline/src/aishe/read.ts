import * as z from "zod";
import { readSourceJson } from "#pipeline/source-files.ts";
import { mendEncoding } from "#pipeline/text/encoding.ts";

const FILE = "aishe-directory-2025/institutions.json.gz";

const Row = z.object({
	aishe_code: z.string().regex(/^[CSUR]-\d+$/),
	name: z.string(),
	state: z.string(),
	district: z.string().optional(),
});

/** `line` counts from 1 in the file's order. */
export type AisheRow = { line: number; code: string; name: string; state: string; district: string | undefined };

/** 70,865 rows, of which 860 (an appended second list) have no district. */
export function readAisheRows(): AisheRow[] {
	return readSourceJson(FILE, z.array(Row)).map((row, index) => ({
		line: index + 1,
		code: row.aishe_code,
		name: mendEncoding(row.name),
		state: row.state,
		district: row.district,
	}));
}
