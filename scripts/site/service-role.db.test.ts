import { expect, test } from "vitest";
import { withClient } from "#scripts/site/database.ts";
import { letServiceIn } from "#scripts/site/service-role.ts";

const ownerUrl = process.env.TEST_DATABASE_URL ?? "";
const PASSWORD = "0123456789abcdef".repeat(4);

test("the backend's role reads and writes rows, and is no superuser", async () => {
	const url = await letServiceIn(ownerUrl, PASSWORD);
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
])("it may not: %s", async (statement) => {
	const url = await letServiceIn(ownerUrl, PASSWORD);
	await withClient(url, async (client) => {
		await expect(client.query(statement)).rejects.toThrow(
			/permission denied|must be owner|must be superuser|Only roles/,
		);
	});
});

test("a table that a later migration makes is its to read and write too", async () => {
	const url = await letServiceIn(ownerUrl, PASSWORD);
	await withClient(ownerUrl, (client) => client.query("create table later_service_role (n int)"));
	try {
		await withClient(url, (client) => client.query("insert into later_service_role values (1)"));
	} finally {
		await withClient(ownerUrl, (client) => client.query("drop table later_service_role"));
	}
});
