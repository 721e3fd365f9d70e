import { sql } from "drizzle-orm";
import type { Database } from "../../apps/backend/src/db/client.ts";

export type ReviewedPlace = { id: string; slug: string };

const PLACES = 400;
const AT_ONCE = 500;

/** The colleges to review, and a visitor who will. Refuses where there are reviews. */
export async function begin(db: Database): Promise<{ places: ReviewedPlace[]; visitorId: string }> {
	const { rows: known } = await db.execute(sql`SELECT id FROM reviews LIMIT 1`);
	if (known.length > 0) throw new Error("This database holds reviews: the bench is for one that holds none.");
	const { rows: places } = await db.execute<ReviewedPlace>(
		sql`SELECT id, slug FROM colleges ORDER BY md5(id) LIMIT ${PLACES}`,
	);
	const { rows: visitors } = await db.execute<{ id: string }>(
		sql`INSERT INTO visitors (name, language, age_band) VALUES ('Bench', 'en', '18-or-over') RETURNING id`,
	);
	return { places, visitorId: visitors[0]?.id ?? "" };
}

/** Puts public reviews of these texts into the database. */
export async function addReviews(
	db: Database,
	{ texts, places }: { texts: readonly string[]; places: readonly ReviewedPlace[] },
): Promise<void> {
	for (let at = 0; at < texts.length; at += AT_ONCE) {
		const reviews = texts.slice(at, at + AT_ONCE).map((text, index) => toRow(at + index, text, places));
		await db.execute(sql`
			INSERT INTO reviews (college_id, state, programme, programme_key, batch_year, ratings, text, shown, helpful, published_at)
			SELECT r."college", 'published', 'B.A.', 'ba', 2024, r."ratings", r."text",
				jsonb_build_object('version', 1, 'programme', 'B.A.', 'batchYear', 2024, 'ratings', r."ratings", 'pros', '', 'cons', '', 'text', r."text"),
				r."helpful", now() - r."helpful" * interval '1 hour'
			FROM jsonb_to_recordset(${JSON.stringify(reviews)}::jsonb) AS r("college" text, "text" text, "ratings" jsonb, "helpful" int)`);
	}
	await db.transaction(async (tx) => {
		await tx.execute(sql`SET LOCAL statement_timeout = 0`);
		await tx.execute(sql`ANALYZE reviews`);
	});
}

export async function takeReviewsAway(db: Database, visitorId: string): Promise<void> {
	await db.execute(sql`DELETE FROM reviews`);
	await db.execute(sql`DELETE FROM limits WHERE key LIKE 'review-network:%:bench'`);
	await db.execute(sql`DELETE FROM visitors WHERE id = ${visitorId}`);
}

function toRow(number: number, text: string, places: readonly ReviewedPlace[]) {
	const ratings = { teaching: 1 + (number % 5), hostel: 1 + (number % 3), placements: 1 + (number % 4) };
	return { college: places[number % places.length]?.id, text, ratings, helpful: number % 97 };
}
