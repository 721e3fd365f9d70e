import { isDeepStrictEqual } from "node:util";
import { CORRECTED_FIELDS, type CorrectedField } from "@uchit/contract/correction.ts";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { jsonObject, type RowOf, text } from "#backend/db/columns.ts";
import { holdsWords } from "#backend/db/holds-words.ts";
import { readRows } from "#backend/db/read-rows.ts";
import type { corrections } from "#backend/db/schema/report.ts";
import { type Cells, STORED_FACTS } from "#backend/facts/queries/corrections/stored-facts.ts";

/** A correction of a fact, as most are. */
export type CorrectionRow = typeof corrections.$inferSelect & { field: CorrectedField };

/** Where rows are looked for: in what the site shows, or in the overlay while it is made. */
type Layer = "current" | "overlaid";

/** What a correction does to the rows of its institution: the row of its fact before and after, null where there is none. */
export type Effect = { before: Cells | null; after: Cells | null; about: string; was: string };

/** What a correction would change among the rows of a layer; undefined where it is about a row that there is not. */
export async function findEffect(db: Queryable, layer: Layer, correction: CorrectionRow): Promise<Effect | undefined> {
	const { field, collegeId, fact, value } = correction;
	const stored = STORED_FACTS[field];
	const of = { layer, field, collegeId };
	const given = await cellsOf(db, correction);
	const row = fact === null && stored.fresh !== undefined ? undefined : await findPublished(db, of, fact);
	if (row === undefined) return findAddition(db, of, { ...correction, given });
	const { cells: before, about, shown: was } = row;
	const changed = { ...before, ...given };
	// Where another source says the same already, its row stands for both.
	const isSaid =
		!isSame(before, changed, stored.key) && (await findRow(db, of, pick(changed, stored.key))) !== undefined;
	return { before, after: value === "" || isSaid ? null : changed, about, was };
}

/** Whether a fact names a row that is shown. */
export async function isShown(
	db: Queryable,
	{ field, collegeId, fact }: Pick<CorrectionRow, "field" | "collegeId" | "fact">,
): Promise<boolean> {
	return (await findPublished(db, { layer: "current", field, collegeId }, fact)) !== undefined;
}

/** Changes the rows of the overlay: one row becomes another where both are there, else it is made or taken away. */
export async function writeEffect(
	db: Queryable,
	{ field, collegeId }: CorrectionRow,
	{ before, after }: Effect,
): Promise<void> {
	const { table } = placeOf("overlaid", field);
	const names = list(Object.keys(after ?? {}).map((name) => sql`${sql.identifier(name)}`));
	const values = sql`SELECT ${names} FROM jsonb_populate_record(NULL::${table}, ${JSON.stringify(after)}::jsonb)`;
	const isBefore = hasCells(field, collegeId, pick(before ?? {}, STORED_FACTS[field].key));
	if (before === null && after === null) return;
	if (before === null) await db.execute(sql`INSERT INTO ${table} (${names}) ${values}`);
	else if (after === null) await db.execute(sql`DELETE FROM ${table} t WHERE ${isBefore}`);
	else await db.execute(sql`UPDATE ${table} t SET (${names}) = (${values}) WHERE ${isBefore}`);
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
	const { table, about, shown } = placeOf("current", field);
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

/** The row that a correction names; of what a source says anew, the row in which it does. */
async function findPublished(db: Queryable, of: Of, fact: Cells | null): Promise<Stored | undefined> {
	const { only, kept, isWhole, alike } = STORED_FACTS[of.field];
	const row = await findRow(db, of, { ...only, ...fact });
	const others = fact !== null && isWhole?.(fact) === true ? alike : kept;
	if (row !== undefined || others === undefined || fact === null) return row;
	return findRow(db, of, pick(fact, others));
}

/** What no source says, or none any more, gets a row of its own. */
async function findAddition(
	db: Queryable,
	of: Of,
	{ fact, value, createdAt, given }: CorrectionRow & { given: Cells },
): Promise<Effect | undefined> {
	const stored = STORED_FACTS[of.field];
	const made = fact !== null && stored.isWhole?.(fact) === true ? fact : stored.fresh?.(value, createdAt.getFullYear());
	if (made === undefined || value === "") return undefined;
	const fresh = { ...stored.only, ...made, ...given };
	const isThere = (await findRow(db, of, pick(fresh, stored.key))) !== undefined;
	const after = isThere ? null : { ...fresh, [stored.college]: of.collegeId };
	return { before: null, after, about: fact === null ? "" : await aboutRow(db, of, fresh), was: "" };
}

/** Which fact a row that is not there yet is about. */
async function aboutRow(db: Queryable, { layer, field }: Of, row: Cells): Promise<string> {
	const { table, about } = placeOf(layer, field);
	const made = sql`jsonb_populate_record(NULL::${table}, ${JSON.stringify(row)}::jsonb) t`;
	const [said] = await readRows(db, { about: text }, sql`SELECT ${about} AS about FROM ${made}`);
	return said?.about ?? "";
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
		sql`SELECT id FROM current.colleges WHERE lower(name) = lower(${value}) AND id LIKE 'U-%' ORDER BY id LIMIT 1`,
	);
	return university?.id ?? value;
}

/** Not a merge. */
export function isOfFact(row: typeof corrections.$inferSelect): row is CorrectionRow {
	return CORRECTED_FIELDS.some((field) => field === row.field);
}

type Of = { layer: Layer; field: CorrectedField; collegeId: string };
const STORED = { cells, about: text, shown: text };
type Stored = RowOf<typeof STORED>;

async function findRow(db: Queryable, { layer, field, collegeId }: Of, cells: Cells): Promise<Stored | undefined> {
	const { table, about, shown } = placeOf(layer, field);
	const [row] = await readRows(
		db,
		STORED,
		sql`
			SELECT to_jsonb(t) AS cells, ${about} AS about, coalesce(${shown}, '') AS shown
			FROM ${table} t WHERE ${hasCells(field, collegeId, cells)} LIMIT 1`,
	);
	return row;
}

/** By the index of the institution; of its few rows each is looked at. */
function hasCells(field: CorrectedField, collegeId: string, cells: Cells): SQL {
	return sql`${cell(STORED_FACTS[field].college)} = ${collegeId} AND to_jsonb(t) @> ${JSON.stringify(cells)}::jsonb`;
}

function placeOf(layer: Layer, field: CorrectedField): { table: SQL; about: SQL; shown: SQL } {
	const { table, about, shown, column } = STORED_FACTS[field];
	return {
		table: sql`${sql.identifier(layer)}.${sql.identifier(table)}`,
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

function list(parts: SQL[]): SQL {
	return sql.join(parts, sql`, `);
}
