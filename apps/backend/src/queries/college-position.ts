import type { College } from "@uchit/contract/college.ts";
import { toKey } from "@uchit/contract/words.ts";
import { sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";

type Position = NonNullable<College["position"]>;
type PositionRow = Position & { source_id: string };

/**
 * The best point that a source gives for where an institution is, by the rule of the search (`search/points.ts`): that of its own PIN
 * code as the newest source prints it, else of its town, else of its district.
 */
export async function getPosition(
	db: Database,
	{
		id,
		stateSlug,
		city,
		districtId,
	}: { id: string; stateSlug: string | null; city: string | null; districtId: string | null },
): Promise<College["position"]> {
	const { rows } = await db.execute<PositionRow>(sql`
		SELECT * FROM (
			(SELECT 1 AS preference, 'pin' AS of, p.latitude, p.longitude, p.position_source_id AS source_id
			FROM college_facts f JOIN pins p ON p.pin = f.value
			WHERE f.college_id = ${id} AND f.field = 'pin' AND p.latitude IS NOT NULL
			ORDER BY f.year DESC NULLS LAST, f.source_id LIMIT 1)
			UNION ALL
			(SELECT 2, 'town', latitude, longitude, source_id FROM towns
			WHERE state_slug = ${stateSlug} AND ${toKey(city ?? "")} = ANY(keys) LIMIT 1)
			UNION ALL
			(SELECT 3, 'district', latitude, longitude, position_source_id FROM districts
			WHERE id = ${districtId} AND latitude IS NOT NULL AND position_source_id IS NOT NULL)
		) points ORDER BY preference LIMIT 1`);
	const [row] = rows;
	return row && { of: row.of, latitude: row.latitude, longitude: row.longitude, sourceId: row.source_id };
}
