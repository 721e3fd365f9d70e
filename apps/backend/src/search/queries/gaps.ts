import { GAP_FIELDS, type Gap } from "@uchit/contract/miss.ts";
import { sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { boolean, text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";

const MAX_SHOWN = 200;

const ROW = { id: text, slug: text, name: text, fee: boolean, website: boolean, "closing-rank": boolean };

export async function listGaps(db: Database, ids: readonly string[]): Promise<Gap[]> {
	const rows = await readRows(
		db,
		ROW,
		sql`
			SELECT id, slug, name, no_fee AS fee, no_website AS website, no_rank AS "closing-rank"
			FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) WITH ORDINALITY AS asked (id, place)
			JOIN colleges USING (id)
			CROSS JOIN LATERAL (
				SELECT
					NOT EXISTS (SELECT FROM college_fees WHERE college_id = id) AS no_fee,
					NOT EXISTS (SELECT FROM college_facts WHERE college_id = id AND field = 'website') AS no_website,
					NOT EXISTS (SELECT FROM cutoffs WHERE college_id = id) AS no_rank
			) AS missing
			WHERE no_fee OR no_website OR no_rank ORDER BY place LIMIT ${MAX_SHOWN}`,
	);
	return rows.map(({ id, slug, name, ...missing }) => ({
		id,
		slug,
		name,
		missing: GAP_FIELDS.filter((field) => missing[field]),
	}));
}
