import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import * as z from "zod";
import { seedPermissions } from "./content/items/definitions/seed-permissions.ts";
import { hasOverlay, rebuildOverlays } from "./facts/queries/corrections/overlay.ts";
import { rebuildImports } from "./scholarship/queries/imports.ts";

const MIGRATIONS_FOLDER = new URL("./db/migrations", import.meta.url).pathname;
/** An arbitrary lock id: concurrent migrations wait for each other. */
const MIGRATION_LOCK = 7_241_093;
const Journal = z.looseObject({ entries: z.array(z.unknown()) });

/** Applies missing SQL migrations and the permissions of new collections. Throws if the database is away or a statement fails. */
export async function migrateDatabase(url: string): Promise<void> {
	const client = new pg.Client({ connectionString: url, application_name: "uchit-migrate" });
	await client.connect();
	try {
		await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
		const db = drizzle({ client });
		await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
		await seedPermissions(db);
		await makeOverlay(db);
	} finally {
		await client.end();
	}
}

/** A restored backup lacks the overlay, and the migration that added it left it empty. */
async function makeOverlay(db: NodePgDatabase): Promise<void> {
	if (await hasOverlay(db)) return;
	await db.transaction(async (tx) => {
		await rebuildOverlays(tx);
		await rebuildImports(tx);
	});
}

export async function migrateAsFarAs(url: string, count: number): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), "migrations-"));
	const journalFile = join(folder, "meta", "_journal.json");
	const client = new pg.Client({ connectionString: url, application_name: "uchit-migrate" });
	try {
		cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
		const journal = Journal.parse(JSON.parse(readFileSync(journalFile, "utf8")));
		writeFileSync(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
		await client.connect();
		await migrate(drizzle({ client }), { migrationsFolder: folder });
	} finally {
		await client.end();
		rmSync(folder, { recursive: true });
	}
}

export function migrationHashes(): string[] {
	return readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(({ hash }) => hash);
}

if (import.meta.main) await main();

async function main(): Promise<void> {
	const url = process.env.DATABASE_URL;
	if (!url) {
		process.stderr.write("DATABASE_URL: expected the address of a PostgreSQL database\n");
		process.exit(1);
	}
	await migrateDatabase(url);
	process.stdout.write("The database has every migration.\n");
}
