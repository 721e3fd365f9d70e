import fastify from "fastify";
import { expect, test } from "vitest";
import { answerWithProblems } from "#backend/http/problems.ts";
import { limitConcurrency } from "./limit-concurrency.ts";

test("a request beyond the limit is refused at once with a retry time, until an earlier one ends", async () => {
	const app = fastify();
	answerWithProblems(app);
	limitConcurrency(app, 2);
	const work = Promise.withResolvers<string>();
	app.post("/", async () => work.promise);
	const send = async () => await app.inject({ method: "POST", url: "/", payload: { a: 1 } });
	// Sent in one turn, so that none is being processed when the third arrives.
	const [first, second, third] = [send(), send(), send()];
	const refused = await third;
	expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "5"]);
	expect((await send()).statusCode).toBe(503);
	work.resolve("done");
	expect([(await first).statusCode, (await second).statusCode]).toEqual([200, 200]);
	expect((await send()).statusCode).toBe(200);
});

test("a request that failed or had a bad body frees its place", async () => {
	const app = fastify();
	answerWithProblems(app);
	limitConcurrency(app, 1);
	app.post("/", async () => {
		throw new Error("It failed");
	});
	const send = (payload: string) =>
		app.inject({ method: "POST", url: "/", payload, headers: { "content-type": "application/json" } });
	expect((await send("{}")).statusCode).toBe(500);
	expect((await send("{")).statusCode).toBe(400);
	expect((await send("{}")).statusCode).toBe(500);
});
