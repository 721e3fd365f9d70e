import { sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";

const ROW = { college_id: text };

/** Those that are constituent colleges of a state or central university, which runs them. */
export async function listConstituents(db: Database, collegeIds: readonly string[]): Promise<string[]> {
	const rows = await readRows(
		db,
		ROW,
		sql`SELECT DISTINCT own.college_id FROM college_facts own
			JOIN college_facts parent ON parent.college_id = own.college_id AND parent.field = 'affiliated-to'
			JOIN college_facts kind ON kind.college_id = parent.value AND kind.field = 'university-type'
				AND kind.value IN ('state', 'central')
			WHERE own.college_id = ANY(${sql.param(collegeIds)}::text[]) AND own.field = 'college-type'
				AND own.value = 'constituent-university-college' ORDER BY own.college_id`,
	);
	return rows.map(({ college_id: id }) => id);
}
