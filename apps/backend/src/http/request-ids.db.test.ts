import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { closeDatabase } from "#backend/db/client.ts";
import { openTestDatabase, useBackend } from "#backend/testing/backend.ts";

const backend = useBackend();
const watcher = openTestDatabase(backend.env.DATABASE_URL);
afterAll(() => closeDatabase(watcher));

const OURS = { authorization: `Bearer ${backend.env.BACKEND_KEY}` };

async function statementsOf(id: string): Promise<number> {
	const { rows } = await watcher.execute<{ count: string }>(
		sql`SELECT count(*) FROM pg_stat_activity WHERE query LIKE ${`/* request=${id} */%`} AND pid <> pg_backend_pid()`,
	);
	return Number(rows[0]?.count);
}

test.each([
	["a read", { method: "GET", url: "/v1/colleges/psg-college-of-technology" }],
	[
		"a body",
		{
			method: "POST",
			url: "/v1/graphql",
			payload: { query: '{ college(slug: "psg-college-of-technology") { name } }' },
		},
	],
] as const)(
	"the id that our own program gives %s is that of the answer and of its statements",
	async (_name, request) => {
		const id = `web-${randomUUID()}`;
		const reply = await backend.app.inject({ ...request, headers: { ...OURS, "x-request-id": id } });
		expect([reply.statusCode, reply.headers["x-request-id"]]).toEqual([200, id]);
		expect(await statementsOf(id)).toBeGreaterThan(0);
	},
);

test.each([
	["a stranger's id", { "x-request-id": "a-stranger-s-word" }],
	["an id that would end the comment", { ...OURS, "x-request-id": "12345678*/ DROP TABLE colleges; --" }],
	["an id that is too long", { ...OURS, "x-request-id": "x".repeat(101) }],
])("%s is not adopted: the request gets a new id", async (_name, headers) => {
	const reply = await backend.app.inject({ url: "/v1/colleges/psg-college-of-technology", headers });
	const id = String(reply.headers["x-request-id"]);
	expect([reply.statusCode, id]).toEqual([200, expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)]);
	expect(await statementsOf(id)).toBeGreaterThan(0);
});
