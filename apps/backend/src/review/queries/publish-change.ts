import type { Queryable } from "#backend/db/client.ts";
import { publishChange } from "#backend/db/publish-change.ts";

export async function publishCollegeChange(tx: Queryable, collegeId: string): Promise<void> {
	await publishChange(tx, [`college:${collegeId}`]);
}
