import { CHANGES_CHANNEL, type Change } from "@uchit/contract/change.ts";
import { sql } from "drizzle-orm";
import { refusing } from "#backend/content/items/database-faults.ts";
import type { Actor, Content, Writing } from "#backend/content/items/types.ts";

/** A payload of PostgreSQL's NOTIFY is shorter than 8,000 bytes. */
const LONGEST_NOTICE = 7_500;

/** Does the work in one transaction: all of it, with its revisions and its notice to the site, or nothing. */
export async function inTransaction<Result>(
	{ db, permissions, writers, ...parts }: Content,
	actor: Actor,
	work: (writing: Writing) => Promise<Result>,
): Promise<Result> {
	const transact = () =>
		db.transaction(async (tx) => {
			const writing: Writing = { tx, actor, permissions, tags: new Set(), ...parts };
			const result = await work(writing);
			await tell(writing);
			return result;
		});
	return writers(() => refusing("items", transact));
}

/** The notice leaves with the commit. */
async function tell({ tx, tags }: Writing): Promise<void> {
	if (tags.size === 0) return;
	const notice = JSON.stringify({ tags: [...tags] } satisfies Change);
	const payload = notice.length < LONGEST_NOTICE ? notice : JSON.stringify({ tags: ["*"] } satisfies Change);
	await tx.execute(sql`SELECT pg_notify(${CHANGES_CHANNEL}, ${payload})`);
}
