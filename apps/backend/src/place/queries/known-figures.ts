import { RANK_SPACES, SEAT_POOLS } from "@uchit/contract/cutoff-kind.ts";
import { FEE_COVERS } from "@uchit/contract/fee-kind.ts";
import type { Database } from "#backend/db/client.ts";
import { float, integer, nullable, oneOf, type RowOf, text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";

export type KnownFigures = {
	/** Where sources disagree, the newest one counts. */
	ownerships: ReadonlyMap<string, Sourced<string>>;
	womenOnly: ReadonlyMap<string, Sourced<string>>;
	/** Yearly tuition of regular seats in each authority's newest year, a row for each programme. */
	fees: readonly FeeRow[];
	counsellings: ReadonlyMap<string, readonly CounsellingRow[]>;
	/** Seats approved in an authority's newest list, added up as printed. */
	approved: readonly ApprovedRow[];
	admitted: readonly AdmittedRow[];
	/** Last closing ranks of open seats in each counselling's newest year. */
	closing: readonly ClosingRow[];
};

type Sourced<Value> = { value: Value; sourceId: string };
const FEE = {
	collegeId: text,
	authority: text,
	programme: text,
	amount: integer,
	covers: oneOf(FEE_COVERS),
	year: integer,
	sourceId: text,
};
export type FeeRow = RowOf<typeof FEE>;
const COUNSELLING = { collegeId: text, exam: text, sourceId: text };
type CounsellingRow = RowOf<typeof COUNSELLING>;
const APPROVED = {
	collegeId: text,
	authority: text,
	year: integer,
	degree: nullable(text),
	course: text,
	level: text,
	seats: nullable(integer),
	sourceId: text,
};
export type ApprovedRow = RowOf<typeof APPROVED>;
const ADMITTED = { collegeId: text, exam: text, programme: text };
export type AdmittedRow = RowOf<typeof ADMITTED>;
const CLOSING = {
	collegeId: text,
	exam: text,
	authority: text,
	rankSpace: oneOf(RANK_SPACES),
	pool: oneOf(SEAT_POOLS),
	year: integer,
	round: nullable(integer),
	programme: text,
	closingRank: float,
	sourceId: text,
};
export type ClosingRow = RowOf<typeof CLOSING>;
const NEWEST = { collegeId: text, value: text, sourceId: text };

/** Takes a second or two: cache the result. Queries run one after another, so that visitors find free connections. */
export async function readKnownFigures(db: Database): Promise<KnownFigures> {
	const counsellings = await readRows(db, COUNSELLING)`
		SELECT college_id AS "collegeId", exam, min(source_id) AS "sourceId" FROM cutoffs WHERE mark IS NULL
		GROUP BY college_id, exam ORDER BY college_id, exam`;
	return {
		ownerships: await readNewest(db, "ownership"),
		womenOnly: await readNewest(db, "women-only"),
		fees: await readRows(db, FEE)`
			SELECT college_id AS "collegeId", authority, programme, amount, covers, year, source_id AS "sourceId" FROM college_fees
			WHERE seats = 'regular' AND (authority, year) IN (SELECT authority, max(year) FROM college_fees GROUP BY authority)`,
		counsellings: Map.groupBy(counsellings, ({ collegeId }) => collegeId),
		approved: await readRows(db, APPROVED)`
			SELECT college_id AS "collegeId", authority, year, degree, course, level, sum(seats)::int AS seats, min(source_id) AS "sourceId"
			FROM intakes WHERE mode IN ('regular', 'part-time')
				AND (authority, year) IN (SELECT authority, max(year) FROM intakes GROUP BY authority)
			GROUP BY college_id, authority, year, degree, course, level`,
		admitted: await readRows(db, ADMITTED)`
			SELECT k.college_id AS "collegeId", k.exam, p.name AS programme FROM (
			SELECT DISTINCT college_id, exam, programme_id FROM cutoffs) k JOIN programmes p ON p.id = k.programme_id`,
		closing: await readClosing(db),
	};
}

/**
 * Reads closing ranks of seats open to everybody: separate pools, without reserved and women's seats. A list that ends before its
 * authority's last round (MHT-CET's of round III) does not say how seats closed.
 */
function readClosing(db: Database): Promise<readonly ClosingRow[]> {
	return readRows(db, CLOSING)`
		WITH newest AS MATERIALIZED (
			SELECT authority, exam, max(year) AS year FROM cutoffs
			WHERE social_category = 'open' AND closing_rank IS NOT NULL AND mark IS NULL GROUP BY authority, exam
		), open AS MATERIALIZED (
			SELECT k.college_id, k.exam, k.authority, k.rank_space, k.pool, k.year, k.round, k.programme_id, k.closing_rank, k.source_id, k.is_last,
				max(k.round) OVER (PARTITION BY k.authority, k.exam) AS last_round
			FROM cutoffs k JOIN newest USING (authority, exam, year)
			WHERE k.social_category = 'open' AND NOT k.pwd AND NOT k.preparatory AND k.mark IS NULL AND k.closing_rank IS NOT NULL
				AND k.gender NOT LIKE '%emale%'
		)
		SELECT k.college_id AS "collegeId", k.exam, k.authority, k.rank_space AS "rankSpace", k.pool, k.year, k.round,
			p.name AS programme, max(k.closing_rank) AS "closingRank", min(k.source_id) AS "sourceId"
		FROM open k JOIN programmes p ON p.id = k.programme_id
		WHERE k.is_last AND k.round IS NOT DISTINCT FROM k.last_round
		GROUP BY k.college_id, k.exam, k.authority, k.rank_space, k.pool, k.year, k.round, p.name`;
}

async function readNewest(db: Database, field: string): Promise<ReadonlyMap<string, Sourced<string>>> {
	const rows = await readRows(db, NEWEST)`
		SELECT DISTINCT ON (college_id) college_id AS "collegeId", value, source_id AS "sourceId" FROM college_facts
		WHERE field = ${field} ORDER BY college_id, year DESC NULLS LAST, source_id, value`;
	return new Map(rows.map(({ collegeId, ...fact }) => [collegeId, fact]));
}
