import { CATEGORIES } from "@uchit/contract/category.ts";
import { College, CollegeResults } from "@uchit/contract/college.ts";
import { Courses } from "@uchit/contract/intake.ts";
import { expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";
import { josaaRowsOfIitMadras, overallRanksOfIitMadras } from "#backend/testing/published.ts";

const backend = useBackend();

async function readIitMadras(): Promise<College> {
	const { items } = await backend.read(CollegeResults, "/v1/colleges?category=1");
	return backend.read(College, `/v1/colleges/${items[0]?.slug}`);
}

test("IIT Madras has the overall rank of every published year, newest first", async () => {
	const { rankings } = await readIitMadras();
	const overall = rankings.filter(({ list }) => list === "overall");
	for (const [year, rank] of overallRanksOfIitMadras())
		expect(overall.find((place) => place.year === year)?.rank).toBe(rank);
	const years = rankings.map(({ year }) => year);
	expect(years).toEqual(years.toSorted((a, b) => b - a));
});

test("IIT Madras has as many cutoff rows as the counselling printed", async () => {
	const { cutoffs } = await readIitMadras();
	const printed = [...josaaRowsOfIitMadras().values()].reduce((sum, rows) => sum + rows, 0);
	expect(cutoffs).toHaveLength(1);
	expect(cutoffs[0]).toMatchObject({
		exam: "jee-advanced",
		authority: "JoSAA",
		rows: printed,
		firstYear: 2016,
		lastYear: 2026,
		lastRound: 5,
	});
});

test("IIT Madras is in Chennai, at its town's point, with the directory's code", async () => {
	const { id, aisheCode, kind, place, position } = await readIitMadras();
	expect({ id, aisheCode, kind }).toEqual({ id: "U-0456", aisheCode: "U-0456", kind: "university" });
	expect(place).toMatchObject({ district: "Chennai", state: { slug: "tamil-nadu", name: "Tamil Nadu" } });
	expect(position?.of).toBe("town");
	expect(position?.latitude).toBeCloseTo(13.1, 0);
	expect(position?.longitude).toBeCloseTo(80.2, 0);
});

test.each([
	["indian-law-institute", "pin", 28.63, 77.22],
	["lm-college-of-pharmacy-ahmedabad", "town", 23.03, 72.59],
])("%s is placed at the best known point: its %s", async (slug, of, latitude, longitude) => {
	const { position } = await backend.read(College, `/v1/colleges/${slug}`);
	expect(position?.of).toBe(of);
	expect(position?.latitude).toBeCloseTo(latitude, 1);
	expect(position?.longitude).toBeCloseTo(longitude, 1);
});

test("categories follow the menu's order, each with its rule and evidence", async () => {
	const { categories } = await readIitMadras();
	const order = CATEGORIES.map(({ id }) => Number(id));
	const ids = categories.map(({ id }) => id);
	expect(ids).toContain(1);
	expect(ids).toEqual(ids.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
	for (const { evidence } of categories) expect(evidence).not.toBe("");
});

test.each([
	"indian-institute-of-technology-madras",
	// Similar institutions have a fee.
	"panjab-university",
])("the sources of %s are exactly the receipts that the page names, each once", async (slug) => {
	const college = await backend.read(College, `/v1/colleges/${slug}`);
	const named = new Set(
		[...JSON.stringify({ ...college, sources: [] }).matchAll(/"sourceId":"([^"]+)"/g)].map(([, id]) => id),
	);
	expect(college.sources.map(({ id }) => id)).toEqual([...named].toSorted());
});

test("an institution known only by name has a page without figures", async () => {
	const { items } = await backend.read(CollegeResults, "/v1/colleges?category=none&state=goa&sort=-name");
	const college = await backend.read(College, `/v1/colleges/${items[0]?.slug}`);
	expect(college).toMatchObject({ categories: [], rankings: [], cutoffs: [] });
	expect(college.sources.length).toBeGreaterThan(0);
});

test("the reply carries this institution's cache tag", async () => {
	const { slug } = await readIitMadras();
	expect((await backend.get(`/v1/colleges/${slug}`)).headers["cache-tag"]).toBe("college:U-0456 sources");
	expect((await backend.get(`/v1/colleges/${slug}/cutoffs`)).headers["cache-tag"]).toBe("college:U-0456 sources");
});

test("programmes with counselling admissions are listed as courses, each with its evidence", async () => {
	const { slug, cutoffs } = await readIitMadras();
	const { items, known, sources } = await backend.read(Courses, `/v1/colleges/${slug}/courses`);
	const admitted = known.filter(({ evidence }) => evidence === "counselling");
	expect(items).toEqual([]);
	expect(admitted).toHaveLength(cutoffs[0]?.programmes ?? 0);
	expect(admitted[0]).toMatchObject({ by: "JoSAA", year: 2026, sourceId: "josaa-2026" });
	expect(known.map(({ evidence }) => evidence)).toEqual(expect.arrayContaining(["listed", "ranked"]));
	expect(sources.map(({ id }) => id)).toEqual(expect.arrayContaining(known.map(({ sourceId }) => sourceId)));
});

test("a programme printed for two rounds is listed once, with the document of the last round", async () => {
	const slug = "coep-technological-university";
	const { known } = await backend.read(Courses, `/v1/colleges/${slug}/courses`);
	const admitted = known.filter(({ by }) => by === "State CET Cell, Maharashtra").map(({ programme }) => programme);
	expect(admitted.length).toBeGreaterThan(5);
	expect(admitted).toEqual([...new Set(admitted)]);
	const { cutoffs } = await backend.read(College, `/v1/colleges/${slug}`);
	expect(cutoffs.find(({ exam }) => exam === "mht-cet")).toMatchObject({ lastRound: 4, sourceId: "mht-cet-2025" });
});

test.each([
	["loyola-college-chennai", 8],
	["loyola-college-chennai", 9],
])("%s is in category %i because NIRF lists it among the colleges", async (slug, id) => {
	const { categories } = await backend.read(College, `/v1/colleges/${slug}`);
	expect(categories.find((category) => category.id === id)).toMatchObject({ rule: "ranked" });
});

test("a state and a district have their Hindi names", async () => {
	const { place } = await readIitMadras();
	expect(place).toMatchObject({ districtHi: "चेन्नई", state: { nameHi: "तमिलनाडु" } });
});
