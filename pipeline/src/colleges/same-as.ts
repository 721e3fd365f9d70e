import * as z from "zod";
import { readSourceCsv } from "#pipeline/source-files.ts";

const FILE = "same-as.csv";

const Row = z.object({
	code: z.string(),
	same_as: z.string(),
	/** `same`: one institution, kept under `same_as`. `may-be`: nothing decides, and both pages say so. `not`: two, alike as they are. */
	verdict: z.enum(["same", "may-be", "not"]),
	evidence: z.string().min(1),
});
type Verdict = z.infer<typeof Row>["verdict"];

/** Two codes of the reviewed table `same-as.csv` that speak of one institution, or nearly. */
export type SameAs = { code: string; sameAs: string; verdict: Verdict; evidence: string };

/** Reads people's decisions on institutions that are listed under several codes. */
export function readSameAs(): SameAs[] {
	return z
		.array(Row)
		.parse(readSourceCsv(FILE))
		.map(({ same_as: sameAs, ...row }) => ({ ...row, sameAs }));
}

/** Maps each code of an institution that is listed twice to the code of its page. Throws if one code has two answers. */
export function canonicalCodes(rows: readonly SameAs[]): Map<string, string> {
	const accepted = new Map<string, string>();
	for (const { code, sameAs, verdict } of rows) {
		if (verdict !== "same") continue;
		if (accepted.has(code)) throw new Error(`${FILE} decides twice on ${code}`);
		accepted.set(code, sameAs);
	}
	for (const [code, sameAs] of accepted)
		if (accepted.has(sameAs)) throw new Error(`${FILE}: ${code} is ${sameAs}, which is itself another`);
	return accepted;
}

const CANONICAL_CODES = canonicalCodes(readSameAs());

/** The code under which an institution is kept: every source's code goes through here when it is read. */
export function toCanonicalCode(code: string): string {
	return CANONICAL_CODES.get(code) ?? code;
}
