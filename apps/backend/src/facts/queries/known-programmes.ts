import { type KnownProgramme, PROGRAMME_EVIDENCE } from "@uchit/contract/intake.ts";
import { sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { integer, nullable, oneOf, text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";

const KNOWN_PROGRAMME = {
	evidence: oneOf(PROGRAMME_EVIDENCE),
	programme: text,
	by: nullable(text),
	year: nullable(integer),
	sourceId: text,
	place: integer,
};

/**
 * Lists an institution's programmes without an approval, by evidence: programmes of a counselling in its newest year,
 * each once with the document of its last round; the field of a list in which it reported or is ranked; its own name.
 * The surest first, undergraduate degrees before postgraduate ones.
 */
export async function listKnownProgrammes(db: Database, collegeId: string): Promise<KnownProgramme[]> {
	const rows = await readRows(db, KNOWN_PROGRAMME)`
		WITH admitted AS (
			SELECT k.*, max(year) OVER (PARTITION BY exam, authority) AS newest FROM cutoffs k WHERE college_id = ${collegeId}
		)
		SELECT 'counselling' AS evidence, p.name AS programme, authority AS by, year::int AS year,
			(array_agg(source_id ORDER BY is_last DESC, source_id))[1] AS "sourceId", CASE exam WHEN 'gate' THEN 2 ELSE 1 END AS place
		FROM admitted JOIN programmes p ON p.id = programme_id WHERE year IS NOT DISTINCT FROM newest
		GROUP BY p.name, exam, authority, year
		UNION ALL
		SELECT DISTINCT ON (level) 'listed', level, 'nirf', year::int, source_id, 3
		FROM (SELECT * FROM outcomes WHERE college_id = ${collegeId} AND level ~ '^(ug|pg)-[0-9]' ORDER BY level, year DESC, source_id) reported
		UNION ALL
		SELECT DISTINCT ON (list) 'ranked', list, 'nirf', year::int, source_id, 4
		FROM (SELECT * FROM rankings WHERE college_id = ${collegeId} AND list = ANY(${sql.param(FIELD_LISTS)}::text[])
			ORDER BY list, year DESC, source_id) ranked
		UNION ALL
		SELECT 'name', category_id::text, NULL, NULL, source_id, 5
		FROM college_categories WHERE college_id = ${collegeId} AND rule = 'name' AND category_id <> ${GENERAL_DEGREE}
		ORDER BY 6, 3, 2`;
	return rows.map(({ programme, evidence, by, year, sourceId }) => ({
		programme,
		evidence,
		by: by ?? undefined,
		year: year ?? undefined,
		sourceId,
	}));
}

/** NIRF's lists of a single field. The others rank whole institutions. */
const FIELD_LISTS = [
	"engineering",
	"management",
	"medical",
	"dental",
	"pharmacy",
	"law",
	"architecture",
	"agriculture",
];
/** The category whose names give no subject, as they are general degree colleges. */
const GENERAL_DEGREE = 21;
