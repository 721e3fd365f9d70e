import { sql } from "drizzle-orm";
import * as z from "zod";
import type { Queryable } from "#backend/db/client.ts";
import { countries } from "#backend/db/schema/content/country.ts";
import { exams } from "#backend/db/schema/content/exam.ts";
import { leads } from "#backend/db/schema/content/lead.ts";
import { news } from "#backend/db/schema/content/news.ts";
import { pages } from "#backend/db/schema/content/page.ts";
import { leadDeliveries } from "#backend/db/schema/lead.ts";
import { shortlistAlerts } from "#backend/db/schema/shortlist-alert.ts";
import { outgoingMessages } from "#backend/db/schema/visitor.ts";

const TASKS = ["messages", "leads", "letters", "publishing", "retention"] as const;

export type Backlog = {
	/** Each outbox by target: rows waiting, rows given up, and the age of the oldest in seconds. */
	queues: readonly Waiting[];
	/** Seconds since the oldest due task became due; 0 if nothing is due. */
	lags: readonly { task: (typeof TASKS)[number]; seconds: number }[];
	loads: number;
};

type Waiting = z.infer<typeof Waiting>;

const Waiting = z.object({
	queue: z.enum(["messages", "leads"]),
	/** `phone`, `email`, or the name of a lead's target. */
	target: z.string(),
	waiting: z.coerce.number(),
	dead: z.coerce.number(),
	oldest: z.coerce.number(),
});
const Lag = z.object({ task: z.enum(TASKS), seconds: z.coerce.number() });

const Loading = z.tuple([z.object({ count: z.coerce.number() })]);

export async function readBacklog(db: Queryable, now: Date): Promise<Backlog> {
	const at = sql`${now.toISOString()}::timestamptz`;
	const queues = await db.execute(sql`
		SELECT 'messages' AS queue, kind AS target,
			count(*) FILTER (WHERE failed_for IS NULL) AS waiting, count(*) FILTER (WHERE failed_for IS NOT NULL) AS dead,
			${age(sql`min(created_at) FILTER (WHERE failed_for IS NULL)`, at)} AS oldest
		FROM ${outgoingMessages} WHERE sent_at IS NULL GROUP BY kind
		UNION ALL
		SELECT 'leads', target, count(*) FILTER (WHERE state = 'waiting'), count(*) FILTER (WHERE state = 'dead'),
			${age(sql`min(created_at) FILTER (WHERE state = 'waiting')`, at)}
		FROM ${leadDeliveries} WHERE state IN ('waiting', 'dead') GROUP BY target`);
	const lags = await db.execute(sql`
		SELECT 'messages' AS task, ${age(sql`min(next_try_at)`, at)} AS seconds
		FROM ${outgoingMessages} WHERE sent_at IS NULL AND failed_for IS NULL
		UNION ALL
		SELECT 'leads', ${age(sql`min(greatest(next_try_at, leased_until))`, at)} FROM ${leadDeliveries} WHERE state = 'waiting'
		UNION ALL
		SELECT 'letters', ${age(sql`min(look_at)`, at)} FROM ${shortlistAlerts}
		UNION ALL
		SELECT 'publishing', ${age(sql`min(publish_at)`, at)} FROM (${scheduled()}) AS due
		UNION ALL
		SELECT 'retention', ${age(sql`min(expires_at)`, at)} FROM ${leads}`);
	const loading = await db.execute(sql`
		SELECT count(*) AS count FROM pg_stat_activity WHERE application_name = 'uchit-load' AND datname = current_database()`);
	const [{ count: loads }] = Loading.parse(loading.rows);
	return { loads, queues: z.array(Waiting).parse(queues.rows), lags: z.array(Lag).parse(lags.rows) };
}

type Sql = ReturnType<typeof sql>;

function age(since: Sql, at: Sql): Sql {
	return sql`greatest(0, coalesce(extract(epoch FROM ${at} - ${since}), 0))`;
}

function scheduled(): Sql {
	const each = [news, pages, exams, countries].map(
		(table) => sql`SELECT publish_at FROM ${table} WHERE status = 'in_review' AND publish_at IS NOT NULL`,
	);
	return sql.join(each, sql` UNION ALL `);
}
