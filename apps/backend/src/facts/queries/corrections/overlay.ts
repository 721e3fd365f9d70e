import { MERGE } from "@uchit/contract/correction.ts";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { ADDED_ID_PREFIX } from "#backend/db/schema/content/added-college.ts";
import { corrections } from "#backend/db/schema/report.ts";
import {
	type CorrectionEffect,
	type CorrectionRow,
	findEffect,
	groupByList,
	isFactCorrection,
	prefetchRows,
	writeEffects,
} from "./fact-rows.ts";
import { STORED_FACTS } from "./stored-facts.ts";

const TABLES_BY_COLLEGE = [
	...["college_names", "college_categories", "college_facts", "aliases", "mentions", "rankings", "outcomes"],
	...["intakes", "college_fees", "page_fees", "cutoffs", "former_addresses"],
];
const TABLES_BY_HIDDEN_COLLEGE = ["colleges", ...TABLES_BY_COLLEGE, "possible_twins"];

/** A correction in force and its effect; the effect is undefined if the sources have no such fact. */
export type AppliedCorrection = { correction: CorrectionRow; effect: CorrectionEffect | undefined };

/** Institutions that editors added and took back. Their published row stays, so that references to it keep working. */
const UNDONE_COLLEGES = sql`SELECT ${ADDED_ID_PREFIX}::text || id AS id FROM added_colleges WHERE state = 'undone'`;

/** PostgreSQL has room for a few thousand locks across all connections. */
const MAX_LOCKS = 200;

/**
 * Locks these institutions against other corrections until the transaction ends. More than `MAX_LOCKS` of them take
 * one lock on all institutions. Call it before any row is locked, or two transactions could deadlock.
 */
