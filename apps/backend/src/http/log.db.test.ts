import { setTimeout as sleep } from "node:timers/promises";
import { serializeError } from "@uchit/logging/serialize-error.ts";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildApp } from "#backend/app.ts";
import { hashPassword } from "#backend/content/auth/passwords.ts";
import { answerWithContentErrors } from "#backend/content/errors.ts";
import { newAddress, newEmail } from "#backend/content/testing/desk.ts";
import { closeDatabase, type Database, openDatabase } from "#backend/db/client.ts";
import { staff } from "#backend/db/schema/content/staff.ts";
import { createOutbox } from "#backend/delivery/outbox.ts";
import { queueMessage } from "#backend/delivery/queries/outgoing-messages.ts";
import { normaliseContact } from "#backend/personal/contact.ts";
import { keysOf } from "#backend/personal/keys.ts";
import { testEnv } from "#backend/testing/backend.ts";
import { PATIENCE } from "#backend/testing/patience.ts";
import { shareBuilds } from "#backend/testing/shared-builds.ts";

const NAME = "Zara Privatova";
const PHONE = "+919812345678";
const TOKEN = "rT9xQ2kLm4vBz81nQwErTy0";
// Whole halves of the number: five digits of it stand by chance in a response time.
const PLANTED = /Zara|Privatova|98123456|12345678|rT9xQ2k/;
const EMAIL = newEmail();

const env = testEnv(process.env.TEST_DATABASE_URL, { LOG_LEVEL: "trace" });
const db = openDatabase({ url: env.DATABASE_URL, onIdleError: () => undefined });
const lines: string[] = [];
let app: FastifyInstance;

beforeAll(async () => {
	await db.insert(staff).values({ email: EMAIL, first_name: NAME });
	const logStream = { write: (line: string) => void lines.push(line) };
	app = await buildApp({ db, env, ...shareBuilds(db), mostEventLoopDelayMs: 0, logStream });
	app.get("/failing/:failure/:token", ({ params }) => FAILURES[Object(params).failure]?.(db));
	await app.register(async (scope) => {
		answerWithContentErrors(scope);
		scope.get("/content-failing/:failure/:token", ({ params }) => FAILURES[Object(params).failure]?.(db));
	});
});

afterAll(async () => {
	await app.close();
	await closeDatabase(db);
});

const FAILURES: Record<string, (db: Database) => Promise<unknown>> = {
	constraint: (on) => on.insert(staff).values({ email: EMAIL, first_name: NAME, last_name: PHONE }),
	type: (on) => on.execute(sql`select ${NAME}::int, ${TOKEN}::text`),
	range: (on) => on.execute(sql`select ${PHONE.slice(1)}::text::smallint`),
	syntax: (on) => on.execute(sql.raw(`select '${NAME}' '${PHONE}`)),
	cut: async (on) => {
		const slow = on.execute(sql`select pg_sleep(20), ${NAME}::text, ${PHONE}::text, ${TOKEN}::text`);
		const isIt = sql`query like ${"%select pg_sleep(20)%"} and datname = current_database()`;
		const end = sql`select pg_terminate_backend(pid) from pg_stat_activity where ${isIt}`;
		await Promise.all([slow, vi.waitFor(async () => expect((await on.execute(end)).rowCount).toBe(1), PATIENCE)]);
	},
	thrown: async () => {
		throw new Error(`No place for "${NAME}" at ${PHONE} (?token=${TOKEN})`, { cause: JSON.parse(`{"a": ${NAME}}`) });
	},
	body: async () => JSON.parse(`{"name": ${NAME}}`),
};

test.each(Object.keys(FAILURES))(
	"a failure (%s) is logged with its place, and nothing of whom it was about",
	async (failure) => {
		for (const scope of ["/failing", "/content-failing"]) {
			const before = lines.length;
			const reply = await app.inject({ url: `${scope}/${failure}/${TOKEN}?name=${NAME}`, remoteAddress: newAddress() });
			expect(reply.statusCode).toBe(failure === "cut" ? 503 : 500);
			const logged = lines.slice(before).map((line): Record<string, unknown> => JSON.parse(line));
			const [failed] = logged.filter(({ err }) => err !== undefined);
			expect(failed).toMatchObject({
				err: { type: expect.stringMatching(/Error$/), stack: expect.stringContaining("    at ") },
			});
			expect(lines.slice(before).join("")).not.toMatch(PLANTED);
			expect(reply.body).not.toMatch(PLANTED);
		}
	},
);

test("the log names the violated constraint", async () => {
	const error: unknown = await FAILURES.constraint?.(db).catch((thrown: unknown) => thrown);
	expect(serializeError(error)).toMatchObject({
		message: "A query failed",
		cause: { code: "23505", about: { table: "staff", constraint: "staff_email" } },
	});
});

