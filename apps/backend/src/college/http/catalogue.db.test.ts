import { Catalogue } from "@uchit/contract/catalogue.ts";
import { CollegeResults } from "@uchit/contract/college.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";

const backend = useBackend();

test("the home page's numbers equal those of the lists", async () => {
	const catalogue = await backend.read(Catalogue, "/v1/catalogue");
	const read = (query: string) => backend.read(CollegeResults, `/v1/colleges?${query}`);
	const { total, inDirectory, facets } = await read("");
	expect([catalogue.colleges, catalogue.inDirectory]).toEqual([total, inDirectory]);
	const counts = [...catalogue.categories.map(({ count }) => count), catalogue.notCategorised];
	for (const [index, { value }] of facets.category.entries()) {
		expect(counts[index]).toBe((await read(`category=${value}`)).inDirectory);
	}
	expect(catalogue.states.map(({ slug }) => slug)).toEqual(facets.state.map(({ value }) => value));
	for (const { slug, count } of catalogue.states.slice(0, 5)) {
		expect(count).toBe((await read(`state=${slug}`)).inDirectory);
	}
});

test("an entry counts as a directory entry only if the directory lists it", async () => {
	const { rows } = await backend.db.execute<{ codes: number; engineering: number; entries: number }>(sql`
		SELECT count(DISTINCT aishe_code)::int AS codes, count(*)::int AS entries,
			count(DISTINCT aishe_code) FILTER (WHERE category_id = 1)::int AS engineering
		FROM colleges LEFT JOIN college_categories ON college_id = id AND category_id = 1`);
	const whole = await backend.read(CollegeResults, "/v1/colleges");
	const engineering = await backend.read(CollegeResults, "/v1/colleges?category=1");
	expect({ codes: whole.inDirectory, entries: whole.total, engineering: engineering.inDirectory }).toEqual(rows[0]);
	expect(whole.inDirectory).toBeLessThan(whole.total);
});

test("each category shows its five best in the order of its list", async () => {
	const { categories } = await backend.read(Catalogue, "/v1/catalogue");
	expect(categories.map(({ id }) => id)).toEqual([1, 2, 12, 3, 7, 9, 8, 13, 20, 21]);
	for (const { id, topRanked } of categories) {
		const { items } = await backend.read(CollegeResults, `/v1/colleges?category=${id}`);
		expect(topRanked).toEqual(items.slice(0, 5).filter(({ ranking }) => ranking !== undefined));
		// NIRF ranks no teacher education.
		if (id !== 20) expect(topRanked.length).toBeGreaterThan(0);
	}
});

test("the sources of the figures are among the named sources", async () => {
	const { categories, sources } = await backend.read(Catalogue, "/v1/catalogue");
	const ids = new Set(sources.map(({ id }) => id));
	for (const { topRanked } of categories) {
		for (const { sourceId, ranking } of topRanked)
			expect(ids.has(sourceId) && ids.has(ranking?.sourceId ?? "")).toBe(true);
	}
});
