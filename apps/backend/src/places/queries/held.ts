import type { Database } from "#backend/db/client.ts";

/** What is known of institutions beside what the index holds, to be added up by place and course. */
export type Held = {
	/** Where sources disagree, the newest one counts. */
	ownerships: ReadonlyMap<string, Sourced<string>>;
	womenOnly: ReadonlyMap<string, Sourced<string>>;
	/** Yearly tuition of regular seats in each authority's newest year, a row for each programme. */
	fees: readonly FeeRow[];
	/** By institution, the counsellings that published its closing ranks or scores. */
	counsellings: ReadonlyMap<string, readonly CounsellingRow[]>;
	/** Seats that an authority's newest list approved, added up by what it prints. */
	approved: readonly ApprovedRow[];
	/** What every counselling admitted to. */
	admitted: readonly AdmittedRow[];
	/** Open seats' last closing ranks of each counselling's newest year. */
	closing: readonly ClosingRow[];
};

type Sourced<Value> = { value: Value; sourceId: string };
export type FeeRow = {
	collegeId: string;
	authority: string;
	programme: string;
	amount: number;
	year: number;
	sourceId: string;
};
export type CounsellingRow = { collegeId: string; exam: string; sourceId: string };
export type ApprovedRow = {
	collegeId: string;
	authority: string;
	year: number;
	degree: string | null;
	course: string;
	level: string;
	seats: number | null;
	sourceId: string;
};
export type AdmittedRow = { collegeId: string; exam: string; programme: string };
export type ClosingRow = {
	collegeId: string;
	exam: string;
	authority: string;
	rankSpace: string;
	pool: string;
	year: number;
	round: number | null;
	programme: string;
	closingRank: number;
	sourceId: string;
};

/** Reads all of it: a second or two of work, which the caller keeps. One query after the other, so that visitors find connections. */
export async function readHeld(db: Database): Promise<Held> {
	const counsellings = await read<CounsellingRow>(
		db,
		`SELECT college_id AS "collegeId", exam, min(source_id) AS "sourceId" FROM cutoffs WHERE mark IS NULL
			GROUP BY college_id, exam ORDER BY college_id, exam`,
	);
	return {
		ownerships: await readNewest(db, "ownership"),
		womenOnly: await readNewest(db, "women-only"),
		fees: await read<FeeRow>(
			db,
			`SELECT college_id AS "collegeId", authority, programme, amount, year, source_id AS "sourceId" FROM college_fees f
				WHERE seats = 'regular' AND year = (SELECT max(year) FROM college_fees newest WHERE newest.authority = f.authority)`,
		),
		counsellings: Map.groupBy(counsellings, ({ collegeId }) => collegeId),
		approved: await read<ApprovedRow>(
			db,
			`SELECT college_id AS "collegeId", authority, year, degree, course, level, sum(seats)::int AS seats, min(source_id) AS "sourceId"
				FROM intakes i WHERE mode IN ('regular', 'part-time')
					AND year = (SELECT max(year) FROM intakes newest WHERE newest.authority = i.authority)
				GROUP BY college_id, authority, year, degree, course, level`,
		),
		admitted: await read<AdmittedRow>(
			db,
			`SELECT k.college_id AS "collegeId", k.exam, p.name AS programme FROM (
				SELECT DISTINCT college_id, exam, programme_id FROM cutoffs) k JOIN programmes p ON p.id = k.programme_id`,
		),
		closing: await readClosing(db),
	};
}

/** In seats that everybody may ask for: the pools are told apart, reserved and women's seats left out. */
function readClosing(db: Database): Promise<readonly ClosingRow[]> {
	return read<ClosingRow>(
		db,
		`WITH newest AS MATERIALIZED (
				SELECT authority, exam, max(year) AS year FROM cutoffs
				WHERE social_category = 'open' AND closing_rank IS NOT NULL AND mark IS NULL GROUP BY authority, exam
			), open AS MATERIALIZED (
				SELECT k.college_id, k.exam, k.authority, k.rank_space, k.pool, k.year, k.round, k.programme_id, k.closing_rank, k.source_id,
					max(k.round) OVER (PARTITION BY k.authority, k.exam) AS last_round
				FROM cutoffs k JOIN newest USING (authority, exam, year)
				WHERE k.social_category = 'open' AND NOT k.pwd AND NOT k.preparatory AND k.mark IS NULL AND k.closing_rank IS NOT NULL
					AND k.gender NOT LIKE '%emale%'
			)
			SELECT k.college_id AS "collegeId", k.exam, k.authority, k.rank_space AS "rankSpace", k.pool, k.year, k.round,
				p.name AS programme, max(k.closing_rank) AS "closingRank", min(k.source_id) AS "sourceId"
			FROM open k JOIN programmes p ON p.id = k.programme_id
			WHERE k.round IS NOT DISTINCT FROM k.last_round
			GROUP BY k.college_id, k.exam, k.authority, k.rank_space, k.pool, k.year, k.round, p.name`,
	);
}

async function readNewest(db: Database, field: string): Promise<ReadonlyMap<string, Sourced<string>>> {
	const rows = await read<Sourced<string> & { collegeId: string }>(
		db,
		`SELECT DISTINCT ON (college_id) college_id AS "collegeId", value, source_id AS "sourceId" FROM college_facts
			WHERE field = $1 ORDER BY college_id, year DESC NULLS LAST, source_id`,
		[field],
	);
	return new Map(rows.map(({ collegeId, ...fact }) => [collegeId, fact]));
}

async function read<Row extends Record<string, unknown>>(
	db: Database,
	query: string,
	values: readonly string[] = [],
): Promise<Row[]> {
	const { rows } = await db.$client.query<Row>(query, [...values]);
	return rows;
}
