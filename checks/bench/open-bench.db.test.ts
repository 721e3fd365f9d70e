import { VISITOR_ADDRESS_HEADER } from "@uchit/contract/visitor.ts";
import { expect, test } from "vitest";
import * as z from "zod";
import { useBackend } from "../../apps/backend/src/testing/backend.ts";
import { useSeedGuides } from "../../apps/backend/src/testing/guides.ts";
import { type BenchQuestion, readBench } from "../../bench/questions/question.ts";
import { createRandom } from "../../bench/support/random.ts";

const backend = useBackend();
useSeedGuides(backend);

const QUESTIONS = readBench();
const QUESTIONS_PER_RUN = 80;

const Called = z.object({
	result: z.object({ structuredContent: z.object({ answer: z.record(z.string(), z.unknown()) }).optional() }),
});

let requestCount = 0;

const ask: Ask = async ({ tool, arguments: given }) => {
	// A new client address per 100 requests stays below the limit of a minute.
	const visitor = `198.51.${Math.floor(requestCount++ / 100)}.1`;
	const key = { authorization: `Bearer ${backend.env.BACKEND_KEY}`, [VISITOR_ADDRESS_HEADER]: visitor };
	const headers = { ...key, "content-type": "application/json" };
	if (tool === "GET") return (await backend.app.inject({ url: String(given.path), headers })).json();
	const payload = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: tool, arguments: given } };
	const reply = await backend.app.inject({ method: "POST", url: "/mcp", headers, payload });
	const { structuredContent } = Called.parse(reply.json()).result;
	if (structuredContent === undefined) throw new Error(`${tool} ${JSON.stringify(given)}: ${reply.body}`);
	return structuredContent.answer;
};

test("the file has four hundred questions in three phrasings, sixty of them about unpublished figures", () => {
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

test("the tools answer each question with its receipt, and give no figure where none is published", async () => {
	const faults: string[] = [];
	for (const question of drawn()) {
		const fault = faultOf(question, await lookUp(question, ask));
		if (fault !== undefined) faults.push(`${question.id}: ${question.question} → ${fault}`);
	}
	expect(faults).toEqual([]);
}, 600_000);

function drawn(): readonly BenchQuestion[] {
	if (process.env.PROOF === "full") return QUESTIONS;
	const random = createRandom(49);
	return QUESTIONS.filter(() => random.below(QUESTIONS.length) < QUESTIONS_PER_RUN);
}

type Ask = (request: BenchQuestion["lookup"]) => Promise<unknown>;

type Found = { value: string | number | undefined; sourceId: string | undefined; isDescribed: boolean };

const Row = z.record(z.string(), z.unknown());
type Row = z.infer<typeof Row>;
type At = { row: Row; sourceId: string | undefined };

async function lookUp({ lookup }: BenchQuestion, ask: Ask): Promise<Found> {
	const answer = Row.parse(await ask(lookup));
	const rows = listRows(answer, undefined, receiptsOf(answer)).filter(({ row }) => fits(row, lookup.row));
	const found = rows.map(({ row, sourceId }) => ({ value: toValue(valueAt(row, lookup.field)), sourceId }));
	const [first, ...others] = found.filter(({ value }) => value !== undefined);
	if (first === undefined) return { value: undefined, sourceId: undefined, isDescribed: false };
	const values = [...new Set([first, ...others].map(({ value }) => value))];
	const sources = z
		.array(z.object({ id: z.string() }))
		.catch([])
		.parse(answer.sources);
	const value = values.length === 1 ? first.value : values.join(" or ");
	return { ...first, value, isDescribed: sources.some(({ id: each }) => each === first.sourceId) };
}

function faultOf({ value, unit, sourceId, lookup }: BenchQuestion, found: Found): string | undefined {
	// A claim gives a reason instead of a figure, an empty list its length.
	if (value === null && lookup.tool === "verify_claim")
		return found.value === undefined ? "a claim was judged" : undefined;
	if (value === null) return found.value === undefined || found.value === 0 ? undefined : `${found.value} of nothing`;
	const isStated = unit === "text" && (value === "yes" || value === "no");
	if (found.value === undefined) return "no row";
	if (!isStated && `${found.value}` !== `${value}`) return `${found.value} is not ${value}`;
	if (found.sourceId === undefined || !found.isDescribed) return "no receipt";
	return sourceId === undefined || sourceId === found.sourceId ? undefined : `${found.sourceId} is not ${sourceId}`;
}

const BESIDE: ReadonlySet<string> = new Set(["sources", "facets", "similar"]);

function listRows(value: unknown, around: string | undefined, receipts: Row, path: readonly string[] = []): At[] {
	if (Array.isArray(value)) return value.flatMap((each) => listRows(each, around, receipts, path));
	const row = Row.safeParse(value).data;
	if (row === undefined) return [];
	const [part = ""] = path;
	const sourceId = textOf(row.sourceId) ?? textOf(receipts[`${part}.${row.key}`]) ?? textOf(receipts[part]) ?? around;
	const inner = Object.entries(row).filter(([name]) => !BESIDE.has(name));
	return [{ row, sourceId }, ...inner.flatMap(([name, each]) => listRows(each, sourceId, receipts, [...path, name]))];
}

function fits(row: Row, wanted: BenchQuestion["lookup"]["row"]): boolean {
	return Object.entries(wanted).every(([name, value]) => {
		const own = valueAt(row, name);
		return Array.isArray(own) ? own.includes(value) : own === value;
	});
}

function valueAt(row: Row, field: string): unknown {
	return field.split(".").reduce((value: unknown, name) => Row.safeParse(value).data?.[name], row);
}

const receiptsOf = ({ receipts }: Row) => Row.safeParse(receipts).data ?? {};
const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);
const toValue = (value: unknown) => (typeof value === "number" ? value : textOf(value));
