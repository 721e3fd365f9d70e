import { MERGE } from "@uchit/contract/correction.ts";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { fieldsReaching } from "#backend/facts/queries/corrections/stored-facts.ts";

/** Changes with every load. */
export const LOADS = sql`coalesce((SELECT string_agg(dataset || input_hash || loaded_at, ',' ORDER BY dataset) FROM loads), '')`;

/** Changes with every load, and with every correction that lists show. */
export function readDataVersion(db: Database): Promise<string> {
	return readVersion(db, sql`${LOADS} || ${correctionsOf("lists")}`);
}

/** The same of what the predictor is built from. */
export function readPredictVersion(db: Database): Promise<string> {
	return readVersion(db, sql`${LOADS} || ${correctionsOf("predictor")}`);
}

/** Changes with every load: of what no correction touches. */
export function readLoadsVersion(db: Database): Promise<string> {
	return readVersion(db, LOADS);
}

/** Of one database, also where it is copied to a replica; of no other, whatever it was made from. */
export async function readDatabaseId(db: Database): Promise<string> {
	const [row] = await readRows(
		db,
		{ id: text },
		sql`SELECT system_identifier::text || '-' || (SELECT oid FROM pg_database WHERE datname = current_database()) AS id
			FROM pg_control_system()`,
	);
	return row?.id ?? "";
}

async function readVersion(db: Database, of: SQL): Promise<string> {
	const [row] = await readRows(db, { version: text }, sql`SELECT md5(${of}) AS version`);
	return row?.version ?? "";
}

/** Those that stand: one that is undone gives the version before it. */
function correctionsOf(what: "lists" | "predictor"): SQL {
	return sql`coalesce((SELECT string_agg(id || value, ',' ORDER BY id) FROM corrections
		WHERE state = 'applied' AND field = ANY(${sql.param([...fieldsReaching(what), MERGE])}::text[])), '')`;
}
