import {
	MIN_REVIEWS_FOR_STARS,
	MODERATION_REASONS,
	type ModerationReason,
	REVIEW_PARTS,
	type ReviewTotals,
} from "@uchit/contract/review.ts";
import type { Queryable } from "#backend/db/client.ts";
import { float, integer, nullable, text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { reviews } from "#backend/db/schema/review.ts";

/** Sums up a college's public reviews. Stars only from ten reviews on: fewer say too little. */
export async function getReviewTotals(db: Queryable, collegeId: string): Promise<ReviewTotals> {
	const means = await listMeans(db, collegeId);
	const removed = await countRemoved(db, collegeId);
	const count = means.length;
	if (count < MIN_REVIEWS_FOR_STARS) return { count, removed };
	return {
		count,
		mean: rounded(means.reduce((sum, mean) => sum + mean, 0) / count),
		distribution: [1, 2, 3, 4, 5].map((stars) => means.filter((mean) => Math.round(mean) === stars).length),
		parts: await meansByPart(db, collegeId),
		removed,
	};
}

async function listMeans(db: Queryable, collegeId: string): Promise<number[]> {
	const rows = await readRows(db, { mean: float })`
		SELECT (SELECT avg(stars::int)::float8 FROM jsonb_each_text(r.shown -> 'ratings') AS part(name, stars)) AS mean
		FROM ${reviews} r WHERE r.college_id = ${collegeId} AND r.shown IS NOT NULL`;
	return rows.map(({ mean }) => mean);
}

const PART = { name: text, mean: float, count: integer };

async function meansByPart(db: Queryable, collegeId: string): Promise<ReviewTotals["parts"]> {
	const rows = await readRows(db, PART)`
		SELECT part.name, avg(part.stars::int)::float8 AS mean, count(*)::int AS count
		FROM ${reviews} r, jsonb_each_text(r.shown -> 'ratings') AS part(name, stars)
		WHERE r.college_id = ${collegeId} AND r.shown IS NOT NULL GROUP BY part.name`;
	const parts = REVIEW_PARTS.flatMap((part) => {
		const row = rows.find(({ name }) => name === part);
		return row === undefined ? [] : [[part, { mean: rounded(row.mean), count: row.count }] as const];
	});
	return Object.fromEntries(parts);
}

const REASON = { reason: nullable(text), count: integer };

/** Each removed review once, by the first of its reasons. */
async function countRemoved(db: Queryable, collegeId: string): Promise<ReviewTotals["removed"]> {
	const rows = await readRows(db, REASON)`
		SELECT r.reasons ->> 0 AS reason, count(*)::int AS count FROM ${reviews} r
		WHERE r.college_id = ${collegeId} AND r.state = 'removed' GROUP BY 1`;
	return MODERATION_REASONS.flatMap((reason: ModerationReason) => {
		const row = rows.find((counted) => counted.reason === reason);
		return row === undefined ? [] : [{ reason, count: row.count }];
	});
}

function rounded(mean: number): number {
	return Math.round(mean * 100) / 100;
}
