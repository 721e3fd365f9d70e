import { Ownership } from "@uchit/contract/college-fact.ts";
import * as z from "zod";
import { type CollegeFact, type FactSource, toFactSource } from "#pipeline/colleges/fact.ts";
import { toCanonicalCode } from "#pipeline/colleges/same-as.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";

export const ACTS_SOURCE = "acts-2026";

const Row = z.object({
	college_id: z.string().regex(/^[CSU]-\d+$/),
	status: z.enum(["national-importance", "central-university"]),
	act: z.string().regex(/Act, (19|20)\d\d$/),
	ownership: z.union([Ownership, z.literal("").transform(() => undefined)]),
});

/**
 * The status that an Act of Parliament gave an institution, from reviewed rows that name the Act. Ownership only if the Act is clear
 * about it.
 */
export function buildActs(): FactSource {
	const rows = z.array(Row).parse(readSourceCsv("acts/2026_institutions.csv"));
	return toFactSource(ACTS_SOURCE, rows.length, rows.flatMap(factsOf));
}

function factsOf({ college_id, status, act, ownership }: z.infer<typeof Row>): CollegeFact[] {
	const common = { collegeId: toCanonicalCode(college_id), printed: act, year: undefined, sourceId: ACTS_SOURCE };
	const isCentral = status === "central-university";
	return [
		isCentral
			? { ...common, field: "university-type", value: "central" }
			: { ...common, field: "recognised-by", value: status },
		...(ownership === undefined ? [] : [{ ...common, field: "ownership" as const, value: ownership }]),
	];
}
