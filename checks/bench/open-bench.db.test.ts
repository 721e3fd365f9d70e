import { VISITOR_ADDRESS_HEADER } from "@uchit/contract/visitor.ts";
import { expect, test } from "vitest";
import * as z from "zod";
import { useBackend } from "../../apps/backend/src/testing/backend.ts";
import { useSeedGuides } from "../../apps/backend/src/testing/guides.ts";
import { type Ask, faultOf, lookUp } from "../../bench/questions/look-up.ts";
import { type BenchQuestion, readBench } from "../../bench/questions/question.ts";
import { createRandom } from "../../bench/support/random.ts";

const backend = useBackend();
useSeedGuides(backend);

const QUESTIONS = readBench();
const IN_EVERY_RUN = 80;

const Called = z.object({
	result: z.object({ structuredContent: z.object({ answer: z.record(z.string(), z.unknown()) }).optional() }),
});

let asked = 0;

const ask: Ask = async ({ tool, arguments: given }) => {
	// Fewer questions of one visitor than are answered in a minute.
	const visitor = `198.51.${Math.floor(asked++ / 100)}.1`;
	const key = { authorization: `Bearer ${backend.env.BACKEND_KEY}`, [VISITOR_ADDRESS_HEADER]: visitor };
	const headers = { ...key, "content-type": "application/json" };
	if (tool === "GET") return (await backend.app.inject({ url: String(given.path), headers })).json();
	const payload = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: tool, arguments: given } };
	const reply = await backend.app.inject({ method: "POST", url: "/mcp", headers, payload });
	const { structuredContent } = Called.parse(reply.json()).result;
	if (structuredContent === undefined) throw new Error(`${tool} ${JSON.stringify(given)}: ${reply.body}`);
	return structuredContent.answer;
};

test("the file has four hundred questions, sixty of them about what nobody publishes, in three ways of asking", () => {
	expect([QUESTIONS.length, new Set(QUESTIONS.map(({ id }) => id)).size]).toEqual([400, 400]);
	expect(new Set(QUESTIONS.map(({ question }) => question)).size).toBe(400);
	expect(QUESTIONS.filter(({ value }) => value === null)).toHaveLength(60);
	for (const language of ["en", "hinglish", "hi"]) {
		expect(QUESTIONS.filter((each) => each.language === language).length).toBeGreaterThan(70);
	}
	for (const { value, unit, sourceId, id } of QUESTIONS) {
		const isOfExam = id.startsWith("day") || id.startsWith("form");
		if (value !== null && !isOfExam) expect([id, unit, sourceId]).toEqual([id, expect.any(String), expect.any(String)]);
	}
});

test("the tools have the answer of each question with its receipt, and no figure where nothing is published", async () => {
	const faults: string[] = [];
	for (const question of drawn()) {
		const fault = faultOf(question, await lookUp(question, ask));
		if (fault !== undefined) faults.push(`${question.id}: ${question.question} → ${fault}`);
	}
	expect(faults).toEqual([]);
}, 600_000);

/** A part that the seed draws; all of them at full depth. */
function drawn(): readonly BenchQuestion[] {
	if (process.env.PROOF === "full") return QUESTIONS;
	const random = createRandom(49);
	return QUESTIONS.filter(() => random.below(QUESTIONS.length) < IN_EVERY_RUN);
}
