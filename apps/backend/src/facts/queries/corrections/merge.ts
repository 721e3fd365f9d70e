import { MERGE } from "@uchit/contract/correction.ts";
import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { integer } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { corrections, mergedRows } from "#backend/db/schema/report.ts";
import { noteSources, rebuildOverlay } from "./overlay.ts";
import { fieldsIn } from "./stored-facts.ts";

/** `collegeId` stays, `value` is the id of the institution that is the same. */
export type MergeRow = typeof corrections.$inferSelect;

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
		(SELECT count(*)::int FROM current.college_facts WHERE field = 'affiliated-to' AND value = ${value}) AS affiliated,
		(SELECT count(*)::int FROM college_claims a JOIN college_claims b USING (visitor_id)
			WHERE a.college_id = ${value} AND b.college_id = ${collegeId}) AS claimed`,
	);
	const { affiliated = 0, claimed = 0 } = counted ?? {};
	if (affiliated > 0) return `has ${affiliated} affiliated colleges: let it be the one that stays`;
	if (claimed > 0) return "is claimed by somebody who claims the other too: decide one of the claims first";
	return undefined;
}

/** Makes one of two institutions by a merge that is in force: what people wrote goes over, and the overlay has the facts of both. */
export async function mergeInstitutions(db: Queryable, merge: MergeRow): Promise<void> {
	await moveWritten(db, merge);
	await noteSources(db, await rebuildOverlay(db, [merge.collegeId, merge.value]));
}

/** Makes two of them again by a merge that is undone. What later merges took along goes back first, and then along again. */
export async function splitInstitutions(db: Queryable, { id, collegeId, value }: MergeRow): Promise<void> {
	const isLater = and(
		...[eq(corrections.field, MERGE), eq(corrections.state, "applied")],
		...[eq(corrections.collegeId, collegeId), gt(corrections.id, id)],
	);
	const later = await db.select().from(corrections).where(isLater).orderBy(asc(corrections.id));
	for (const merge of later.toReversed()) await moveWrittenBack(db, merge);
	await moveWrittenBack(db, { id, value });
	for (const merge of later) await moveWritten(db, merge);
	await noteSources(db, await rebuildOverlay(db, [collegeId, value]));
}

/**
 * Reports, reviews and claims stay whoever's they are. Corrections of what the directory says of it (its name, its address) mean nothing at
 * the other: they stay with it and wait.
 */
async function moveWritten(
	db: Queryable,
	{ id, collegeId, value }: Pick<MergeRow, "id" | "collegeId" | "value">,
): Promise<void> {
	for (const table of WRITTEN) {
		const kept = table === "reviews" ? sql`, 'programme_key', t.programme_key` : sql``;
		await db.execute(sql`INSERT INTO merged_rows (correction_id, table_name, row)
			SELECT ${id}, ${table}, jsonb_build_object('id', t.id ${kept}) FROM ${sql.identifier(table)} t WHERE ${isMoved(table, value)}`);
	}
	// Whoever wrote about both keeps both.
	await db.execute(sql`UPDATE reviews r SET programme_key = r.programme_key || ' ' || lower(${value}::text) FROM reviews o
		WHERE r.college_id = ${value} AND o.college_id = ${collegeId} AND o.visitor_id = r.visitor_id AND o.programme_key = r.programme_key`);
	for (const table of WRITTEN) {
		await db.execute(
			sql`UPDATE ${sql.identifier(table)} t SET college_id = ${collegeId} WHERE ${isMoved(table, value)}`,
		);
	}
}

function isMoved(table: string, collegeId: string): SQL {
	const isOf = sql`t.college_id = ${collegeId}`;
	if (table !== "corrections") return isOf;
	return sql`${isOf} AND t.field <> ALL(${sql.param(fieldsIn("colleges"))}::text[])`;
}

async function moveWrittenBack(db: Queryable, { id, value }: Pick<MergeRow, "id" | "value">): Promise<void> {
	for (const table of WRITTEN) {
		const key = table === "reviews" ? sql`, programme_key = m.row ->> 'programme_key'` : sql``;
		await db.execute(sql`UPDATE ${sql.identifier(table)} t SET college_id = ${value} ${key} FROM merged_rows m
			WHERE m.correction_id = ${id} AND m.table_name = ${table} AND t.id::text = m.row ->> 'id'`);
	}
	await db.delete(mergedRows).where(eq(mergedRows.correctionId, id));
}
