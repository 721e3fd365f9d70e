import { and, eq, inArray, like, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useDesk } from "#backend/content/testing/desk.ts";
import type { Queryable } from "#backend/db/client.ts";
import { revisions } from "#backend/db/schema/content/revision.ts";
import { corrections, mergedRows, reports } from "#backend/db/schema/report.ts";
import { listCorrections } from "#backend/facts/queries/corrections/corrections.ts";
import { layMerge, layMergesAgain, undoMerge } from "#backend/facts/queries/corrections/merge.ts";

const desk = useDesk({ FIGURES_SECOND_PERSON: "optional" });
const strict = useDesk({ FIGURES_SECOND_PERSON: "required" });
const { db } = desk.backend;

const REASON = `merged by a test ${process.pid}`;
const MINE = like(corrections.reason, `${REASON}%`);
/** Every table in which an institution has rows. */
const TABLES = [
	...["college_names", "college_categories", "college_facts", "aliases", "mentions", "rankings", "outcomes", "intakes"],
	...["college_fees", "cutoffs", "former_addresses", "reports", "corrections"],
];

type Institution = { id: string; slug: string; name: string };
let kept: Institution;
let gone: Institution;
let editor = "";

beforeAll(async () => {
	editor = await desk.tokenOf(await desk.hire({ role: "editor" }));
	// Two that no other test names, with facts of several kinds, one of them in the same words.
	const { rows } = await db.execute<Institution>(sql`
		SELECT c.id, c.slug, c.name FROM colleges c WHERE c.kind = 'college'
			AND (SELECT count(*) FROM cutoffs t WHERE t.college_id = c.id) BETWEEN 5 AND 60
			AND EXISTS (SELECT FROM intakes t WHERE t.college_id = c.id)
			AND EXISTS (SELECT FROM college_fees t WHERE t.college_id = c.id) ORDER BY c.id DESC LIMIT 2`);
	const [one, other] = rows;
	if (one === undefined || other === undefined) throw new Error("No two institutions have such facts");
	[kept, gone] = [one, other];
	await db.insert(reports).values({ token: REASON, collegeId: gone.id, fact: "fee", message: REASON });
});

afterAll(async () => {
	const mine = await db.select().from(corrections).where(MINE);
	const ids = mine.map(({ id }) => String(id));
	await db.delete(revisions).where(and(eq(revisions.collection, "corrections"), inArray(revisions.item, ["", ...ids])));
	await db.delete(corrections).where(MINE);
	await db.delete(reports).where(eq(reports.message, REASON));
});

/** Everything that is held of both, as it is. */
async function held(tx: Queryable = db): Promise<Record<string, string>> {
	const entries: [string, string][] = [];
	for (const table of TABLES) {
		const { rows } = await tx.execute<{ held: string }>(sql`
			SELECT coalesce(string_agg(to_jsonb(t)::text, ' ' ORDER BY to_jsonb(t)::text), '') AS held
			FROM ${sql.identifier(table)} t WHERE college_id IN (${kept.id}, ${gone.id}) ${table === "corrections" ? sql`AND field <> 'merge'` : sql``}`);
		entries.push([table, rows[0]?.held ?? ""]);
	}
	const both = await tx.execute(
		sql`SELECT to_jsonb(c) FROM colleges c WHERE id IN (${kept.id}, ${gone.id}) ORDER BY id`,
	);
	return { ...Object.fromEntries(entries), colleges: JSON.stringify(both.rows) };
}

const send = (body: Record<string, unknown>, { ask } = desk, token = editor) =>
	ask("/items/corrections", { method: "POST", token, body: { reason: REASON, source_id: "nirf-2025", ...body } });
const decide = (id: number, state: string, { ask } = desk, token = editor) =>
	ask(`/items/corrections/${id}`, { method: "PATCH", token, body: { state } });
const merge = () => ({ college_id: kept.id, field: "merge", value: gone.id });

/** In a transaction that is taken back: nobody else's pages, counts and indexes change meanwhile. */
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

