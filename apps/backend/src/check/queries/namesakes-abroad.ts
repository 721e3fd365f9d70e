import { sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { universitiesAbroad } from "#backend/db/schema/university-abroad.ts";

export function listBeginningAbroad(db: Database, word: string) {
	const { name, city, region, country, sourceId } = universitiesAbroad;
	const first = sql`split_part(translate(lower(${name}), '.', ''), ' ', 1)`;
	return db.select({ name, city, region, country, sourceId }).from(universitiesAbroad).where(sql`${first} = ${word}`);
}
