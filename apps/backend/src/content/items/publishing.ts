import { sql } from "drizzle-orm";
import type { Content } from "#backend/content/items/content.ts";
import { inTransaction } from "#backend/content/items/transaction.ts";
import { updateOne } from "#backend/content/items/writing.ts";
import { SYSTEM } from "#backend/content/permissions.ts";
import { countries } from "#backend/db/schema/content/country.ts";
import { exams } from "#backend/db/schema/content/exam.ts";
import { news } from "#backend/db/schema/content/news.ts";
import { pages } from "#backend/db/schema/content/page.ts";

const EVERY_MS = 2_000;
const AT_ONCE = 50;
const SCHEDULED = { news, pages, exams, countries } as const;

export type Publisher = { stop: () => Promise<void> };

/**
 * Publishes what is in review and whose time has come, looking every two seconds. The time stands in the
 * item: nothing can be lost. Trouble is told when it begins.
 */
export function startPublisher(content: Content, onTrouble: (error: unknown) => void): Publisher {
	let looking: Promise<unknown> | undefined;
	let isInTrouble = false;
	const look = async () => {
		try {
			await publishDue(content);
			isInTrouble = false;
		} catch (error) {
			if (!isInTrouble) onTrouble(error);
			isInTrouble = true;
		}
		looking = undefined;
	};
	const timer = setInterval(() => {
		looking ??= look();
	}, EVERY_MS);
	timer.unref();
	return {
		async stop() {
			clearInterval(timer);
			await looking;
		},
	};
}

/** Publishes what is due, and gives how much that was. Several programs may do so at once. */
export async function publishDue(content: Content): Promise<number> {
	let published = 0;
	for (const [collection, table] of Object.entries(SCHEDULED)) {
		published += await inTransaction(content, SYSTEM, async (writing) => {
			const due = await writing.tx
				.select({ id: table.id })
				.from(table)
				.where(sql`${table.status} = 'in_review' AND ${table.publish_at} <= now()`)
				.limit(AT_ONCE)
				.for("update", { skipLocked: true });
			for (const { id } of due) await updateOne(writing, { collection, key: id }, { status: "published" });
			return due.length;
		});
	}
	return published;
}
