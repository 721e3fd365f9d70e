import { Problem } from "@uchit/contract/problem.ts";
import { Report, ReportReceipt } from "@uchit/contract/report.ts";
import { VISITOR_ADDRESS_HEADER } from "@uchit/contract/visitor.ts";
import { expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";

const backend = useBackend();
const REPORT = {
	college: "indian-institute-of-technology-madras",
	fact: "Established",
	about: "fact-established",
	message: "  The year is another one.  ",
};

const send = (payload: unknown, headers: Record<string, string> = {}) =>
	backend.app.inject({ method: "POST", url: "/v1/reports", payload: Object(payload), headers });

const sendFor = (address: string, authorization = `Bearer ${backend.env.BACKEND_KEY}`) =>
	send(REPORT, { authorization, [VISITOR_ADDRESS_HEADER]: address });

test("a report is stored, and its address shows it as open", async () => {
	const reply = await send(REPORT);
	expect(reply.statusCode).toBe(201);
	const { number, token } = ReportReceipt.parse(reply.json());
	const report = await backend.read(Report, `/v1/reports/${token}`);
	expect(report).toMatchObject({
		number,
		college: { slug: REPORT.college, name: "Indian Institute of Technology Madras" },
		message: "The year is another one.",
		status: "open",
	});
	expect(report.decidedAt).toBeUndefined();
});

test("a report without a message or about an unknown institution is refused with the reason", async () => {
	const empty = await send({ ...REPORT, message: " " });
	expect(empty.statusCode).toBe(400);
	expect(Problem.parse(empty.json()).errors).toEqual([
		{ field: "message", reason: "what is wrong", code: "under-least", values: { least: 1 } },
	]);
	const nowhere = await send({ ...REPORT, college: "hogwarts" });
	expect(nowhere.statusCode).toBe(404);
	expect((await send({ ...REPORT, message: "x".repeat(2_001) })).statusCode).toBe(400);
});

test("an unknown token shows nothing", async () => {
	expect((await backend.get("/v1/reports/guessed")).statusCode).toBe(404);
});

test("a visitor may send ten reports an hour, the eleventh gets a retry time; another visitor is not affected", async () => {
	for (let sent = 0; sent < 10; sent++) expect((await sendFor("203.0.113.7")).statusCode).toBe(201);
	const refused = await sendFor("203.0.113.7");
	expect(refused.statusCode).toBe(429);
	expect(Problem.parse(refused.json()).detail).toContain("10 reports an hour");
	expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3_500);
	expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(3_600);
	expect((await sendFor("203.0.113.8")).statusCode).toBe(201);
});

test("a household's IPv6 addresses count as one visitor", async () => {
	const statuses = [];
	for (let host = 1; host <= 11; host++) statuses.push((await sendFor(`2001:db8:1:2::${host}`)).statusCode);
	expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
	expect((await sendFor("2001:db8:1:3::1")).statusCode).toBe(201);
});

test("a visitor address counts only with our key: without it nobody gets a new one for each report", async () => {
	const statuses = [];
	for (let host = 1; host <= 11; host++)
		statuses.push((await sendFor(`198.51.100.${host}`, "Bearer guessed")).statusCode);
	expect(statuses.at(-1)).toBe(429);
});
