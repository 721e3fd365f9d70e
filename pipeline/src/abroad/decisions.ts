import type { WorldRow } from "#pipeline/abroad/read.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";

/**
 * A person's decision on a single row of the world list: `refuse`; `apart` where the list of US colleges has no such college
 * although a site is shared; the domain of the row of the same country that it is today, renamed or merged; for India the code of
 * the institution that the row means.
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
