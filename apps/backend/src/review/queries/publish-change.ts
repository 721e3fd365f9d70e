import type { Queryable } from "#backend/db/client.ts";
import { publishChange } from "#backend/db/publish-change.ts";

/** What the public sees of a college's reviews is another: its pages are made anew once the transaction is committed. */
export async function publishCollegeChange(tx: Queryable, collegeId: string): Promise<void> {
	await publishChange(tx, [`college:${collegeId}`]);
}
