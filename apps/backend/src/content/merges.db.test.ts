import { and, eq, inArray, like, type SQLWrapper, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useDesk } from "#backend/content/testing/desk.ts";
import type { Queryable } from "#backend/db/client.ts";
import { collegePictures } from "#backend/db/schema/content/college-picture.ts";
import { files } from "#backend/db/schema/content/file.ts";
import { revisions } from "#backend/db/schema/content/revision.ts";
import { corrections, mergedRows, reports } from "#backend/db/schema/report.ts";
import { listCorrections } from "#backend/facts/queries/corrections/corrections.ts";
import { mergeInstitutions, splitInstitutions } from "#backend/facts/queries/corrections/merge.ts";
import { rebuildOverlays } from "#backend/facts/queries/corrections/overlay.ts";

const desk = useDesk({ FIGURES_SECOND_PERSON: "optional" });
const strict = useDesk({ FIGURES_SECOND_PERSON: "required" });
const { db } = desk.backend;

const REASON = `merged by a test ${process.pid}`;
const MINE = like(corrections.reason, `${REASON}%`);
const FACTS = [
	...["college_names", "college_categories", "college_facts", "aliases", "mentions", "rankings", "outcomes", "intakes"],
	...["college_fees", "page_fees", "cutoffs", "former_addresses"],
];
const WRITTEN = ["reports", "corrections", "college_pictures"];

type Institution = { id: string; slug: string; name: string };
let survivor: Institution;
let gone: Institution;
let editor = "";

beforeAll(async () => {
	editor = await desk.tokenOf(await desk.hire({ role: "editor" }));
	const { rows } = await db.execute<Institution>(sql`
		SELECT c.id, c.slug, c.name FROM colleges c WHERE c.kind = 'college'
			AND (SELECT count(*) FROM cutoffs t WHERE t.college_id = c.id) BETWEEN 5 AND 60
			AND EXISTS (SELECT FROM intakes t WHERE t.college_id = c.id)
			AND EXISTS (SELECT FROM college_fees t WHERE t.college_id = c.id) ORDER BY c.id DESC LIMIT 2`);
	const [one, other] = rows;
	if (one === undefined || other === undefined) throw new Error("No two institutions have such facts");
	[survivor, gone] = [one, other];
	const scan = { filename_download: "gate.png", type: "image/png", filesize: 1, title: REASON };
	const [file] = await db.insert(files).values(scan).returning({ id: files.id });
	const licence = { licence: "permission", credit: REASON, source_id: "nirf-2025", state: "applied" } as const;
	await db.insert(collegePictures).values({ college_id: gone.id, kind: "photo", file: file?.id ?? "", ...licence });
	await db.insert(reports).values({ token: REASON, collegeId: gone.id, fact: "fee", message: REASON });
});

afterAll(async () => {
	const mine = await db.select().from(corrections).where(MINE);
	const ids = mine.map(({ id }) => String(id));
	await db.delete(revisions).where(and(eq(revisions.collection, "corrections"), inArray(revisions.item, ["", ...ids])));
	await db.delete(corrections).where(MINE);
	await db.delete(collegePictures).where(eq(collegePictures.credit, REASON));
	await db.delete(files).where(eq(files.title, REASON));
	await db.delete(reports).where(eq(reports.message, REASON));
});

async function countRows(tx: Queryable = db): Promise<Record<string, string>> {
	const entries = await Promise.all([...FACTS, ...WRITTEN].map((table) => rowsOf(tx, sql.identifier(table), table)));
	const both = await tx.execute(
		sql`SELECT to_jsonb(c) FROM colleges c WHERE id IN (${survivor.id}, ${gone.id}) ORDER BY id`,
	);
	return { ...Object.fromEntries(entries), colleges: JSON.stringify(both.rows) };
}

async function published(tx: Queryable): Promise<Record<string, string>> {
	const entries = FACTS.map((table) => rowsOf(tx, sql`public.${sql.identifier(table)}`, table));
	return Object.fromEntries(await Promise.all(entries));
}

