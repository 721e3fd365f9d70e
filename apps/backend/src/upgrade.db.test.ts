import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { Country, CountryList } from "@uchit/contract/country.ts";
import { ExamList } from "@uchit/contract/exam-list.ts";
import { Exam } from "@uchit/contract/exam-record.ts";
import { ReviewList } from "@uchit/contract/review.ts";
import type { FastifyInstance } from "fastify";
import type { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { dropDatabase, ensureDatabase, withClient } from "../../../scripts/site/database.ts";
import { buildApp } from "./app.ts";
import { findMisfits } from "./content/items/find-misfits.ts";
import { readGuides } from "./content/seed/read-guides.ts";
import { readSeedContent } from "./content/seed/read-seed-content.ts";
import { seedContent } from "./content/seed/seed-content.ts";
import { seedGuides } from "./content/seed/seed-guides.ts";
import { closeDatabase, type Database } from "./db/client.ts";
import { migrateAsFarAs, migrateDatabase } from "./migrate.ts";
import { openTestDatabase, testEnv } from "./testing/backend.ts";

const ADMIN = process.env.TEST_DATABASE_URL ?? "";
const TEMPLATE = process.env.FACTS_TEMPLATE ?? "";
const CONTENT = new URL("../../../content", import.meta.url).pathname;
const COLLEGE = "indian-institute-of-technology-madras";
const SLUGS = [COLLEGE, "all-india-institute-of-medical-sciences-delhi", "indian-institute-of-technology-delhi"];
const WHOLE = ["sources", "states", "districts", "loads"];
const TABLES_BY_COLLEGE = [
	"college_names",
	"college_categories",
	"college_facts",
	"aliases",
	"rankings",
	"outcomes",
	"intakes",
];

const Head = z.object({
	migrations: z.array(z.string()),
	sequences: z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })),
});
const Line = z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) });

const urlOf = (name: string) => Object.assign(new URL(ADMIN), { pathname: `/${name}` }).href;

