import type { College } from "@uchit/contract/college.ts";
import { toKey } from "@uchit/contract/words.ts";
import { sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";

type Position = NonNullable<College["position"]>;
type Asked = { id: string; stateSlug: string | null; city: string | null; districtId: string | null };

/**
 * By the institution's id, the best point that a source gives for where it is, by the rule of the search (`search/points.ts`): that of
 * its own PIN code as the newest source prints it, else of its town, else of its district. Without those that no source places.
 */
export async function getPositions(db: Database, colleges: readonly Asked[]): Promise<ReadonlyMap<string, Position>> {
	if (colleges.length === 0) return new Map();
	const asked = colleges.map(({ id, stateSlug, city, districtId }) => ({
		id,
		state: stateSlug,
		town: toKey(city ?? ""),
		district: districtId,
	}));
	const { rows } = await db.execute<Position & { id: string }>(sql`
		SELECT asked.id, point.* FROM json_to_recordset(${JSON.stringify(asked)}) AS asked(id text, state text, town text, district text)
		CROSS JOIN LATERAL (SELECT of, latitude, longitude, "sourceId" FROM (
			(SELECT 1 AS preference, 'pin' AS of, p.latitude, p.longitude, p.position_source_id AS "sourceId"
			FROM college_facts f JOIN pins p ON p.pin = f.value
			WHERE f.college_id = asked.id AND f.field = 'pin' AND p.latitude IS NOT NULL
			ORDER BY f.year DESC NULLS LAST, f.source_id LIMIT 1)
			UNION ALL
			(SELECT 2, 'town', latitude, longitude, source_id FROM towns
			WHERE state_slug = asked.state AND keys @> ARRAY[asked.town] LIMIT 1)
			UNION ALL
			(SELECT 3, 'district', latitude, longitude, position_source_id FROM districts
			WHERE id = asked.district AND latitude IS NOT NULL AND position_source_id IS NOT NULL)
		) points ORDER BY preference LIMIT 1) point`);
	return new Map(rows.map(({ id, ...position }) => [id, position]));
}
