import { MERGE } from "@uchit/contract/correction.ts";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { corrections } from "#backend/db/schema/report.ts";
import { type CorrectionRow, type Effect, findEffect, isOfFact, writeEffect } from "./fact-rows.ts";
import { STORED_FACTS } from "./stored-facts.ts";

/** In which an institution has rows, beside its own. */
const OF_COLLEGE = [
	...["college_names", "college_categories", "college_facts", "aliases", "mentions", "rankings", "outcomes"],
	...["intakes", "college_fees", "page_fees", "cutoffs", "former_addresses"],
];
/** In which one that was merged into another is not seen any more. */
const OF_MERGED = ["colleges", ...OF_COLLEGE, "possible_twins"];

/** A correction that is in force and what it does; undefined where the sources have no such fact. */
export type InForce = { correction: CorrectionRow; effect: Effect | undefined };

/** PostgreSQL has room for some thousand locks of everybody together. */
const MOST_LOCKS = 200;

/**
 * Until the transaction ends nobody else corrects these institutions; of many, none at all: one lock, which the others share. Taken before any row is locked, or two transactions could wait for
 * each other.
 */
export async function lockInstitutions(db: Queryable, collegeIds: readonly string[]): Promise<void> {
	const distinct = [...new Set(collegeIds)].toSorted();
	if (distinct.length > MOST_LOCKS) {
		await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('institutions'))`);
		return;
	}
	await db.execute(sql`SELECT pg_advisory_xact_lock_shared(hashtext('institutions'))`);
	const ids = sql.param(distinct);
	await db.execute(
		sql`SELECT pg_advisory_xact_lock(hashtext('institution'), hashtext(id)) FROM unnest(${ids}::text[]) id`,
	);
}

/**
 * Makes what the site shows of these institutions anew: their published rows and those of what was merged into them, with the
 * corrections that are in force, in the order in which they became so. The only writer of the overlay of institutions. Inside the
 * caller's transaction.
 */
export async function rebuildOverlay(db: Queryable, collegeIds: readonly string[]): Promise<InForce[]> {
	await lockInstitutions(db, collegeIds);
	const inForce: InForce[] = [];
	for (const id of new Set(collegeIds)) {
		await clear(db, id);
		if (await isMerged(db, id)) await cover(db, id, OF_MERGED);
		else inForce.push(...(await build(db, id)));
	}
	return inForce;
}

/** The same of every institution that is corrected or merged: after a load, a migration, or when a backup was restored. Gives their ids. */
export async function rebuildOverlays(db: Queryable): Promise<string[]> {
	const ids = await listOverlaid(db);
	await noteSources(db, await rebuildOverlay(db, ids));
	return ids;
}

/** Whether anything is shown instead of what loads wrote. */
export async function hasOverlay(db: Pick<Queryable, "execute">): Promise<boolean> {
	return (await db.execute(sql`SELECT FROM overlaid.covered LIMIT 1`)).rowCount !== 0;
}

/** Nobody corrects any of them until the transaction ends. */
export async function lockOverlays(db: Queryable): Promise<void> {
	await lockInstitutions(db, await listOverlaid(db));
}

async function listOverlaid(db: Queryable): Promise<string[]> {
	const rows = await readRows(
		db,
		{ id: text },
		sql`
			SELECT college_id AS id FROM corrections WHERE state = 'applied'
			UNION SELECT value FROM corrections WHERE state = 'applied' AND field = ${MERGE}
			UNION SELECT key FROM overlaid.covered WHERE table_name <> 'scholarships'`,
	);
	return rows.map(({ id }) => id);
}

/** Corrections say where sources disagree with them: which value they have now instead of the one that was corrected. */
export async function noteSources(db: Queryable, inForce: readonly InForce[]): Promise<void> {
	for (const { correction, effect } of inForce) {
		const { id, userCreated } = correction;
		const now = effect?.was ?? "";
		// Those of earlier versions did not keep what stood there.
		const was = userCreated === null && correction.was === "" ? now : correction.was;
		const says = now === was ? null : now;
		if (was === correction.was && says === correction.says) continue;
		await db.update(corrections).set({ was, says }).where(eq(corrections.id, id));
	}
}

async function isMerged(db: Queryable, id: string): Promise<boolean> {
	const merge = and(eq(corrections.field, MERGE), eq(corrections.state, "applied"), eq(corrections.value, id));
	return (await db.select({ id: corrections.id }).from(corrections).where(merge)).length > 0;
}

async function clear(db: Queryable, id: string): Promise<void> {
	const rows = await readRows(
		db,
		{ table: text },
		sql`DELETE FROM overlaid.covered WHERE key = ${id} AND table_name <> 'scholarships' RETURNING table_name AS "table"`,
	);
	for (const { table } of rows) {
		if (table === "possible_twins") continue;
		await db.execute(sql`DELETE FROM ${overlayOf(table)} WHERE ${keyOf(table)} = ${id}`);
	}
}

/** Of a covered table the site shows what the overlay has of the institution, and no published row. */
async function cover(db: Queryable, id: string, tables: readonly string[]): Promise<void> {
	await db.execute(sql`INSERT INTO overlaid.covered (table_name, key)
		SELECT table_name, ${id} FROM unnest(${sql.param([...tables])}::text[]) table_name`);
}

async function build(db: Queryable, id: string): Promise<InForce[]> {
	const applied = await db
		.select()
		.from(corrections)
		.where(and(eq(corrections.collegeId, id), eq(corrections.state, "applied")))
		.orderBy(sql`coalesce(${corrections.decidedAt}, ${corrections.createdAt})`, corrections.id);
	const merges = applied.filter(({ field }) => field === MERGE);
	const ofFacts = applied.filter(isOfFact);
	const corrected = ofFacts.map(({ field }) => STORED_FACTS[field].table);
	const tables = [...new Set([...corrected, ...(merges.length > 0 ? OF_COLLEGE : [])])];
	await cover(db, id, tables);
	for (const table of tables) await copyPublished(db, table, id);
	for (const { value, about } of merges) await addMerged(db, { id, merged: value, address: about });
	const inForce: InForce[] = [];
	for (const correction of ofFacts) {
		const effect = await findEffect(db, "overlaid", correction);
		if (effect !== undefined) await writeEffect(db, correction, effect);
		inForce.push({ correction, effect });
	}
	const isAdded = ({ correction: { field }, effect }: InForce) =>
		field === "closing-rank" && effect?.before === null && effect.after !== null;
	if (inForce.some(isAdded)) await noteLastRounds(db, id);
	return inForce;
}

/** A closing rank that was added may be of a later round than those of its list. */
async function noteLastRounds(db: Queryable, id: string): Promise<void> {
	await db.execute(sql`UPDATE overlaid.cutoffs t SET is_last = t.round IS NOT DISTINCT FROM newest.round
		FROM (SELECT exam, authority, year, max(round) AS round FROM overlaid.cutoffs WHERE college_id = ${id} GROUP BY exam, authority, year) newest
		WHERE t.college_id = ${id} AND t.exam = newest.exam AND t.authority = newest.authority AND t.year IS NOT DISTINCT FROM newest.year`);
}

async function copyPublished(db: Queryable, table: string, id: string): Promise<void> {
	await db.execute(
		sql`INSERT INTO ${overlayOf(table)} SELECT t.* FROM ${publishedOf(table)} t WHERE t.${keyOf(table)} = ${id}`,
	);
}

/** Rows that the institution has itself stay; the address that it had leads on. */
async function addMerged(
	db: Queryable,
	{ id, merged, address }: { id: string; merged: string; address: string },
): Promise<void> {
	for (const table of OF_COLLEGE) {
		await db.execute(sql`INSERT INTO ${overlayOf(table)}
			SELECT r.* FROM ${publishedOf(table)} t,
				LATERAL jsonb_populate_record(NULL::${overlayOf(table)}, to_jsonb(t) || jsonb_build_object('college_id', ${id}::text)) r
			WHERE t.college_id = ${merged} ON CONFLICT DO NOTHING`);
	}
	await db.execute(sql`INSERT INTO overlaid.former_addresses (slug, college_id, former_id)
		SELECT a.slug, ${id}, ${merged} FROM (SELECT slug FROM public.colleges WHERE id = ${merged} UNION SELECT nullif(${address}, '')) a
		WHERE a.slug IS NOT NULL AND NOT EXISTS (SELECT FROM public.former_addresses f WHERE f.slug = a.slug)
		ON CONFLICT DO NOTHING`);
}

function overlayOf(table: string): SQL {
	return sql`overlaid.${sql.identifier(table)}`;
}

function publishedOf(table: string): SQL {
	return sql`public.${sql.identifier(table)}`;
}

function keyOf(table: string): SQL {
	return table === "colleges" ? sql`id` : sql`college_id`;
}
