import { Miss, type NewMisses } from "@uchit/contract/miss.ts";
import { like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useDesk } from "#backend/content/testing/desk.ts";
import { misses } from "#backend/db/schema/content/miss.ts";
import { redirects } from "#backend/db/schema/content/redirect.ts";
import { addMisses, forgetOldMisses } from "#backend/search/queries/misses.ts";

const desk = useDesk();
const { db, env } = desk.backend;
const MARK = `kyoto-${process.pid}`;
let editor = "";

beforeAll(async () => {
	editor = await desk.tokenOf(await desk.hire({ role: "editor" }));
});
afterAll(async () => {
	await db.delete(misses).where(like(misses.words, `%${MARK}%`));
	await db.delete(redirects).where(like(redirects.from_path, `%${MARK}%`));
});

async function report(body: NewMisses, key = env.BACKEND_KEY): Promise<number> {
	const headers = { authorization: `Bearer ${key}` };
	return (await desk.backend.app.inject({ method: "POST", url: "/v1/internal/misses", headers, payload: body }))
		.statusCode;
}

async function listed() {
	const reply = await desk.ask("/content/misses", { token: editor });
	return Miss.array()
		.parse(reply.json().data)
		.filter(({ words }) => words.includes(MARK));
}

test("a failed search of three visitors is listed with its count until resolved, and one of two is hidden", async () => {
	const search = { kind: "search", words: `b.arch in ${MARK}` } as const;
	const address = { kind: "address", words: `/exams/${MARK}` } as const;
	expect(await report([{ ...search, count: 2 }], "another key")).toBe(404);
	expect(await report([{ ...search, count: 2 }])).toBe(204);
	expect(await listed()).toEqual([]);
	expect(
		await report([
			{ ...search, count: 2 },
			{ ...address, count: 9 },
		]),
	).toBe(204);
	expect(await listed()).toMatchObject([
		{ ...address, count: 9 },
		{ ...search, count: 4 },
	]);

	await desk.ask("/items/redirects", {
		...{ method: "POST", token: editor },
		body: { from_path: address.words, to_path: "/exams" },
	});
	expect(await listed()).toMatchObject([search]);
	await desk.ask("/content/misses/done", { method: "POST", token: editor, body: search });
	expect(await listed()).toEqual([]);
});

test("a failed search is deleted after 90 days, or after 14 when fewer than three visitors made it", async () => {
	const often = { kind: "search", words: `often ${MARK}`, count: 3 } as const;
	const seldom = { kind: "search", words: `seldom ${MARK}`, count: 2 } as const;
	await addMisses(db, [often, seldom], "2020-01-01");
	const left = async () => {
		const rows = await db
			.select()
			.from(misses)
			.where(like(misses.words, `% ${MARK}`));
		return rows.filter(({ day }) => day === "2020-01-01").map(({ words }) => words);
	};
	await forgetOldMisses(db, "2020-01-15");
	expect((await left()).toSorted()).toEqual([often.words, seldom.words]);
	await forgetOldMisses(db, "2020-01-16");
	expect(await left()).toEqual([often.words]);
	await forgetOldMisses(db, "2020-04-01");
	expect(await left()).toEqual([]);
});
