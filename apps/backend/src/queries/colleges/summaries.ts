import { CATEGORIES } from "@uchit/contract/category.ts";
import type { CollegeKind, CollegeSummary } from "@uchit/contract/college.ts";
import type { RankingList } from "@uchit/contract/ranking.ts";
import { sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";

type SummaryRow = {
	id: string;
	slug: string;
	name: string;
	kind: CollegeKind;
	city: string | null;
	district: string | null;
	state_slug: string | null;
	state_name: string | null;
	categories: number[] | null;
	source_id: string;
	year: number | null;
	rank: number | null;
	band: string | null;
	ranking_source_id: string | null;
};

/** The institutions with these ids, in the ids' order, each with its newest place in the list. */
export async function listSummaries(
	db: Database,
	ids: readonly string[],
	list: RankingList,
): Promise<CollegeSummary[]> {
	if (ids.length === 0) return [];
	const { rows } = await db.execute<SummaryRow>(sql`
		SELECT c.id, c.slug, c.name, c.kind, c.city, d.name AS district, s.slug AS state_slug, s.name AS state_name, c.source_id,
			(SELECT array_agg(category_id) FROM college_categories WHERE college_id = c.id) AS categories,
			p.year, p.rank, p.band, p.source_id AS ranking_source_id
		FROM colleges c
		LEFT JOIN districts d ON d.id = c.district_id
		LEFT JOIN states s ON s.slug = c.state_slug
		LEFT JOIN LATERAL (
			SELECT year, rank, band, source_id FROM rankings WHERE list = ${list} AND college_id = c.id ORDER BY year DESC LIMIT 1
		) p ON TRUE
		WHERE c.id IN ${ids}`);
	const byId = new Map(rows.map((row) => [row.id, row]));
	return ids.flatMap((id) => {
		const row = byId.get(id);
		return row ? [toSummary(row, list)] : [];
	});
}

function toSummary(row: SummaryRow, list: RankingList): CollegeSummary {
	return {
		slug: row.slug,
		name: row.name,
		kind: row.kind,
		place: {
			city: row.city ?? undefined,
			district: row.district ?? undefined,
			state:
				row.state_slug !== null && row.state_name !== null ? { slug: row.state_slug, name: row.state_name } : undefined,
		},
		categories: CATEGORIES.map(({ id }) => id).filter((id) => row.categories?.includes(id)),
		ranking: toRanking(row, list),
		sourceId: row.source_id,
	};
}

function toRanking(
	{ year, rank, band, ranking_source_id: sourceId }: SummaryRow,
	list: RankingList,
): CollegeSummary["ranking"] {
	if (year === null || sourceId === null) return undefined;
	return { list, year, rank: rank ?? undefined, band: band ?? undefined, sourceId };
}
