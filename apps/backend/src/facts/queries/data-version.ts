import { MERGE } from "@uchit/contract/correction.ts";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { fieldsReaching } from "#backend/facts/queries/corrections/stored-facts.ts";

/** Changes with every load. */
export const LOADED_DATASETS_SQL = sql`coalesce((SELECT string_agg(dataset || input_hash || loaded_at, ',' ORDER BY dataset) FROM loads), '')`;

const ADDED = sql`coalesce((SELECT string_agg(id::text, ',' ORDER BY id) FROM added_colleges WHERE state = 'applied'), '')`;

/** Returns a version that changes with every load, with every correction visible in lists, and with every college that editors add. */
export function readDataVersion(db: Database): Promise<string> {
	return readVersion(db, sql`${LOADED_DATASETS_SQL} || ${correctionsOf("lists")} || ${ADDED}`);
}

export function readPredictVersion(db: Database): Promise<string> {
	return readVersion(db, sql`${LOADED_DATASETS_SQL} || ${correctionsOf("predictor")}`);
}

export function readLoadsVersion(db: Database): Promise<string> {
	return readVersion(db, LOADED_DATASETS_SQL);
}

/** Returns an id shared by a database and its replicas, and by no other database. */
export async function readDatabaseId(db: Database): Promise<string> {
	const [row] = await readRows(db, { id: text })`
		SELECT system_identifier::text || '-' || (SELECT oid FROM pg_database WHERE datname = current_database()) AS id
		FROM pg_control_system()`;
	return row?.id ?? "";
}

async function readVersion(db: Database, content: SQL): Promise<string> {
	const [row] = await readRows(db, { version: text }, sql`SELECT md5(${content}) AS version`);
	return row?.version ?? "";
}

/** Only corrections in force count: undoing one gives the version before it. */
function correctionsOf(what: "lists" | "predictor"): SQL {
	return sql`coalesce((SELECT string_agg(id || value, ',' ORDER BY id) FROM corrections
		WHERE state = 'applied' AND field = ANY(${sql.param([...fieldsReaching(what), MERGE])}::text[])), '')`;
}
