import { sql } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { integer, nullable, text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { leads } from "#backend/db/schema/content/lead.ts";
import { leadEndings } from "#backend/db/schema/lead.ts";

export type LeadFigures = {
	/** Every day of the span in Indian time, oldest first, with days without leads. Counts leads that were deleted since. */
	byDay: { day: string; count: number }[];
	byPage: { page: string; count: number }[];
	others: number;
	deleted: number;
	/** The consents of all leads that can be exported, of any date. */
	consents: { recipient: string; purpose: string; count: number }[];
};

const MAX_PAGES = 12;
const MAX_CONSENTS = 500;

export async function countLeads(db: Queryable, span: { now: Date; days: number }): Promise<LeadFigures> {
	const [byDay, pages, consents] = await Promise.all([countByDay(db, span), countByPage(db, span), countConsents(db)]);
	const shown = pages.filter(({ page }) => page !== null);
	const byPage = shown.slice(0, MAX_PAGES).map(({ page, count }) => ({ page: page ?? "", count }));
	const others = shown.slice(MAX_PAGES).reduce((sum, { count }) => sum + count, 0);
	const deleted = pages.find(({ page }) => page === null)?.count ?? 0;
	return { byDay, byPage, others, deleted, consents };
}

type Span = { now: Date; days: number };

/** The days begin at midnight in India. */
function firstDay({ now, days }: Span) {
	return sql`(${now.toISOString()}::timestamptz AT TIME ZONE 'Asia/Kolkata')::date - ${days - 1}::int`;
}

async function countByDay(db: Queryable, span: Span) {
	return readRows(db, { day: text, count: integer })`
		WITH days AS (
			SELECT generate_series(0, ${span.days - 1}::int) + ${firstDay(span)} AS day
		), came AS (
			SELECT (date_created AT TIME ZONE 'Asia/Kolkata')::date AS day FROM ${leads}
			WHERE date_created >= (${firstDay(span)})::timestamp AT TIME ZONE 'Asia/Kolkata'
			UNION ALL
			SELECT (created_at AT TIME ZONE 'Asia/Kolkata')::date FROM ${leadEndings}
			WHERE created_at >= (${firstDay(span)})::timestamp AT TIME ZONE 'Asia/Kolkata'
		)
		SELECT to_char(days.day, 'YYYY-MM-DD') AS day, count(came.day)::int AS count
		FROM days LEFT JOIN came ON came.day = days.day GROUP BY days.day ORDER BY days.day`;
}

async function countByPage(db: Queryable, span: Span) {
	return readRows(db, { page: nullable(text), count: integer })`
		SELECT page, count(*)::int AS count FROM (
			SELECT coalesce(source ->> 'page', '') AS page FROM ${leads}
			WHERE date_created >= (${firstDay(span)})::timestamp AT TIME ZONE 'Asia/Kolkata'
			UNION ALL
			SELECT NULL FROM ${leadEndings}
			WHERE created_at >= (${firstDay(span)})::timestamp AT TIME ZONE 'Asia/Kolkata'
		) came GROUP BY page ORDER BY count DESC, page`;
}

const CONSENT = { recipient: text, purpose: text, count: integer };

async function countConsents(db: Queryable) {
	return readRows(db, CONSENT)`
		SELECT c.recipient, c.purpose, count(DISTINCT ${leads.id})::int AS count
		FROM ${leads}, jsonb_to_recordset(${leads.consents}) AS c (recipient text, purpose text)
		WHERE ${leads.status} <> 'withdrawn' AND NOT EXISTS (
			SELECT FROM do_not_contact d WHERE d.lookup IN (${leads.lookup}, ${leads.guardian_lookup}))
		GROUP BY c.recipient, c.purpose ORDER BY count DESC, c.recipient, c.purpose LIMIT ${MAX_CONSENTS}`;
}
