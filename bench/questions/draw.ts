import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../apps/backend/src/db/client.ts";

export type Drawn = Readonly<Record<string, string>>;

const NAMED = sql`named AS (SELECT c.* FROM colleges c JOIN (SELECT min(id) AS id FROM colleges
	GROUP BY regexp_replace(lower(name), '[^a-z0-9]+', '', 'g') HAVING count(*) = 1) one ON one.id = c.id)`;
const COLLEGE = sql`c.name AS college, c.slug`;

const CLOSING = sql`SELECT ${COLLEGE}, x.exam, x.authority, x.year::text, x.round::text, p.name AS programme, x.quota, x.seat_type AS "seatType",
		x.gender, x.pool, coalesce(x.closing_rank, x.closing_score)::text AS value, x.rank_space AS "rankSpace", x.source_id AS "sourceId"
	FROM cutoffs x JOIN named c ON c.id = x.college_id JOIN programmes p ON p.id = x.programme_id
	WHERE x.is_last AND x.mark IS NULL AND NOT x.preparatory AND coalesce(x.closing_rank, x.closing_score) IS NOT NULL AND x.round IS NOT NULL
		AND 1 = (SELECT count(*) FROM cutoffs y WHERE (y.college_id, y.exam, y.authority, y.year, y.round, y.programme_id, y.quota, y.seat_type, y.gender)
			= (x.college_id, x.exam, x.authority, x.year, x.round, x.programme_id, x.quota, x.seat_type, x.gender))`;

const PLACEMENT = (
	measure: string,
) => sql`SELECT ${COLLEGE}, o.list, o.level, o.cohort::text AS year, o.year::text AS report,
		o.value::bigint::text AS value, g.value::bigint::text AS graduated, p.value::bigint::text AS placed, o.source_id AS "sourceId"
	FROM outcomes o JOIN named c ON c.id = o.college_id
	JOIN outcomes p ON (p.college_id, p.list, p.year, p.level, p.cohort) = (o.college_id, o.list, o.year, o.level, o.cohort) AND p.measure = 'placed'
	JOIN outcomes g ON (g.college_id, g.list, g.year, g.level, g.cohort) = (o.college_id, o.list, o.year, o.level, o.cohort) AND g.measure = 'graduated'
	WHERE o.measure = ${measure} AND o.mark IS NULL AND p.mark IS NULL AND g.mark IS NULL AND g.value >= 20 AND o.list IN ('engineering', 'management', 'law', 'pharmacy')
		AND o.year = (SELECT max(year) FROM outcomes n WHERE (n.college_id, n.list, n.level, n.cohort) = (o.college_id, o.list, o.level, o.cohort))`;

