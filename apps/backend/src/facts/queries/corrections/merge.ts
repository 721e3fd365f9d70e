import { MERGE } from "@uchit/contract/correction.ts";
import { and, asc, desc, eq, gte, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { integer, jsonObject, text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { colleges, formerAddresses } from "#backend/db/schema/college.ts";
import { corrections, mergedRows } from "#backend/db/schema/report.ts";
import { layCorrections, liftCorrections } from "./lay-corrections.ts";
import { fieldsIn } from "./stored-facts.ts";

/** `collegeId` stays, `value` is the id of the institution that is the same. */
export type MergeRow = typeof corrections.$inferSelect;

/** Until the transaction ends: nothing is known of rows that were just kept, and thousands of them would be compared one by one. */
const NO_LOOPS = sql`SET LOCAL enable_nestloop = off`;

/** Facts, and the names by which sources called it: their rows go over, unless the other has the same. */
const FACTS = [
	...["college_names", "college_categories", "college_facts", "aliases", "mentions", "rankings", "outcomes"],
	...["intakes", "college_fees", "cutoffs", "former_addresses"],
];
/** What people wrote about it goes over, and comes back when that is undone. */
const WRITTEN = ["reports", "reviews", "college_claims", "corrections", "documents"];

const STANDING = { affiliated: integer, claimed: integer };

/** Why two institutions are not made one; undefined where they can be. */
export async function whyNotOne(
	db: Queryable,
	{ collegeId, value }: Pick<MergeRow, "collegeId" | "value">,
): Promise<string | undefined> {
	if (collegeId === value) return "is the one that stays";
	const [counted] = await readRows(
		db,
		STANDING,
		sql`SELECT
		(SELECT count(*)::int FROM college_facts WHERE field = 'affiliated-to' AND value = ${value}) AS affiliated,
		(SELECT count(*)::int FROM college_claims a JOIN college_claims b USING (visitor_id)
			WHERE a.college_id = ${value} AND b.college_id = ${collegeId}) AS claimed`,
	);
	const { affiliated = 0, claimed = 0 } = counted ?? {};
	if (affiliated > 0) return `has ${affiliated} affiliated colleges: let it be the one that stays`;
	if (claimed > 0) return "is claimed by somebody who claims the other too: decide one of the claims first";
	return undefined;
}

const GONE = { slug: text, row: jsonObject };

/**
 * Makes one of two institutions: what the one had goes over to the other, its address leads on, and all of it is kept as it was. Inside
 * the caller's transaction. Nothing happens where the one is not there.
 */
export async function layMerge(db: Queryable, { id, collegeId, value }: MergeRow): Promise<void> {
	await db.execute(NO_LOOPS);
	await liftCorrections(db, { colleges: [collegeId, value] });
	const [gone] = await readRows(
		db,
		GONE,
		sql`SELECT slug, to_jsonb(c) AS row FROM colleges c WHERE id = ${value} FOR UPDATE`,
	);
	if (gone !== undefined) {
		const isOf = sql`t.college_id = ${value}`;
		await moveWritten(db, { id, collegeId, value });
		for (const table of FACTS) await moveRows(db, { id, table, isOf, to: collegeId });
		await moveRows(db, { id, table: "possible_twins", isOf: sql`${value} IN (t.college_id, t.other_id)` });
		await db.delete(colleges).where(eq(colleges.id, value));
		await db.insert(formerAddresses).values({ slug: gone.slug, collegeId, formerId: value });
		await db
			.update(corrections)
			.set({ over: { before: gone.row, after: null } })
			.where(eq(corrections.id, id));
	}
	await layCorrections(db, { colleges: [collegeId] });
}

/** Makes two of them again. Later merges into the same one are taken off before, and laid again. */
export async function undoMerge(db: Queryable, merge: MergeRow): Promise<void> {
	const isLaid = and(
		...[eq(corrections.field, MERGE), isNotNull(corrections.over)],
		...[eq(corrections.collegeId, merge.collegeId), gte(corrections.id, merge.id)],
	);
	const laid = await db.select({ id: corrections.id }).from(corrections).where(isLaid).orderBy(desc(corrections.id));
	for (const { id } of laid) await liftMerge(db, await readMerge(db, id));
	for (const { id } of laid.toReversed()) if (id !== merge.id) await layMerge(db, await readMerge(db, id));
}

/** After a load, which has published both again: they are made one anew. What people wrote had stayed where it was. */
export async function layMergesAgain(db: Queryable): Promise<void> {
	const stands = and(eq(corrections.field, MERGE), eq(corrections.state, "applied"));
	for (const merge of await db.select().from(corrections).where(stands).orderBy(asc(corrections.id))) {
		const [isBack] = await db.select({ id: colleges.id }).from(colleges).where(eq(colleges.id, merge.value));
		if (isBack === undefined) continue;
		await db
			.delete(mergedRows)
			.where(and(eq(mergedRows.correctionId, merge.id), inArray(mergedRows.tableName, [...FACTS, "possible_twins"])));
		await layMerge(db, merge);
	}
}

async function liftMerge(db: Queryable, { id, collegeId, value, over }: MergeRow): Promise<void> {
	await db.execute(NO_LOOPS);
	await liftCorrections(db, { colleges: [collegeId] });
	await db.execute(
		sql`INSERT INTO colleges SELECT r.* FROM jsonb_populate_record(NULL::colleges, ${JSON.stringify(over?.before)}::jsonb) r`,
	);
	const slug = String(over?.before?.slug);
	await db.delete(formerAddresses).where(eq(formerAddresses.slug, slug));
	for (const table of [...FACTS, "possible_twins"]) await moveRowsBack(db, { id, table, from: collegeId });
	await moveWrittenBack(db, { id, value });
	await db.update(corrections).set({ over: null }).where(eq(corrections.id, id));
	await db.delete(mergedRows).where(eq(mergedRows.correctionId, id));
	await layCorrections(db, { colleges: [collegeId, value] });
}

async function readMerge(db: Queryable, id: number): Promise<MergeRow> {
	const [row] = await db.select().from(corrections).where(eq(corrections.id, id));
	if (row === undefined) throw new Error(`The correction ${id} is not there`);
	return row;
}

/** Rows are kept as they are, and made anew for the other institution where `to` says which. */
async function moveRows(
	db: Queryable,
	{ id, table, isOf, to }: { id: number; table: string; isOf: SQL; to?: string },
): Promise<void> {
	const name = sql.identifier(table);
	await db.execute(
		sql`INSERT INTO merged_rows (correction_id, table_name, row) SELECT ${id}, ${table}, to_jsonb(t) FROM ${name} t WHERE ${isOf}`,
	);
	await db.execute(sql`DELETE FROM ${name} t WHERE ${isOf}`);
	if (to === undefined) return;
	const moved = sql`m.row || ${JSON.stringify({ college_id: to })}::jsonb`;
	await db.execute(sql`
		WITH made AS (
			INSERT INTO ${name} AS t
			SELECT r.* FROM merged_rows m, LATERAL jsonb_populate_record(NULL::${name}, ${moved}) r WHERE ${keptIn(id, table)}
			ON CONFLICT DO NOTHING RETURNING to_jsonb(t) AS row
		)
		UPDATE merged_rows m SET is_moved = true FROM made WHERE ${keptIn(id, table)} AND made.row = ${moved}`);
}

async function moveRowsBack(
	db: Queryable,
	{ id, table, from }: { id: number; table: string; from: string },
): Promise<void> {
	const name = sql.identifier(table);
	if (table !== "possible_twins") {
		await db.execute(sql`DELETE FROM ${name} t USING merged_rows m
			WHERE ${keptIn(id, table)} AND m.is_moved AND t.college_id = ${from}
				AND to_jsonb(t) = m.row || ${JSON.stringify({ college_id: from })}::jsonb`);
	}
	await db.execute(sql`INSERT INTO ${name} SELECT r.* FROM merged_rows m, LATERAL jsonb_populate_record(NULL::${name}, m.row) r
		WHERE ${keptIn(id, table)} ON CONFLICT DO NOTHING`);
}

/**
 * Reports, reviews and claims, of which only the ids are kept: they stay whoever's they are. Corrections of what the directory says
 * of it (its name, its address) mean nothing at the other, and wait.
 */
async function moveWritten(
	db: Queryable,
	{ id, collegeId, value }: Pick<MergeRow, "id" | "collegeId" | "value">,
): Promise<void> {
	const own = sql`t.college_id = ${value} AND t.field = ANY(${sql.param(fieldsIn("colleges"))}::text[])`;
	await moveRows(db, { id, table: "corrections", isOf: own });
	for (const table of WRITTEN) {
		const kept = table === "reviews" ? sql`, 'programme_key', t.programme_key` : sql``;
		await db.execute(sql`INSERT INTO merged_rows (correction_id, table_name, row, is_moved)
			SELECT ${id}, ${table}, jsonb_build_object('id', t.id ${kept}), true FROM ${sql.identifier(table)} t WHERE t.college_id = ${value}`);
	}
	// Whoever wrote about both keeps both.
	await db.execute(sql`UPDATE reviews r SET programme_key = r.programme_key || ' ' || lower(${value}::text) FROM reviews o
		WHERE r.college_id = ${value} AND o.college_id = ${collegeId} AND o.visitor_id = r.visitor_id AND o.programme_key = r.programme_key`);
	for (const table of WRITTEN) {
		await db.execute(sql`UPDATE ${sql.identifier(table)} SET college_id = ${collegeId} WHERE college_id = ${value}`);
	}
}

async function moveWrittenBack(db: Queryable, { id, value }: Pick<MergeRow, "id" | "value">): Promise<void> {
	for (const table of WRITTEN) {
		const key = table === "reviews" ? sql`, programme_key = m.row ->> 'programme_key'` : sql``;
		await db.execute(sql`UPDATE ${sql.identifier(table)} t SET college_id = ${value} ${key} FROM merged_rows m
			WHERE ${keptIn(id, table)} AND m.is_moved AND t.id::text = m.row ->> 'id'`);
	}
	await db.execute(sql`INSERT INTO corrections OVERRIDING SYSTEM VALUE
		SELECT r.* FROM merged_rows m, LATERAL jsonb_populate_record(NULL::corrections, m.row) r
		WHERE ${keptIn(id, "corrections")} AND NOT m.is_moved ON CONFLICT DO NOTHING`);
}

function keptIn(id: number, table: string): SQL {
	return sql`m.correction_id = ${id} AND m.table_name = ${table}`;
}
