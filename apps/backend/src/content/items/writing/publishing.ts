import { sql } from "drizzle-orm";
import type { Content } from "#backend/content/items/types.ts";
import { SYSTEM } from "#backend/content/permissions.ts";
import { countries } from "#backend/db/schema/content/country.ts";
import { exams } from "#backend/db/schema/content/exam.ts";
import { news } from "#backend/db/schema/content/news.ts";
import { pages } from "#backend/db/schema/content/page.ts";
import { createJob, type Job } from "#backend/platform/job.ts";
import { inTransaction } from "./transaction.ts";
import { makeDueChanges } from "./waiting.ts";
import { updateOne } from "./writing.ts";

const EVERY_MS = 2_000;
const BATCH_SIZE = 50;
const SCHEDULED = { news, pages, exams, countries } as const;

/**
 * Every two seconds publishes due pieces in review, and makes the due waiting changes. The times are in the database,
 * so none is lost. A failure is reported when it begins.
 */
export function createPublisher(content: Content, onTrouble: (error: unknown) => void): Job {
	let isInTrouble = false;
	return createJob({
		async work() {
			await publishDue(content);
			await makeDueChanges(content);
			isInTrouble = false;
		},
		everyMs: EVERY_MS,
		onTrouble(error) {
			if (!isInTrouble) onTrouble(error);
			isInTrouble = true;
		},
	});
}

/** Publishes the due pieces and returns their number. Several programs may run it at once. */
export async function publishDue(content: Content): Promise<number> {
	let published = 0;
	for (const [collection, table] of Object.entries(SCHEDULED)) {
		published += await inTransaction(content, SYSTEM, async (context) => {
			const due = await context.tx
				.select({ id: table.id })
				.from(table)
				.where(sql`${table.status} = 'in_review' AND ${table.publish_at} <= now()`)
				.limit(BATCH_SIZE)
				.for("update", { skipLocked: true });
			for (const { id } of due) await updateOne(context, { collection, key: id }, { status: "published" });
			return due.length;
		});
	}
	return published;
}