async function rowsOf(tx: Queryable, from: SQLWrapper, table: string): Promise<[string, string]> {
	const { rows } = await tx.execute<{ texts: string }>(sql`
		SELECT coalesce(string_agg(to_jsonb(t)::text, ' ' ORDER BY to_jsonb(t)::text), '') AS texts
		FROM ${from} t WHERE college_id IN (${survivor.id}, ${gone.id}) ${table === "corrections" ? sql`AND field <> 'merge'` : sql``}`);
	return [table, rows[0]?.texts ?? ""];
}

const send = (body: Record<string, unknown>, { ask } = desk, token = editor) =>
	ask("/items/corrections", { method: "POST", token, body: { reason: REASON, source_id: "nirf-2025", ...body } });
const decide = (id: number, state: string, { ask } = desk, token = editor) =>
	ask(`/items/corrections/${id}`, { method: "PATCH", token, body: { state } });
const doubtAbout = async ({ college_id: stays, value: goes }: { college_id: string; value: string }, { ask } = desk) =>
	(await ask(`/content/merge-doubt?${new URLSearchParams({ stays, goes })}`, { token: editor })).json().data.doubt;
const merge = () => ({ college_id: survivor.id, field: "merge", value: gone.id });

/** Rolls back, so that no other test's pages, counts or indexes change. */
async function takenBack(work: (tx: Queryable) => Promise<void>): Promise<void> {
	const done = new Error("taken back");
	await db
		.transaction(async (tx) => {
			await work(tx);
			throw done;
		})
		.catch((error: unknown) => {
			if (error !== done) throw error;
		});
}

test("two institutions are merged into one; a load preserves it; undoing restores both", async () => {
	await takenBack(async (tx) => {
		const [before, loaded] = [await countRows(tx), await published(tx)];
		const one = { collegeId: survivor.id, value: gone.id, was: gone.name, reason: REASON, sourceId: "nirf-2025" };
		const [made] = await tx
			.insert(corrections)
			.values({ ...one, field: "merge" })
			.returning();
		if (made === undefined) throw new Error("Nothing was made");
		await mergeInstitutions(tx, made);
		const merged = await countRows(tx);
		const isOne = async () => {
			const counted = await tx.execute(sql`SELECT (SELECT count(*)::int FROM colleges WHERE id = ${gone.id}) AS pages,
				(SELECT college_id FROM former_addresses WHERE slug = ${gone.slug}) AS leads,
				(SELECT college_id FROM reports WHERE token = ${REASON}) AS reported,
				(SELECT college_id FROM college_pictures WHERE credit = ${REASON}) AS pictured,
				(SELECT count(*)::int FROM intakes WHERE college_id = ${gone.id}) AS seats`);
			expect(counted.rows).toEqual([
				{ pages: 0, leads: survivor.id, reported: survivor.id, pictured: survivor.id, seats: 0 },
			]);
		};
		await isOne();
		const { items } = await listCorrections(tx);
		expect(items[0]).toMatchObject({ field: "merge", was: gone.name, value: survivor.name, isUndone: false });

		await rebuildOverlays(tx);
		await isOne();
		expect(await countRows(tx)).toEqual(merged);
		expect(await published(tx)).toEqual(loaded);

		await tx.update(corrections).set({ state: "undone" }).where(eq(corrections.id, made.id));
		await splitInstitutions(tx, made);
		expect(await countRows(tx)).toEqual(before);
		expect(await tx.select().from(mergedRows).where(eq(mergedRows.correctionId, made.id))).toEqual([]);
	});
});

