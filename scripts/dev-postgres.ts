import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { Client } from "pg";
import { startPostgres } from "#scripts/postgres.ts";

const MIGRATE = "apps/backend/src/db/migrate.ts";

const postgres = await startPostgres({ dataDir: ".data/dev-postgres", port: 55_432, log: console.log });
const admin = new Client({ connectionString: postgres.url("postgres") });
await admin.connect();
const { rowCount } = await admin.query("select 1 from pg_database where datname = 'uchit'");
if (rowCount === 0) await admin.query("create database uchit");
await admin.end();
const url = postgres.url("uchit");
if (existsSync(MIGRATE)) {
	spawnSync(process.execPath, [MIGRATE], { stdio: "inherit", env: { ...process.env, DATABASE_URL: url } });
}
writeFileSync(".data/dev-postgres.url", `${url}\n`, { mode: 0o644 });
console.log(`PostgreSQL answers at ${url}`);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void postgres.stop());
await postgres.child.exited;
