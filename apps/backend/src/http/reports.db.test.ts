import { Problem } from "@uchit/contract/problem.ts";
import { Report, ReportReceipt } from "@uchit/contract/report.ts";
import { expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";

const backend = useBackend();
const REPORT = {
	college: "indian-institute-of-technology-madras",
	fact: "established",
	message: "  The year is another one.  ",
};

const send = (payload: unknown) => backend.app.inject({ method: "POST", url: "/v1/reports", payload: Object(payload) });

test("a report is kept, and its address shows it as open", async () => {
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

test("a report without a message, or of an institution that there is not, is refused with the reason", async () => {
	const empty = await send({ ...REPORT, message: " " });
	expect(empty.statusCode).toBe(400);
	expect(Problem.parse(empty.json()).errors).toEqual([{ field: "message", reason: "what is wrong" }]);
	const nowhere = await send({ ...REPORT, college: "hogwarts" });
	expect(nowhere.statusCode).toBe(404);
	expect((await send({ ...REPORT, message: "x".repeat(2_001) })).statusCode).toBe(400);
});

test("a token that nobody was given shows nothing", async () => {
	expect((await backend.get("/v1/reports/guessed")).statusCode).toBe(404);
});
