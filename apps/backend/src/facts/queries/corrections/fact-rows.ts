import { isDeepStrictEqual } from "node:util";
import { CORRECTED_FIELDS, type CorrectedField, FACT_KINDS } from "@uchit/contract/correction.ts";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { jsonObject, type RowOf, text } from "#backend/db/columns.ts";
import { holdsWords } from "#backend/db/holds-words.ts";
import { readRows } from "#backend/db/read-rows.ts";
import type { corrections } from "#backend/db/schema/report.ts";
import { type Cells, STORED_FACTS } from "#backend/facts/queries/corrections/stored-facts.ts";

export type CorrectionRow = typeof corrections.$inferSelect & { field: CorrectedField };

/** The schema to search: the views that the site shows, or the overlay while it is rebuilt. */
type Layer = "current" | "overlaid";

export type CorrectionEffect = { before: Cells | null; after: Cells | null; about: string; was: string };

export async function findEffect(
	db: Queryable,
	layer: Layer,
	correction: CorrectionRow,
	rows: RowLookup = createRowLookup(db),
): Promise<CorrectionEffect | undefined> {
	const { field, collegeId, fact, value } = correction;
	const stored = STORED_FACTS[field];
	const location = { layer, field, collegeId };
	const correctedCells = await cellsOf(db, correction);
	const row = fact === null && stored.fresh !== undefined ? undefined : await findPublished(rows, location, fact);
	if (row === undefined) return findAddition(rows, location, { ...correction, correctedCells });
	const { cells: before, about, shown: was } = row;
	const changed = { ...before, ...correctedCells };
	// If another source says the same already, its row stands for both.
	const isStated =
		!hasSameCells(before, changed, stored.key) && (await rows.find(location, pick(changed, stored.key))) !== undefined;
	return { before, after: value === "" || isStated ? null : changed, about, was };
}

export async function isPublishedFact(
	db: Queryable,
	{ field, collegeId, fact }: Pick<CorrectionRow, "field" | "collegeId" | "fact">,
): Promise<boolean> {
	return (await findPublished(createRowLookup(db), { layer: "current", field, collegeId }, fact)) !== undefined;
}

export async function writeEffects(
	db: Queryable,
	field: CorrectedField,
	changes: readonly { collegeId: string; effect: CorrectionEffect }[],
): Promise<void> {
	const { table } = tableSqlOf("overlaid", field);
	const { college, key } = STORED_FACTS[field];
	const gone = changes.flatMap(({ collegeId, effect: { before } }) =>
		before === null ? [] : [{ college: collegeId, cells: pick(before, key) }],
	);
	if (gone.length > 0)
		await db.execute(sql`DELETE FROM ${table} t USING jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) AS gone (college text, cells jsonb)
			WHERE ${cell(college)} = gone.college AND to_jsonb(t) @> gone.cells`);
	const made = changes.flatMap(({ effect: { after } }) => (after === null ? [] : [after]));
	for (const alike of Map.groupBy(made, (row) => Object.keys(row).toSorted().join()).values()) {
		const names = joinWithCommas(Object.keys(alike[0] ?? {}).map((name) => sql`${sql.identifier(name)}`));
		await db.execute(sql`INSERT INTO ${table} (${names})
			SELECT ${names} FROM jsonb_populate_recordset(NULL::${table}, ${JSON.stringify(alike)}::jsonb)`);
	}
}

const cells = jsonObject;
const CORRECTABLE = { fact: cells, about: text, value: text, sourceId: text };