test("undoing the first of two merges leaves the second in place, and each institution gets back its own content", async () => {
	await takenBack(async (tx) => {
		const [third] = (
			await tx.execute<Institution>(
				sql`SELECT id, slug, name FROM colleges WHERE kind = 'college' AND id NOT IN (${survivor.id}, ${gone.id}) ORDER BY id LIMIT 1`,
			)
		).rows;
		if (third === undefined) throw new Error("There is no third institution");
		const before = await countRows(tx);
		const merge = async (value: Institution) => {
			const one = { collegeId: survivor.id, value: value.id, was: value.name, reason: REASON, sourceId: "nirf-2025" };
			const [made] = await tx
				.insert(corrections)
				.values({ ...one, field: "merge" })
				.returning();
			if (made === undefined) throw new Error("Nothing was made");
			await mergeInstitutions(tx, made);
			return made;
		};
		const undo = async (made: typeof corrections.$inferSelect) => {
			await tx.update(corrections).set({ state: "undone" }).where(eq(corrections.id, made.id));
			await splitInstitutions(tx, made);
		};
		const [first, second] = [await merge(gone), await merge(third)];
		await undo(first);
		const pages = await tx.execute(sql`SELECT id FROM colleges WHERE id IN (${gone.id}, ${third.id})`);
		expect(pages.rows).toEqual([{ id: gone.id }]);
		const reported = await tx.execute(sql`SELECT college_id FROM reports WHERE token = ${REASON}`);
		expect(reported.rows).toEqual([{ college_id: gone.id }]);
		await undo(second);
		expect(await countRows(tx)).toEqual(before);
	});
});

test("a merge waits for a second person where figures do, and changes nothing in the meantime", async () => {
	const before = await countRows();
	const made = (await send(merge(), strict)).json().data;
	expect(made).toMatchObject({ state: "proposed", was: gone.name });
	expect(await doubtAbout(merge(), strict)).toContain("every merge");
	expect(await doubtAbout(merge())).toBeNull();
	expect((await decide(made.id, "applied", strict)).statusCode).toBe(400);
	expect(await countRows()).toEqual(before);
	expect((await decide(made.id, "refused", strict)).statusCode).toBe(200);
});

test("a merge of colleges of different universities waits for a second person on every site", async () => {
	const { rows } = await db.execute<{ one: string; other: string }>(sql`
		SELECT a.college_id AS one, b.college_id AS other FROM college_facts a, college_facts b
		WHERE a.field = 'affiliated-to' AND b.field = 'affiliated-to' AND a.value <> b.value AND a.college_id < b.college_id
			AND (SELECT state_slug FROM colleges WHERE id = a.college_id) = (SELECT state_slug FROM colleges WHERE id = b.college_id)
			AND NOT EXISTS (SELECT FROM college_facts x WHERE x.field = 'affiliated-to' AND x.value IN (a.college_id, b.college_id))
			AND (SELECT count(*) FROM college_facts x WHERE x.field = 'affiliated-to' AND x.college_id IN (a.college_id, b.college_id)) = 2
		LIMIT 1`);
	const made = (await send({ college_id: rows[0]?.one, field: "merge", value: rows[0]?.other })).json().data;
	expect(made.state).toBe("proposed");
	expect(await doubtAbout(made)).toContain("different universities");
	const own = await decide(made.id, "applied");
	expect(own.json().errors[0].extensions.reason).toContain("needs a second person");
	expect((await decide(made.id, "refused")).statusCode).toBe(200);
});

test("a merge of colleges in different states waits for a second person on every site", async () => {
	const { rows } = await db.execute<{ one: string; other: string }>(sql`
		SELECT min(id) FILTER (WHERE state_slug = 'kerala') AS one, min(id) FILTER (WHERE state_slug = 'bihar') AS other
		FROM colleges WHERE NOT EXISTS (SELECT FROM college_facts x WHERE x.field = 'affiliated-to' AND colleges.id IN (x.college_id, x.value))`);
	const made = (await send({ college_id: rows[0]?.one, field: "merge", value: rows[0]?.other })).json().data;
	expect(made.state).toBe("proposed");
	expect(await doubtAbout(made)).toContain("different states");
	expect((await decide(made.id, "refused")).statusCode).toBe(200);
});

test.each([
	["itself", () => ({ value: survivor.id }), "is the one that stays"],
	["one that there is not", () => ({ value: "C-0" }), "is no institution of this site"],
	["a university with affiliated colleges", () => ({ value: "U-0323" }), "affiliated colleges"],
])("an institution cannot be merged with %s", async (_what, given, reason) => {
	const reply = await send({ ...merge(), ...given() });
	expect(reply.statusCode).toBe(400);
	expect(reply.json().errors[0].extensions).toMatchObject({ field: "value", reason: expect.stringContaining(reason) });
});
