import { once } from "node:events";
import { createServer } from "node:net";
import { Problem } from "@uchit/contract/problem.ts";
import { expect, test } from "vitest";
import * as z from "zod";
import { buildApp } from "#backend/app.ts";
import { closeDatabase } from "#backend/db/client.ts";
import { openTestDatabase, testEnv, useBackend } from "#backend/testing/backend.ts";
import { shareBuilds } from "#backend/testing/shared-builds.ts";

const backend = useBackend();

test("is ready when the database has its facts", async () => {
	expect((await backend.get("/health/live")).json()).toEqual({ status: "live" });
	expect((await backend.get("/health/ready")).json()).toEqual({ status: "ready" });
});

async function closedPort(): Promise<number> {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	server.close();
	return typeof address === "object" && address !== null ? address.port : 0;
}

test("without a database it stays live, is not ready, and answers 503 with a reason and a retry time", async () => {
	const env = testEnv(`postgres://nobody@127.0.0.1:${await closedPort()}/nothing`);
	const db = openTestDatabase(env.DATABASE_URL);
	const app = await buildApp({ db, env });
	expect((await app.inject("/health/live")).statusCode).toBe(200);
	for (const address of ["/health/ready", "/v1/colleges?category=1", "/v1/colleges/iit", "/v1/catalogue"]) {
		const reply = await app.inject(address);
		expect(reply.statusCode).toBe(503);
		expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
		expect(Problem.parse(reply.json()).detail).toBe("The database cannot be reached.");
	}
	await app.close();
	await closeDatabase(db);
});

test("is not ready with a database without tables, and gives the reason", async () => {
	const address = new URL(backend.env.DATABASE_URL);
	address.pathname = "/postgres";
	const env = testEnv(address.href);
	const db = openTestDatabase(env.DATABASE_URL);
	const app = await buildApp({ db, env });
	const reply = await app.inject("/health/ready");
	expect(reply.statusCode).toBe(503);
	expect(Problem.parse(reply.json()).detail).toBe("The database has no tables yet.");
	await app.close();
	await closeDatabase(db);
});

