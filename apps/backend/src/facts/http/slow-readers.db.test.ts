import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { VISITOR_ADDRESS_HEADER } from "@uchit/contract/visitor.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "#backend/app.ts";
import { closeDatabase, openDatabase } from "#backend/db/client.ts";
import { makeOpenFiles, openFilesFolder } from "#backend/facts/queries/open-files.ts";
import { newAddress, newEmail } from "#backend/testing/accounts.ts";
import { useLeads } from "#backend/testing/leads.ts";
import { PATIENCE } from "#backend/testing/patience.ts";
import { shareBuilds } from "#backend/testing/shared-builds.ts";

const { backend, leadOf } = await useLeads();
const { env } = backend;
/** Longer than in production, because the machine may be busy. */
const PATIENT = { connectTimeoutMs: 25_000, statementTimeoutMs: 25_000 };
const limits = { url: env.DATABASE_URL, onIdleError: () => undefined, ...PATIENT };
const db = openDatabase(limits);
const people = openDatabase({ ...limits, connections: env.DATABASE_PEOPLE_CONNECTIONS });
const READERS = 22;
const ROUNDS = 10;
let app: FastifyInstance;
let port: number;
const sockets: Socket[] = [];

beforeAll(async () => {
	await makeOpenFiles({ url: env.DATABASE_URL, folder: openFilesFolder(env), tables: ["college-facts"] });
	app = await buildApp({ db, people, env, ...shareBuilds(backend.db), mostEventLoopDelayMs: 0 });
	await app.listen({ port: 0, host: "127.0.0.1" });
	const address = app.server.address();
	// Warms up what the first request after a start would load.
	for (const url of ["/v1/colleges", "/v1/ask?q=nursing"]) await app.inject({ url, headers: asVisitor(newAddress()) });
	port = typeof address === "object" ? (address?.port ?? 0) : 0;
}, 120_000);

afterAll(async () => {
	for (const socket of sockets) socket.destroy();
	await app.close();
	await closeDatabase(db);
	await closeDatabase(people);
});

async function readSlowly(visitor: string): Promise<string> {
	const socket = connect(port, "127.0.0.1");
	sockets.push(socket);
	const head = ["GET /v1/data/college-facts.json HTTP/1.1", "host: x", `authorization: Bearer ${env.BACKEND_KEY}`];
	socket.write(`${[...head, `${VISITOR_ADDRESS_HEADER}: ${visitor}`].join("\r\n")}\r\n\r\n`);
	const [first] = await once(socket, "data");
	socket.pause();
	return String(first).split("\r\n")[0] ?? "";
}

function asVisitor(address: string) {
	return { authorization: `Bearer ${env.BACKEND_KEY}`, [VISITOR_ADDRESS_HEADER]: address };
}

function leaveLead() {
	return app.inject({ method: "POST", url: "/v1/User/Lead", headers: asVisitor(newAddress()), payload: leadOf() });
}

/** Several times at once leaves a lead, reads a list and sends a question. A pool in use would refuse them. */
async function expectAnswers(): Promise<void> {
	const get = (url: string) => app.inject({ url, headers: asVisitor(newAddress()) });
	for (let round = 0; round < ROUNDS; round += 1) {
		const visits = [leaveLead(), get(`/v1/colleges?page=${round + 1}`), get(`/v1/ask?q=nursing+${round}`)];
		expect((await Promise.all(visits)).map(({ statusCode }) => statusCode)).toEqual([201, 200, 200]);
	}
}

test(`${READERS} slow readers of a large table leave leads, pages and searches answered`, async () => {
	const heads = await Promise.all(Array.from({ length: READERS }, (_, place) => readSlowly(`198.51.100.${place + 1}`)));
	expect(new Set(heads)).toEqual(new Set(["HTTP/1.1 200 OK"]));
	// The start still reads for a moment.
	await expect.poll(() => db.$client.totalCount - db.$client.idleCount, PATIENCE).toBe(0);
	await expectAnswers();
});

test("one address may read four tables at once and then gets a retry time; the next starts when one ends", async () => {
	const slow = ["203.0.113.9", "203.0.113.9", "203.0.113.9", "203.0.113.9"];
	const heads = await Promise.all(slow.map(readSlowly));
	expect(heads).toEqual(slow.map(() => "HTTP/1.1 200 OK"));
	const headers = { ...asVisitor("203.0.113.9"), "if-none-match": "*" };
	const more = () => app.inject({ url: "/v1/data/college-facts.json", headers });
	const refused = await more();
	expect([refused.statusCode, Number(refused.headers["retry-after"])]).toEqual([429, 30]);
	sockets.at(-1)?.destroy();
	await expect.poll(async () => (await more()).statusCode, PATIENCE).toBe(304);
});

test("leads and codes are accepted even if every reader connection is in use", async () => {
	const taken = [];
	while (taken.length < db.$client.options.max) taken.push(await db.$client.connect());
	try {
		const headers = asVisitor(newAddress());
		const code = { method: "POST", url: "/v1/otp/send", headers, payload: { contact: newEmail() } } as const;
		expect([(await leaveLead()).statusCode, (await app.inject(code)).statusCode]).toEqual([201, 200]);
	} finally {
		for (const client of taken) client.release();
	}
});
