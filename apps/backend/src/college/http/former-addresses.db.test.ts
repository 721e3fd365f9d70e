import { College, CollegeResults } from "@uchit/contract/college.ts";
import { Comparison } from "@uchit/contract/compare.ts";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";

const backend = useBackend();
const NOW = "madras-medical-college";
const FORMER = "madras-medical-college-and-hospital-inst-code-001-chennai";

describe("an institution under several codes", () => {
	test("has its rank, its seats and its cutoffs on one page, and its other code in the record", async () => {
		const college = await backend.read(College, `/v1/colleges/${NOW}`);
		expect(college.rankings.some(({ list }) => list === "medical")).toBe(true);
		expect(college.cutoffs.map(({ exam }) => exam)).toContain("neet");
		expect(college.seats.map(({ authority }) => authority)).toEqual(["nmc"]);
		expect(college.otherCodes).toEqual(["C-45402"]);
	});

	test("redirects its former addresses to the current one, on every route", async () => {
		for (const tail of ["", "/courses", "/cutoffs?page=2", "/outcomes", "/reviews"]) {
			const { statusCode, headers } = await backend.get(`/v1/colleges/${FORMER}${tail}`);
			expect([statusCode, headers.location]).toEqual([301, `/v1/colleges/${NOW}${tail}`]);
		}
	});

	test("is compared once, by either address", async () => {
		const { items, unknown } = await backend.read(Comparison, `/v1/compare?slug=${FORMER}&slug=${NOW}`);
		expect([items.map(({ slug }) => slug), unknown]).toEqual([[NOW], []]);
	});

	test("is found once by search", async () => {
		const { items } = await backend.read(CollegeResults, "/v1/colleges?q=Madras+Medical+College");
		expect(items[0]?.slug).toBe(NOW);
		expect(items.map(({ slug }) => slug)).not.toContain(FORMER);
	});

	test("has a former address for each of its other codes, and no page at it", async () => {
		const { rows } = await backend.db.execute(sql`
			SELECT (SELECT count(*) FROM former_addresses)::int AS former,
				(SELECT count(*) FROM former_addresses f JOIN colleges c ON c.slug = f.slug OR c.id = f.former_id)::int AS living`);
		expect(rows).toEqual([{ former: expect.any(Number), living: 0 }]);
		expect(rows[0]?.former).toBeGreaterThanOrEqual(305);
	});
});

test("two institutions that may be the same one name each other", async () => {
	const { rows } = await backend.db.execute<{ a: string; b: string }>(sql`
		SELECT a.slug AS a, b.slug AS b FROM possible_twins p
		JOIN colleges a ON a.id = p.college_id JOIN colleges b ON b.id = p.other_id ORDER BY a.id LIMIT 1`);
	const { a = "", b = "" } = rows[0] ?? {};
	const [first, second] = await Promise.all([a, b].map((slug) => backend.read(College, `/v1/colleges/${slug}`)));
	expect(first?.possibleTwins.map(({ slug }) => slug)).toContain(b);
	expect(second?.possibleTwins.map(({ slug }) => slug)).toContain(a);
});

test.each([
	["Government Medical College Akola", "government-medical-college-akola"],
	["JBIMS", "jamnalal-bajaj-institute-of-management-studies"],
	["CMC Vellore", "christian-medical-college-vellore"],
])("a search for %s finds it first", async (name, slug) => {
	const { items } = await backend.read(CollegeResults, `/v1/colleges?q=${encodeURIComponent(name)}`);
	expect(items[0]?.slug).toBe(slug);
});
