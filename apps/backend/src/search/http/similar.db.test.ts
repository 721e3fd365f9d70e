import { College, CollegeResults } from "@uchit/contract/college.ts";
import { beforeAll, expect, test, vi } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";

const backend = useBackend();

/** A busy machine may not answer while it builds the index. */
beforeAll(async () => {
	const isUp = async () => expect((await backend.get("/v1/colleges")).statusCode).toBe(200);
	await vi.waitFor(isUp, { timeout: 60_000, interval: 500 });
}, 65_000);

async function readColleges(query: string, take: number): Promise<College[]> {
	const { items } = await backend.read(CollegeResults, `/v1/colleges?${query}`);
	return Promise.all(items.slice(0, take).map(({ slug }) => backend.read(College, `/v1/colleges/${slug}`)));
}

test("a nursing college is shown with nursing colleges, not with its alphabetical neighbours", async () => {
	const colleges = await readColleges("q=college+of+nursing+jaipur&state=rajasthan&nirf=none", 8);
	const similar = colleges.flatMap(({ kind, similar: ofOne }) => (ofOne === undefined ? [] : [{ kind, ...ofOne }]));
	expect(similar.length).toBeGreaterThan(4);
	for (const { kind, items } of similar) {
		expect(items.map(({ name }) => name).filter((name) => !/nurs|gnm|anm/i.test(name))).toEqual([]);
		expect(new Set(items.map((item) => item.kind))).toEqual(new Set([kind]));
	}
});

test("a section with only a known district names the district and prints no distance", async () => {
	const colleges = await readColleges("category=medical&state=rajasthan&nirf=none&sort=name", 20);
	const rough = colleges.filter(({ position, similar }) => position?.of === "district" && similar !== undefined);
	expect(rough.length).toBeGreaterThan(4);
	for (const { place, similar } of rough) {
		expect(similar?.rule).toBe("same-district");
		expect(similar?.items.filter((item) => item.distanceKm !== undefined)).toEqual([]);
		expect(new Set(similar?.items.map((item) => item.place.district))).toEqual(new Set([place.district]));
	}
});

test.each([
	["national-institute-of-technology-patna", "engineering"],
	["national-institute-of-technology-tiruchirappalli", "engineering"],
	["indian-institute-of-technology-roorkee", "engineering"],
	["acharya-and-bm-reddy-college-of-pharmacy", "pharmacy"],
	["jawaharlal-nehru-university", "overall"],
])("%s shows its neighbours in the list of its main field: %s", async (slug, list) => {
	const { similar } = await backend.read(College, `/v1/colleges/${slug}`);
	expect(similar).toMatchObject({ rule: "near-in-rank", list });
	const beside = similar?.items.flatMap(({ ranking }) => ranking?.list ?? []);
	expect(beside?.length).toBeGreaterThan(4);
	if (list !== "overall") expect(new Set(beside)).toEqual(new Set([list]));
});
