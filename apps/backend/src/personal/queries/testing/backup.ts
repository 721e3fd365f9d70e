import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { closeDatabase, type Database } from "#backend/db/client.ts";
import { text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { migrateDatabase } from "#backend/migrate.ts";
import { openTestDatabase } from "#backend/testing/backend.ts";

const TABLES = [
	...["visitors", "visitor_contacts", "guardians", "consents"],
	...["lead", "lead_deliveries", "lead_events", "lead_endings", "complaints", "do_not_contact"],
];

export type Backup = readonly { table: string; rows: string }[];

/** Reads all tables from one snapshot, as `pg_dump` does, which our bundled PostgreSQL lacks. */
export function takeBackup(db: Database): Promise<Backup> {
	return db.transaction(
		async (tx) => {
			const backup: { table: string; rows: string }[] = [];
			for (const table of TABLES) {
				const [row] = await readRows(tx, { rows: text })`
					SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]')::text AS rows FROM ${sql.identifier(table)} t`;
				backup.push({ table, rows: row?.rows ?? "[]" });
			}
			return backup;
		},
		{ isolationLevel: "repeatable read", accessMode: "read only" },
	);
}

export type Restored = { db: Database; drop: () => Promise<void> };

export async function restoreBackup(db: Database, url: string, backup: Backup): Promise<Restored> {
	const name = `restored_${randomBytes(6).toString("hex")}`;
	await db.execute(sql`CREATE DATABASE ${sql.identifier(name)} TEMPLATE template0`);
	const address = Object.assign(new URL(url), { pathname: `/${name}` }).href;
	await migrateDatabase(address);
	const restored = openTestDatabase(address);
	await restored.transaction(async (tx) => {
		// Disables foreign keys and triggers during the restore, as pg_restore does.
		await tx.execute(sql`SET LOCAL session_replication_role = replica`);
		for (const { table, rows } of backup) {
			const name = sql.identifier(table);
			await tx.execute(
				sql`INSERT INTO ${name} OVERRIDING SYSTEM VALUE SELECT * FROM jsonb_populate_recordset(NULL::${name}, ${rows}::jsonb)`,
			);
		}
		const counted = await readRows(tx, { table: text, column: text })`
			SELECT table_name::text AS "table", column_name::text AS "column" FROM information_schema.columns WHERE table_schema = 'public' AND is_identity = 'YES' AND table_name IN (SELECT jsonb_array_elements_text(${JSON.stringify(TABLES)}::jsonb))`;
		for (const { table, column } of counted) {
			const highest = sql`(SELECT coalesce(max(${sql.identifier(column)}), 0) FROM ${sql.identifier(table)})`;
			await tx.execute(sql`SELECT setval(pg_get_serial_sequence(${table}, ${column}), ${highest} + 1, false)`);
		}
	});
	return {
		db: restored,
		async drop() {
			await closeDatabase(restored);
			await db.execute(sql`DROP DATABASE ${sql.identifier(name)} WITH (FORCE)`);
		},
	};
}
