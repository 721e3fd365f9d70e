import { Catalogue } from "@uchit/contract/catalogue.ts";
import { CollegeResults } from "@uchit/contract/college.ts";
import { expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";

const backend = useBackend();

test("the home page's numbers are those of the lists", async () => {
	const catalogue = await backend.read(Catalogue, "/v1/catalogue");
	const { total, facets } = await backend.read(CollegeResults, "/v1/colleges");
	expect(catalogue.colleges).toBe(total);
	expect(catalogue.colleges).toBeGreaterThanOrEqual(70_011);
	expect([...catalogue.categories.map(({ count }) => count), catalogue.notCategorised]).toEqual(
		facets.category.map(({ count }) => count),
	);
	expect(catalogue.states.map(({ slug, count }) => [slug, count])).toEqual(
		facets.state.map(({ value, count }) => [value, count]),
	);
});

test("each category shows its five best, as its list begins", async () => {
	const { categories } = await backend.read(Catalogue, "/v1/catalogue");
	expect(categories.map(({ id }) => id)).toEqual([1, 2, 12, 3, 7, 9, 8, 13]);
	for (const { id, topRanked } of categories) {
		const { items } = await backend.read(CollegeResults, `/v1/colleges?category=${id}`);
		expect(topRanked).toEqual(items.slice(0, 5).filter(({ ranking }) => ranking !== undefined));
		expect(topRanked.length).toBeGreaterThan(0);
	}
});

test("the figures' sources are among those that it names", async () => {
	const { categories, sources } = await backend.read(Catalogue, "/v1/catalogue");
	const ids = new Set(sources.map(({ id }) => id));
	for (const { topRanked } of categories) {
		for (const { sourceId, ranking } of topRanked)
			expect(ids.has(sourceId) && ids.has(ranking?.sourceId ?? "")).toBe(true);
	}
});
