import type { CountryRecord } from "@uchit/contract/country.ts";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { createContent } from "#backend/content/items/content.ts";
import { newSlug } from "#backend/content/items/testing/newsroom.ts";
import { inTransaction } from "#backend/content/items/writing/transaction.ts";
import { deleteOne, updateOne } from "#backend/content/items/writing/writing.ts";
import { anAdmin } from "#backend/content/testing/admin.ts";
import { useBackend } from "#backend/testing/backend.ts";
import { anExam } from "#backend/testing/guides.ts";
import { seedGuides } from "./seed-guides.ts";

const backend = useBackend();
const SLUG = `guide-${process.pid}`;
/** Letters only, as in slugs of countries. */
const LAND = `land-${newSlug().replaceAll(/[^a-f]/g, "x")}`;
afterAll(async () => {
	await backend.db.execute(sql`DELETE FROM exams WHERE slug LIKE ${`${SLUG}%`}`);
	await backend.db.execute(sql`DELETE FROM countries WHERE slug = ${LAND}`);
});

type Row = Record<string, unknown>;
async function examNamed(slug: string): Promise<Row | undefined> {
	const { rows } = await backend.db.execute<Row>(sql`SELECT * FROM exams WHERE slug = ${slug}`);
	return rows[0];
}

const seed = (guides: Partial<Parameters<typeof seedGuides>[1]>) =>
	seedGuides(backend.db, { exams: [], countries: [], ...guides });

test("an exam ships once, published on its writing day, each part in its column", async () => {
	const exam = anExam({ slug: `${SLUG}-once`, otherNames: ["Old"], timesAYear: 2, writtenOn: "2026-11-20" });
	expect(await seed({ exams: [exam] })).toEqual({ exams: 1, countries: 0 });
	const row = await examNamed(exam.slug);
	expect(row).toMatchObject({ status: "published", short_name: "TEST", other_names: ["Old"], times_a_year: 2 });
	expect(new Date(String(row?.date_published)).toISOString()).toBe("2026-11-20T00:30:00.000Z");
	expect(row?.date_updated).toEqual(row?.date_published);
	expect(await seed({ exams: [exam] })).toEqual({ exams: 0, countries: 0 });
});

test("a country ships once, with any spoken language", async () => {
	const country: CountryRecord = {
		slug: LAND,
		name: "Shipped Land",
		code: "zz",
		summary: "It is for tests.",
		banner: "/b.svg",
		flag: "/f.svg",
		language: "English",
		costs: [],
		corrections: [],
		official_sites: [],
		missing: {},
		receipts: {},
		source_id: "country-guides-2026",
		written_on: "2026-11-21",
	};
	expect(await seed({ countries: [country] })).toEqual({ exams: 0, countries: 1 });
	expect(await seed({ countries: [country] })).toEqual({ exams: 0, countries: 0 });
	const same = { ...country, slug: `other-${LAND}` };
	await expect(seed({ countries: [same] })).rejects.toThrow(`content/countries/other-${LAND}.json cannot be kept`);
});

test("an editor's change or deletion of a shipped exam stays", async () => {
	const exams = [anExam({ slug: `${SLUG}-changed` }), anExam({ slug: `${SLUG}-deleted` })];
	await seed({ exams });
	const [changed, deleted] = await Promise.all(exams.map(async ({ slug }) => Number((await examNamed(slug))?.id)));
	await inTransaction(createContent({ db: backend.db }), await anAdmin(backend.db), async (writing) => {
		await updateOne(writing, { collection: "exams", key: changed ?? 0 }, { body: "Somebody" });
		await deleteOne(writing, { collection: "exams", key: deleted ?? 0 });
	});
	expect(await seed({ exams })).toEqual({ exams: 0, countries: 0 });
	expect(await examNamed(`${SLUG}-changed`)).toMatchObject({ body: "Somebody" });
	expect(await examNamed(`${SLUG}-deleted`)).toBeUndefined();
});

test("an unedited exam follows the shipped version; a field that is absent now becomes empty", async () => {
	const slug = `${SLUG}-newer`;
	await seed({ exams: [anExam({ slug, body: "NTA", timesAYear: 2 })] });
	expect(await seed({ exams: [anExam({ slug, body: "IIT" })] })).toEqual({ exams: 1, countries: 0 });
	expect(await examNamed(slug)).toMatchObject({ body: "IIT", times_a_year: null });
	expect(await seed({ exams: [anExam({ slug, body: "IIT" })] })).toEqual({ exams: 0, countries: 0 });
});

test("an editor's dates without a document become expected months", async () => {
	const exam = anExam({ slug: `${SLUG}-dates` });
	await seed({ exams: [exam] });
	const event = {
		key: "2026-exam",
		kind: "exam",
		cycle: "2026",
		starts: "2026-04-11",
		ends: "2026-04-12",
		status: "past",
	};
	await backend.db.execute(sql`UPDATE exams SET events = ${JSON.stringify([event])}::jsonb WHERE slug = ${exam.slug}`);
	const id = Number((await examNamed(exam.slug))?.id);
	await inTransaction(createContent({ db: backend.db }), await anAdmin(backend.db), (writing) =>
		updateOne(writing, { collection: "exams", key: id }, { summary: "An editor's." }),
	);
	expect(await seed({ exams: [exam] })).toEqual({ exams: 1, countries: 0 });
	expect(await examNamed(exam.slug)).toMatchObject({
		summary: "An editor's.",
		events: [{ ...event, starts: "2026-04", ends: "2026-04", status: "expected" }],
	});
});
