import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { shipPermissions } from "#backend/content/items/definitions/shipped-permissions.ts";

const MIGRATIONS_FOLDER = new URL("./migrations", import.meta.url).pathname;
/** Any number of our own: two programs that migrate at once wait for each other. */
const MIGRATION_LOCK = 7_241_093;

/** Applies the SQL migrations that the database lacks, and the permissions that belong to new collections. Throws when the database is away or a statement fails. */
export async function migrateDatabase(url: string): Promise<void> {
	const client = new pg.Client({ connectionString: url, application_name: "uchit-migrate" });
	await client.connect();
	try {
		await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
		const db = drizzle({ client });
		await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
		await shipPermissions(db);
	} finally {
		await client.end();
	}
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
