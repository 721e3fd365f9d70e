import { type Outcome, OutcomeMark, type Placement } from "@uchit/contract/outcome.ts";
import { RankingList } from "@uchit/contract/ranking.ts";
import { asc, desc, eq, sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { outcomes } from "#backend/db/schema/outcome.ts";

/** Every number that an institution reported to the ranking: newest ranking first, in each by list, level and newest school year. */
export async function listOutcomes(db: Database, collegeId: string): Promise<Outcome[]> {
	const rows = await db
		.select()
		.from(outcomes)
		.where(eq(outcomes.collegeId, collegeId))
		.orderBy(desc(outcomes.year), outcomes.list, outcomes.level, desc(outcomes.cohort), asc(outcomes.measure));
	return rows.map(({ list, mark, collegeId: _college, ...row }) => ({
		...row,
		list: RankingList.parse(list),
		mark: mark ?? undefined,
	}));
}

type PlacementRow = {
	list: string;
	year: number;
	level: string;
	cohort: number;
	graduated: number | null;
	placed: number | null;
	higher_studies: number | null;
	median_salary: number | null;
	mark: string | null;
	source_id: string;
};

/**
 * Median salary and placed by list, level and school year of graduation, each with what it is out of. Where several years' reports
 * speak of the same graduates, the newest counts: institutions correct themselves.
 */
export async function listPlacements(db: Database, collegeId: string): Promise<Placement[]> {
	const { rows } = await db.execute<PlacementRow>(sql`
		SELECT DISTINCT ON (list, level, cohort) list, year, level, cohort, source_id,
			max(value) FILTER (WHERE measure = 'graduated') AS graduated, max(value) FILTER (WHERE measure = 'placed') AS placed,
			max(value) FILTER (WHERE measure = 'higher-studies') AS higher_studies,
			max(value) FILTER (WHERE measure = 'median-salary') AS median_salary, max(mark) AS mark
		FROM outcomes
		WHERE college_id = ${collegeId} AND measure IN ('graduated', 'placed', 'higher-studies', 'median-salary')
		GROUP BY list, year, level, cohort, source_id
		ORDER BY list, level, cohort, year DESC, source_id`);
	return rows.map((row) => ({
		list: RankingList.parse(row.list),
		year: row.year,
		level: row.level,
		cohort: row.cohort,
		graduated: row.graduated ?? undefined,
		placed: row.placed ?? undefined,
		higherStudies: row.higher_studies ?? undefined,
		medianSalary: row.median_salary ?? undefined,
		mark: OutcomeMark.nullable().parse(row.mark) ?? undefined,
		sourceId: row.source_id,
	}));
}
