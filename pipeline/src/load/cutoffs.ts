import { cutoffs } from "@uchit/backend/db/schema/cutoff.ts";
import type { PoolClient } from "pg";
import type { Catalogue } from "#pipeline/catalogue.ts";
import type { DatasetLoad } from "#pipeline/load/dataset.ts";
import { loadTable } from "#pipeline/load/table.ts";
import type { Cutoff } from "../cutoffs/cutoff.ts";

const KEY = [
	cutoffs.collegeId,
	cutoffs.programmeId,
	cutoffs.exam,
	cutoffs.quota,
	cutoffs.seatType,
	cutoffs.gender,
	cutoffs.preparatory,
];

export async function loadCounselling(
	client: PoolClient,
	catalogue: Pick<Catalogue, "counsellings">,
	sourceId: string,
): Promise<DatasetLoad> {
	const built = catalogue.counsellings.find((counselling) => counselling.sourceId === sourceId);
	if (built === undefined) throw new Error(`No counselling ${sourceId} was read`);
	const programmes = await ensureProgrammes(client, [...new Set(built.cutoffs.map(({ programme }) => programme))]);
	const isLast = findLastRounds(catalogue.counsellings, new Set(built.cutoffs.map(({ authority }) => authority)));
	const rows = built.cutoffs.map((cutoff) => {
		const programmeId = programmes.get(cutoff.programme);
		if (programmeId === undefined) throw new Error(`The database took no programme ${cutoff.programme}`);
		return { ...cutoff, programmeId, isLast: isLast(cutoff) };
	});
	const diff = await loadTable(client, {
		table: cutoffs,
		// NULL equals nothing in SQL, so a row without a round is matched without it.
		key: built.hasRounds ? [...KEY, cutoffs.round] : KEY,
		scope: `t.source_id = '${sourceId}'`,
		rows,
	});
	return { tables: { cutoffs: diff }, changedColleges: diff.keys, notes: built.report.notes };
}

async function ensureProgrammes(client: PoolClient, names: readonly string[]): Promise<Map<string, number>> {
	await client.query("INSERT INTO programmes (name) SELECT unnest($1::text[]) ON CONFLICT (name) DO NOTHING", [names]);
	const found = await client.query<{ id: number; name: string }>(
		"SELECT id, name FROM programmes WHERE name = ANY($1::text[])",
		[names],
	);
	return new Map(found.rows.map(({ id, name }) => [name, id]));
}

type Row = Pick<Cutoff, "collegeId" | "exam" | "authority" | "year" | "round">;

/**
 * Whether a row is of the last round that we have for its institution, exam, authority and year, in any document; marked rows count too.
 * Without printed rounds every row is.
 */
export function findLastRounds(
	counsellings: readonly { cutoffs: readonly Row[] }[],
	authorities: ReadonlySet<string>,
): (row: Row) => boolean {
	const last = new Map<string, number>();
	for (const { cutoffs } of counsellings) {
		for (const row of cutoffs) {
			if (row.round === undefined || !authorities.has(row.authority)) continue;
			const key = keyOf(row);
			last.set(key, Math.max(last.get(key) ?? 0, row.round));
		}
	}
	return (row) => last.get(keyOf(row)) === row.round;
}

function keyOf({ collegeId, exam, authority, year }: Row): string {
	return [collegeId, exam, authority, year].join("|");
}
