import { and, count, eq, gt, lte, ne, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { uuid } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { comparableTextSql, reviews } from "#backend/db/schema/review.ts";
import { countAgainstLimit } from "#backend/platform/queries/limits.ts";
import type { ReviewContent } from "#backend/review/rules/content.ts";
import { noticeIdentifying } from "#backend/review/rules/identifying.ts";

type SentReview = {
	id: string;
	collegeId: string;
	content: Pick<ReviewContent, "programme" | "pros" | "cons" | "text">;
	network: string;
	isNew: boolean;
};

const DAY_SECONDS = 86_400;
/** Fewer in a day are no burst, whatever the usual number. */
const MIN_FOR_BURST = 5;
const TIMES_USUAL = 3;
const USUAL_DAYS = 90;
/** Reviews of one college from one network in a day. A hostel shares one network, so this only flags. */
const MAX_FROM_ONE_NETWORK = 3;

/** Flags suspicious signs in a new review for moderators. Flags decide nothing automatically. */
export async function noticeFlags(tx: Queryable, sent: SentReview, now: Date): Promise<string[]> {
	const ofNew = sent.isNew ? await noticeBursts(tx, sent, now) : [];
	const { programme, pros, cons, text } = sent.content;
	const alike = await listAlike(tx, { id: sent.id, text });
	const identifying = noticeIdentifying([programme, pros, cons, text].join("\n"));
	return [...ofNew, ...identifying, ...alike.map((id) => `near-duplicate:${id}`)];
}

const MIN_LIKENESS = "0.6";
const MAX_ALIKE = 5;

async function listAlike(tx: Queryable, { id, text }: { id: string; text: string }): Promise<string[]> {
	await tx.execute(sql`SELECT set_config('pg_trgm.similarity_threshold', ${MIN_LIKENESS}, true)`);
	const [known, submitted] = [sql.raw(comparableTextSql('r."text"')), sql.raw(comparableTextSql("given.typed"))];
	const rows = await readRows(tx, { id: uuid })`
		SELECT r.id FROM ${reviews} r, (SELECT ${text}::text AS typed) given
		WHERE ${known} % ${submitted} AND r.id <> ${id}
		ORDER BY similarity(${known}, ${submitted}) DESC, r.id LIMIT ${MAX_ALIKE}`;
	return rows.map((row) => row.id);
}

async function noticeBursts(tx: Queryable, { id, collegeId, network }: SentReview, now: Date): Promise<string[]> {
	const [yesterday, longAgo] = [daysBefore(now, 1), daysBefore(now, 1 + USUAL_DAYS)];
	const ofOthers = and(eq(reviews.collegeId, collegeId), ne(reviews.id, id));
	const today = await countReviews(tx, and(ofOthers, gt(reviews.submittedAt, yesterday)));
	const before = await countReviews(
		tx,
		and(ofOthers, lte(reviews.submittedAt, yesterday), gt(reviews.submittedAt, longAgo)),
	);
	const isBurst = today + 1 >= Math.max(MIN_FOR_BURST, (TIMES_USUAL * before) / USUAL_DAYS);
	const key = `review-network:${collegeId}:${network}`;
	const { isAllowed } = await countAgainstLimit(tx, { key, most: MAX_FROM_ONE_NETWORK, seconds: DAY_SECONDS }, now);
	return [...(isBurst ? ["burst"] : []), ...(isAllowed ? [] : ["burst-network"])];
}

async function countReviews(tx: Queryable, which: SQL | undefined): Promise<number> {
	const [row] = await tx.select({ count: count() }).from(reviews).where(which);
	return row?.count ?? 0;
}

function daysBefore(now: Date, days: number): Date {
	return new Date(now.getTime() - days * DAY_SECONDS * 1000);
}