test("of two institutions one is made; a load keeps it so; both are as they were when that is undone", async () => {
	await takenBack(async (tx) => {
		const before = await held(tx);
		const one = { collegeId: kept.id, value: gone.id, was: gone.name, reason: REASON, sourceId: "nirf-2025" };
		const [made] = await tx
			.insert(corrections)
			.values({ ...one, field: "merge" })
			.returning();
		if (made === undefined) throw new Error("Nothing was made");
		const merge = async () => (await tx.select().from(corrections).where(eq(corrections.id, made.id)))[0] ?? made;
		await layMerge(tx, made);
		const merged = await held(tx);
		const isOne = async () => {
			const counted = await tx.execute(sql`SELECT (SELECT count(*)::int FROM colleges WHERE id = ${gone.id}) AS pages,
				(SELECT college_id FROM former_addresses WHERE slug = ${gone.slug}) AS leads,
				(SELECT college_id FROM reports WHERE token = ${REASON}) AS reported,
				(SELECT count(*)::int FROM intakes WHERE college_id = ${gone.id}) AS seats`);
			expect(counted.rows).toEqual([{ pages: 0, leads: kept.id, reported: kept.id, seats: 0 }]);
		};
		await isOne();
		const { items } = await listCorrections(tx);
		expect(items[0]).toMatchObject({ field: "merge", was: gone.name, value: kept.name, isUndone: false });

		await publishAgain(tx, await merge());
		await layMergesAgain(tx);
		await isOne();
		expect(await held(tx)).toEqual(merged);

		await undoMerge(tx, await merge());
		expect(await held(tx)).toEqual(before);
		expect(await tx.select().from(mergedRows).where(eq(mergedRows.correctionId, made.id))).toEqual([]);
	});
});

/** What a load does: the facts of both are what is published, and what people wrote stays where it is. */
async function publishAgain(tx: Queryable, { id, over }: typeof corrections.$inferSelect): Promise<void> {
	const published = JSON.stringify(over?.before);
	await tx.execute(
		sql`INSERT INTO colleges SELECT r.* FROM jsonb_populate_record(NULL::colleges, ${published}::jsonb) r`,
	);
	await tx.execute(sql`DELETE FROM former_addresses WHERE slug = ${gone.slug}`);
	for (const table of TABLES.slice(0, TABLES.indexOf("reports"))) {
		const name = sql.identifier(table);
		await tx.execute(sql`DELETE FROM ${name} t USING merged_rows m WHERE m.correction_id = ${id} AND m.table_name = ${table}
			AND m.is_moved AND t.college_id = ${kept.id} AND to_jsonb(t) = m.row || ${JSON.stringify({ college_id: kept.id })}::jsonb`);
		await tx.execute(sql`INSERT INTO ${name} SELECT r.* FROM merged_rows m, LATERAL jsonb_populate_record(NULL::${name}, m.row) r
			WHERE m.correction_id = ${id} AND m.table_name = ${table}`);
	}
}

test("where figures wait for a second person two institutions do, and nothing of them changes meanwhile", async () => {
	const before = await held();
	const made = (await send(merge(), strict)).json().data;
	expect(made).toMatchObject({ state: "proposed", was: gone.name });
	expect((await decide(made.id, "applied", strict)).statusCode).toBe(400);
	expect(await held()).toEqual(before);
	expect((await decide(made.id, "refused", strict)).statusCode).toBe(200);
});

test.each([
	["itself", () => ({ value: kept.id }), "is the one that stays"],
	["one that there is not", () => ({ value: "C-0" }), "is no institution of this site"],
	["a university with affiliated colleges", () => ({ value: "U-0323" }), "affiliated colleges"],
])("an institution is not made one with %s", async (_what, given, reason) => {
	const reply = await send({ ...merge(), ...given() });
	expect(reply.statusCode).toBe(400);
	expect(reply.json().errors[0].extensions).toMatchObject({ field: "value", reason: expect.stringContaining(reason) });
});