export async function lockInstitutions(db: Queryable, collegeIds: readonly string[]): Promise<void> {
	const distinct = [...new Set(collegeIds)].toSorted();
	if (distinct.length > MAX_LOCKS) {
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
 * Rebuilds the overlay of these institutions: their published rows and those of institutions merged into them, with the
 * corrections in force applied in the order in which they took effect. Nothing else writes this overlay. Runs in the
 * caller's transaction.
 */
export async function rebuildOverlay(db: Queryable, collegeIds: readonly string[]): Promise<AppliedCorrection[]> {
	await lockInstitutions(db, collegeIds);
	const ids = [...new Set(collegeIds)];
	const inForce: AppliedCorrection[] = [];
	for (let from = 0; from < ids.length; from += BATCH_SIZE)
		inForce.push(...(await rebuildBatch(db, ids.slice(from, from + BATCH_SIZE))));
	return inForce;
}

const BATCH_SIZE = 500;

async function rebuildBatch(db: Queryable, ids: readonly string[]): Promise<AppliedCorrection[]> {
	await clearOverlay(db, ids);
	const hidden = await listHidden(db, ids);
	await markCovered(
		db,
		[...hidden].flatMap((id) => TABLES_BY_HIDDEN_COLLEGE.map((table) => ({ table, id }))),
	);
	return buildOverlay(
		db,
		ids.filter((id) => !hidden.has(id)),
	);
}

/**
 * Rebuilds the overlay of every corrected or merged institution: after a load, a migration, or a restored backup.
 * Returns their ids.
 */
export async function rebuildOverlays(db: Queryable): Promise<string[]> {
	const ids = await listOverlaid(db);
	await recordDisagreements(db, await rebuildOverlay(db, ids));
	return ids;
}

export async function hasOverlay(db: Pick<Queryable, "execute">): Promise<boolean> {
	return (await db.execute(sql`SELECT FROM overlaid.covered LIMIT 1`)).rowCount !== 0;
}

export async function lockOverlays(db: Queryable): Promise<void> {
	await lockInstitutions(db, await listOverlaid(db));
}

async function listOverlaid(db: Queryable): Promise<string[]> {
	const rows = await readRows(db, { id: text })`
		SELECT college_id AS id FROM corrections WHERE state = 'applied'
		UNION SELECT value FROM corrections WHERE state = 'applied' AND field = ${MERGE}
		UNION ${UNDONE_COLLEGES}
		UNION SELECT key FROM overlaid.covered WHERE table_name <> 'scholarships'`;
	return rows.map(({ id }) => id);
}

/** Records where sources disagree with corrections: their present value, if it is no longer the corrected one. */
export async function recordDisagreements(db: Queryable, inForce: readonly AppliedCorrection[]): Promise<void> {
	for (const { correction, effect } of inForce) {
		const { id, userCreated } = correction;
		const now = effect?.was ?? "";
		// Corrections of earlier versions have no record of the value that they replaced.
		const isOld = userCreated === null || effect?.before === null;
		const was = isOld && correction.was === "" ? now : correction.was;
		const says = now === was ? null : now;
		if (was === correction.was && says === correction.says) continue;
		await db.update(corrections).set({ was, says }).where(eq(corrections.id, id));
	}
}

async function listHidden(db: Queryable, ids: readonly string[]): Promise<ReadonlySet<string>> {
	const rows = await readRows(db, { id: text })`
		SELECT value AS id FROM corrections WHERE field = ${MERGE} AND state = 'applied' AND value = ANY(${sql.param(ids)}::text[])
		UNION SELECT id FROM (${UNDONE_COLLEGES}) taken_back WHERE id = ANY(${sql.param(ids)}::text[])`;
	return new Set(rows.map(({ id }) => id));
}

async function clearOverlay(db: Queryable, ids: readonly string[]): Promise<void> {
	const rows = await readRows(db, { table: text })`
		WITH gone AS (DELETE FROM overlaid.covered WHERE key = ANY(${sql.param(ids)}::text[]) AND table_name <> 'scholarships' RETURNING table_name)
		SELECT DISTINCT table_name AS "table" FROM gone`;
	for (const { table } of rows) {
		if (table === "possible_twins") continue;
		await db.execute(sql`DELETE FROM ${overlayOf(table)} WHERE ${keyOf(table)} = ANY(${sql.param(ids)}::text[])`);
	}
}

type Covered = { table: string; id: string };

/** Covers a table: the site then shows the institution's overlay instead of its published rows. */
async function markCovered(db: Queryable, covered: readonly Covered[]): Promise<void> {
	const [tables, ids] = [sql.param(covered.map(({ table }) => table)), sql.param(covered.map(({ id }) => id))];
	await db.execute(
		sql`INSERT INTO overlaid.covered (table_name, key) SELECT * FROM unnest(${tables}::text[], ${ids}::text[])`,
	);
}

async function buildOverlay(db: Queryable, ids: readonly string[]): Promise<AppliedCorrection[]> {
	const applied = await db
		.select()
		.from(corrections)
		.where(and(inArray(corrections.collegeId, [...ids]), eq(corrections.state, "applied")))
		.orderBy(sql`coalesce(${corrections.decidedAt}, ${corrections.createdAt})`, corrections.id);
	const ofInstitution = Map.groupBy(applied, ({ collegeId }) => collegeId);
	const covered = [...ofInstitution].flatMap(([id, own]) => tablesOf(own).map((table) => ({ table, id })));
	await markCovered(db, covered);
	for (const [table, own] of Map.groupBy(covered, (each) => each.table))
		await copyPublished(
			db,
			table,
			own.map(({ id }) => id),
		);
	for (const { collegeId: id, field, value: merged, about: address } of applied)
		if (field === MERGE) await addMerged(db, { id, merged, address });
	return applyInTurn(
		db,
		[...ofInstitution.values()].map((own) => own.filter(isFactCorrection)),
	);
}

function tablesOf(applied: readonly (typeof corrections.$inferSelect)[]): string[] {
	const corrected = applied.filter(isFactCorrection).map(({ field }) => STORED_FACTS[field].table);
	return [...new Set([...corrected, ...(applied.some(({ field }) => field === MERGE) ? TABLES_BY_COLLEGE : [])])];
}

/** Applies the first correction of each institution, then the second of each: one may build on another. */
async function applyInTurn(db: Queryable, ofInstitutions: readonly CorrectionRow[][]): Promise<AppliedCorrection[]> {
	const inForce: AppliedCorrection[] = [];
	for (let turn = 0; ofInstitutions.some((own) => own.length > turn); turn++) {
		for (const alike of groupByList(ofInstitutions.flatMap((own) => own[turn] ?? []))) {
			const rows = await prefetchRows(db, "overlaid", alike);
			const changes: AppliedCorrection[] = [];
			for (const correction of alike)
				changes.push({ correction, effect: await findEffect(db, "overlaid", correction, rows) });
			const [first] = alike;
			const written = changes.flatMap(({ correction: { collegeId }, effect }) =>
				effect ? [{ collegeId, effect }] : [],
			);
			if (first !== undefined) await writeEffects(db, first.field, written);
			inForce.push(...changes);
		}
	}
	const added = inForce.filter(
		({ correction: { field }, effect }) => field === "closing-rank" && effect?.before === null && effect.after !== null,
	);
	await noteLastRounds(
		db,
		added.map(({ correction }) => correction.collegeId),
	);
	return inForce;
}

/** An added closing rank may belong to a later round than its list. */
async function noteLastRounds(db: Queryable, ids: readonly string[]): Promise<void> {
	if (ids.length === 0) return;
	await db.execute(sql`UPDATE overlaid.cutoffs t SET is_last = t.round IS NOT DISTINCT FROM newest.round
		FROM (SELECT college_id, exam, authority, year, max(round) AS round FROM overlaid.cutoffs
			WHERE college_id = ANY(${sql.param([...new Set(ids)])}::text[]) GROUP BY college_id, exam, authority, year) newest
		WHERE t.college_id = newest.college_id AND t.exam = newest.exam AND t.authority = newest.authority AND t.year IS NOT DISTINCT FROM newest.year`);
}

async function copyPublished(db: Queryable, table: string, ids: readonly string[]): Promise<void> {
	await db.execute(
		sql`INSERT INTO ${overlayOf(table)} SELECT t.* FROM ${publishedOf(table)} t WHERE t.${keyOf(table)} = ANY(${sql.param(ids)}::text[])`,
	);
}

/** Adds the merged institution's rows, unless the other has its own; its address redirects. */
async function addMerged(
	db: Queryable,
	{ id, merged, address }: { id: string; merged: string; address: string },
): Promise<void> {
	for (const table of TABLES_BY_COLLEGE) {
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
