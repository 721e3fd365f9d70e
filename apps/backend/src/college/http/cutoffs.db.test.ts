import { CollegeResults } from "@uchit/contract/college.ts";
import { CUTOFF_FILTERS, type Cutoff, CutoffPage, UNDATED } from "@uchit/contract/cutoff.ts";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";
import { josaaRowsOfIitMadras } from "#backend/testing/published.ts";

const backend = useBackend();
const COEP = "U-1257";
let address = "";

beforeAll(async () => {
	const { items } = await backend.read(CollegeResults, "/v1/colleges?category=1");
	address = `/v1/colleges/${items[0]?.slug}/cutoffs`;
});

function read(query: string): Promise<CutoffPage> {
	return backend.read(CutoffPage, `${address}?${query}`);
}

async function readOf(collegeId: string, query: string): Promise<CutoffPage> {
	const { rows } = await backend.db.execute<{ slug: string }>(sql`SELECT slug FROM colleges WHERE id = ${collegeId}`);
	return backend.read(CutoffPage, `/v1/colleges/${rows[0]?.slug}/cutoffs?${query}`);
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

test("a row equals the printed one: closing ranks of computer science in the last round of 2025", async () => {
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
	expect(items.every(({ year, round }) => year === 2026 && round === 5)).toBe(true);
	expect(items[0]).toMatchObject({ seatType: "OPEN", gender: "Gender-Neutral" });
	const programmes = items.map(({ programme }) => programme);
	expect(programmes).toEqual(programmes.toSorted());
});

test("accepts the words for the newest year and the last round, and answers with their numbers", async () => {
	const exam = "jee-advanced";
	const { available } = await read(`exam=${exam}`);
	const [newest = "", before = ""] = available.year;
	const page = await read(`exam=${exam}&year=newest&round=last&quota=AI`);
	const [first] = (await read(`exam=${exam}`)).items;
	expect(page.understood).toEqual({ year: [String(first?.year)], round: [String(first?.round)] });
	expect(page.understood.year).toEqual([newest]);
	const { understood, ...byNumber } = await read(`exam=${exam}&year=${newest}&round=${first?.round}&quota=AI`);
	expect([page.total, page.items, page.facets]).toEqual([byNumber.total, byNumber.items, byNumber.facets]);

	const ofBefore = await read(`exam=${exam}&year=${before}&round=last`);
	const rounds = (await read(`exam=${exam}&year=${before}`)).facets.round.map(({ value }) => value);
	expect(ofBefore.understood).toEqual({ year: [before], round: rounds.slice(-1) });
	expect((await read(`exam=${exam}&round=last`)).understood).toEqual({ year: [], round: [] });
});

test("all years of the exam and all rounds of the year stay available, whatever the other filters", async () => {
	const { facets } = await read("exam=jee-advanced&year=2016");
	const { available } = await read("exam=jee-advanced&year=2016&round=1&seatType=atlantis&quota=AI");
	expect(available.year).toEqual(facets.year.map(({ value }) => value));
	expect(available.round).toEqual(facets.round.map(({ value }) => value));
	expect(available.round.length).toBeGreaterThan(1);
});

test("the pages list every row once", async () => {
	const rows = await readAll("year=2024&year=2025");
	const { total } = await read("year=2024&year=2025");
	expect(rows).toHaveLength(total);
	expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(total);
});

test("each option of each filter gives as many rows as its count under the other filters", async () => {
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

test("years are listed newest first, rounds by number, seat types in the counselling's order", async () => {
	const { facets } = await read("");
	const years = facets.year.map(({ value }) => Number(value));
	expect(years).toEqual(years.toSorted((a, b) => b - a));
	const rounds = facets.round.map(({ value }) => Number(value));
	expect(rounds).toEqual(rounds.toSorted((a, b) => a - b));
	expect(facets.seatType[0]?.value).toBe("OPEN");
	expect(facets.gender[0]?.value).toBe("Gender-Neutral");
});

test("an unknown value matches nothing, and stays among the options so that it can be deselected", async () => {
	const { total, items, facets } = await read("year=1999");
	expect({ total, items }).toEqual({ total: 0, items: [] });
	expect(facets.year.find(({ value }) => value === "1999")).toMatchObject({ count: 0, selected: true });
	expect(facets.year.find(({ value }) => value === "2025")?.count).toBeGreaterThan(0);
});

test.each(["limit=0", "limit=201", "limit=many"])("%s gives the default page size", async (query) => {
	expect((await read(query)).limit).toBe(50);
});

test("an institution without cutoffs has an empty list, and an unknown one answers 404", async () => {
	const { items } = await backend.read(CollegeResults, "/v1/colleges?category=none&state=lakshadweep");
	expect((await backend.read(CutoffPage, `/v1/colleges/${items[0]?.slug}/cutoffs`)).total).toBe(0);
	expect((await backend.get("/v1/colleges/hogwarts/cutoffs")).statusCode).toBe(404);
});

const AIIMS_DELHI = "U-0096";
const GUINDY = "C-25072";
const BMS_BENGALURU = "C-1262";

test("NEET: AIIMS Delhi's open seats close at 47, without an opening rank, and the year is marked as inferred", async () => {
	const { items } = await readOf(AIIMS_DELHI, "exam=neet&year=2024&programme=MBBS&seatType=Open&quota=Open Seat");
	expect(items).toHaveLength(1);
	expect(items[0]).toMatchObject({
		authority: "MCC",
		year: 2024,
		round: 1,
		pool: "all-india",
		socialCategory: "open",
		pwd: false,
		closingRank: 47,
		rankSpace: "neet-air",
		sourceId: "neet-2024",
	});
	expect(items[0]?.openingRank).toBeUndefined();
	expect(items[0]?.yearNote).toContain("undated");
});

test("an undated counselling has no year or round, closes by marks, and is found as undated", async () => {
	const { items, facets } = await readOf(GUINDY, `exam=tnea&year=${UNDATED}&programme=Civil`);
	expect(items.length).toBeGreaterThan(3);
	expect(
		items.every(({ year, round, closingRank }) => [year, round, closingRank].every((value) => value === undefined)),
	).toBe(true);
	expect(items.every(({ closingScore = 0 }) => closingScore > 100 && closingScore <= 200)).toBe(true);
	expect(facets.year.at(-1)).toMatchObject({ value: UNDATED, label: "Undated", selected: true });
	expect(facets.round).toEqual([]);
	expect(facets.quota).toEqual([]);
});

test("the newest year of an undated counselling includes all its rows", async () => {
	const { rows } = await backend.db.execute<{ college_id: string }>(
		sql`SELECT college_id FROM cutoffs GROUP BY college_id HAVING bool_and(year IS NULL) LIMIT 1`,
	);
	const { total, understood, available } = await readOf(rows[0]?.college_id ?? "", "year=newest&round=last");
	expect([understood, available.year]).toEqual([{ year: [], round: [] }, [UNDATED]]);
	expect(total).toBeGreaterThan(0);
});

test("Maharashtra's round IV is the last of 2025; choosing round III finds its merit numbers", async () => {
	const last = await readOf(COEP, "exam=mht-cet&year=newest&round=last");
	expect(last.understood).toEqual({ year: ["2025"], round: ["4"] });
	expect(new Set(last.items.map(({ rankSpace }) => rankSpace))).toEqual(new Set(["mht-cet-percentile-score"]));
	const third = await readOf(COEP, "exam=mht-cet&year=2025&round=3");
	expect(third.total).toBeGreaterThan(50);
	expect(new Set(third.items.map(({ rankSpace }) => rankSpace))).toEqual(new Set(["mht-cet-state-merit"]));
	const { rows } = await backend.db.execute<{ last: boolean; source: string }>(
		sql`SELECT DISTINCT is_last AS last, source_id AS source FROM cutoffs WHERE source_id LIKE 'mht-cet-2025%' ORDER BY 2`,
	);
	expect(rows).toEqual([
		{ last: true, source: "mht-cet-2025" },
		{ last: false, source: "mht-cet-2025-round-3" },
	]);
});

test("KCET: a college's aided and unaided seats are separate, and a rank may be fractional", async () => {
	const { items } = await readOf(BMS_BENGALURU, "exam=kcet&round=3&seatType=GM&programme=CIVIL ENGINEERING");
	expect(items.map(({ quota, closingRank, pool }) => [quota, closingRank, pool])).toEqual([
		["KEA E003", 32_722.5, "home-state"],
		["KEA E048", 43_431, "home-state"],
	]);
});

test.each(["__proto__", "constructor", "toString"])(
	"%s is treated as a value without rows, and nothing more",
	async (name) => {
		const { total, facets } = await backend.read(
			CutoffPage,
			`/v1/colleges/indian-institute-of-technology-madras/cutoffs?exam=${name}&quota=${name}`,
		);
		expect(total).toBe(0);
		expect(facets.exam).toContainEqual({ value: name, label: name, count: 0, selected: true });
		expect(facets.quota).toContainEqual({ value: name, label: name, count: 0, selected: true });
	},
);
