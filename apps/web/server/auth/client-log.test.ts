import { expect, test } from "vitest";
import { TrialBrowser, trialAuth } from "#server/testing/trial-auth.ts";
import { spec } from "../../../../e2e/support/spec.ts";

const auth = trialAuth(async () => "http://127.0.0.1:9");
const REPORT = { level: "error", code: "CLIENT_FETCH_ERROR", message: "Failed to fetch" };

let last = 0;
function visitor() {
	last += 1;
	return new TrialBrowser(auth, { "x-forwarded-for": `203.0.113.${last}` });
}

const send = (browser: TrialBrowser, payload: string, type?: string) =>
	browser.ask({ method: "POST", url: "/api/auth/_log", payload, headers: type ? { "content-type": type } : {} });

const reported = () => auth.logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "a browser reports");

test(`${spec("2.60", "7.18", "7.19")} a browser error is logged in any encoding, and the answer repeats nothing of it`, async () => {
	const asForm = new URLSearchParams(REPORT).toString();
	for (const [payload, type] of [
		[asForm, "application/x-www-form-urlencoded;charset=UTF-8"],
		[asForm, "text/plain;charset=UTF-8"],
		[asForm, undefined],
		[JSON.stringify(REPORT), "application/json"],
		[JSON.stringify(REPORT), "text/plain;charset=UTF-8"],
	]) {
		const before = reported().length;
		const reply = await send(visitor(), payload ?? "", type);
		expect([reply.statusCode, reply.body, reply.headers["cache-control"]]).toEqual([200, "", "no-store"]);
		expect(reported().slice(before)).toEqual([expect.objectContaining({ level: 40, report: REPORT })]);
	}
});

test("a report stays one short line, whatever text it contains", async () => {
	const before = auth.logged.length;
	const message = `first\r\n{"level":60,"msg":"forged"}\u001b[2J\u2028\u202e${"x".repeat(9_000)}`;
	await send(visitor(), JSON.stringify({ level: "error", code: "A\nB", message }), "application/json");
	const line = auth.logged.slice(before).find((text) => text.includes("a browser reports")) ?? "";
	expect(line.trimEnd().split("\n")).toHaveLength(1);
	expect(line.length).toBeLessThan(5_000);
	const { report } = JSON.parse(line);
	expect(report.code).toBe("A B");
	expect(report.message).toMatch(/^first \{"level":60,"msg":"forged"\} \[2J x+$/);
});

test.each([
	[""],
	["{"],
	["[]"],
	["level=error"],
	["level=fatal&code=X"],
	["code=X"],
	['{"level":"error","code":{"a":1}}'],
])("%j is not a report", async (payload) => {
	const before = reported().length;
	expect((await send(visitor(), payload, "text/plain")).statusCode).toBe(400);
	expect(reported().length).toBe(before);
});

test("one address may report sixty times a minute without limiting others", async () => {
	const busy = visitor();
	const payload = new URLSearchParams(REPORT).toString();
	for (let count = 0; count < 60; count += 1) expect((await send(busy, payload, "text/plain")).statusCode).toBe(200);
	const refused = await send(busy, payload, "text/plain");
	expect([refused.statusCode, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
	expect((await send(visitor(), payload, "text/plain")).statusCode).toBe(200);
	auth.clock.now += 60_000;
	expect((await send(busy, payload, "text/plain")).statusCode).toBe(200);
});

test("forged addresses from one visitor count against that visitor alone", async () => {
	const browser = new TrialBrowser(auth);
	const payload = new URLSearchParams(REPORT).toString();
	const statuses: number[] = [];
	for (let count = 0; count < 80; count += 1) {
		const headers = { "content-type": "text/plain", "x-forwarded-for": `203.0.113.${count}` };
		const url = "/api/auth/_log";
		statuses.push((await browser.ask({ method: "POST", url, payload, headers, remoteAddress: "10.0.0.9" })).statusCode);
	}
	expect(statuses.filter((status) => status === 200)).toHaveLength(60);
	expect(statuses.slice(60).every((status) => status === 429)).toBe(true);
});
