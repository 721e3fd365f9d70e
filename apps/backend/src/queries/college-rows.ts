import type { College } from "@uchit/contract/college.ts";
import { sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { type FactRow, factsOf } from "#backend/queries/college-facts.ts";
import { type CutoffSummaryRow, cutoffSummariesOf } from "#backend/queries/cutoffs/summaries.ts";
import { type SeatsRow, seatsOf } from "#backend/queries/intakes.ts";
import { jsonRows } from "#backend/queries/json-rows.ts";
import { type PlacementRow, placementsOf } from "#backend/queries/outcomes.ts";
import { type RankingRow, rankingsOf } from "#backend/queries/rankings.ts";
import { type ReviewCountRow, reviewCountOf } from "#backend/queries/reviews/shown.ts";

export type CollegeRows = {
	id: string;
	slug: string;
	name: string;
	officialName: string;
	kind: College["kind"];
	aisheCode: string | null;
	city: string | null;
	districtId: string | null;
	district: string | null;
	stateSlug: string | null;
	stateName: string | null;
	sourceId: string;
	names: College["otherNames"];
	categories: { categoryId: number; rule: College["categories"][number]["rule"]; evidence: string; sourceId: string }[];
	rankings: RankingRow[];
	cutoffs: CutoffSummaryRow[];
	facts: FactRow[];
	placements: PlacementRow[];
	seats: SeatsRow[];
	reviews: ReviewCountRow[];
};

/**
 * Everything that is stored of the institutions with these slugs, in one statement: nine at once would take nearly all
 * connections for one page. Each once, in no order.
 */
export async function readCollegeRows(db: Database, slugs: readonly string[]): Promise<CollegeRows[]> {
	const college = sql`c.id`;
	const { rows } = await db.execute<CollegeRows>(sql`
		SELECT c.id, c.slug, c.name, c.official_name AS "officialName", c.kind, c.aishe_code AS "aisheCode", c.city,
			c.district_id AS "districtId", d.name AS district, s.slug AS "stateSlug", s.name AS "stateName", c.source_id AS "sourceId",
			${jsonRows(sql`
				SELECT name, source_id AS "sourceId" FROM college_names n
				WHERE n.college_id = c.id AND n.name NOT IN (c.name, c.official_name) ORDER BY n.name`)} AS names,
			${jsonRows(sql`
				SELECT category_id AS "categoryId", rule, evidence, source_id AS "sourceId"
				FROM college_categories WHERE college_id = c.id`)} AS categories,
			${jsonRows(rankingsOf(college))} AS rankings,
			${jsonRows(cutoffSummariesOf(college))} AS cutoffs,
			${jsonRows(factsOf(college))} AS facts,
			${jsonRows(placementsOf(college))} AS placements,
			${jsonRows(seatsOf(college))} AS seats,
			${jsonRows(reviewCountOf(college))} AS reviews
		FROM colleges c LEFT JOIN districts d ON d.id = c.district_id LEFT JOIN states s ON s.slug = c.state_slug
		WHERE c.slug = ANY(${sql.param([...slugs])}::text[])`);
	return rows;
}
