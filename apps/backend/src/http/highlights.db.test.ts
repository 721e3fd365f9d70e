import { CollegeResults } from "@uchit/contract/college.ts";
import { CutoffPage } from "@uchit/contract/cutoff.ts";
import { Highlights } from "@uchit/contract/highlight.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";

const backend = useBackend();

const read = () => backend.read(Highlights, "/v1/highlights");

test("each category's best are those that its list begins with, of the newest year alone", async () => {
	const { categories } = await read();
	expect(categories.map(({ id }) => id)).toEqual([1, 2, 12, 3, 7, 9, 8, 13]);
	for (const { id, topRanked } of categories) {
		const { items } = await backend.read(CollegeResults, `/v1/colleges?category=${id}`);
		const best = items.slice(0, 8).filter(({ ranking }) => ranking?.year === topRanked?.year);
		expect(topRanked?.items).toEqual(best.map(({ slug, name }) => ({ slug, name })));
		expect(best.length).toBeGreaterThan(0);
	}
});

test("the most wanted closed at ever higher ranks, in open seats of the newest year's last round", async () => {
	const { categories, sources } = await read();
	const popular = categories.find(({ id }) => id === 1)?.popular;
	expect(popular).toMatchObject({ exam: "jee-advanced", authority: "JoSAA", year: 2025 });
	expect(popular?.items).toHaveLength(8);
	expect(sources.map(({ id }) => id)).toContain(popular?.sourceId);
	const lowest: number[] = [];
	for (const { slug } of popular?.items ?? []) {
		const filters = `exam=jee-advanced&year=${popular?.year}&round=${popular?.round}&quota=AI&seatType=OPEN&gender=Gender-Neutral&limit=200`;
		const { items } = await backend.read(CutoffPage, `/v1/colleges/${slug}/cutoffs?${filters}`);
		const ranks = items.filter(({ mark, preparatory }) => mark === undefined && !preparatory);
		lowest.push(Math.min(...ranks.flatMap(({ closingRank }) => closingRank ?? [])));
	}
	expect(lowest).toEqual(lowest.toSorted((a, b) => a - b));
	expect(lowest[0]).toBeGreaterThan(0);
});

test("a category whose ranks we do not hold names nobody as wanted", async () => {
	const { categories } = await read();
	expect(categories.filter(({ popular }) => popular !== undefined).map(({ id }) => id)).toEqual([1]);
});

test("it carries the menus' tag, and is found out anew when that is told", async () => {
	const before = await read();
	expect((await backend.get("/v1/highlights")).headers["cache-tag"]).toBe("menus");
	const [first] = before.categories[0]?.topRanked?.items ?? [];
	const rename = (name: string | undefined) =>
		backend.db.execute(sql`UPDATE colleges SET name = ${name} WHERE slug = ${first?.slug}`);
	const tell = () => backend.db.execute(sql`SELECT pg_notify('uchit_changes', '{"tags":["menus"]}')`);
	await rename("Renamed for a moment");
	try {
		expect(await read()).toEqual(before);
		await tell();
		await expect.poll(async () => (await read()).categories[0]?.topRanked?.items[0]?.name).toBe("Renamed for a moment");
	} finally {
		await rename(first?.name);
		await tell();
	}
});
