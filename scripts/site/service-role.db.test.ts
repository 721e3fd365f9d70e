import { rebuildOverlay } from "@uchit/backend/facts/queries/corrections/overlay.ts";
import { drizzle } from "drizzle-orm/node-postgres";
import { expect, test } from "vitest";
import { withClient } from "#scripts/site/database.ts";
import { grantServiceLogin } from "#scripts/site/service-role.ts";

const ownerUrl = process.env.TEST_DATABASE_URL ?? "";
const PASSWORD = "0123456789abcdef".repeat(4);

test("the backend's role reads and writes rows, and is not a superuser", async () => {
	const url = await grantServiceLogin(ownerUrl, PASSWORD);
	await withClient(url, async (client) => {
		const { rows } = await client.query(
			"select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user",
		);
		expect(rows).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false }]);
		await client.query("begin");
		await client.query("insert into limits (key, window_began, count) values ('service-role', now(), 1)");
		await client.query("update limits set count = 2 where key = 'service-role'");
		const { rowCount } = await client.query("delete from limits where key = 'service-role'");
		expect(rowCount).toBe(1);
		await client.query("rollback");
	});
});

test.each([
	"create table mine (n int)",
	"drop table limits",
	"alter table lead disable trigger all",
	"truncate limits",
	"create extension postgres_fdw",
	"select pg_read_file('postgresql.conf')",
	"copy limits to program 'true'",
	"create role another superuser",
])("the backend's role is refused: %s", async (statement) => {
	const url = await grantServiceLogin(ownerUrl, PASSWORD);
	await withClient(url, async (client) => {
		await expect(client.query(statement)).rejects.toThrow(
			/permission denied|must be owner|must be superuser|Only roles/,
		);
	});
});

test("the backend's role only reads the tables of a load, and may add receipts", async () => {
	const url = await grantServiceLogin(ownerUrl, PASSWORD);
	await withClient(url, async (client) => {
		const { rows } = await client.query<{ name: string; may: string[] }>(`
			WITH loaded AS (
				SELECT DISTINCT jsonb_object_keys(report -> 'tables') AS name FROM loads UNION VALUES ('programmes'), ('loads'), ('refusals')
			), relations AS (
				SELECT c.oid, n.nspname || '.' || c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
				WHERE (n.nspname = 'public' AND c.relname IN (SELECT name FROM loaded)) OR (n.nspname IN ('layers', 'current') AND c.relkind IN ('r', 'v'))
			)
			SELECT name, ARRAY(SELECT p FROM unnest('{SELECT,INSERT,UPDATE,DELETE,TRUNCATE}'::text[]) p WHERE has_table_privilege(oid, p)) AS may
			FROM relations ORDER BY name`);
		expect(rows.length).toBeGreaterThan(50);
		const writable = rows.filter(({ may }) => may.join() !== "SELECT");
		expect(writable).toEqual([{ name: "public.sources", may: ["SELECT", "INSERT"] }]);
	});
});

test("the backend's role can apply a correction to the overlay and undo it with its own grants", async () => {
	const url = await grantServiceLogin(ownerUrl, PASSWORD);
	await withClient(url, async (client) => {
		const db = drizzle({ client });
		const nameOf = async () =>
			(await client.query("SELECT name FROM current.colleges WHERE id = 'U-0456'")).rows[0]?.name;
		const before = await nameOf();
		await client.query("begin");
		await client.query(
			"INSERT INTO corrections (college_id, field, value, reason, source_id) VALUES ('U-0456', 'name', 'Corrected', 'a trial', 'nirf-2025')",
		);
		await rebuildOverlay(db, ["U-0456"]);
		expect(await nameOf()).toBe("Corrected");
		await client.query("UPDATE corrections SET state = 'undone' WHERE reason = 'a trial'");
		await rebuildOverlay(db, ["U-0456"]);
		expect(await nameOf()).toBe(before);
		await client.query("rollback");
	});
});

test("the backend's role can read and write a table of a later migration", async () => {
	const url = await grantServiceLogin(ownerUrl, PASSWORD);
	await withClient(ownerUrl, (client) => client.query("create table later_service_role (n int)"));
	try {
		await withClient(url, (client) => client.query("insert into later_service_role values (1)"));
	} finally {
		await withClient(ownerUrl, (client) => client.query("drop table later_service_role"));
	}
});
