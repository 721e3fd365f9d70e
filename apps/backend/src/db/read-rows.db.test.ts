import { sql } from "drizzle-orm";
import { afterAll, expect, expectTypeOf, test } from "vitest";
import * as z from "zod";
import { closeDatabase, openDatabase } from "#backend/db/client.ts";
import { toProblem } from "#backend/http/problems.ts";
import {
	bigInteger,
	boolean,
	float,
	integer,
	json,
	jsonObject,
	nullable,
	oneOf,
	rowsOf,
	text,
	texts,
	uuid,
} from "./columns.ts";
import { readRows } from "./read-rows.ts";

const url = process.env.TEST_DATABASE_URL ?? "";
const db = openDatabase({ url, onIdleError: () => undefined, connections: 1, connectTimeoutMs: 30_000 });
afterAll(() => closeDatabase(db));

const PLACE = { slug: text, year: nullable(integer) };

test("rows of the right shape are returned unchanged, in the order of the statement", async () => {
	const named = await readRows(db, PLACE, sql`SELECT * FROM (VALUES ('b', 2024), ('a', NULL)) AS given (slug, year)`);
	expectTypeOf(named).toEqualTypeOf<{ slug: string; year: number | null }[]>();
	expect(named).toEqual([
		{ slug: "b", year: 2024 },
		{ slug: "a", year: null },
	]);
});

test("every kind of column has PostgreSQL's type, within a transaction too", async () => {
	const shape = {
		kind: oneOf(["town", "pin"]),
		code: uuid,
		small: integer,
		big: bigInteger,
		share: float,
		isOne: boolean,
		names: texts,
		nothing: nullable(texts),
		site: json(z.object({ url: z.string() })),
		parts: rowsOf(PLACE),
		data: jsonObject,
	};
	const query = sql`SELECT 'town' AS kind, '00000000-0000-0000-0000-000000000001'::uuid AS code, 3::smallint AS small, 4::bigint AS big,
		0.5::float8 AS share, true AS "isOne", ARRAY['a'] AS names, NULL::text[] AS nothing, '{"url": "x"}'::jsonb AS site,
		(SELECT json_agg(part) FROM (SELECT 'a' AS slug, NULL AS year) part) AS parts, '{"a": [1]}'::json AS data`;
	const [row] = await db.transaction((tx) => readRows(tx, shape, query));
	expect(row).toEqual({
		kind: "town",
		code: "00000000-0000-0000-0000-000000000001",
		small: 3,
		big: "4",
		share: 0.5,
		isOne: true,
		names: ["a"],
		nothing: null,
		site: { url: "x" },
		parts: [{ slug: "a", year: null }],
		data: { a: [1] },
	});
});

test.each([
	[
		"a column of another name",
		sql`SELECT 'a' AS slug, 1 AS jahr`,
		'The column "jahr" should be no such column and is int4',
	],
	[
		"a column too few, with no row",
		sql`SELECT 'a' AS slug WHERE false`,
		'The column "year" should be integer or null and is no',
	],
	[
		"a name that two columns have",
		sql`SELECT 'a' AS slug, 1 AS year, 2 AS year`,
		'The column "year" should be one column',
	],
	["another type, with no row", sql`SELECT 'a' AS slug, 1::bigint AS year WHERE false`, "integer or null and is int8"],
	["a number where a text should be", sql`SELECT 1 AS slug, 1 AS year`, 'The column "slug" should be text and is int4'],
	[
		"null in a later row",
		sql`SELECT * FROM (VALUES ('a', 1), (NULL, 2)) AS given (slug, year)`,
		"should be text and is null",
	],
])("%s is refused by name, with the statement but without its values", async (_what, query, message) => {
	const error: unknown = await readRows(db, PLACE, sql`${query} LIMIT ${5}`).catch((thrown: unknown) => thrown);
	expect(String(error)).toContain(message);
	expect(String(error)).toMatch(/^UnexpectedRows: .*, in: SELECT .* LIMIT \$1$/);
	expect(toProblem(error)).toMatchObject({ status: 500 });
});

test.each([
	["a word that the list does not have", { of: oneOf(["town", "pin"]) }, sql`SELECT 'moon' AS of`, "one of town, pin"],
	["null where one of a list should be", { of: oneOf(["town"]) }, sql`SELECT NULL AS of`, "one of town and is null"],
	[
		"JSON of another schema",
		{ of: json(z.object({ a: z.int() })) },
		sql`SELECT '{"a": "1"}'::jsonb AS of`,
		"JSON of its schema",
	],
	[
		"a row of JSON with a value too few",
		{ of: rowsOf(PLACE) },
		sql`SELECT '[{"slug": "a"}]'::json AS of`,
		"slug text, year integer",
	],
	[
		"a row of JSON with another type",
		{ of: rowsOf(PLACE) },
		sql`SELECT '[{"slug": 1, "year": 1}]'::json AS of`,
		"JSON rows of",
	],
	[
		"a text that only looks like JSON",
		{ of: rowsOf(PLACE) },
		sql`SELECT '[]' AS of`,
		"year integer or null and is text",
	],
])("%s is refused, without the value", async (_what, shape, query, message) => {
	const error: unknown = await readRows(db, shape, query).catch((thrown: unknown) => thrown);
	expect(String(error)).toContain(message);
	expect(String(error).split(", in: ")[0]).not.toMatch(/moon|"1"/);
});
