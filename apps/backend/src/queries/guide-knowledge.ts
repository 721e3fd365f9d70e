import { COUNTRY_FIELDS } from "@uchit/contract/country-options.ts";
import type { GuideKnowledge } from "@uchit/contract/data.ts";
import { EXAM_FIELDS } from "@uchit/contract/exam-options.ts";
import { sql } from "drizzle-orm";
import { toColumnName } from "#backend/content/items/definitions/guide-columns.ts";
import type { Database } from "#backend/db/client.ts";

/** How much of the published exams and countries is known; an empty list is nothing known, as `listUnpublished` has it. */
export async function countGuides(db: Database): Promise<GuideKnowledge[]> {
	return [await count(db, "exams", EXAM_FIELDS.map(toColumnName)), await count(db, "countries", COUNTRY_FIELDS)];
}

async function count(db: Database, what: GuideKnowledge["what"], columns: readonly string[]): Promise<GuideKnowledge> {
	const { rows } = await db.execute<{ guides: number; known: number }>(sql`
		SELECT count(DISTINCT guide.id)::int AS guides,
			count(*) FILTER (WHERE part.value NOT IN ('null', '[]'))::int AS known
		FROM ${sql.identifier(what)} guide LEFT JOIN LATERAL jsonb_each(to_jsonb(guide)) part
			ON part.key = ANY(${sql.param(columns)}::text[])
		WHERE guide.status = 'published'`);
	const { guides = 0, known = 0 } = rows[0] ?? {};
	return { what, guides, known, of: guides * columns.length };
}
