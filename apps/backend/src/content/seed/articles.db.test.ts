import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { closeDatabase } from "#backend/db/client.ts";
import { openTestDatabase, testEnv } from "#backend/testing/backend.ts";
import { ARTICLES, collegesIn, receiptsOf, resultOf, sourceOf, TEXTS } from "./testing/articles.ts";

const db = openTestDatabase(testEnv(process.env.TEST_DATABASE_URL).DATABASE_URL);
afterAll(() => closeDatabase(db));

const COMPUTED = ARTICLES.flatMap(({ slug, query }) => (query === null ? [] : [{ slug, query }]));

test.each(COMPUTED)("$slug: its query gives what the article was written from", async ({ slug, query }) => {
	const { rows } = await db.execute(sql`SELECT to_jsonb(row) AS row FROM (${sql.raw(query)}) AS row`);
	expect(rows.map(({ row }) => row)).toEqual(resultOf(slug));
});

test("every receipt leads to a loaded source", async () => {
	const { rows } = await db.execute(sql`SELECT id FROM sources`);
	const ids = new Set(rows.map(({ id }) => id));
	const cited = TEXTS.flatMap(({ html }) => receiptsOf(html).flatMap(({ href }) => sourceOf(href) ?? []));
	expect(cited.filter((id) => !ids.has(id))).toEqual([]);
	expect(new Set(cited).size).toBeGreaterThan(10);
});

test("every institution that an article names or links to has a page", async () => {
	const { rows } = await db.execute(sql`SELECT slug FROM colleges`);
	const slugs = new Set(rows.map(({ slug }) => slug));
	const named = [
		...ARTICLES.flatMap(({ relatedColleges }) => relatedColleges),
		...TEXTS.flatMap(({ html }) => collegesIn(html)),
	];
	expect(named.filter((slug) => !slugs.has(slug))).toEqual([]);
	expect(named.length).toBeGreaterThan(100);
});
