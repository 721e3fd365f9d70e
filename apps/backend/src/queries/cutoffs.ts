import { type Cutoff, CutoffMark, type CutoffPage, type CutoffQuery, RankSpace } from "@uchit/contract/cutoff.ts";
import { sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { countCutoffs } from "#backend/queries/cutoffs/facets.ts";
import { matches } from "#backend/queries/cutoffs/filter.ts";
import { SEAT_TYPES } from "#backend/queries/cutoffs/options.ts";
import { listSources } from "#backend/queries/sources.ts";

/** One page of an institution's opening and closing ranks, with the counts of every filter's options. */
export async function searchCutoffs(db: Database, collegeId: string, query: CutoffQuery): Promise<CutoffPage> {
	const [counts, items] = await Promise.all([countCutoffs(db, collegeId, query), listCutoffs(db, collegeId, query)]);
	const sources = await listSources(
		db,
		items.map(({ sourceId }) => sourceId),
	);
	return { ...counts, page: query.page, limit: query.limit, items, sources };
}

type CutoffRow = Omit<Cutoff, "openingRank" | "closingRank" | "seatType" | "rankSpace" | "mark" | "sourceId"> & {
	opening_rank: number;
	closing_rank: number;
	seat_type: string;
	rank_space: string;
	mark: string | null;
	source_id: string;
};

/** Two rows tie only when everything that they print is the same. */
async function listCutoffs(db: Database, collegeId: string, query: CutoffQuery): Promise<Cutoff[]> {
	const { rows } = await db.execute<CutoffRow>(sql`
		SELECT k.exam, k.authority, k.year, k.round, p.name AS programme, k.quota, k.seat_type, k.gender, k.opening_rank, k.closing_rank,
			k.preparatory, k.rank_space, k.mark, k.source_id
		FROM cutoffs k JOIN programmes p ON p.id = k.programme_id
		WHERE k.college_id = ${collegeId} AND ${matches(query)}
		ORDER BY k.year DESC, k.round DESC, p.name, array_position(${sql.param([...SEAT_TYPES])}::text[], k.seat_type), k.seat_type,
			k.gender DESC, k.closing_rank, k.quota, k.preparatory, k.opening_rank, k.exam
		OFFSET ${(query.page - 1) * query.limit} LIMIT ${query.limit}`);
	return rows.map(toCutoff);
}

function toCutoff(row: CutoffRow): Cutoff {
	return {
		exam: row.exam,
		authority: row.authority,
		year: row.year,
		round: row.round,
		programme: row.programme,
		quota: row.quota,
		seatType: row.seat_type,
		gender: row.gender,
		openingRank: row.opening_rank,
		closingRank: row.closing_rank,
		preparatory: row.preparatory,
		rankSpace: RankSpace.parse(row.rank_space),
		mark: CutoffMark.nullable().parse(row.mark) ?? undefined,
		sourceId: row.source_id,
	};
}
