import { isDeepStrictEqual } from "node:util";
import { CORRECTED_FIELDS, type CorrectedField } from "@uchit/contract/correction.ts";
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { jsonObject, type RowOf, text } from "#backend/db/columns.ts";
import { holdsWords } from "#backend/db/holds-words.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { corrections, type LaidOver } from "#backend/db/schema/report.ts";
import { type Cells, fieldsIn, STORED_FACTS } from "#backend/facts/queries/corrections/stored-facts.ts";

type Row = typeof corrections.$inferSelect;
/** A correction of a fact, as most are. */
export type CorrectionRow = Row & { field: CorrectedField };
type Laid = { over: LaidOver; about: string; was: string };

/**
 * Lays a correction over the row of its fact, and keeps what it lies over: so it is taken off again in one step. Undefined where it
 * is about a row that there is not. Inside the caller's transaction.
 */
export async function layCorrection(db: Queryable, correction: CorrectionRow): Promise<Laid | undefined> {
	const laid = await layOver(db, correction);
	if (laid !== undefined) await keep(db, correction.id, { over: laid.over });
	return laid;
}

/** Takes a correction off: the row is again what it was before it. */
async function liftCorrection(db: Queryable, { id, field, collegeId, over }: CorrectionRow): Promise<void> {
	if (over === null) return;
	await replaceRow(db, { field, collegeId }, { from: over.after, to: over.before });
	await keep(db, id, { over: null });
}

/** Takes one off that later ones of the same institution may lie over: those are laid again. */
export async function undoCorrection(db: Queryable, correction: CorrectionRow): Promise<void> {
	const laid = await ofFacts(
		db,
		and(
			isIn({ table: STORED_FACTS[correction.field].table }),
			isNotNull(corrections.over),
			eq(corrections.collegeId, correction.collegeId),
			gte(corrections.id, correction.id),
		),
		desc(corrections.id),
	);
	for (const each of laid) await liftCorrection(db, each);
	for (const each of laid.toReversed()) if (each.id !== correction.id) await layCorrection(db, each);
}

/** Corrections of the facts of one table, or of some institutions. */
export type Part = { table: string } | { colleges: readonly string[] };

/**
 * Whoever changes corrections, or the facts that they lie over, does so alone until the transaction ends. Taken before any row is: who
 * came to it with rows in hand and who needs those rows would wait for each other.
 */
