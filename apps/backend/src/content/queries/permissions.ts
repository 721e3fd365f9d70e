import type { Queryable } from "#backend/db/client.ts";
import { permissions } from "#backend/db/schema/content/permission.ts";

export async function listPermissions(db: Queryable): Promise<(typeof permissions.$inferSelect)[]> {
	return db.select().from(permissions);
}
