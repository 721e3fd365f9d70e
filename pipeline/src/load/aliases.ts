import type { PoolClient } from "pg";
import { ALIASES_DATASET } from "#pipeline/aliases/aliases.ts";
import type { Catalogue } from "#pipeline/catalogue.ts";
import type { Cell } from "#pipeline/load/copy.ts";
import type { DatasetLoad } from "#pipeline/load/datasets.ts";
import { loadTable } from "#pipeline/load/table.ts";

/** Loads the short forms, former names and Hindi names by which people search. */
export async function loadAliases(client: PoolClient, { aliases }: Catalogue): Promise<DatasetLoad> {
	const rows = aliases.map(({ alias, collegeId, kind }): Cell[] => [alias, collegeId, kind, ALIASES_DATASET]);
	const columns = ["alias", "college_id", "kind", "source_id"];
	const diff = await loadTable(client, { table: "aliases", columns, keyLength: 2, rows });
	return { tables: { aliases: diff }, changedColleges: [], notes: [] };
}
