import { MERGE } from "@uchit/contract/correction.ts";
import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { boolean, integer } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { corrections, mergedRows } from "#backend/db/schema/report.ts";
import { rebuildOverlay, recordDisagreements } from "./overlay.ts";
import { fieldsIn } from "./stored-facts.ts";

/** `collegeId` stays, `value` is the id of the duplicate. */
export type MergeRow = typeof corrections.$inferSelect;

/** Tables of people's writing, which moves to the remaining institution, and back when the merge is undone. */
const USER_CONTENT_TABLES = ["reports", "reviews", "college_claims", "college_pictures", "corrections", "documents"];

const STANDING = { affiliated: integer, claimed: integer };

export async function findMergeObstacle(
	db: Queryable,
	{ collegeId, value }: Pick<MergeRow, "collegeId" | "value">,
): Promise<string | undefined> {
	if (collegeId === value) return "is the one that stays";
	const [counted] = await readRows(db, STANDING)`
		SELECT
		(SELECT count(*)::int FROM current.college_facts WHERE field = 'affiliated-to' AND value = ${value}) AS affiliated,
		(SELECT count(*)::int FROM college_claims a JOIN college_claims b USING (visitor_id)
			WHERE a.college_id = ${value} AND b.college_id = ${collegeId}) AS claimed`;
	const { affiliated = 0, claimed = 0 } = counted ?? {};
	if (affiliated > 0) return `has ${affiliated} affiliated colleges: let it be the one that stays`;
	if (claimed > 0) return "is claimed by somebody who claims the other too: decide one of the claims first";
	return undefined;
}

/** Why a merge needs a second person. */
export async function findMergeDoubt(
	db: Queryable,
	{ collegeId, value }: Pick<MergeRow, "collegeId" | "value">,
): Promise<string | undefined> {
	const [found] = await readRows(db, { states: boolean, universities: boolean })`
		WITH known AS (SELECT DISTINCT college_id, value FROM current.college_facts
			WHERE field = 'affiliated-to' AND college_id IN (${collegeId}, ${value}))
		SELECT count(DISTINCT college_id) = 2 AND count(*) = count(DISTINCT value) AS universities,
			(SELECT count(DISTINCT state_slug) = 2 FROM current.colleges WHERE id IN (${collegeId}, ${value})) AS states
		FROM known`;
	if (found?.states === true) return "they are in different states";
	return found?.universities === true ? "they belong to different universities" : undefined;
}

export async function mergeInstitutions(db: Queryable, merge: MergeRow): Promise<void> {
	await moveUserContent(db, merge);
	await recordDisagreements(db, await rebuildOverlay(db, [merge.collegeId, merge.value]));
}

/** Undoes a merge. First moves back what later merges moved along, then applies those again. */
export async function splitInstitutions(db: Queryable, { id, collegeId, value }: MergeRow): Promise<void> {
	const isLater = and(
		...[eq(corrections.field, MERGE), eq(corrections.state, "applied")],
		...[eq(corrections.collegeId, collegeId), gt(corrections.id, id)],
	);
	const later = await db.select().from(corrections).where(isLater).orderBy(asc(corrections.id));
	for (const merge of later.toReversed()) await moveUserContentBack(db, merge);
	await moveUserContentBack(db, { id, value });
	for (const merge of later) await moveUserContent(db, merge);
	await recordDisagreements(db, await rebuildOverlay(db, [collegeId, value]));
}

/**
 * Moves reports, reviews, pictures and claims, which keep their authors. Corrections of the directory's own data (name, address)
 * make no sense at the other institution: they stay and wait.
 */
async function moveUserContent(
	db: Queryable,
	{ id, collegeId, value }: Pick<MergeRow, "id" | "collegeId" | "value">,
): Promise<void> {
	for (const table of USER_CONTENT_TABLES) {
		const extraColumn = table === "reviews" ? sql`, 'programme_key', t.programme_key` : sql``;
		await db.execute(sql`INSERT INTO merged_rows (correction_id, table_name, row)
			SELECT ${id}, ${table}, jsonb_build_object('id', t.id ${extraColumn}) FROM ${sql.identifier(table)} t WHERE ${isMoved(table, value)}`);
	}
	// A visitor who reviewed both keeps both reviews.
	await db.execute(sql`UPDATE reviews r SET programme_key = r.programme_key || ' ' || lower(${value}::text) FROM reviews o
		WHERE r.college_id = ${value} AND o.college_id = ${collegeId} AND o.visitor_id = r.visitor_id AND o.programme_key = r.programme_key`);
	for (const table of USER_CONTENT_TABLES) {
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

async function moveUserContentBack(db: Queryable, { id, value }: Pick<MergeRow, "id" | "value">): Promise<void> {
	for (const table of USER_CONTENT_TABLES) {
		const key = table === "reviews" ? sql`, programme_key = m.row ->> 'programme_key'` : sql``;
		await db.execute(sql`UPDATE ${sql.identifier(table)} t SET college_id = ${value} ${key} FROM merged_rows m
			WHERE m.correction_id = ${id} AND m.table_name = ${table} AND t.id::text = m.row ->> 'id'`);
	}
	await db.delete(mergedRows).where(eq(mergedRows.correctionId, id));
}
