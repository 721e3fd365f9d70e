import {
	type Cutoff,
	type CutoffPage,
	type CutoffQuery,
	LAST_ROUND,
	NEWEST_YEAR,
	UNDATED,
} from "@uchit/contract/cutoff.ts";
import { CUTOFF_MARKS, RANK_SPACES, SEAT_POOLS, SOCIAL_CATEGORIES } from "@uchit/contract/cutoff-kind.ts";
import { sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { toRecord } from "#backend/db/column-names.ts";
import { boolean, float, integer, nullable, oneOf, text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { withSources } from "#backend/facts/queries/sources.ts";
import { countCutoffs } from "./facets.ts";
import { FILTER_COLUMNS, isChosen, passesFilters } from "./filter.ts";
import { SEAT_TYPES } from "./options.ts";

export async function searchCutoffs(db: Database, collegeId: string, requested: CutoffQuery): Promise<CutoffPage> {
	const query = await understandQuery(db, collegeId, requested);
	const counts = await countCutoffs(db, collegeId, query);
	const items = await listCutoffs(db, collegeId, query);
	const { year, round, page, limit } = query;
	return withSources(db, { ...counts, page, limit, understood: { year, round }, items });
}

const LIST = { year: text, round: nullable(text) };

async function understandQuery(db: Database, collegeId: string, query: CutoffQuery): Promise<CutoffQuery> {
	if (!query.year.includes(NEWEST_YEAR) && !query.round.includes(LAST_ROUND)) return query;
	const rows = await readRows(db, LIST)`
		SELECT DISTINCT ${FILTER_COLUMNS.year} AS year, ${FILTER_COLUMNS.round} AS round
		FROM cutoffs k WHERE k.college_id = ${collegeId} AND ${isChosen("exam", query.exam)} AND ${isChosen("authority", query.authority)}`;
	const newest = largest(rows.flatMap(({ year }) => (year === UNDATED ? [] : year)));
	const years = query.year.flatMap((year) => (year === NEWEST_YEAR ? (newest ?? []) : year));
	const last = largest(rows.flatMap(({ year, round }) => (years.includes(year) ? (round ?? []) : [])));
	return {
		...query,
		year: years,
		round: query.round.flatMap((round) => (round === LAST_ROUND ? (last ?? []) : round)),
	};
}

function largest(numbers: readonly string[]): string | undefined {
	return numbers.length === 0 ? undefined : String(Math.max(...numbers.map(Number)));
}

const CUTOFF = {
	exam: text,
	authority: text,
	year: nullable(integer),
	year_note: nullable(text),
	round: nullable(integer),
	programme: text,
	quota: text,
	pool: oneOf(SEAT_POOLS),
	seat_type: text,
	social_category: oneOf(SOCIAL_CATEGORIES),
	pwd: boolean,
	gender: text,
	opening_rank: nullable(float),
	closing_rank: nullable(float),
	closing_score: nullable(float),
	seats: nullable(integer),
	preparatory: boolean,
	rank_space: oneOf(RANK_SPACES),
	mark: nullable(oneOf(CUTOFF_MARKS)),
	source_id: text,
};

/** Two rows only tie if everything that they print is the same. */
async function listCutoffs(db: Database, collegeId: string, query: CutoffQuery): Promise<Cutoff[]> {
	const rows = await readRows(db, CUTOFF)`
		SELECT k.exam, k.authority, k.year, k.year_note, k.round, p.name AS programme, k.quota, k.pool, k.seat_type, k.social_category,
			k.pwd, k.gender, k.opening_rank, k.closing_rank, k.closing_score, k.seats, k.preparatory, k.rank_space, k.mark, k.source_id
		FROM cutoffs k JOIN programmes p ON p.id = k.programme_id
		WHERE k.college_id = ${collegeId} AND ${passesFilters(query)}
		ORDER BY k.year DESC NULLS LAST, k.round DESC NULLS LAST, k.authority, p.name, array_position(${sql.param([...SEAT_TYPES])}::text[], k.seat_type), k.seat_type,
			k.gender DESC, k.closing_rank, k.closing_score DESC NULLS LAST, k.quota, k.preparatory, k.opening_rank, k.exam
		OFFSET ${(query.page - 1) * query.limit} LIMIT ${query.limit}`;
	return rows.map(toRecord);
}