export async function lockCorrections(db: Queryable): Promise<void> {
	await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('corrections'))`);
}

/** Before a load: rows become what was published. Nobody corrects anything until the caller's transaction ends. */
export async function liftCorrections(db: Queryable, part: Part): Promise<void> {
	// A load's first table may be one that nobody corrects, and its last one that somebody does.
	await lockCorrections(db);
	if (isNothing(part)) return;
	const isLaid = and(isIn(part), isNotNull(corrections.over));
	for (const each of await ofFacts(db, isLaid, desc(corrections.id))) await liftCorrection(db, each);
}

/** After it: corrections lie over what is published now, and those that it disagrees with say so. */
export async function layCorrections(db: Queryable, part: Part): Promise<void> {
	if (isNothing(part)) return;
	const waiting = and(isIn(part), eq(corrections.state, "applied"), isNull(corrections.over));
	for (const each of await ofFacts(db, waiting, asc(corrections.id))) {
		const laid = await layCorrection(db, each);
		const now = laid?.was ?? "";
		// Those of earlier versions did not keep what stood there.
		const was = each.userCreated === null && each.was === "" ? now : each.was;
		await keep(db, each.id, { was, says: now === was ? null : now });
	}
}

const cells = jsonObject;
const CORRECTABLE = { fact: cells, about: text, value: text, sourceId: text };

/** The facts of a kind that an institution has, by which a correction names one. */
export async function listCorrectable(
	db: Queryable,
	{
		collegeId,
		field,
		words,
		most,
	}: { collegeId: string; field: CorrectedField; words: readonly string[]; most: number },
): Promise<RowOf<typeof CORRECTABLE>[]> {
	const { table, about, shown } = placeOf(field);
	const { key, only = {}, column } = STORED_FACTS[field];
	const fact = list(key.map((name) => sql`${name}::text, ${cell(name)}`));
	const hasWords = words.map((word) => sql`AND ${holdsWords(sql`(${about} || ' ' || ${shown})`, word)}`);
	return readRows(
		db,
		CORRECTABLE,
		sql`
			SELECT jsonb_build_object(${fact}) AS fact, ${about} AS about, ${shown} AS value, t.source_id AS "sourceId"
			FROM ${table} t WHERE ${hasCells(field, collegeId, only)} AND ${cell(column)} IS NOT NULL ${sql.join(hasWords, sql` `)}
			ORDER BY to_jsonb(t) ->> 'year' DESC NULLS LAST, 2, 3 LIMIT ${most}`,
	);
}

async function layOver(db: Queryable, correction: CorrectionRow): Promise<Laid | undefined> {
	const { field, collegeId, fact, value } = correction;
	const stored = STORED_FACTS[field];
	const of = { field, collegeId };
	const given = await cellsOf(db, correction);
	const row = fact === null && stored.fresh !== undefined ? undefined : await findPublished(db, correction);
	if (row === undefined) return addFact(db, correction, given);
	const { cells: before, about, shown: was } = row;
	const changed = { ...before, ...given };
	// Where another source says the same already, its row stands for both.
	const isSaid =
		!isSame(before, changed, stored.key) && (await findRow(db, of, pick(changed, stored.key))) !== undefined;
	const after = value === "" || isSaid ? null : changed;
	await replaceRow(db, of, { from: before, to: after });
	return { over: { before, after }, about, was };
}

/** The row that a correction names; of what a source says anew, the row in which it does. */
async function findPublished(db: Queryable, { field, collegeId, fact }: CorrectionRow): Promise<Stored | undefined> {
	const { only, kept } = STORED_FACTS[field];
	const row = await findRow(db, { field, collegeId }, { ...only, ...fact });
	if (row !== undefined || kept === undefined || fact === null) return row;
	return findRow(db, { field, collegeId }, pick(fact, kept));
}

/** What no source says, or none any more, gets a row of its own. */
async function addFact(db: Queryable, correction: CorrectionRow, given: Cells): Promise<Laid | undefined> {
	const { field, collegeId, fact, value, createdAt } = correction;
	const stored = STORED_FACTS[field];
	const made = fact !== null && stored.isWhole?.(fact) === true ? fact : stored.fresh?.(value, createdAt.getFullYear());
	if (made === undefined || value === "") return undefined;
	const fresh = { ...stored.only, ...made, ...given };
	const isThere = (await findRow(db, { field, collegeId }, pick(fresh, stored.key))) !== undefined;
	const after = isThere ? null : { ...fresh, [stored.college]: collegeId };
	await replaceRow(db, { field, collegeId }, { from: null, to: after });
	return { over: { before: null, after }, about: "", was: "" };
}

/** What a correction writes into the row of its fact. */
async function cellsOf(db: Queryable, { field, value, sourceId }: CorrectionRow): Promise<Cells> {
	const { column, beside, hasReceipt } = STORED_FACTS[field];
	return {
		[column]: await cellOf(db, field, value),
		...beside?.(value),
		...(hasReceipt && { source_id: sourceId }),
	};
}

const NUMBERS: ReadonlySet<CorrectedField> = new Set([
	...(["category", "seats", "fee", "placement", "rank", "closing-rank", "cutoff-mark"] as const),
]);

async function cellOf(db: Queryable, field: CorrectedField, value: string): Promise<string | number> {
	if (NUMBERS.has(field)) return Number(value);
	if (field !== "affiliation") return value;
	// A university is named by people and stored by its id, where the site has it.
	const [university] = await readRows(
		db,
		{ id: text },
		sql`SELECT id FROM colleges WHERE lower(name) = lower(${value}) AND id LIKE 'U-%' ORDER BY id LIMIT 1`,
	);
	return university?.id ?? value;
}

async function ofFacts(db: Queryable, where: SQL | undefined, order: SQL): Promise<CorrectionRow[]> {
	const rows = await db.select().from(corrections).where(where).orderBy(order);
	return rows.filter(isOfFact);
}

/** Not a merge, which is laid by `merge.ts`. */
export function isOfFact(row: Row): row is CorrectionRow {
	return CORRECTED_FIELDS.some((field) => field === row.field);
}

type Of = { field: CorrectedField; collegeId: string };
const STORED = { cells, about: text, shown: text };
type Stored = RowOf<typeof STORED>;

async function findRow(db: Queryable, { field, collegeId }: Of, cells: Cells): Promise<Stored | undefined> {
	const { table, about, shown } = placeOf(field);
	const [row] = await readRows(
		db,
		STORED,
		sql`
			SELECT to_jsonb(t) AS cells, ${about} AS about, coalesce(${shown}, '') AS shown
			FROM ${table} t WHERE ${hasCells(field, collegeId, cells)} LIMIT 1 FOR UPDATE OF t`,
	);
	return row;
}

/** One row becomes another: changed where both are there, else made or taken away. */
async function replaceRow(
	db: Queryable,
	{ field, collegeId }: Of,
	{ from, to }: { from: Cells | null; to: Cells | null },
): Promise<void> {
	const { table } = placeOf(field);
	const names = list(Object.keys(to ?? {}).map((name) => sql`${sql.identifier(name)}`));
	const values = sql`SELECT ${names} FROM jsonb_populate_record(NULL::${table}, ${JSON.stringify(to)}::jsonb)`;
	const isFrom = hasCells(field, collegeId, pick(from ?? {}, STORED_FACTS[field].key));
	if (from === null && to === null) return;
	if (from === null) await db.execute(sql`INSERT INTO ${table} (${names}) ${values}`);
	else if (to === null) await db.execute(sql`DELETE FROM ${table} t WHERE ${isFrom}`);
	else await db.execute(sql`UPDATE ${table} t SET (${names}) = (${values}) WHERE ${isFrom}`);
}

/** By the index of the institution; of its few rows each is looked at. */
function hasCells(field: CorrectedField, collegeId: string, cells: Cells): SQL {
	return sql`${cell(STORED_FACTS[field].college)} = ${collegeId} AND to_jsonb(t) @> ${JSON.stringify(cells)}::jsonb`;
}

function placeOf(field: CorrectedField): { table: SQL; about: SQL; shown: SQL } {
	const { table, about, shown, column } = STORED_FACTS[field];
	return {
		table: sql`${sql.identifier(table)}`,
		about: sql.raw(about),
		shown: shown === undefined ? sql`${cell(column)}::text` : sql.raw(shown),
	};
}

function cell(column: string): SQL {
	return sql`t.${sql.identifier(column)}`;
}

function pick(cells: Cells, names: readonly string[]): Cells {
	return Object.fromEntries(names.map((name) => [name, cells[name] ?? null]));
}

function isSame(one: Cells, other: Cells, names: readonly string[]): boolean {
	return isDeepStrictEqual(pick(one, names), pick(other, names));
}

async function keep(db: Queryable, id: number, values: Partial<CorrectionRow>): Promise<void> {
	await db.update(corrections).set(values).where(eq(corrections.id, id));
}

function isIn(part: Part): SQL | undefined {
	return "table" in part
		? inArray(corrections.field, fieldsIn(part.table))
		: inArray(corrections.collegeId, [...part.colleges]);
}

function isNothing(part: Part): boolean {
	return "table" in part ? fieldsIn(part.table).length === 0 : part.colleges.length === 0;
}

function list(parts: SQL[]): SQL {
	return sql.join(parts, sql`, `);
}
