import { inArray, or } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { colleges } from "#backend/db/schema/college.ts";

export async function listByAddress(db: Database, written: readonly string[]): Promise<ReadonlyMap<string, string>> {
	const isOne = or(inArray(colleges.id, [...written]), inArray(colleges.slug, [...written]));
	const rows = await db.select({ id: colleges.id, slug: colleges.slug }).from(colleges).where(isOne);
	return new Map(rows.flatMap(({ id, slug }) => [[id, id] as const, [slug, id] as const]));
}
