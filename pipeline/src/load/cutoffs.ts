import type { PoolClient } from "pg";
import type { Catalogue } from "#pipeline/catalogue.ts";
import type { Cutoff } from "#pipeline/cutoffs/cutoff.ts";
import { JOSAA_AUTHORITY } from "#pipeline/josaa/cutoffs.ts";
import type { Cell } from "#pipeline/load/copy.ts";
import type { DatasetLoad } from "#pipeline/load/datasets.ts";
import { loadTable } from "#pipeline/load/table.ts";

/** What tells the rows of one document apart; and the round, where the authority prints one. */
const KEY = ["college_id", "programme_id", "exam", "quota", "seat_type", "gender", "preparatory"];
const VALUES =
	"authority year year_note pool social_category pwd opening_rank closing_rank closing_score rank_space mark source_id".split(
		" ",
	);

/** Loads one year of JoSAA's opening and closing ranks. */
export async function loadCutoffs(client: PoolClient, catalogue: Catalogue, year: number): Promise<DatasetLoad> {
	const scope = `t.authority = '${JOSAA_AUTHORITY}' AND t.year = ${year}`;
	return loadRows(client, catalogue.cutoffsByYear.get(year) ?? [], { scope, hasRounds: true });
}

/** Loads one document of NEET's or a state's counselling. */
export async function loadCounselling(
	client: PoolClient,
	catalogue: Catalogue,
	sourceId: string,
): Promise<DatasetLoad> {
	const built = catalogue.counsellings.find((counselling) => counselling.sourceId === sourceId);
	if (built === undefined) throw new Error(`No counselling ${sourceId} was read`);
	const { cutoffs, hasRounds, report } = built;
	const load = await loadRows(client, cutoffs, { scope: `t.source_id = '${sourceId}'`, hasRounds });
	return { ...load, notes: report.notes };
}

async function loadRows(
	client: PoolClient,
	cutoffs: readonly Cutoff[],
	{ scope, hasRounds }: { scope: string; hasRounds: boolean },
): Promise<DatasetLoad> {
	const programmes = await ensureProgrammes(client, [...new Set(cutoffs.map(({ programme }) => programme))]);
	// A row without a round cannot be told by it: nothing equals an absent value.
	const columns = hasRounds ? [...KEY, "round", ...VALUES] : [...KEY, ...VALUES, "round"];
	const keyLength = hasRounds ? KEY.length + 1 : KEY.length;
	const rows = cutoffs.map((cutoff) => {
		const cells = toCells(cutoff, programmes.get(cutoff.programme));
		return columns.map((column) => cells[column]);
	});
	const diff = await loadTable(client, { table: "cutoffs", columns, keyLength, scope, rows });
	return { tables: { cutoffs: diff }, changedColleges: diff.keys, notes: [] };
}

function toCells(cutoff: Cutoff, programmeId: number | undefined): Record<string, Cell> {
	return {
		college_id: cutoff.collegeId,
		programme_id: programmeId,
		exam: cutoff.exam,
		round: cutoff.round,
		quota: cutoff.quota,
		seat_type: cutoff.seatType,
		gender: cutoff.gender,
		preparatory: cutoff.preparatory,
		authority: cutoff.authority,
		year: cutoff.year,
		year_note: cutoff.yearNote,
		pool: cutoff.pool,
		social_category: cutoff.socialCategory,
		pwd: cutoff.pwd,
		opening_rank: cutoff.openingRank,
		closing_rank: cutoff.closingRank,
		closing_score: cutoff.closingScore,
		rank_space: cutoff.rankSpace,
		mark: cutoff.mark,
		source_id: cutoff.sourceId,
	};
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
