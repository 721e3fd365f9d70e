import { RankingLists, RankingTable } from "@uchit/contract/ranking-table.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";

const backend = useBackend();

const readTable = (of: string) => backend.read(RankingTable, `/v1/rankings/${of}`);

test("the lists count every loaded place, and name the first of the newest year", async () => {
	const { lists, places, institutions } = await backend.read(RankingLists, "/v1/rankings");
	const { rows } = await backend.db.execute<{ places: number; institutions: number }>(
		sql`SELECT count(*)::int AS places, count(DISTINCT college_id)::int AS institutions FROM rankings`,
	);
	expect([{ places, institutions }]).toEqual(rows);
	const years = lists.flatMap((list) => list.years);
	const placeCounts = years.map(({ ranked, bands }) => bands.reduce((sum, { count }) => sum + count, ranked));
	expect(placeCounts.reduce((sum, count) => sum + count, 0)).toBe(places);
	const overall = lists.find(({ list }) => list === "overall");
	expect(overall?.years[0]).toMatchObject({ year: 2025, ranked: 100, lastRank: 100, bands: [], unresolved: 0 });
	expect(overall?.first[0]).toMatchObject({ rank: 1, shortName: "IIT Madras" });
});

test("a list goes from best to worst, each place with the previous year's place as printed", async () => {
	const { items, against, total } = await readTable("engineering/2025");
	expect(total).toBe(items.length);
	const ranks = items.map(({ rank }) => rank ?? Number.POSITIVE_INFINITY);
	expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
	expect(against).toMatchObject({ year: 2024, lastRank: 100, bands: [{ band: "101-150" }, { band: "151-200" }] });
	const { rows } = await backend.db.execute<{ slug: string; rank: number | null; band: string | null }>(sql`
		SELECT c.slug, r.rank, r.band FROM rankings r, colleges c
		WHERE c.id = r.college_id AND r.list = 'engineering' AND r.year = 2024`);
	const before = new Map(rows.map(({ slug, rank, band }) => [slug, rank ?? band ?? undefined]));
	for (const item of items) expect(item.before?.rank ?? item.before?.band, item.slug).toBe(before.get(item.slug));
	expect(items.some((item) => item.before?.band !== undefined)).toBe(true);
	expect(items.some((item) => item.before === undefined)).toBe(true);
});

test("a list's summary is counted from its ranks; a band neither rises nor falls", async () => {
	const { items, summary, extent } = await readTable("engineering/2024");
	const { risen, fallen, same, joined, states, climb } = summary;
	const fromBand = items.filter(({ rank, before }) => rank !== undefined && before?.band !== undefined);
	expect(risen + fallen + same + joined + fromBand.length).toBe(extent.ranked);
	expect(climb?.before).toBeGreaterThan(climb?.rank ?? 0);
	const inFirst = items.filter(({ rank, place }) => rank !== undefined && place.state?.slug === states[0]?.slug);
	expect(inFirst).toHaveLength(states[0]?.count ?? 0);
	expect(items.filter(({ band }) => band !== undefined)).toHaveLength(100);
});

test("a state and search words narrow the rows, but not the summary of the whole list", async () => {
	const whole = await readTable("engineering/2024");
	const kerala = await readTable("engineering/2024?state=kerala");
	expect(kerala.total).toBe(whole.states.find(({ value }) => value === "kerala")?.count);
	expect(kerala.items.map(({ place }) => place.state?.slug)).toEqual(kerala.items.map(() => "kerala"));
	expect(kerala.summary).toEqual(whole.summary);
	const madras = await readTable("overall/2025?q=iit+madr");
	expect(madras.items.map(({ slug }) => slug)).toEqual(["indian-institute-of-technology-madras"]);
	expect((await readTable("overall/2025?q=no-such-words")).total).toBe(0);
});

test("a list without an earlier one has no comparison", async () => {
	const { against, items, summary } = await readTable("overall/2017");
	expect(against).toBeUndefined();
	expect(items.every(({ before }) => before === undefined)).toBe(true);
	expect(summary).toMatchObject({ risen: 0, joined: 0, left: 0 });
});

test.each(["engineering/1999", "poetry/2025", "engineering/newest", "medical/2023"])("%s answers 404", async (of) => {
	expect((await backend.get(`/v1/rankings/${of}`)).statusCode).toBe(404);
});