/** Leaves out rows that are marked as doubtful. */
const ROWS: Readonly<Record<string, SQL>> = {
	closing: sql`SELECT * FROM (${CLOSING}) rows WHERE authority = 'JoSAA' AND year >= '2021' AND pool IN ('all-india', 'home-state', 'other-state')`,
	"closing of a state": sql`SELECT * FROM (${CLOSING}) rows WHERE authority IN ('KEA', 'COMEDK', 'Consortium of NLUs', 'MCC', 'TGCHE', 'WBJEEB', 'University of Delhi')`,
	rank: sql`SELECT ${COLLEGE}, r.list, r.year::text, r.rank::text AS value, r.source_id AS "sourceId"
		FROM rankings r JOIN named c ON c.id = r.college_id WHERE r.rank IS NOT NULL AND r.year >= 2020`,
	median: sql`SELECT * FROM (${PLACEMENT("median-salary")}) rows WHERE placed::int >= 10 AND value::int >= 100000`,
	placed: PLACEMENT("placed"),
	"MBBS seats": sql`SELECT ${COLLEGE}, i.year::text, i.authority, i.course, i.level, i.seats::text AS value, i.source_id AS "sourceId"
		FROM intakes i JOIN named c ON c.id = i.college_id WHERE i.authority = 'nmc' AND i.course = 'MBBS' AND i.seats IS NOT NULL`,
	seats: sql`SELECT ${COLLEGE}, i.year::text, i.authority, i.course, i.level, min(i.seats)::text AS value, min(i.source_id) AS "sourceId"
		FROM intakes i JOIN named c ON c.id = i.college_id WHERE i.authority = 'aicte' AND i.level IN ('undergraduate', 'postgraduate') AND i.mode = 'regular'
		GROUP BY c.name, c.slug, i.year, i.authority, i.course, i.level HAVING count(*) = 1 AND min(i.seats) > 0`,
	fee: sql`SELECT ${COLLEGE}, f.year::text, f.authority, f.programme, f.quota, f.covers, f.seats, min(f.amount)::text AS value, min(f.source_id) AS "sourceId"
		FROM college_fees f JOIN named c ON c.id = f.college_id WHERE f.seats = 'regular' AND f.programme ~ '[a-z]{3}'
		GROUP BY c.name, c.slug, f.year, f.authority, f.programme, f.quota, f.covers, f.seats HAVING count(*) = 1`,
	founded: sql`SELECT ${COLLEGE}, min(f.value) AS value, min(f.source_id) AS "sourceId"
		FROM college_facts f JOIN named c ON c.id = f.college_id WHERE f.field = 'established' GROUP BY c.name, c.slug HAVING count(*) = 1`,
	place: sql`SELECT ${COLLEGE}, d.name AS value, s.name AS state, c.source_id AS "sourceId"
		FROM named c JOIN districts d ON d.id = c.district_id JOIN states s ON s.slug = c.state_slug WHERE c.name !~* d.name AND length(c.name) > 24`,
	approval: sql`SELECT ${COLLEGE}, f.value, f.year::text, f.source_id AS "sourceId"
		FROM college_facts f JOIN named c ON c.id = f.college_id WHERE f.field = 'recognised-by' AND f.value IN ('aicte', 'ugc', 'nmc') AND f.year IS NOT NULL`,
	fake: sql`SELECT name AS college, '' AS slug, place, listed_in AS year, source_id AS "sourceId" FROM fake_universities WHERE place IS NOT NULL`,
	open: sql`SELECT *, (SELECT count(*) FROM jsonb_array_elements_text(closings) each(closed) WHERE closed::int >= seats.value::int)::text AS open,
			jsonb_array_length(closings)::text AS years
		FROM (SELECT min(college) AS college, slug, exam, programme, quota, "seatType", gender, "rankSpace", max(year) AS year, jsonb_agg(value) AS closings,
			(array_agg(value ORDER BY md5(year || slug)))[1] AS value, (array_agg("sourceId" ORDER BY year DESC))[1] AS "sourceId"
			FROM (${CLOSING}) rows WHERE authority = 'JoSAA' AND "seatType" = 'OPEN' AND gender = 'Gender-Neutral' AND quota = 'AI' AND exam = 'jee-advanced' AND year >= '2018'
			GROUP BY slug, exam, programme, quota, "seatType", gender, "rankSpace" HAVING count(*) = 9) seats`,
	package: sql`SELECT DISTINCT ${COLLEGE} FROM outcomes o JOIN named c ON c.id = o.college_id WHERE o.measure = 'median-salary' AND o.list IN ('engineering', 'management')`,
	unlisted: sql`SELECT DISTINCT ${COLLEGE}, 'law' AS list, r.year::text FROM rankings r JOIN named c ON c.id = r.college_id WHERE r.list = 'engineering' AND r.year = 2025
		AND NOT EXISTS (SELECT FROM rankings l WHERE l.college_id = c.id AND l.list = 'law')`,
	few: sql`SELECT DISTINCT ${COLLEGE}, o.list, o.level, o.cohort::text AS year FROM outcomes o JOIN named c ON c.id = o.college_id
		JOIN outcomes p ON (p.college_id, p.list, p.year, p.level, p.cohort) = (o.college_id, o.list, o.year, o.level, o.cohort) AND p.measure = 'placed'
		WHERE o.measure = 'median-salary' AND p.value BETWEEN 1 AND 9 AND o.list IN ('engineering', 'management') AND o.mark IS NULL AND p.mark IS NULL
			AND o.year = (SELECT max(year) FROM outcomes n WHERE (n.college_id, n.list, n.level, n.cohort) = (o.college_id, o.list, o.level, o.cohort))`,
};

export async function drawRows(db: Database, kind: string, { seed, count }: { seed: string; count: number }) {
	const rows = ROWS[kind];
	if (rows === undefined) throw new Error(`No rows are drawn of ${kind}`);
	const { rows: drawn } = await db.execute<Record<string, string>>(
		sql`WITH ${NAMED}, drawn AS (${rows}),
			first AS (SELECT DISTINCT ON (college) * FROM drawn ORDER BY college, md5(${seed} || drawn::text))
			SELECT * FROM first ORDER BY md5(${seed} || first::text) LIMIT ${count}`,
	);
	return drawn.map((row): Drawn => row);
}
