import { randomUUID } from "node:crypto";
import { text as readAll } from "node:stream/consumers";
import { runInTrace } from "@uchit/monitoring/request-trace.ts";
import { sql } from "drizzle-orm";
import { to } from "pg-copy-streams";
import { afterAll, expect, test } from "vitest";
import { closeDatabase, openDatabase } from "#backend/db/client.ts";

const url = process.env.TEST_DATABASE_URL ?? "";
const db = openDatabase({ url, onIdleError: () => undefined, connections: 1, connectTimeoutMs: 30_000 });
afterAll(() => closeDatabase(db));

const inRequest = <Result>(id: string, work: () => Result) => runInTrace({ id, traceparent: undefined }, work);
const own = async () =>
	(await db.execute<{ text: string }>(sql`SELECT current_query() AS text, ${1}::int`)).rows[0]?.text;

test("a statement names its request however long it waits for a connection, and names none outside a request", async () => {
	const ids = Array.from({ length: 20 }, () => randomUUID());
	const comments = await Promise.all([...ids.map((id) => inRequest(id, own)), own()]);
	expect(comments).toEqual(
		[...ids, undefined].map((id) => expect.stringMatching(id ? `^/\\* request=${id} \\*/ SELECT` : "^SELECT")),
	);
});

test("each statement of a transaction names its request, and the next transaction does not", async () => {
	const id = randomUUID();
	const within = await inRequest(id, () =>
		db.transaction(async (tx) => (await tx.execute(sql`SELECT current_query() AS text`)).rows),
	);
	expect(within).toEqual([{ text: `/* request=${id} */ SELECT current_query() AS text` }]);
	expect(await own()).toMatch(/^SELECT/);
});

test("a prepared statement has one text for all requests, and COPY is sent unchanged", async () => {
	const named = { name: "own text", text: "SELECT current_query() AS text" };
	for (const id of [randomUUID(), randomUUID()]) {
		const { rows } = await inRequest(id, () => db.$client.query(named));
		expect(rows).toEqual([{ text: named.text }]);
	}
	const client = await db.$client.connect();
	const stream = inRequest(randomUUID(), () => client.query(to("COPY (SELECT current_query()) TO STDOUT")));
	expect(await readAll(stream)).toBe("COPY (SELECT current_query()) TO STDOUT\n");
	client.release();
});
