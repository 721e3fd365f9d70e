import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";

const LOADS = sql`coalesce((SELECT string_agg(dataset || input_hash || loaded_at, ',' ORDER BY dataset) FROM loads), '')`;
const CORRECTIONS = sql`coalesce((SELECT string_agg(id || value, ',' ORDER BY id) FROM corrections), '')`;

/** Changes with every load and every correction. */
export function readDataVersion(db: Database): Promise<string> {
	return readVersion(db, sql`${LOADS} || ${CORRECTIONS}`);
}

/** Changes with every load: of what no correction touches. */
export function readLoadsVersion(db: Database): Promise<string> {
	return readVersion(db, LOADS);
}

async function readVersion(db: Database, of: SQL): Promise<string> {
	const { rows } = await db.execute<{ version: string }>(sql`SELECT md5(${of}) AS version`);
	return rows[0]?.version ?? "";
}
