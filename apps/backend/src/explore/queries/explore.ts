import {
	EXPLORE_GROUPS,
	EXPLORE_ROWS,
	type ExploreColumn,
	type ExploreQuery,
	type ExploreResult,
	type ExploreTable,
	exploreColumns,
	unitOf,
	WITHHELD_REASONS,
} from "@uchit/contract/explore.ts";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { float, integer, nullable, oneOf, text, texts } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { listSources } from "#backend/facts/queries/sources.ts";
import { TABLE_SOURCES } from "./tables.ts";

/** Values that occur together in some row, and the number of such rows; in column order, without the programme. */
export type Combination = { values: readonly string[]; count: number };

/** Reads a whole table, which takes a second: cache it until something changes. */
export async function listCombinations(db: Database, table: ExploreTable): Promise<Combination[]> {
	const { table: rows, joins, scope, columns } = TABLE_SOURCES[table];
	const names = choiceColumns(table).map((column) => sql.identifier(column));
	const own = choiceColumns(table).map((column, at) => sql`${columns[column]} AS ${names[at]}`);
	const list = (parts: readonly SQLWrapper[]) => sql.join([...parts], sql`, `);
	// Grouped by the stored columns, because grouping by one array of texts takes four times as long.
	return readRows(db, { values: texts, count: integer })`
		SELECT ARRAY[${list(names.map((name) => sql`coalesce(${name}::text, '')`))}]::text[] AS "values", count
		FROM (SELECT ${list(own)}, count(*)::int AS count FROM ${rows} ${joins} WHERE ${scope} AND ${whyOf(table)} IS NULL
			GROUP BY ${list(names.map((_, at) => sql.raw(`${at + 1}`)))}) grouped`;
}

export function choiceColumns(table: ExploreTable): ExploreColumn[] {
	return exploreColumns(table).filter((column) => column !== "programme");
}

type Answered = Omit<ExploreResult, "table" | "unit" | "columns" | "page">;

/** The caller must have refused queries that mix figures of different kinds. */
export async function explore(db: Database, query: ExploreQuery): Promise<Answered> {
	const where = toFromClause(query);
	const { total, withheld, sourceIds } = await countRows(db, query.table, where);
	const { groups, groupsTotal } = await listGroups(db, query, where);
	const rows = await listRows(db, query, where);
	const refused = await countRefused(db, sourceIds);
	return { total, withheld, refused, groups, groupsTotal, rows, sources: await listSources(db, sourceIds) };
}

const MAX_WORDS = 6;

function toFromClause(query: ExploreQuery): SQL {
	const { table, joins, scope, columns } = TABLE_SOURCES[query.table];
	const chosen = choiceColumns(query.table).flatMap((column) => {
		const value = query[column];
		if (value === undefined) return [];
		if (!NUMBERS.has(column)) return [sql`${columns[column]} = ${value}`];
		return [/^\d{4}$/.test(value) ? sql`${columns[column]} = ${Number(value)}` : sql`false`];
	});
	const words = columns.programme === undefined ? [] : (query.programme?.split(/\s+/) ?? []);
	const named = words
		.slice(0, MAX_WORDS)
		.map((word) => sql`strpos(lower(${columns.programme}), ${word.toLowerCase()}) > 0`);
	return sql`${table} ${joins} WHERE ${sql.join([scope, ...chosen, ...named], sql` AND `)}`;
}

const NUMBERS: ReadonlySet<ExploreColumn> = new Set(["year", "cohort", "report"]);

function whyOf(table: ExploreTable): SQL {
	const reasons = TABLE_SOURCES[table].withheld.map(([why, condition]) => sql`WHEN ${condition} THEN ${why}`);
	return reasons.length === 0 ? sql`NULL::text` : sql`CASE ${sql.join(reasons, sql` `)} END`;
}

const COUNTED = { why: nullable(oneOf(WITHHELD_REASONS)), source: text, rows: integer };