export async function listCorrectable(
	db: Queryable,
	{
		collegeId,
		field,
		words,
		most,
	}: { collegeId: string; field: CorrectedField; words: readonly string[]; most: number },
): Promise<RowOf<typeof CORRECTABLE>[]> {
	const { table, about, shown } = tableSqlOf("current", field);
	const { key, only = {}, column } = STORED_FACTS[field];
	const fact = joinWithCommas(key.map((name) => sql`${name}::text, ${cell(name)}`));
	const hasWords = words.map((word) => sql`AND ${holdsWords(sql`(${about} || ' ' || ${shown})`, word)}`);
	return readRows(db, CORRECTABLE)`
		SELECT jsonb_build_object(${fact}) AS fact, ${about} AS about, ${shown} AS value, t.source_id AS "sourceId"
		FROM ${table} t WHERE ${hasCells(field, collegeId, only)} AND ${cell(column)} IS NOT NULL ${sql.join(hasWords, sql` `)}
		ORDER BY to_jsonb(t) ->> 'year' DESC NULLS LAST, 2, 3 LIMIT ${most}`;
}

async function findPublished(
	{ find }: RowLookup,
	location: FactLocation,
	fact: Cells | null,
): Promise<Stored | undefined> {
	const { only, stableKey, isWhole, key, alike = key } = STORED_FACTS[location.field];
	const row = await find(location, { ...only, ...fact });
	const others = fact !== null && isWhole?.(fact) === true ? alike : stableKey;
	if (row !== undefined || others === undefined || fact === null) return row;
	return find(location, pick(fact, others));
}

async function findAddition(
	{ find, aboutNew }: RowLookup,
	location: FactLocation,
	{ fact, value, createdAt, correctedCells }: CorrectionRow & { correctedCells: Cells },
): Promise<CorrectionEffect | undefined> {
	const stored = STORED_FACTS[location.field];
	const made = fact !== null && stored.isWhole?.(fact) === true ? fact : stored.fresh?.(value, createdAt.getFullYear());
	if (made === undefined || value === "") return undefined;
	const fresh = { ...stored.only, ...made, ...correctedCells };
	const isThere = (await find(location, pick(fresh, stored.key))) !== undefined;
	const after = isThere ? null : { ...fresh, [stored.college]: location.collegeId };
	// An institution has one such fact for each source: another source's stays beside the new one.
	const was = stored.stableKey === undefined ? undefined : (await find(location, stored.only ?? {}))?.shown;
	return { before: null, after, about: fact === null ? "" : await aboutNew(location, fresh), was: was ?? "" };
}

export async function readSubjects(db: Queryable, field: CorrectedField, rows: readonly Cells[]): Promise<string[]> {
	const { table, about } = tableSqlOf("current", field);
	const statedRows = await readRows(db, { about: text })`
		SELECT ${about} AS about FROM jsonb_array_elements(${JSON.stringify(rows)}::jsonb) WITH ORDINALITY r (made, place),
		LATERAL jsonb_populate_record(NULL::${table}, r.made) t ORDER BY r.place`;
	return statedRows.map((row) => row.about);
}

async function cellsOf(db: Queryable, { field, value, sourceId }: CorrectionRow): Promise<Cells> {
	const { column, beside, hasReceipt } = STORED_FACTS[field];
	return { [column]: await cellOf(db, field, value), ...beside?.(value), ...(hasReceipt && { source_id: sourceId }) };
}

async function cellOf(db: Queryable, field: CorrectedField, value: string): Promise<string | number> {
	if (field === "category" || "isFigure" in FACT_KINDS[field]) return Number(value);
	if (field !== "affiliation") return value;
	// A university is named by people and stored by its id, where the site has it.
	const [university] = await readRows(db, { id: text })`
		SELECT id FROM current.colleges WHERE lower(name) = lower(${value}) AND id LIKE 'U-%' ORDER BY id LIMIT 1`;
	return university?.id ?? value;
}

export function isFactCorrection(row: typeof corrections.$inferSelect): row is CorrectionRow {
	return CORRECTED_FIELDS.some((field) => field === row.field);
}

type FactLocation = { layer: Layer; field: CorrectedField; collegeId: string };
const STORED = { cells, about: text, shown: text };
type Stored = RowOf<typeof STORED>;

export type RowLookup = {
	find: (location: FactLocation, cells: Cells) => Promise<Stored | undefined>;
	aboutNew: (location: FactLocation, row: Cells) => Promise<string>;
};

