import { CollegeResults } from "@uchit/contract/college.ts";
import { CUTOFF_FILTERS, type Cutoff, CutoffPage } from "@uchit/contract/cutoff.ts";
import { beforeAll, expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";
import { josaaRowsOfIitMadras } from "#backend/testing/published.ts";

const backend = useBackend();
let address = "";

beforeAll(async () => {
	const { items } = await backend.read(CollegeResults, "/v1/colleges?category=1");
	address = `/v1/colleges/${items[0]?.slug}/cutoffs`;
});

function read(query: string): Promise<CutoffPage> {
	return backend.read(CutoffPage, `${address}?${query}`);
}

async function readAll(query: string): Promise<Cutoff[]> {
	const { total } = await read(`${query}&limit=1`);
	const pages = await Promise.all(
		Array.from({ length: Math.ceil(total / 200) }, (_, index) => read(`${query}&limit=200&page=${index + 1}`)),
	);
	return pages.flatMap(({ items }) => items);
}

test("IIT Madras has as many rows in each year as the counselling printed", async () => {
	const { total, facets } = await read("");
	const printed = josaaRowsOfIitMadras();
	for (const [year, rows] of printed) expect(facets.year.find(({ value }) => value === String(year))?.count).toBe(rows);
	expect(total).toBe([...printed.values()].reduce((sum, rows) => sum + rows, 0));
});

test("a row is as printed: closing ranks of computer science in the last round of 2025", async () => {
	const { items } = await read(
		"year=2025&round=6&seatType=OPEN&gender=Gender-Neutral&programme=Computer Science and Engineering (4 Years, Bachelor of Technology)",
	);
	expect(items).toHaveLength(1);
	expect(items[0]).toMatchObject({
		authority: "JoSAA",
		quota: "AI",
		rankSpace: "jee-advanced-crl",
		preparatory: false,
		sourceId: "josaa-2025",
	});
	expect(items[0]?.closingRank).toBeGreaterThan(60);
	expect(items[0]?.closingRank).toBeLessThan(250);
});

test("the newest year's last round comes first, then the programmes by name", async () => {
	const { items } = await read("limit=150");
	expect(items.every(({ year, round }) => year === 2025 && round === 6)).toBe(true);
	expect(items[0]).toMatchObject({ seatType: "OPEN", gender: "Gender-Neutral" });
	const programmes = items.map(({ programme }) => programme);
	expect(programmes).toEqual(programmes.toSorted());
});

test("the pages hold every row once", async () => {
	const rows = await readAll("year=2024&year=2025");
	const { total } = await read("year=2024&year=2025");
	expect(rows).toHaveLength(total);
	expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(total);
});

test("each option of each filter gives what it promises under the other filters", async () => {
	const chosen = { year: "2025", seatType: "OPEN", gender: "Gender-Neutral" };
	const { facets } = await read(new URLSearchParams(chosen).toString());
	for (const filter of CUTOFF_FILTERS) {
		const options = facets[filter].slice(0, 8);
		const pages = await Promise.all(
			options.map(({ value }) => read(new URLSearchParams({ ...chosen, [filter]: value }).toString())),
		);
		expect(pages.map(({ total }) => total)).toEqual(options.map(({ count }) => count));
	}
});

test("years stand newest first, rounds by number, seat types as the counselling prints them", async () => {
	const { facets } = await read("");
	const years = facets.year.map(({ value }) => Number(value));
	expect(years).toEqual(years.toSorted((a, b) => b - a));
	const rounds = facets.round.map(({ value }) => Number(value));
	expect(rounds).toEqual(rounds.toSorted((a, b) => a - b));
	expect(facets.seatType[0]?.value).toBe("OPEN");
	expect(facets.gender[0]?.value).toBe("Gender-Neutral");
});

test("a value that no row has matches nothing, and stays among the options so that it can be taken back", async () => {
	const { total, items, facets } = await read("year=1999");
	expect({ total, items }).toEqual({ total: 0, items: [] });
	expect(facets.year.find(({ value }) => value === "1999")).toMatchObject({ count: 0, selected: true });
	expect(facets.year.find(({ value }) => value === "2025")?.count).toBeGreaterThan(0);
});

test.each(["limit=0", "limit=201", "limit=many"])("%s is the usual page size", async (query) => {
	expect((await read(query)).limit).toBe(50);
});

test("an institution without cutoffs has none, one that does not exist is not found", async () => {
	const { items } = await backend.read(CollegeResults, "/v1/colleges?category=none&state=lakshadweep");
	expect((await backend.read(CutoffPage, `/v1/colleges/${items[0]?.slug}/cutoffs`)).total).toBe(0);
	expect((await backend.get("/v1/colleges/hogwarts/cutoffs")).statusCode).toBe(404);
});
