import { eq } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { colleges } from "#backend/db/schema/college.ts";

/** Whether an institution of the site has this id; one that was merged into another has none. */
export async function isCollege(db: Queryable, id: string): Promise<boolean> {
	const found = await db.select({ id: colleges.id }).from(colleges).where(eq(colleges.id, id));
	return found.length > 0;
}
