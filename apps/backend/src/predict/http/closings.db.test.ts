import { PredictPage } from "@uchit/contract/predict.ts";
import { ClosingsPage } from "@uchit/contract/predict-closings.ts";
import { PredictExams } from "@uchit/contract/predict-exam.ts";
import { beforeAll, expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";

const backend = useBackend();

function read(fields: Record<string, string>): Promise<ClosingsPage> {
	return backend.read(ClosingsPage, `/v1/predict/closings?${new URLSearchParams(fields)}`);
}

async function readAll(fields: Record<string, string>): Promise<ClosingsPage["items"]> {
	const first = await read(fields);
	const pages = Math.ceil(first.total / first.pageSize);
	const rest = Array.from({ length: pages - 1 }, (_, index) => read({ ...fields, page: String(index + 2) }));
	return [first, ...(await Promise.all(rest))].flatMap(({ items }) => items);
}

beforeAll(() => backend.read(PredictExams, "/v1/predict/exams"), 120_000);

test("every institute of the newest list appears once, sorted from the hardest in the first branch", async () => {
	const { branches, total, authority, years } = await read({ exam: "jee-mains" });
	expect([authority, years.at(-1), branches[0]]).toEqual(["JoSAA", 2026, "computer"]);
	const items = await readAll({ exam: "jee-mains" });
	expect(new Set(items.map(({ college }) => college.slug)).size).toBe(total);
	expect(total).toBeGreaterThan(90);
	const first = items.flatMap(({ cells }) => cells.filter(({ branch }) => branch === "computer"));
	const closings = first.map(({ closing }) => closing);
	expect(closings).toEqual(closings.toSorted((a, b) => a - b));
});

test("a figure is the predictor's furthest closing for that branch, category and home state", async () => {
	const who = { exam: "jee-mains", category: "OBC-NCL", gender: "Gender-Neutral", homeState: "bihar" };
	const items = await readAll(who);
	const patna = items.find(({ college }) => college.slug === "national-institute-of-technology-patna");
	const civil = patna?.cells.find(({ branch }) => branch === "civil");
	const params = new URLSearchParams({ ...who, rank: "1", college: patna?.college.slug ?? "", q: "civil" });
	const { items: seats } = await backend.read(PredictPage, `/v1/predict?${params}`);
	expect(seats.length).toBeGreaterThan(0);
	expect(new Set(seats.map(({ quota }) => quota))).toEqual(new Set(["HS"]));
	expect(civil?.closing).toBe(Math.max(...seats.map(({ evidence }) => evidence.at(-1)?.closingRank ?? 0)));
	const elsewhere = (await readAll({ ...who, homeState: "goa" })).find(
		({ college }) => college.slug === patna?.college.slug,
	);
	expect(elsewhere?.cells.find(({ branch }) => branch === "civil")?.closing).not.toBe(civil?.closing);
});

test("where marks close, the lowest of several marks is shown, and the list starts with the highest", async () => {
	const { isScore, items, branches } = await read({ exam: "tnea", category: "BC" });
	expect(isScore).toBe(true);
	const marks = items.flatMap(({ cells }) => cells.filter(({ branch }) => branch === branches[0]));
	const closings = marks.map(({ closing }) => closing);
	expect(closings.length).toBeGreaterThan(10);
	expect(closings).toEqual(closings.toSorted((a, b) => b - a));
});

test("every exam has a table without any choice, and an unknown choice is ignored", async () => {
	const { items } = await backend.read(PredictExams, "/v1/predict/exams");
	for (const { exam } of items) expect([exam, (await read({ exam })).total > 0]).toEqual([exam, true]);
	const plain = await read({ exam: "neet" });
	expect(plain.yearNote).toMatch(/^Rounds 1 and 2 together/);
	expect(await read({ exam: "neet", category: "no such", homeState: "atlantis", gender: "?" })).toEqual(plain);
	expect((await backend.get("/v1/predict/closings?exam=cat")).statusCode).toBe(400);
});
