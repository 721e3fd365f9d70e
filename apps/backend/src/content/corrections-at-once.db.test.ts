import type { CORRECTION_STATES } from "@uchit/contract/correction.ts";
import { eq, sql } from "drizzle-orm";
import type { LightMyRequestResponse } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { useDesk } from "#backend/content/testing/desk.ts";
import type { Queryable } from "#backend/db/client.ts";
import { colleges } from "#backend/db/schema/college.ts";
import { lockInstitutions, rebuildOverlays } from "#backend/facts/queries/corrections/overlay.ts";
import { useBackend } from "#backend/testing/backend.ts";
import { useOwnDatabase } from "#backend/testing/own-database.ts";

/** Merges two institutions, which no other test may count meanwhile. */
const DATABASE_URL = useOwnDatabase("uchit_test_corrections_at_once");
const desk = useDesk({ DATABASE_URL, FIGURES_SECOND_PERSON: "optional" });
const other = useBackend({ DATABASE_URL });
const { db } = desk.backend;

/** Takes 40 to 280 ms after the desk's reply; test machines are busy. */
const NOTIFY_MS = 5_000;
type College = { id: string; slug: string; city: string };
let [one, two, three]: College[] = [];
let token = "";

beforeAll(async () => {
	const { rows } = await db.execute<College>(sql`
		SELECT id, slug, city FROM colleges WHERE kind = 'college' AND state_slug = 'lakshadweep' OR state_slug = 'ladakh' ORDER BY id LIMIT 3`);
	[one, two, three] = rows;
	token = await desk.tokenOf(await desk.hire({ role: "editor" }));
});

const correct = (college: College | undefined, field: string, value = "") =>
	desk.ask("/items/corrections", {
		...{ method: "POST", token },
		body: { college_id: college?.id, field, value, reason: "a trial", source_id: "nirf-2025" },
	});
const decide = (made: LightMyRequestResponse, state: (typeof CORRECTION_STATES)[number]) =>
	desk.ask(`/items/corrections/${made.json().data.id}`, { method: "PATCH", token, body: { state } });
const cityOf = async (college: College | undefined) =>
	(
		await db
			.select()
			.from(colleges)
			.where(eq(colleges.id, college?.id ?? ""))
	)[0]?.city;

async function holding(college: College | undefined) {
	const { promise, resolve: letGo } = Promise.withResolvers<void>();
	const paused = Promise.withResolvers<number>();
	const done = db.transaction(async (tx) => {
		const pid = await pidOf(tx);
		await lockInstitutions(tx, [college?.id ?? ""]);
		paused.resolve(pid);
		await promise;
	});
	const end = () => {
		letGo();
		return done;
	};
	return { pid: await paused.promise, letGo: end };
}

async function pidOf(tx: Queryable): Promise<number> {
	return Number((await tx.execute(sql`SELECT pg_backend_pid() AS pid`)).rows[0]?.pid);
}

async function someoneWaitsFor(pid: number): Promise<void> {
	const waiting = () => db.execute(sql`SELECT FROM pg_stat_activity WHERE ${pid} = ANY(pg_blocking_pids(pid))`);
	await expect.poll(async () => (await waiting()).rowCount, { timeout: 20_000, interval: 10 }).toBeGreaterThan(0);
}

test("undoing a correction during an overlay rebuild waits for it, and neither has to restart", async () => {
	const made = await correct(one, "city", "Corrected");
	const later = await correct(two, "city", "Corrected Too");
	const inHand = await holding(two);
	const loading = Promise.withResolvers<number>();
	const load = db.transaction(async (tx) => {
		loading.resolve(await pidOf(tx));
		await rebuildOverlays(tx);
	});
	const pid = await loading.promise;
	await someoneWaitsFor(inHand.pid);
	const undone = decide(made, "undone");
	await someoneWaitsFor(pid);
	await inHand.letGo();
	await load;
	expect((await undone).statusCode, (await undone).body).toBe(200);
	expect([await cityOf(one), await cityOf(two)]).toEqual([one?.city, "Corrected Too"]);
	expect((await decide(later, "undone")).statusCode).toBe(200);
});

test("a correction of an institution waits while a merge with it is in progress", async () => {
	const inHand = await holding(two);
	const merged = correct(one, "merge", two?.id);
	await someoneWaitsFor(inHand.pid);
	const corrected = correct(one, "city", "Corrected");
	const { rows } = await db.execute(
		sql`SELECT pid FROM pg_stat_activity WHERE ${inHand.pid} = ANY(pg_blocking_pids(pid))`,
	);
	await someoneWaitsFor(Number(rows[0]?.pid));
	await inHand.letGo();
	const replies = [await merged, await corrected];
	expect(replies.map(({ statusCode, body }) => [statusCode, statusCode === 200 || body])).toEqual([
		[200, true],
		[200, true],
	]);
	for (const made of replies) expect((await decide(made, "undone")).statusCode).toBe(200);
	expect(await cityOf(one)).toBe(one?.city);
});

test("a merge and its undoing reach two instances at the same time", async () => {
	const answerOf = async ({ get }: typeof other) => {
		const { statusCode, headers } = await get(`/v1/colleges/${three?.slug}`);
		return statusCode === 200 ? "a page" : headers.location;
	};
	const answers = () => Promise.all([desk.backend, other].map(answerOf));
	const become = (answer: string) =>
		expect.poll(answers, { timeout: NOTIFY_MS, interval: 10 }).toEqual([answer, answer]);
	// Both build their first index here.
	expect(await answers()).toEqual(["a page", "a page"]);
	const merged = await correct(one, "merge", three?.id);
	expect(merged.statusCode, merged.body).toBe(200);
	await become(`/v1/colleges/${one?.slug}`);
	expect((await decide(merged, "undone")).statusCode).toBe(200);
	await become("a page");
});
