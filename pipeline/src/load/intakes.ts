import type { PoolClient } from "pg";
import type { Intake } from "#pipeline/colleges/intake.ts";
import type { Cell } from "#pipeline/load/copy.ts";
import { loadTable, type TableDiff } from "#pipeline/load/table.ts";

const COLUMNS =
	"authority year institute entry college_id programme level course degree shift mode seats source_id".split(" ");
const KEY_LENGTH = 4;

/** Loads the approved seats of one authority and year, one row per printed row. */
export function loadIntakes(client: PoolClient, intakes: readonly Intake[], sourceId: string): Promise<TableDiff> {
	const rows = intakes.map((intake): Cell[] => [
		intake.authority,
		intake.year,
		intake.institute,
		intake.entry,
		intake.collegeId,
		intake.programme,
		intake.level,
		intake.course,
		intake.degree,
		intake.shift,
		intake.mode,
		intake.seats,
		intake.sourceId,
	]);
	const scope = `t.source_id = '${sourceId}'`;
	return loadTable(client, { table: "intakes", columns: COLUMNS, keyLength: KEY_LENGTH, scope, rows });
}
