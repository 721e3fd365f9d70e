import { type Coverage, KNOWN_FACTS, type Knowledge, type KnownFact, type Missing } from "@uchit/contract/data.ts";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { integer, integers, nullable, text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";

const hasField = (field: string) => `c.id IN (SELECT college_id FROM college_facts WHERE field = '${field}')`;

const KNOWN_FACT_CONDITIONS: Readonly<Record<KnownFact, string>> = {
	fees: "c.id IN (SELECT college_id FROM college_fees UNION SELECT college_id FROM page_fees)",
	cutoffs: "c.id IN (SELECT college_id FROM cutoffs)",
	// Published this year or last year.
	"latest-cutoffs":
		"c.id IN (SELECT college_id FROM cutoffs WHERE year >= extract(year FROM now() AT TIME ZONE 'Asia/Kolkata') - 1)",
	seats: "c.id IN (SELECT college_id FROM intakes)",
	placements: "c.id IN (SELECT college_id FROM outcomes WHERE measure = 'median-salary')",
	rankings: "c.id IN (SELECT college_id FROM rankings)",
	website: hasField("website"),
	phone: hasField("phone"),
	address: hasField("address"),
	recognition: hasField("recognised-by"),
	affiliation: hasField("affiliated-to"),
	ownership: hasField("ownership"),
	established: hasField("established"),
	category: "c.id IN (SELECT college_id FROM college_categories)",
	district: "c.district_id IS NOT NULL",
};

/** The best place in any list of the newest two years; a band counts as its first rank. */
const BEST_KNOWN = sql`
	SELECT college_id AS id, min(coalesce(rank, split_part(band, '-', 1)::int)) AS place FROM rankings
	WHERE year > (SELECT max(year) - 2 FROM rankings) AND list NOT IN ('innovation', 'research')
	GROUP BY college_id ORDER BY place, college_id LIMIT 500`;

/** Only counts the directory's institutions: other entries may be duplicates of them. */
export function getKnowledge(db: Database): Promise<Knowledge[]> {
	return countKnownFacts(db, sql`SELECT id FROM colleges WHERE aishe_code IS NOT NULL`);
}

const KNOWN_COUNTS = { of: integer, known: integers };

async function countKnownFacts(db: Database, ids: SQL): Promise<(Knowledge & { what: KnownFact })[]> {
	const counts = KNOWN_FACTS.map((fact) => `count(*) FILTER (WHERE ${KNOWN_FACT_CONDITIONS[fact]})::int`);
	const [row] = await readRows(db, KNOWN_COUNTS)`
		SELECT count(*)::int AS of, ARRAY[${sql.raw(counts.join(", "))}] AS known FROM colleges c WHERE c.id IN (${ids})`;
	return KNOWN_FACTS.map((what, index) => ({ what, known: row?.known[index] ?? 0, of: row?.of ?? 0 }));
}

const FRESH = { fact: text, fresh: integer };

export async function getCoverage(
	db: Database,
	today: string,
): Promise<{ bestKnown: Coverage[]; freshSince?: string }> {
	const bestKnown = await countKnownFacts(db, sql`SELECT id FROM (${BEST_KNOWN}) best`);
	const [begun] = await readRows(db, { since: nullable(text) })`
		SELECT greatest(date_trunc('month', ${today}::date)::date, min(counted_on))::text AS since FROM known_facts HAVING count(*) > 0`;
	if (begun?.since == null) return { bestKnown };
	const rows = await readRows(db, FRESH)`
		SELECT fact, count(*)::int AS fresh FROM known_facts WHERE since >= ${begun.since}::date GROUP BY fact`;
	const fresh = new Map(rows.map((row) => [row.fact, row.fresh]));
	return {
		bestKnown: bestKnown.map((each) => ({ ...each, fresh: fresh.get(each.what) ?? 0 })),
		freshSince: begun.since,
	};
}

const ITEM = { slug: text, name: text, state: nullable(text), stateHi: nullable(text) };

export async function listMissing(db: Database, fact: KnownFact): Promise<Missing> {
	const rows = await readRows(db, ITEM)`
		SELECT c.slug, c.name, s.name AS state, s.name_hi AS "stateHi" FROM (${BEST_KNOWN}) best JOIN colleges c USING (id)
		LEFT JOIN states s ON s.slug = c.state_slug
		WHERE NOT (${sql.raw(KNOWN_FACT_CONDITIONS[fact])}) ORDER BY best.place, c.id`;
	const [{ of } = { of: 0 }] = await readRows(db, { of: integer })`
		SELECT count(*)::int AS of FROM (${BEST_KNOWN}) best JOIN colleges c USING (id)`;
	const items = rows.map(({ state, stateHi, ...item }) => ({
		...item,
		...(state !== null && { state }),
		...(stateHi !== null && { stateHi }),
	}));
	return { what: fact, of, known: of - items.length, items };
}

/**
 * Records the known facts of the best-known institutions today, to tell later since when they are known. For a new
 * institution or fact, what is known counts as known before.
 */
export async function noteKnownFacts(db: Database, today: string): Promise<void> {
	const known = KNOWN_FACTS.map(
		(fact) => `SELECT c.id AS college_id, '${fact}' AS fact FROM best c WHERE ${KNOWN_FACT_CONDITIONS[fact]}`,
	);
	await db.transaction(async (tx) => {
		await tx.execute(sql`
			CREATE TEMPORARY TABLE known_now ON COMMIT DROP AS
			WITH best AS (SELECT colleges.* FROM (${BEST_KNOWN}) ids JOIN colleges USING (id))
			${sql.raw(known.join(" UNION ALL "))}`);
		await tx.execute(sql`
			INSERT INTO known_facts (college_id, fact, since, counted_on)
			SELECT college_id, fact,
				CASE WHEN college_id IN (SELECT college_id FROM known_facts) AND fact IN (SELECT fact FROM known_facts)
					THEN ${today}::date END,
				${today}::date
			FROM known_now ON CONFLICT DO NOTHING`);
		await tx.execute(
			sql`DELETE FROM known_facts WHERE (college_id, fact) NOT IN (SELECT college_id, fact FROM known_now)`,
		);
	});
}
