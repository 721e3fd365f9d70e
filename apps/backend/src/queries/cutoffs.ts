import {
	type Cutoff,
	CutoffMark,
	type CutoffPage,
	type CutoffQuery,
	RankSpace,
	SeatPool,
	SocialCategory,
} from "@uchit/contract/cutoff.ts";
import { sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { countCutoffs } from "#backend/queries/cutoffs/facets.ts";
import { matches } from "#backend/queries/cutoffs/filter.ts";
import { SEAT_TYPES } from "#backend/queries/cutoffs/options.ts";
import { listSources } from "#backend/queries/sources.ts";

/** One page of an institution's opening and closing ranks, with the counts of every filter's options. */
export async function searchCutoffs(db: Database, collegeId: string, query: CutoffQuery): Promise<CutoffPage> {
	const counts = await countCutoffs(db, collegeId, query);
	const items = await listCutoffs(db, collegeId, query);
	const sources = await listSources(
		db,
		items.map(({ sourceId }) => sourceId),
	);
	return { ...counts, page: query.page, limit: query.limit, items, sources };
}

type CutoffRow = {
	exam: string;
	authority: string;
	year: number | null;
	year_note: string | null;
	round: number | null;
	programme: string;
	quota: string;
	pool: string;
	seat_type: string;
	social_category: string;
	pwd: boolean;
	gender: string;
	opening_rank: number | null;
	closing_rank: number | null;
	closing_score: number | null;
	preparatory: boolean;
	rank_space: string;
	mark: string | null;
	source_id: string;
};

/** Two rows tie only when everything that they print is the same. */
async function listCutoffs(db: Database, collegeId: string, query: CutoffQuery): Promise<Cutoff[]> {
	const { rows } = await db.execute<CutoffRow>(sql`
		SELECT k.exam, k.authority, k.year, k.year_note, k.round, p.name AS programme, k.quota, k.pool, k.seat_type, k.social_category,
			k.pwd, k.gender, k.opening_rank, k.closing_rank, k.closing_score, k.preparatory, k.rank_space, k.mark, k.source_id
		FROM cutoffs k JOIN programmes p ON p.id = k.programme_id
		WHERE k.college_id = ${collegeId} AND ${matches(query)}
		ORDER BY k.year DESC NULLS LAST, k.round DESC NULLS LAST, p.name, array_position(${sql.param([...SEAT_TYPES])}::text[], k.seat_type), k.seat_type,
			k.gender DESC, k.closing_rank, k.closing_score DESC NULLS LAST, k.quota, k.preparatory, k.opening_rank, k.exam, k.authority
		OFFSET ${(query.page - 1) * query.limit} LIMIT ${query.limit}`);
	return rows.map(toCutoff);
}

function toCutoff(row: CutoffRow): Cutoff {
	return {
		exam: row.exam,
		authority: row.authority,
		year: row.year ?? undefined,
		yearNote: row.year_note ?? undefined,
		round: row.round ?? undefined,
		programme: row.programme,
		quota: row.quota,
		pool: SeatPool.parse(row.pool),
		seatType: row.seat_type,
		socialCategory: SocialCategory.parse(row.social_category),
		pwd: row.pwd,
		gender: row.gender,
		openingRank: row.opening_rank ?? undefined,
		closingRank: row.closing_rank ?? undefined,
		closingScore: row.closing_score ?? undefined,
		preparatory: row.preparatory,
		rankSpace: RankSpace.parse(row.rank_space),
		mark: CutoffMark.nullable().parse(row.mark) ?? undefined,
		sourceId: row.source_id,
	};
}
