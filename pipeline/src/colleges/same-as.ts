import * as z from "zod";
import { readSourceCsv } from "#pipeline/source-files.ts";

const FILE = "same-as.csv";

const Row = z.object({
	code: z.string(),
	same_as: z.string(),
	/**
	 * `same`: one institution, stored under `same_as`. `may-be`: undecided, and both pages show it. `not`: two institutions that only look
	 * alike.
	 */
	verdict: z.enum(["same", "may-be", "not"]),
	evidence: z.string().min(1),
});
type Verdict = z.infer<typeof Row>["verdict"];

export type SameCollegeDecision = { code: string; sameAs: string; verdict: Verdict; evidence: string };

export function readSameAs(): SameCollegeDecision[] {
	return z
		.array(Row)
		.parse(readSourceCsv(FILE))
		.map(({ same_as: sameAs, ...row }) => ({ ...row, sameAs }));
}

/** Maps each code of an institution with several codes to the code of its page. Throws if a code has two answers. */
export function canonicalCodes(rows: readonly SameCollegeDecision[]): Map<string, string> {
	const accepted = new Map<string, string>();
	for (const { code, sameAs, verdict } of rows) {
		if (verdict !== "same") continue;
		if (accepted.has(code)) throw new Error(`${FILE} decides twice on ${code}`);
		accepted.set(code, sameAs);
	}
	for (const [code, sameAs] of accepted)
		if (accepted.has(sameAs))
			throw new Error(
				`${FILE}: ${code} is the same as ${sameAs}, and another row says that ${sameAs} is the same as a third: name the third in both rows`,
			);
	return accepted;
}

const CANONICAL_CODES = canonicalCodes(readSameAs());

/** The code under which an institution is stored: every source's code goes through here when it is read. */
export function toCanonicalCode(code: string): string {
	return CANONICAL_CODES.get(code) ?? code;
}
