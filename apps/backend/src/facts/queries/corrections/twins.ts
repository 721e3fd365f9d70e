import { MERGE } from "@uchit/contract/correction.ts";
import { type PossibleTwins, type SeparateColleges, TWIN_REASONS, Twin } from "@uchit/contract/possible-twins.ts";
import { and, eq, sql } from "drizzle-orm";
import type { Database, Queryable } from "#backend/db/client.ts";
import { integer, json, text, texts } from "#backend/db/columns.ts";
import { publishChange } from "#backend/db/publish-change.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { separateColleges } from "#backend/db/schema/report.ts";
import { lettersIn } from "./namesakes.ts";

const MAX_PAIRS = 100;
const PAIR = { total: integer, one: json(Twin), other: json(Twin), reasons: texts, evidence: text };

/**
 * Pairs of institutions that may be one: those that the reading of lists left undecided, one name in a district, or one website in a
 * state. Pairs with several reasons come first; pairs that an editor keeps apart, or whose merge waits for a second person, are left out.
 */
export async function listPossibleTwins(db: Queryable): Promise<PossibleTwins> {
	const inOrder = sql`a.id < b.id COLLATE "C"`;
	const twin = (id: string) => sql`(SELECT jsonb_build_object('id', c.id, 'slug', c.slug, 'name', c.name,
		'place', concat_ws(', ', coalesce(c.city, d.name), s.name))
		FROM colleges c LEFT JOIN districts d ON d.id = c.district_id LEFT JOIN states s ON s.slug = c.state_slug
		WHERE c.id = ${sql.identifier(id)})`;
	const rows = await readRows(db, PAIR)`
		WITH named AS MATERIALIZED (
			SELECT DISTINCT c.id, c.district_id, ${lettersIn(sql`n.name`)} AS letters FROM colleges c JOIN (
				SELECT id, name FROM colleges UNION SELECT id, official_name FROM colleges UNION SELECT college_id, name FROM college_names
			) n USING (id)
		), sites AS MATERIALIZED (
			SELECT DISTINCT c.id, c.state_slug, f.value AS site FROM college_facts f JOIN colleges c ON c.id = f.college_id
			WHERE f.field = 'website'
		), found AS (
			SELECT college_id AS one, other_id AS other, ${TWIN_REASONS[0]} AS reason, why AS evidence FROM possible_twins
			UNION SELECT a.id, b.id, ${TWIN_REASONS[1]}, '' FROM named a JOIN named b USING (district_id, letters) WHERE ${inOrder}
			UNION SELECT a.id, b.id, ${TWIN_REASONS[2]}, site FROM sites a JOIN sites b USING (state_slug, site) WHERE ${inOrder}
		), pairs AS (
			SELECT one, other, array_agg(reason ORDER BY reason) AS reasons, string_agg(evidence, '; ') FILTER (WHERE evidence <> '') AS evidence
			FROM found GROUP BY one, other
		)
		SELECT count(*) OVER ()::int AS total, ${twin("one")} AS one, ${twin("other")} AS other, reasons, coalesce(evidence, '') AS evidence
		FROM pairs WHERE (one, other) NOT IN (SELECT college_id, other_id FROM separate_colleges) AND NOT EXISTS (
			SELECT FROM corrections m WHERE m.field = ${MERGE} AND m.state = 'proposed' AND (m.college_id, m.value) IN ((one, other), (other, one)))
		ORDER BY cardinality(reasons) DESC, one, other LIMIT ${MAX_PAIRS}`;
	const pairs = rows.map(({ total: _, reasons, ...pair }) => ({
		...pair,
		reasons: TWIN_REASONS.filter((reason) => reasons.includes(reason)),
	}));
	return { total: rows[0]?.total ?? 0, pairs };
}

/** Returns whether both are institutions of the site. */
export async function decideSeparate(
	db: Database,
	{ one, other, areSeparate }: SeparateColleges,
	who: string,
): Promise<boolean> {
	const [collegeId = "", otherId = ""] = [one, other].toSorted();
	return db.transaction(async (tx) => {
		const [known] = await readRows(tx, { count: integer })`
			SELECT count(*)::int AS count FROM colleges WHERE id IN (${collegeId}, ${otherId})`;
		if (known?.count !== 2) return false;
		const pair = { collegeId, otherId };
		if (areSeparate)
			await tx
				.insert(separateColleges)
				.values({ ...pair, decidedBy: who })
				.onConflictDoNothing();
		else
			await tx
				.delete(separateColleges)
				.where(and(eq(separateColleges.collegeId, collegeId), eq(separateColleges.otherId, otherId)));
		await publishChange(tx, [`college:${collegeId}`, `college:${otherId}`]);
		return true;
	});
}