const NEWEST_FIRST = sql`ORDER BY to_jsonb(t) ->> 'year' DESC NULLS LAST, to_jsonb(t)::text`;

export function createRowLookup(db: Queryable): RowLookup {
	return {
		async find({ layer, field, collegeId }, cells) {
			const { table, about, shown } = tableSqlOf(layer, field);
			const [row] = await readRows(db, STORED)`
				SELECT to_jsonb(t) AS cells, ${about} AS about, coalesce(${shown}, '') AS shown
				FROM ${table} t WHERE ${hasCells(field, collegeId, cells)} ${NEWEST_FIRST} LIMIT 1`;
			return row;
		},
		aboutNew: async ({ field }, row) => (await readSubjects(db, field, [row]))[0] ?? "",
	};
}

/** The columns that tell a table's lists apart: rows are read for one list at a time. */
const LIST_COLUMNS = ["exam", "authority", "list", "year"];

export function groupByList(corrections: readonly CorrectionRow[]): CorrectionRow[][] {
	return [
		...Map.groupBy(corrections, ({ field, fact }) => JSON.stringify([field, pick(fact ?? {}, LIST_COLUMNS)])).values(),
	];
}

/**
 * Reads at once the rows that corrections of one kind and list may name, in the order in which `createRowLookup` looks for one. The
 * subjects of new rows are looked up later.
 */
export async function prefetchRows(
	db: Queryable,
	layer: Layer,
	corrections: readonly CorrectionRow[],
): Promise<RowLookup> {
	const [first] = corrections;
	if (first === undefined) return createRowLookup(db);
	const { college, only = {}, key, alike = key } = STORED_FACTS[first.field];
	const { table, about, shown } = tableSqlOf(layer, first.field);
	const namedFields = LIST_COLUMNS.filter((name) => alike.includes(name) && first.fact?.[name] !== undefined);
	const common = { ...only, ...pick(first.fact ?? {}, namedFields) };
	const same = Object.keys(common).map(
		(name) => sql`AND ${cell(name)} IS NOT DISTINCT FROM (SELECT (${jsonRow(table, common)}).${sql.identifier(name)})`,
	);
	const ids = sql.param([...new Set(corrections.map(({ collegeId }) => collegeId))]);
	const rows = await readRows(db, { ...STORED, collegeId: text })`
		SELECT ${cell(college)} AS "collegeId", to_jsonb(t) AS cells, ${about} AS about, coalesce(${shown}, '') AS shown
		FROM ${table} t WHERE ${cell(college)} = ANY(${ids}::text[]) ${sql.join(same, sql` `)} ${NEWEST_FIRST}`;
	const byCollege = Map.groupBy(rows, ({ collegeId }) => collegeId);
	return {
		find: async ({ collegeId }, cells) => byCollege.get(collegeId)?.find((row) => hasAll(row.cells, cells)),
		aboutNew: async () => "",
	};
}

function jsonRow(table: SQL, cells: Cells): SQL {
	return sql`jsonb_populate_record(NULL::${table}, ${JSON.stringify(cells)}::jsonb)`;
}

function hasAll(row: Cells, cells: Cells): boolean {
	return Object.entries(cells).every(
		([name, value]) => value === undefined || (name in row && isDeepStrictEqual(row[name], value)),
	);
}

/** Uses the institution's index; its few rows are then compared. */
function hasCells(field: CorrectedField, collegeId: string, cells: Cells): SQL {
	return sql`${cell(STORED_FACTS[field].college)} = ${collegeId} AND to_jsonb(t) @> ${JSON.stringify(cells)}::jsonb`;
}

function tableSqlOf(layer: Layer, field: CorrectedField): { table: SQL; about: SQL; shown: SQL } {
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

function hasSameCells(one: Cells, other: Cells, names: readonly string[]): boolean {
	return isDeepStrictEqual(pick(one, names), pick(other, names));
}

function joinWithCommas(parts: SQL[]): SQL {
	return sql.join(parts, sql`, `);
}
