import type { Queryable } from "#backend/db/client.ts";
import { publishChange } from "#backend/db/publish-change.ts";

/** Publishes a change of a college's public reviews: its pages are rendered again after the commit. */
export async function publishCollegeChange(tx: Queryable, collegeId: string): Promise<void> {
	await publishChange(tx, [`college:${collegeId}`]);
}
