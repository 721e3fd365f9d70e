import type { WorldRow } from "#pipeline/abroad/read.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";

/**
 * A person's decision on one row of the world list: `refuse`; `apart` if the US list has no such college although a site is shared; the
 * domain of the same country's row that it is today, renamed or merged; for India the institution's code.
 */
export type WorldDecision = { country: string; name: string; domain: string; decision: string; why: string };

export function readWorldDecisions(): WorldDecision[] {
	return readSourceCsv("world-universities/decisions.csv").map(
		({ country = "", name = "", domain = "", decision = "", why = "" }) => ({ country, name, domain, decision, why }),
	);
}

export function isDecided({ country, name, domain }: WorldDecision, row: WorldRow): boolean {
	return row.country === country && row.name === name && row.domains.includes(domain);
}
