import { CollegeResults } from "@uchit/contract/college.ts";
import { CutoffPage } from "@uchit/contract/cutoff.ts";
import { Highlights } from "@uchit/contract/highlight.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";
import { PATIENCE } from "#backend/testing/patience.ts";

const backend = useBackend();

const read = () => backend.read(Highlights, "/v1/highlights");

test("each category shows the first colleges of its list, of the newest year only", async () => {
	const { categories } = await read();
	expect(categories.map(({ id }) => id)).toEqual([1, 2, 12, 3, 7, 9, 8, 13]);
	for (const { id, topRanked } of categories) {
		const { items } = await backend.read(CollegeResults, `/v1/colleges?category=${id}`);
		const best = items.slice(0, 5).filter(({ ranking }) => ranking?.year === topRanked?.year);
		expect(topRanked?.items).toEqual(best.map(({ slug, name }) => ({ slug, name })));
		expect(best.length).toBeGreaterThan(0);
	}
});

test("the degrees equal those that the list offers", async () => {
	const { facets } = await backend.read(CollegeResults, "/v1/colleges");
	expect((await read()).degrees).toEqual(facets.degree.map(({ value }) => value));
});

const popularOf = async (category: number) => {
	const { categories, sources } = await read();
	const popular = categories.find(({ id }) => id === category)?.popular;
	expect(popular?.items).toHaveLength(5);
	expect(sources.map(({ id }) => id)).toContain(popular?.sourceId);
	return popular;
};

async function bestOf(category: number): Promise<string[]> {
	const { categories } = await read();
	return categories.find(({ id }) => id === category)?.topRanked?.items.map(({ slug }) => slug) ?? [];
}

test("a category's most popular list repeats none of its best colleges", async () => {
	for (const { id, popular } of (await read()).categories) {
		const best = await bestOf(id);
		expect(popular?.items.filter(({ slug }) => best.includes(slug)) ?? []).toEqual([]);
	}
});

async function lowestRank(slug: string, filters: string, programme?: string): Promise<number> {
	const { items } = await backend.read(CutoffPage, `/v1/colleges/${slug}/cutoffs?${filters}&limit=200`);
	const ranks = items.filter((row) => row.mark === undefined && !row.preparatory && !row.pwd);
	const chosen = ranks.filter((row) => programme === undefined || row.programme === programme);
	return Math.min(...chosen.flatMap(({ closingRank }) => closingRank ?? []));
}

test("the most popular in engineering are sorted by closing rank, for open seats of the newest year's last round", async () => {
	const popular = await popularOf(1);
	expect(popular).toMatchObject({ rule: "ranks", exam: "jee-advanced", authority: "JoSAA", year: 2026, round: 5 });
	const filters = "exam=jee-advanced&year=2026&round=5&quota=AI&seatType=OPEN&gender=Gender-Neutral";
	const lowest = await Promise.all((popular?.items ?? []).map(({ slug }) => lowestRank(slug, filters)));
	expect(lowest).toEqual(lowest.toSorted((a, b) => a - b));
	expect(lowest[0]).toBeGreaterThan(0);
});

test("the most popular in medicine closed lowest for MBBS, and no other all-India college closed lower", async () => {
	const popular = await popularOf(12);
	expect(popular).toMatchObject({ rule: "ranks", exam: "neet", programme: "MBBS", year: 2025, round: 1 });
	const { rows } = await backend.db.execute<{ slug: string; closing_rank: number }>(sql`
		SELECT c.slug, k.closing_rank FROM cutoffs k, programmes p, colleges c
		WHERE p.id = k.programme_id AND c.id = k.college_id AND k.authority = 'MCC' AND p.name = 'MBBS' AND k.year = 2025 AND k.round = 1
			AND k.quota IN ('All India', 'Open Seat') AND k.seat_type = 'Open' AND k.mark IS NULL AND k.rank_space = 'neet-air'
		ORDER BY k.closing_rank`);
	const best = await bestOf(12);
	const others = [...new Set(rows.map(({ slug }) => slug))].filter((slug) => !best.includes(slug));
	expect(popular?.items.map(({ slug }) => slug)).toEqual(others.slice(0, 5));
	const filters = "exam=neet&year=2025&round=1";
	const lowest = await Promise.all((popular?.items ?? []).map(({ slug }) => lowestRank(slug, filters, "MBBS")));
	expect(lowest[0]).toBeGreaterThan(47);
});

test("the most popular in management have the most approved campus MBA and PGDM seats, counted per course", async () => {
	const popular = await popularOf(2);
	expect(popular).toMatchObject({ rule: "seats", authority: "aicte", degrees: ["mba", "pgdm"], year: 2025 });
	const { rows } = await backend.db.execute<{ slug: string; seats: number }>(sql`
		SELECT c.slug, i.seats FROM intakes i, colleges c
		WHERE c.id = i.college_id AND i.year = 2025 AND i.degree ~ '^(mba|pgdm)$' AND i.mode NOT IN ('online', 'distance', 'part-time')
			AND EXISTS (SELECT FROM college_categories WHERE college_id = c.id AND category_id = 2)`);
	const seatsOf = new Map<string, number>();
	for (const { slug, seats } of rows) seatsOf.set(slug, (seatsOf.get(slug) ?? 0) + seats);
	const most = [...seatsOf.values()].toSorted((a, b) => b - a).slice(0, 5);
	expect(popular?.items.map(({ slug }) => seatsOf.get(slug))).toEqual(most);
	expect(most[0]).toBe(2_710);
});

test("the list by management seats does not include the IIMs, as the menu states", async () => {
	const { rows } = await backend.db.execute(sql`
		SELECT count(*)::int AS iims, count(*) FILTER (WHERE id IN (SELECT college_id FROM intakes WHERE authority = 'aicte'))::int AS counted
		FROM colleges WHERE slug ~ '^indian-institute-of-management-(?!and-)'`);
	expect(rows).toEqual([{ iims: expect.toSatisfy((count: number) => count >= 20), counted: 0 }]);
});

test("a category without closing ranks and seats has no most popular list", async () => {
	const { categories } = await read();
	expect(categories.filter(({ popular }) => popular !== undefined).map(({ id }) => id)).toEqual([1, 2, 12]);
});

test("the reply carries the menus' tag, and is rebuilt when the menus change", async () => {
	const before = await read();
	expect((await backend.get("/v1/highlights")).headers["cache-tag"]).toBe("menus");
	/** The last item of the last list, under a longer name: other tests that run beside this one find it by its first words. */
	const shown = ({ categories }: Highlights) => categories.findLast(({ popular }) => popular)?.popular?.items.at(-1);
	const last = shown(before);
	const rename = (name: string | undefined) =>
		backend.db.execute(sql`UPDATE colleges SET name = ${name} WHERE slug = ${last?.slug}`);
	const notify = () => backend.db.execute(sql`SELECT pg_notify('uchit_changes', '{"tags":["menus"]}')`);
	const longer = `${last?.name}, renamed for a moment`;
	await rename(longer);
	try {
		expect(await read()).toEqual(before);
		await notify();
		await expect.poll(async () => shown(await read())?.name, PATIENCE).toBe(longer);
	} finally {
		await rename(last?.name);
		await notify();
	}
});