const OpenApi = z.object({
	openapi: z.string(),
	paths: z.record(z.string(), z.unknown()),
	components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

test("the documentation names every address of the API and the contract's shapes", async () => {
	const { openapi, paths, components } = await backend.read(OpenApi, "/docs/json");
	expect(openapi).toMatch(/^3\.1/);
	const addresses = [
		"/health/live",
		"/health/ready",
		"/v1/User/Lead",
		"/v1/User/Lookup",
		"/v1/User/Register",
		"/v1/addresses/colleges",
		"/v1/addresses/countries",
		"/v1/addresses/exams",
		"/v1/addresses/lists",
		"/v1/addresses/places",
		"/v1/ask",
		"/v1/catalogue",
		"/v1/changes",
		"/v1/check",
		"/v1/check/fakes",
		"/v1/claims",
		"/v1/colleges",
		"/v1/colleges/{slug}",
		"/v1/colleges/{slug}/claims",
		"/v1/colleges/{slug}/claims/code",
		"/v1/colleges/{slug}/courses",
		"/v1/colleges/{slug}/cutoffs",
		"/v1/colleges/{slug}/cutoffs/trend",
		"/v1/colleges/{slug}/documents",
		"/v1/colleges/{slug}/fees",
		"/v1/colleges/{slug}/outcomes",
		"/v1/colleges/{slug}/reviews",
		"/v1/compare",
		"/v1/corrections",
		"/v1/countries",
		"/v1/countries/{slug}",
		"/v1/countries/{slug}/courses",
		"/v1/countries/{slug}/universities",
		"/v1/courses",
		"/v1/courses/{slug}",
		"/v1/data",
		"/v1/data/missing",
		"/v1/data/refusals",
		"/v1/data/watch",
		"/v1/data/{table}.{format}",
		"/v1/exams",
		"/v1/exams/{slug}",
		"/v1/explore",
		"/v1/graphql",
		"/v1/highlights",
		"/v1/lead-recipients",
		"/v1/me",
		"/v1/me/applications",
		"/v1/me/claims",
		"/v1/me/confirmed",
		"/v1/me/consents",
		"/v1/me/contacts",
		"/v1/me/contacts/{id}",
		"/v1/me/documents",
		"/v1/me/documents/{id}",
		"/v1/me/exam-alerts",
		"/v1/me/export",
		"/v1/me/privacy",
		"/v1/me/privacy/export",
		"/v1/me/privacy/link",
		"/v1/me/privacy/withdraw",
		"/v1/me/reviews",
		"/v1/me/sessions",
		"/v1/me/sessions/{id}",
		"/v1/me/shortlist",
		"/v1/me/shortlist/alert",
		"/v1/me/shortlist/alert/stop",
		"/v1/otp/send",
		"/v1/otp/userInfo",
		"/v1/otp/verify",
		"/v1/places",
		"/v1/places/{state}",
		"/v1/places/{state}/{district}",
		"/v1/predict",
		"/v1/predict/class/{exam}",
		"/v1/predict/class/{exam}/options",
		"/v1/predict/closings",
		"/v1/predict/exams",
		"/v1/predict/rank",
		"/v1/predict/replay",
		"/v1/predict/replay/{exam}",
		"/v1/predict/replay/{exam}/rounds",
		"/v1/predict/report-card",
		"/v1/privacy/link",
		"/v1/rankings",
		"/v1/rankings/{list}/{year}",
		"/v1/reports",
		"/v1/reports/{token}",
		"/v1/reviews",
		"/v1/reviews/{id}",
		"/v1/reviews/{id}/appeal",
		"/v1/reviews/{id}/college-email",
		"/v1/reviews/{id}/helpful",
		"/v1/reviews/{id}/reply",
		"/v1/reviews/{id}/report",
		"/v1/say",
		"/v1/scholarships",
		"/v1/scholarships/named",
		"/v1/scholarships/{slug}",
		"/v1/suggest",
	];
	const known = Object.keys(paths).toSorted();
	expect(known.filter((address) => /^\/(health|v1)\//.test(address))).toEqual(addresses);
	expect(known).toEqual(
		expect.arrayContaining(["/assets/{id}", "/auth/login", "/files", "/items/{collection}", "/users/me"]),
	);
	expect(Object.keys(components.schemas)).toEqual(
		expect.arrayContaining(["College", "CollegeResults", "CutoffPage", "Problem"]),
	);
	expect((await backend.get("/docs/")).headers["content-type"]).toMatch(/^text\/html/);
});

test("the metrics name routes by pattern, not by address", async () => {
	await backend.get("/v1/colleges/hogwarts");
	const body = await backend.app.metrics.metrics();
	expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/v1/colleges/:slug",status="404"}');
	expect(body).not.toContain("hogwarts");
});

test("an unknown address answers with a problem, inside and outside of /v1", async () => {
	for (const address of ["/v1/nothing", "/nothing"]) {
		const reply = await backend.get(address);
		expect(reply.statusCode).toBe(404);
		expect(Problem.parse(reply.json()).detail).toContain(address);
	}
});

test("a caller without the key is rate-limited by address; our own programs are not", async () => {
	const app = await buildApp({ db: backend.db, env: backend.env, ...shareBuilds(backend.db) });
	// One after the other: the plugin counts concurrent requests before it answers the first.
	const askOften = async (authorization: string) => {
		const replies = [];
		for (let attempt = 0; attempt < 301; attempt++)
			replies.push(await app.inject({ url: "/v1/colleges/hogwarts", headers: { authorization } }));
		return replies;
	};
	const ours = await askOften(`Bearer ${backend.env.BACKEND_KEY}`);
	expect(ours.every(({ statusCode }) => statusCode === 404)).toBe(true);
	const strangers = await askOften("Bearer a key that somebody guessed");
	const refused = strangers.filter(({ statusCode }) => statusCode === 429);
	expect(refused).toHaveLength(1);
	expect(strangers.at(-1)?.statusCode).toBe(429);
	expect(Problem.parse(refused[0]?.json()).status).toBe(429);
	expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0);
	await app.close();
});
