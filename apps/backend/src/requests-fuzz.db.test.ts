import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type SQL, sql } from "drizzle-orm";
import fc from "fast-check";
import type { FastifyInstance, InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "#backend/app.ts";
import { makeOpenFiles, openFilesFolder } from "#backend/facts/queries/open-files.ts";
import { newAddress } from "#backend/testing/accounts.ts";
import { searchDepth } from "#backend/testing/depth.ts";
import { listOperations, type Operation } from "#backend/testing/fuzz/openapi.ts";
import { requestOf, type Words } from "#backend/testing/fuzz/requests.ts";
import { emptyFindings, type Findings, tryRequest } from "#backend/testing/fuzz/try-request.ts";
import { useSeedGuides } from "#backend/testing/guides.ts";
import { useOwnDatabase } from "#backend/testing/own-database.ts";
import { aReview, useReviews } from "#backend/testing/reviews.ts";
import { shareBuilds } from "#backend/testing/shared-builds.ts";

/** Requests with the limits lifted, and with those of a site: 100,000 together. */
const LIFTED = 90_000;
const LIMITED = 10_000;
/** A daily run sends one in this many. */
const SHARE = 150;
/** New people after this many requests: some have deleted themselves, or lost all permissions. */
const PER_PEOPLE = 1_000;
const CONCURRENT_REQUESTS = 10;
const MAX_MS = 7_200_000;

/** A directory of its own: other tests in this process need the open tables to be missing. */
const FILES_DIR = join(tmpdir(), `uchit-fuzz-${process.pid}`);
const url = useOwnDatabase("uchit_test_fuzz");
const { backend, writer, staff, college, send201, send } = await useReviews({ DATABASE_URL: url, FILES_DIR });
useSeedGuides(backend);
let operations: Operation[];
let limited: FastifyInstance;

beforeAll(async () => {
	operations = (await listOperations(backend.app)).filter(({ path }) => !isLeftOut(path));
	const { db, env } = backend;
	await makeOpenFiles({ url: env.DATABASE_URL, folder: openFilesFolder(env), tables: OPENED });
	limited = await buildApp({ db, env, ...shareBuilds(db) });
});
afterAll(async () => {
	await limited.close();
	await rm(FILES_DIR, { recursive: true });
});

test(
	"no valid or hostile request, by any sender, gets a server error or a late answer",
	async () => {
		const { numRuns, seed = Date.now() } = searchDepth(LIFTED, SHARE);
		const seen = emptyFindings();
		for (let from = 0; from < numRuns; from += PER_PEOPLE) {
			const people = await newPeople();
			for (const { request, who } of await someRequests(Math.min(PER_PEOPLE, numRuns - from), seed + from)) {
				await tryRequest(backend.app, request, { ...people[who % people.length], remoteAddress: newAddress() }, seen);
			}
		}
		print(seen, seed);
		expect(seen.faults).toEqual([]);
		expect(seen.statuses.get(503) ?? 0).toBe(0);
		expect(Object.keys(Object.prototype)).toEqual([]);
		expect((seen.statuses.get(200) ?? 0) / numRuns).toBeGreaterThan(0.15);
		expect(operations.filter(({ name }) => !seen.operations.has(name)).map(({ name }) => name)).toEqual([]);
	},
	MAX_MS,
);

test(
	"under a site's limits, fewer than one in a hundred of many parallel requests must try again",
	async () => {
		const { numRuns, seed = Date.now() } = searchDepth(LIMITED, SHARE);
		const seen = emptyFindings();
		const people = await newPeople();
		const requests = await someRequests(numRuns, -seed);
		await Promise.all(
			Array.from({ length: CONCURRENT_REQUESTS }, async () => {
				for (let next = requests.pop(); next !== undefined; next = requests.pop()) {
					await tryRequest(limited, next.request, people[next.who % people.length] ?? {}, seen);
				}
			}),
		);
		print(seen, seed);
		expect(seen.faults).toEqual([]);
		expect(seen.statuses.get(503) ?? 0).toBeLessThan(numRuns / 100);
	},
	MAX_MS,
);

function isLeftOut(path: string): boolean {
	return path.startsWith("/health/") || path === "/v1/changes";
}

type Sent = { request: Parameters<typeof tryRequest>[1]; who: number };

async function someRequests(numRuns: number, seed: number): Promise<Sent[]> {
	const words = await readWords();
	const who = fc.nat(99);
	const round = fc.tuple(...operations.map((operation) => fc.record({ request: requestOf(operation, words), who })));
	return fc
		.sample(round, { numRuns: Math.ceil(numRuns / operations.length), seed })
		.flat()
		.slice(0, numRuns);
}

async function newPeople(): Promise<InjectOptions[]> {
	const authorization = `Bearer ${backend.env.BACKEND_KEY}`;
	const [visitor, editor, admin, leadDesk] = await Promise.all([
		writer(),
		staff("editor"),
		staff("admin"),
		staff("lead-desk"),
	]);
	const place = await college();
	await send201(visitor, aReview({ college: place.slug }));
	await send("POST", "/v1/User/Lead", { body: operations.find(({ path }) => path === "/items/Lead")?.body?.example });
	const asStaff = [editor, admin, leadDesk].map(({ token }) => ({ headers: { authorization: `Bearer ${token}` } }));
	return [{}, { headers: { authorization } }, { headers: { authorization, ...visitor.headers } }, ...asStaff];
}

async function readWords(): Promise<Words> {
	const [slugs, guides, ids, tokens] = await Promise.all([
		read(sql`SELECT slug AS word FROM colleges ORDER BY md5(slug) LIMIT 6`),
		read(sql`(SELECT slug AS word FROM exams LIMIT 3) UNION ALL (SELECT slug FROM countries LIMIT 3)`),
		read(
			sql`(SELECT id::text AS word FROM reviews LIMIT 3) UNION ALL (SELECT id::text FROM lead LIMIT 3)
				UNION ALL (SELECT id::text FROM staff LIMIT 3) UNION ALL (SELECT id::text FROM files LIMIT 3)`,
		),
		read(sql`SELECT token AS word FROM reports LIMIT 2`),
	]);
	const any = [...COMMON, ...slugs, ...guides, ...ids];
	return {
		...{ slug: [...slugs, ...guides, COLLEGE], id: ids, key: [...ids, "1", "2", "3"], filename: ["a.png"] },
		...{ table: OPENED, format: ["csv", "json", "parquet"], token: [...tokens, "x"], any },
	};
}

const OPENED = ["sources", "districts", "rankings"] as const;
const COMMON = ["iit", "engineering", "b-tech", "goa", "jee-main", "neet", "OPEN", "AI", "2025", "1200", "delhi"];

async function read(query: SQL): Promise<string[]> {
	return (await backend.db.execute<{ word: string }>(query)).rows.map(({ word }) => word);
}

const COLLEGE = "indian-institute-of-technology-madras";

function print({ statuses, slowest }: Findings, seed: number): void {
	const counted = [...statuses]
		.toSorted(([one], [other]) => one - other)
		.map(([status, times]) => `${status}: ${times}`);
	const slow = `${Math.round(slowest.ms)} ms at ${slowest.operation}`;
	process.stdout.write(`requests from seed ${seed}: ${counted.join(", ")}; the slowest ${slow}\n`);
}
