import { afterAll, beforeAll, expect, test } from "vitest";
import { startTrialApp, type TrialApp } from "#server/testing/trial-app.ts";

const PLANTED = "Zara Privatova +919812345678 rT9xQ2kLm4vBz81nQwErTy0";
const QUERY = new URLSearchParams({ q: PLANTED, token: "rT9xQ2kLm4vBz81nQwErTy0" }).toString();
const FOUND = /Zara|Privatova|98123|rT9xQ2k/;
const FORM = { "content-type": "application/x-www-form-urlencoded", origin: "https://uchit.example" };

let trial: TrialApp;
beforeAll(async () => {
	trial = await startTrialApp({ renderLimitMs: 200 });
});
afterAll(() => trial.close());

test("a failure on the way to a page is logged without the query or the form", async () => {
	const statuses: number[] = [];
	const get = async (url: string) => statuses.push((await trial.get(`${url}?${QUERY}`)).statusCode);
	const post = async (url: string, payload: object) =>
		statuses.push((await trial.inject({ method: "POST", url: `${url}?${QUERY}`, payload })).statusCode);
	trial.backend.state.mood = "failing";
	await get("/colleges");
	await get("/data/rankings.csv");
	await post("/api/graphql", { query: PLANTED, variables: { name: PLANTED } });
	await post("/api/auth/callback/otp", { token: PLANTED, contact: PLANTED });
	trial.backend.state.mood = "silent";
	await get("/colleges");
	trial.backend.hangUp();
	trial.backend.state.mood = "well";
	for (const address of ["/crash", "/cookie", "/slow"]) await get(address);
	const form = { method: "POST", url: `/form?${QUERY}`, headers: FORM, payload: `name=${PLANTED}` } as const;
	statuses.push((await trial.inject(form)).statusCode);
	expect(statuses.filter((status) => status >= 500).length).toBeGreaterThan(4);
	expect(trial.logged.length).toBeGreaterThan(4);
	expect(trial.logged.filter((line) => FOUND.test(line))).toEqual([]);
});

test("a logged error has its kind, its code and its position", async () => {
	// A busy machine needs more than this site's 200 ms for a first page.
	const readError = async () => {
		await trial.get(`/crash?x=${Date.now()}`);
		return JSON.parse(trial.logged.findLast((line) => line.includes("/crash")) ?? "{}");
	};
	await expect.poll(readError, { timeout: 15_000 }).toMatchObject({
		err: { type: expect.stringMatching(/Error/), stack: expect.stringContaining("    at ") },
		url: expect.stringMatching(/\/crash$/),
	});
});