describe.each(["024aea9", "f262cfa8"])("the database stored by %s", (commit) => {
	const name = `uchit_test_upgrade_${commit}_${process.pid}`;
	const env = testEnv(urlOf(name));
	let db: Database;
	let app: FastifyInstance;

	beforeAll(async () => {
		const { head, lines } = readDump(commit);
		await dropDatabase(ADMIN, name);
		await ensureDatabase(ADMIN, name);
		await migrateAsFarAs(env.DATABASE_URL, head.migrations.length);
		await withClient(env.DATABASE_URL, async (client) => {
			await client.query("SET session_replication_role = replica");
			await client.query("TRUNCATE permissions");
			await insertRows(client, lines);
			for (const { name, last, isCalled } of head.sequences) {
				await client.query(
					"SELECT setval(c.oid::regclass, $2, $3) FROM pg_class c WHERE relkind = 'S' AND relname = $1",
					[name, last, isCalled],
				);
			}
		});
		await migrateDatabase(env.DATABASE_URL);
		await copyFacts(env.DATABASE_URL);
		db = openTestDatabase(env.DATABASE_URL);
		const { articles, pages, menus } = readSeedContent(CONTENT);
		const picture = lines.find(({ table }) => table === "files")?.row.id;
		await seedContent(db, { articles, pages, menus }, async () => String(picture));
		await seedGuides(db, readGuides(CONTENT));
		app = await buildApp({ db, env, mostEventLoopDelayMs: 0 });
	});
	afterAll(async () => {
		await app?.close();
		if (db !== undefined) await closeDatabase(db);
		await dropDatabase(ADMIN, name);
	});

	const get = async (url: string) => app.inject({ url, headers: { authorization: `Bearer ${env.BACKEND_KEY}` } });
	const read = async <Of extends z.ZodType>(schema: Of, url: string) => {
		const reply = await get(url);
		expect(reply.statusCode, `${url}: ${reply.body.slice(0, 300)}`).toBe(200);
		return schema.parse(reply.json());
	};

	test("fits today's schemas", async () => {
		expect(await findMisfits(db)).toEqual([]);
	});

	test("answers every kind of address", async () => {
		const addresses = [
			"/v1/exams",
			"/v1/exams?stream=law",
			"/v1/exams/neet",
			"/v1/exams/gate",
			"/v1/countries",
			"/v1/countries/canada",
			"/v1/countries/germany/universities",
			"/v1/countries/australia/courses",
			"/v1/addresses/exams",
			"/v1/addresses/countries",
			"/v1/addresses/colleges",
			"/v1/addresses/lists",
			"/v1/colleges",
			`/v1/colleges/${COLLEGE}`,
			`/v1/colleges/${COLLEGE}/reviews`,
			"/v1/suggest?q=gate",
			"/v1/ask?q=engineering+colleges+in+chennai",
			"/v1/scholarships",
			"/v1/catalogue",
			"/v1/highlights",
			"/items/news",
			"/items/news?filter[slug][_eq]=upgrade-article",
			"/items/pages",
			"/items/menus",
			"/items/redirects",
			"/items/blog_config",
			"/items/exams?fields=slug,links,apply,statistics",
			"/items/countries?fields=slug,guide",
			"/files",
			"/health/live",
		];
		const answers = await Promise.all(addresses.map(async (url) => ({ url, status: (await get(url)).statusCode })));
		expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
		const { total } = await read(ExamList, "/v1/exams");
		expect(total).toBe(readGuides(CONTENT).exams.length);
		await read(CountryList, "/v1/countries");
	});

	test("updates unedited content to the shipped version and leaves edited content as it is", async () => {
		const shipped = readGuides(CONTENT).exams.find(({ slug }) => slug === "neet");
		expect(await read(Exam, "/v1/exams/neet")).toMatchObject({ summary: shipped?.summary, apply: shipped?.apply });
		expect((await read(Exam, "/v1/exams/jee-mains")).summary).toBe("The way into the NITs, written by our editor.");
		expect((await read(Exam, "/v1/exams/gate")).body).toBe("IIT Guwahati, as our editor has it");
		expect((await read(Country, "/v1/countries/germany")).summary).toBe("Germany in our editor's words.");
		expect((await get("/items/pages/1?fields=title")).json()).toEqual({ data: { title: "About us, by our editor" } });
	});

	test("preserves reviews, the article and every row about people", async () => {
		const { items } = await read(ReviewList, `/v1/colleges/${COLLEGE}/reviews`);
		expect(items).toHaveLength(1);
		const { rows } = await db.$client.query(`
			SELECT (SELECT count(*)::int FROM lead) AS leads, (SELECT count(*)::int FROM shortlists) AS shortlists`);
		expect(rows).toEqual([{ leads: 1, shortlists: 1 }]);
	});

	test("has today's permission fields, and the admin's own permissions stay", async () => {
		const { rows } = await db.$client.query(
			"SELECT collection, fields FROM permissions WHERE role = 'public' AND collection IN ('exams', 'countries', 'news') ORDER BY 1",
		);
		expect(rows[0].fields).toContain("guide");
		expect(rows[1].fields).toEqual(expect.arrayContaining(["apply", "links", "statistics"]));
		expect(rows[2].fields).not.toContain("computed_from");
		await migrateDatabase(env.DATABASE_URL);
		const again = await db.$client.query(
			"SELECT count(*)::int AS rows FROM permissions WHERE action = 'delete' AND collection = 'corrections'",
		);
		expect(again.rows).toEqual([{ rows: 0 }]);
	});

	test("leaves one unreadable row out of its list, and the row's own page reports it", async () => {
		await db.$client.query(`UPDATE exams SET events = '[{"key": "x", "status": "past"}]' WHERE slug = 'cat'`);
		await db.$client.query("UPDATE countries SET costs = '[{}]' WHERE slug = 'canada'");
		const fresh = await buildApp({ db, env, mostEventLoopDelayMs: 0 });
		const ask = (url: string) => fresh.inject({ url, headers: { authorization: `Bearer ${env.BACKEND_KEY}` } });
		const statuses = async (...urls: string[]) => Promise.all(urls.map(async (url) => (await ask(url)).statusCode));
		expect(await statuses("/v1/exams", "/v1/countries", "/v1/exams/neet", "/v1/countries/germany")).toEqual([
			200, 200, 200, 200,
		]);
		expect(await statuses("/v1/exams/cat", "/v1/countries/canada")).toEqual([503, 503]);
		expect((await ask("/v1/exams/cat")).json().detail).toContain("cannot be read");
		const metrics = await fresh.metrics.metrics();
		expect(metrics).toMatch(/rows_left_out_total\{table="exams"\} [1-9]/);
		const found = await findMisfits(db);
		expect(found.map(({ table }) => table)).toEqual(["exams", "countries"]);
		expect(found[0]?.paths).toContain("events[0].kind");
		await fresh.close();
	});
});

function readDump(commit: string) {
	const file = new URL(`../test-data/upgrades/${commit}.jsonl.br`, import.meta.url);
	const [first = "", ...others] = brotliDecompressSync(readFileSync(file)).toString("utf8").split("\n");
	return { head: Head.parse(JSON.parse(first)), lines: others.map((line) => Line.parse(JSON.parse(line))) };
}

async function insertRows(client: Client, lines: readonly z.output<typeof Line>[]): Promise<void> {
	for (const [table, of] of Map.groupBy(lines, ({ table }) => table)) {
		const name = client.escapeIdentifier(table);
		await client.query(
			`INSERT INTO ${name} OVERRIDING SYSTEM VALUE SELECT * FROM jsonb_populate_recordset(NULL::${name}, $1)`,
			[JSON.stringify(of.map(({ row }) => row))],
		);
	}
}

async function copyFacts(url: string): Promise<void> {
	const copied = await withClient(urlOf(TEMPLATE), async (client) => {
		const of = async (table: string, where: string) => {
			const { rows } = await client.query(
				`SELECT to_jsonb(t) AS row FROM public.${table} t WHERE ${where}`,
				where === "true" ? [] : [SLUGS],
			);
			return rows.map(({ row }) => ({ table, row }));
		};
		const ids = "(SELECT id FROM public.colleges WHERE slug = ANY($1))";
		const found = [];
		for (const table of WHOLE) found.push(...(await of(table, "true")));
		found.push(...(await of("colleges", "slug = ANY($1)")));
		for (const table of TABLES_BY_COLLEGE) found.push(...(await of(table, `college_id IN ${ids}`)));
		return found;
	});
	await withClient(url, async (client) => {
		await client.query("SET session_replication_role = replica");
		await insertRows(client, copied);
	});
}
