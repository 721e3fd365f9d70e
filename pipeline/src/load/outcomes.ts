import type { PoolClient } from "pg";
import type { Catalogue } from "#pipeline/catalogue.ts";
import type { Cell } from "#pipeline/load/copy.ts";
import type { DatasetLoad } from "#pipeline/load/datasets.ts";
import { loadTable } from "#pipeline/load/table.ts";

const COLUMNS = "college_id list year level cohort measure value printed mark source_id".split(" ");
const KEY_LENGTH = 6;

/** Loads what institutions reported to the ranking in one document. */
export async function loadOutcomes(
	client: PoolClient,
	{ outcomes }: Catalogue,
	sourceId: string,
): Promise<DatasetLoad> {
	const own = outcomes.filter((outcome) => outcome.sourceId === sourceId);
	const rows = own.map((outcome): Cell[] => [
		outcome.collegeId,
		outcome.list,
		outcome.year,
		outcome.level,
		outcome.cohort,
		outcome.measure,
		outcome.value,
		outcome.printed,
		outcome.mark,
		outcome.sourceId,
	]);
	const scope = `t.source_id = '${sourceId}'`;
	const diff = await loadTable(client, { table: "outcomes", columns: COLUMNS, keyLength: KEY_LENGTH, scope, rows });
	const marked = own.filter(({ mark }) => mark !== undefined).length;
	return { tables: { outcomes: diff }, changedColleges: diff.keys, notes: [`${marked} numbers marked as suspect`] };
}
