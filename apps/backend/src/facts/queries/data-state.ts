import { COUNTRY_FIELDS } from "@uchit/contract/country.ts";
import {
	type DataState,
	DatasetState,
	type GuideKnowledge,
	type Knowledge,
	OPEN_TABLES,
	REFUSALS_PAGE_SIZE,
	type Refusals,
} from "@uchit/contract/data.ts";
import { EXAM_FIELDS } from "@uchit/contract/exam.ts";
import { RANKING_LISTS } from "@uchit/contract/ranking.ts";
import { dataSheet, rankPage } from "@uchit/contract/ranking-document.ts";
import { asc, sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { toColumnName, toRecord } from "#backend/db/column-names.ts";
import { integer, nullable, oneOf, text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { loads, sources } from "#backend/db/schema/source.ts";
import { getCoverage, getKnowledge } from "./coverage/coverage.ts";
import { selectOf } from "./open-tables.ts";

/** Returns everything that `/data` shows. It counts whole tables, so cache it until a change. */
export async function getDataState(db: Database, today: string): Promise<DataState> {
	const sourceRows = await db.select().from(sources).orderBy(asc(sources.publisher), asc(sources.id));
	const loadRows = await db.select().from(loads).orderBy(asc(loads.dataset));
	return {
		sources: sourceRows.map((row) => toRecord(row)),
		datasets: loadRows.map(({ dataset, loadedAt, report }) =>
			DatasetState.parse({ notes: [], ...Object(report), dataset, loadedAt: loadedAt.toISOString() }),
		),
		knowledge: await getKnowledge(db),
		...(await getCoverage(db, today)),
		documents: await countDocuments(db),
		guides: await countGuides(db),
		tables: await countTables(db),
	};
}

/** One statement per table: together they exceed the statement limit on a busy machine. */
async function countTables(db: Database): Promise<DataState["tables"]> {
	const tables: DataState["tables"] = [];
	for (const table of OPEN_TABLES) {
		const whole = sql.raw(selectOf(table));
		const [counted] = await readRows(db, { rows: integer })`SELECT count(*)::int AS rows FROM (${whole}) whole`;
		tables.push({ table, rows: counted?.rows ?? 0 });
	}
	return tables;
}

const PLACE = {
	list: oneOf(RANKING_LISTS),
	year: integer,
	rank: nullable(integer),
	nirfId: nullable(text),
	numbers: integer,
};

async function countDocuments(db: Database): Promise<Knowledge[]> {
	const rows = await readRows(db, PLACE)`
		SELECT r.list, r.year, r.rank, r.nirf_id AS "nirfId", coalesce(o.numbers, 0)::int AS numbers
		FROM rankings r LEFT JOIN (SELECT college_id, list, year, count(*) AS numbers FROM outcomes GROUP BY 1, 2, 3) o
			USING (college_id, list, year)`;
	const places = rows.map(({ rank, nirfId, ...row }) => ({
		...row,
		rank: rank ?? undefined,
		nirfId: nirfId ?? undefined,
	}));
	const sum = (summed: typeof places) => summed.reduce((total, { numbers }) => total + numbers, 0);
	return [
		{ what: "ranks", known: places.filter((place) => rankPage(place) !== undefined).length, of: places.length },
		{ what: "numbers", known: sum(places.filter((place) => dataSheet(place) !== undefined)), of: sum(places) },
	];
}

const REASON = { dataset: text, reason: text, rows: integer };
const REFUSAL = { dataset: text, file: text, line: integer, reason: text, raw: text };

export async function listRefusals(
	db: Database,
	{ dataset, page }: { dataset: string; page: number },
): Promise<Refusals> {
	const isRequested = dataset === "" ? sql`TRUE` : sql`dataset = ${dataset}`;
	const offset = (page - 1) * REFUSALS_PAGE_SIZE;
	const reasons = await readRows(db, REASON)`
		SELECT dataset, reason, count(*)::int AS rows FROM refusals WHERE ${isRequested}
		GROUP BY dataset, reason ORDER BY rows DESC, dataset, reason`;
	const items = await readRows(db, REFUSAL)`
		SELECT dataset, file, line, reason, raw FROM refusals WHERE ${isRequested}
		ORDER BY dataset, file, line, reason OFFSET ${offset} LIMIT ${REFUSALS_PAGE_SIZE}`;
	const total = reasons.reduce((sum, { rows }) => sum + rows, 0);
	return { total, page, pageSize: REFUSALS_PAGE_SIZE, reasons, items };
}

async function countGuides(db: Database): Promise<GuideKnowledge[]> {
	return [await count(db, "exams", EXAM_FIELDS.map(toColumnName)), await count(db, "countries", COUNTRY_FIELDS)];
}

const GUIDE_COUNT = { guides: integer, known: integer };

async function count(db: Database, what: GuideKnowledge["what"], columns: readonly string[]): Promise<GuideKnowledge> {
	const [row] = await readRows(db, GUIDE_COUNT)`
		SELECT count(DISTINCT guide.id)::int AS guides,
			count(*) FILTER (WHERE part.value NOT IN ('null', '[]'))::int AS known
		FROM ${sql.identifier(what)} guide LEFT JOIN LATERAL jsonb_each(to_jsonb(guide)) part
			ON part.key = ANY(${sql.param(columns)}::text[])
		WHERE guide.status = 'published'`;
	const { guides = 0, known = 0 } = row ?? {};
	return { what, guides, known, of: guides * columns.length };
}

const NEEDED_TABLES = ["colleges", "rankings", "cutoffs", "college_categories"] as const;

/**
 * Lists the empty tables that the site cannot do without. A dataset is loaded whole or not at all, so one row is
 * enough.
 */
export async function listEmptyTables(db: Database): Promise<string[]> {
	const checks = NEEDED_TABLES.map(
		(table) => sql`SELECT ${table}::text AS table WHERE NOT EXISTS (SELECT FROM ${sql.identifier(table)})`,
	);
	const rows = await readRows(db, { table: text }, sql.join(checks, sql` UNION ALL `));
	return rows.map(({ table }) => table);
}