test("an unreadable body leaves no trace in the log, at any level", async () => {
	const before = lines.length;
	const payload = { name: NAME, contact: { kind: "phone", value: PHONE }, token: TOKEN, age: "no" };
	const response = [
		"/v1/leads",
		"/v1/otp/verify",
		"/items/Lead",
		"/auth/login",
		"/v1/graphql",
		"/v1/User/Register",
	].map((url) =>
		app.inject({ method: "POST", url: `${url}?token=${TOKEN}&name=${NAME}`, payload, remoteAddress: newAddress() }),
	);
	for (const { statusCode } of await Promise.all(response)) expect(statusCode).toBeLessThan(500);
	await app.inject({
		method: "POST",
		url: "/v1/leads",
		payload: `{"name": ${NAME}`,
		headers: { "content-type": "application/json" },
	});
	await app.inject({ url: `/v1/reports/${TOKEN}`, remoteAddress: newAddress() });
	await app.inject({ url: `/nothing/${TOKEN}?phone=${PHONE}`, remoteAddress: newAddress() });
	expect(lines.length).toBeGreaterThan(before);
	expect(lines.slice(before).join("")).not.toMatch(PLANTED);
});

test("sign-ins, tried codes and refusals are logged by kind, without personal data", async () => {
	const before = lines.length;
	const post = (url: string, payload: object, headers = {}) =>
		app.inject({ method: "POST", url, payload, headers, remoteAddress: newAddress() });
	const password = "correct horse battery staple";
	const values = { email: newEmail(), first_name: NAME, status: "active", role: "author" } as const;
	await db.insert(staff).values({ ...values, password_hash: await hashPassword(password) });
	expect((await post("/auth/login", { email: values.email, password })).statusCode).toBe(200);
	await post("/auth/login", { email: values.email, password: NAME });
	await post("/v1/otp/verify", { contact: { kind: "phone", value: PHONE }, code: "123456" });
	const ours = { authorization: `Bearer ${env.BACKEND_KEY}` };
	await post("/v1/internal/auth/sign-in/otp", { token: TOKEN }, ours);
	await app.inject({ url: `/items/Lead?search=${NAME}`, remoteAddress: newAddress() });
	await app.inject({ url: `/v1/me?name=${NAME}`, remoteAddress: newAddress() });
	const events = lines.slice(before).map((line): Record<string, unknown> => JSON.parse(line));
	for (const event of [
		{ event: "staff-sign-in", outcome: "in", role: "author" },
		{ event: "staff-sign-in", outcome: "refused", code: "INVALID_CREDENTIALS" },
		{ event: "code", purpose: "sign-in", outcome: "wrong" },
		{ event: "sign-in", how: "otp", outcome: "refused" },
		{ event: "refused", status: 403, code: "FORBIDDEN", route: "/items/:collection" },
		{ event: "refused", status: 401, route: "/v1/me" },
	]) {
		expect(events).toContainEqual(expect.objectContaining(event));
	}
	expect(lines.slice(before).join("")).not.toMatch(PLANTED);
});

test("a flood of refusals does not fill the log", async () => {
	// Refusals of earlier tests count against the same second.
	await sleep(1_000);
	const before = lines.length;
	const flood = Array.from({ length: 300 }, () => app.inject({ url: "/v1/me", remoteAddress: newAddress() }));
	const began = performance.now();
	await Promise.all(flood);
	const seconds = Math.ceil((performance.now() - began) / 1000) + 1;
	const logged = lines.slice(before).filter((line) => line.includes('"event":"refused"'));
	expect(logged.length).toBeLessThanOrEqual(20 * seconds);
	expect(logged.length).toBeGreaterThan(0);
});

test("a failed job is logged, without recipient or code", async () => {
	const before = lines.length;
	const keys = keysOf(env);
	// Its own clock, so that no other program sends what is due only for this test.
	const now = () => new Date("2020-01-01T00:00:00Z");
	const values = { code: TOKEN, name: NAME };
	const to = normaliseContact({ kind: "phone", value: PHONE });
	await queueMessage(db, { keys, now: now() }, { to, template: "code", values, language: "en" });
	const send = async () => {
		throw new Error(`No way to ${PHONE} of ${NAME} with ${TOKEN}`);
	};
	const broken = openDatabase({ url: withoutTables(env.DATABASE_URL), onIdleError: () => undefined });
	for (const on of [db, broken]) {
		const outbox = createOutbox({ db: on, keys, now, send, log: app.log });
		outbox.kick();
		await outbox.stop();
	}
	await closeDatabase(broken);
	const logged = lines.slice(before).join("");
	expect(logged).toContain("Reading the queue of letters failed");
	expect(logged).not.toMatch(PLANTED);
});

test("an error is logged the same, however it is passed to the log", () => {
	const before = lines.length;
	const error = new Error(`for "${NAME}" at ${PHONE}`, { cause: new Error(`with "${TOKEN}"`) });
	app.log.error(error);
	app.log.error({ err: error });
	app.log.error({ err: error }, error.message);
	app.log.error({ error }, "An error");
	app.log.warn({ reason: String(error), url: `/x?name=${NAME}` }, "A reason");
	expect(lines.length).toBe(before + 5);
	expect(lines.slice(before).join("")).not.toMatch(PLANTED);
});

function withoutTables(url: string): string {
	const address = new URL(url);
	address.pathname = "/postgres";
	return address.href;
}