async function countRows(db: Database, table: ExploreTable, where: SQL) {
	const counted = await readRows(db, COUNTED)`
		SELECT ${whyOf(table)} AS why, x.source_id AS source, count(*)::int AS rows FROM ${where} GROUP BY 1, 2`;
	const sumOf = (wanted: (typeof counted)[number]["why"]) =>
		counted.reduce((sum, { why, rows }) => (why === wanted ? sum + rows : sum), 0);
	return {
		total: sumOf(null),
		withheld: WITHHELD_REASONS.map((why) => ({ why, rows: sumOf(why) })).filter(({ rows }) => rows > 0),
		sourceIds: [...new Set(counted.flatMap(({ why, source: id }) => (why === null ? id : [])))],
	};
}

const GROUP = {
	by: texts,
	count: integer,
	groups: integer,
	least: nullable(float),
	median: nullable(float),
	most: nullable(float),
	sum: nullable(float),
};

async function listGroups(db: Database, query: ExploreQuery, where: SQL) {
	const { table } = query;
	const group = exploreColumns(table).filter((column) => query.group.includes(column));
	if (group.length === 0) return { groups: [], groupsTotal: 0 };
	const value = TABLE_SOURCES[table].value ?? sql`NULL::float8`;
	const sum = unitOf(query) === "seats" ? sql`sum(${value})::float8` : sql`NULL::float8`;
	const order = group.some((column) => NUMBERS.has(column)) ? sql`1` : sql`2 DESC, 1`;
	const rows = await readRows(db, GROUP)`
		SELECT ${arrayOf(table, group)} AS "by", count(*)::int AS count, (count(*) OVER ())::int AS groups, min(${value})::float8 AS least,
			(percentile_disc(0.5) WITHIN GROUP (ORDER BY ${value}))::float8 AS median, max(${value})::float8 AS most, ${sum} AS sum
		FROM ${where} AND ${whyOf(table)} IS NULL GROUP BY 1 ORDER BY ${order} LIMIT ${EXPLORE_GROUPS}`;
	const groups = rows.map(({ by, count, ...figures }) => ({
		by: valuesBy(group, by),
		count,
		...nullsToUndefined(figures),
	}));
	return { groups, groupsTotal: rows[0]?.groups ?? 0 };
}

function nullsToUndefined({ least, median, most, sum }: Record<"least" | "median" | "most" | "sum", number | null>) {
	return { least: least ?? undefined, median: median ?? undefined, most: most ?? undefined, sum: sum ?? undefined };
}

const ROW = { slug: text, name: text, by: texts, value: nullable(float), sourceId: text };

async function listRows(db: Database, query: ExploreQuery, where: SQL): Promise<ExploreResult["rows"]> {
	const { table, page } = query;
	const { value = sql`NULL::float8`, joins, tie } = TABLE_SOURCES[table];
	const columns = exploreColumns(table);
	const better = unitOf(query) === "rank" || table === "college-fees" ? sql`ASC` : sql`DESC`;
	const order = sql`ORDER BY ${value} ${better}, ${tie}`;
	const rows = await readRows(db, ROW)`
		SELECT c.slug, c.name, ${arrayOf(table, columns)} AS "by", ${value}::float8 AS value, x.source_id AS "sourceId"
		FROM (SELECT x.* FROM ${where} AND ${whyOf(table)} IS NULL ${order} LIMIT ${EXPLORE_ROWS} OFFSET ${(page - 1) * EXPLORE_ROWS}) x
		${joins} ${order}`;
	return rows.map(({ slug, name, by, value: figure, sourceId }) => ({
		college: { slug, name },
		by: valuesBy(columns, by),
		value: figure ?? undefined,
		sourceId,
	}));
}

async function countRefused(db: Database, datasets: readonly string[]): Promise<number> {
	const [row] = await readRows(db, { rows: integer })`
		SELECT count(*)::int AS rows FROM refusals WHERE dataset = ANY(${sql.param(datasets)}::text[])`;
	return row?.rows ?? 0;
}

/** A missing value becomes the empty text. */
function arrayOf(table: ExploreTable, columns: readonly ExploreColumn[]): SQL {
	const values = columns.map((column) => sql`coalesce(${TABLE_SOURCES[table].columns[column]}::text, '')`);
	return sql`ARRAY[${sql.join(values, sql`, `)}]::text[]`;
}

function valuesBy(columns: readonly ExploreColumn[], values: readonly string[]): ExploreResult["rows"][number]["by"] {
	return Object.fromEntries(columns.flatMap((column, at) => (values[at] ? [[column, values[at]]] : [])));
}
