import { sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";

export type PredictCollege = {
	id: string;
	slug: string;
	name: string;
	city: string | undefined;
	state: { slug: string; name: string } | undefined;
	ownership: string | undefined;
};

type CollegeRow = {
	id: string;
	slug: string;
	name: string;
	city: string | null;
	state_slug: string | null;
	ownership: string | null;
};

/** Every institution that a counselling names. Of its owner the newest source counts. */
export async function listColleges(
	db: Database,
	states: readonly NonNullable<PredictCollege["state"]>[],
): Promise<PredictCollege[]> {
	const { rows } = await db.execute<CollegeRow>(sql`
		SELECT c.id, c.slug, c.name, c.city, c.state_slug, (
			SELECT value FROM college_facts f WHERE f.college_id = c.id AND f.field = 'ownership'
			ORDER BY f.year DESC NULLS LAST, f.source_id LIMIT 1) AS ownership
		FROM colleges c WHERE c.id IN (SELECT college_id FROM cutoffs) ORDER BY c.name COLLATE "C", c.id`);
	const stateBySlug = new Map(states.map((state) => [state.slug, state]));
	return rows.map((row) => ({
		id: row.id,
		slug: row.slug,
		name: row.name,
		city: row.city ?? undefined,
		state: stateBySlug.get(row.state_slug ?? ""),
		ownership: row.ownership ?? undefined,
	}));
}
