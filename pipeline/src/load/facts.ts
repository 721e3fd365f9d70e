import type { PoolClient } from "pg";
import type { Catalogue } from "#pipeline/catalogue.ts";
import type { Cell } from "#pipeline/load/copy.ts";
import type { DatasetLoad } from "#pipeline/load/datasets.ts";
import { loadIntakes } from "#pipeline/load/intakes.ts";
import { loadTable } from "#pipeline/load/table.ts";

/** The lists of institutions beside the directory, each a dataset. */
export const FACT_DATASETS = ["aicte-2025", "ugc-2025", "affiliations-2015", "nmc-2025"] as const;

/** Loads what one list says of institutions: facts, and seats if it has some. */
export async function loadFacts(client: PoolClient, catalogue: Catalogue, dataset: string): Promise<DatasetLoad> {
	const source = catalogue.published.find(({ report }) => report.dataset === dataset);
	if (source === undefined) throw new Error(`No list of institutions is called ${dataset}`);
	const rows = source.facts.map(({ collegeId, field, value, printed, year, sourceId }): Cell[] => [
		collegeId,
		field,
		sourceId,
		value,
		printed,
		year,
	]);
	const columns = ["college_id", "field", "source_id", "value", "printed", "year"];
	const scope = `t.source_id = '${dataset}'`;
	const facts = await loadTable(client, { table: "college_facts", columns, keyLength: 4, scope, rows });
	const intakes = source.intakes.length === 0 ? undefined : await loadIntakes(client, source.intakes, dataset);
	return {
		tables: intakes === undefined ? { college_facts: facts } : { college_facts: facts, intakes },
		// Where seats changed too, their keys name no colleges: then every page is told.
		changedColleges: intakes === undefined ? facts.keys : [],
		notes: source.report.notes,
	};
}
