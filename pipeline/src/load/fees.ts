import { collegeFees } from "@uchit/backend/db/schema/fee.ts";
import type { PoolClient } from "pg";
import type { Catalogue } from "#pipeline/catalogue.ts";
import type { DatasetLoad } from "#pipeline/load/dataset.ts";
import { loadTable } from "#pipeline/load/table.ts";

/** Loads the fees of one document. */
export async function loadFees(client: PoolClient, catalogue: Catalogue, dataset: string): Promise<DatasetLoad> {
	const built = catalogue.fees.find((each) => each.dataset === dataset);
	const [first] = built?.fees ?? [];
	if (built === undefined || first === undefined) throw new Error(`No fees of ${dataset} were read`);
	const diff = await loadTable(client, {
		table: collegeFees,
		key: [collegeFees.authority, collegeFees.year, collegeFees.institute, collegeFees.branch],
		scope: `t.source_id = '${first.sourceId}'`,
		rows: built.fees,
	});
	// The keys of fees name no colleges: then every page is told.
	return { tables: { college_fees: diff }, changedColleges: [], notes: built.report.notes };
}
