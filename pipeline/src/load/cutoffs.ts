import type { PoolClient } from "pg";
import type { Catalogue } from "#pipeline/catalogue.ts";
import { JOSAA_AUTHORITY } from "#pipeline/josaa/cutoffs.ts";
import type { Cell } from "#pipeline/load/copy.ts";
import type { DatasetLoad } from "#pipeline/load/datasets.ts";
import { loadTable } from "#pipeline/load/table.ts";

const COLUMNS =
	"college_id programme_id exam round quota seat_type gender preparatory authority year opening_rank closing_rank rank_space mark source_id".split(
		" ",
	);
/** One row per institution, programme, exam, round, quota, seat type, gender and preparatory flag; authority and year are the dataset's. */
const KEY_LENGTH = 8;

/** Loads one year of JoSAA's opening and closing ranks. */
export async function loadCutoffs(client: PoolClient, catalogue: Catalogue, year: number): Promise<DatasetLoad> {
	const cutoffs = catalogue.cutoffsByYear.get(year) ?? [];
	const programmes = await ensureProgrammes(client, [...new Set(cutoffs.map(({ programme }) => programme))]);
	const rows = cutoffs.map((cutoff): Cell[] => [
		cutoff.collegeId,
		programmes.get(cutoff.programme),
		cutoff.exam,
		cutoff.round,
		cutoff.quota,
		cutoff.seatType,
		cutoff.gender,
		cutoff.preparatory,
		JOSAA_AUTHORITY,
		cutoff.year,
		cutoff.openingRank,
		cutoff.closingRank,
		cutoff.rankSpace,
		cutoff.mark,
		cutoff.sourceId,
	]);
	const scope = `t.authority = '${JOSAA_AUTHORITY}' AND t.year = ${year}`;
	const diff = await loadTable(client, { table: "cutoffs", columns: COLUMNS, keyLength: KEY_LENGTH, scope, rows });
	return { tables: { cutoffs: diff }, changedColleges: diff.keys, notes: [] };
}

/** Ids of the programmes by name; new names get new ids, old ones keep theirs. */
async function ensureProgrammes(client: PoolClient, names: readonly string[]): Promise<Map<string, number>> {
	await client.query("INSERT INTO programmes (name) SELECT unnest($1::text[]) ON CONFLICT (name) DO NOTHING", [names]);
	const found = await client.query<{ id: number; name: string }>(
		"SELECT id, name FROM programmes WHERE name = ANY($1::text[])",
		[names],
	);
	return new Map(found.rows.map(({ id, name }) => [name, id]));
}
