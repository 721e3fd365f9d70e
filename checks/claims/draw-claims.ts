import { sql } from "drizzle-orm";
import type { Database } from "../../apps/backend/src/db/client.ts";

export type DrawnClaim = { kind: string; college: string; words: Record<string, string>; figure: string };

const NAMED = sql`named AS (SELECT min(id) AS id, min(name) AS name FROM colleges GROUP BY regexp_replace(lower(name), '[^a-z0-9]+', '', 'g') HAVING count(*) = 1)`;

const ROWS: Readonly<Record<string, ReturnType<typeof sql>>> = {
	rank: sql`SELECT c.name AS college, r.list, r.year::text, r.rank::text AS figure
		FROM rankings r JOIN named c ON c.id = r.college_id WHERE r.rank IS NOT NULL AND r.list NOT IN ('research', 'innovation')`,
	median: sql`SELECT c.name AS college, o.list, o.year::text AS report, o.level, o.cohort::text AS year, o.value::bigint::text AS figure
		FROM outcomes o JOIN named c ON c.id = o.college_id
		JOIN outcomes p ON (p.college_id, p.list, p.year, p.level, p.cohort) = (o.college_id, o.list, o.year, o.level, o.cohort) AND p.measure = 'placed' AND p.value >= 10
		WHERE o.measure = 'median-salary' AND o.mark IS NULL AND p.mark IS NULL AND o.value >= 100000 AND o.list IN ('engineering', 'management', 'law', 'pharmacy')`,
	cutoff: sql`SELECT c.name AS college, p.name AS programme, x.seat_type AS "seatType", x.pool, x.gender, x.year::text, x.round::text, x.authority, x.closing_rank::text AS figure
		FROM cutoffs x JOIN named c ON c.id = x.college_id JOIN programmes p ON p.id = x.programme_id
		WHERE x.authority = 'JoSAA' AND x.is_last AND x.mark IS NULL AND NOT x.preparatory AND x.closing_rank IS NOT NULL
			AND x.pool IN ('all-india', 'home-state', 'other-state') AND x.seat_type NOT LIKE '%PwD%' AND x.year >= 2021`,
	seats: sql`SELECT c.name AS college, i.course, i.level, i.year::text, upper(i.authority) AS authority, sum(i.seats)::text AS figure
		FROM intakes i JOIN named c ON c.id = i.college_id
		WHERE i.mode IN ('regular', 'part-time') AND i.level IN ('undergraduate', 'postgraduate') GROUP BY 1, 2, 3, 4, 5 HAVING count(i.seats) = count(*) AND sum(i.seats) > 0`,
	founded: sql`SELECT c.name AS college, f.value AS figure FROM college_facts f JOIN named c ON c.id = f.college_id WHERE f.field = 'established'`,
	recognition: sql`SELECT c.name AS college, upper(f.value) AS figure FROM college_facts f JOIN named c ON c.id = f.college_id
		WHERE f.field = 'recognised-by' AND f.value IN ('ugc', 'aicte', 'nmc')`,
};
export const DRAWN_KINDS = Object.keys(ROWS);

export async function listTrueClaims(db: Database, kind: string, seed: string): Promise<DrawnClaim[]> {
	const drawn = ROWS[kind];
	if (drawn === undefined) throw new Error(`No claims are drawn of ${kind}`);
	const { rows: found } = await db.execute<Record<string, string>>(
		sql`WITH ${NAMED}, drawn AS (${drawn}) SELECT * FROM drawn ORDER BY md5(${seed} || drawn::text)`,
	);
	return found.map(({ college = "", figure = "", ...words }) => ({ kind, college, figure, words }));
}
