import { CHANGES_CHANNEL, type Change } from "@uchit/contract/change.ts";
import { sql } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";

/** What the public sees of a college's reviews is another: its pages are made anew once the transaction is committed. */
export async function publishCollegeChange(tx: Queryable, collegeId: string): Promise<void> {
	const change: Change = { tags: [`college:${collegeId}`] };
	await tx.execute(sql`SELECT pg_notify(${CHANGES_CHANNEL}, ${JSON.stringify(change)})`);
}
