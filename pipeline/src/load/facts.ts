import { collegeFacts } from "@uchit/backend/db/schema/college-fact.ts";
import { intakes } from "@uchit/backend/db/schema/intake.ts";
import type { PoolClient } from "pg";
import { ACTS_SOURCE } from "#pipeline/acts/build.ts";
import type { Catalogue } from "#pipeline/catalogue.ts";
import { JOSAA_INSTITUTES, MAIL_DOMAINS, ROR, TNEA_BROCHURE } from "#pipeline/institution-facts/build.ts";
import type { DatasetLoad } from "#pipeline/load/dataset.ts";
import { loadTable } from "#pipeline/load/table.ts";

export const FACT_DATASETS = [
	"aicte-2025",
	"ugc-2025",
	"affiliations-2015",
	"nmc-2025",
	JOSAA_INSTITUTES,
	ROR,
	TNEA_BROCHURE,
	MAIL_DOMAINS,
	ACTS_SOURCE,
] as const;

export async function loadFacts(client: PoolClient, catalogue: Catalogue, dataset: string): Promise<DatasetLoad> {
	const source = catalogue.published.find(({ report }) => report.dataset === dataset);
	if (source === undefined) throw new Error(`No list of institutions is called ${dataset}`);
	const scope = `t.source_id = '${dataset}'`;
	const facts = await loadTable(client, {
		table: collegeFacts,
		key: [collegeFacts.collegeId, collegeFacts.field, collegeFacts.sourceId, collegeFacts.value],
		scope,
		rows: source.facts,
	});
	if (source.intakes.length === 0)
		return { tables: { college_facts: facts }, changedColleges: facts.keys, notes: source.report.notes };
	const seats = await loadTable(client, {
		table: intakes,
		key: [intakes.authority, intakes.year, intakes.institute, intakes.entry],
		scope,
		rows: source.intakes,
	});
	// Keys of seats name no colleges, so every page is notified.
	return { tables: { college_facts: facts, intakes: seats }, changedColleges: [], notes: source.report.notes };
}
