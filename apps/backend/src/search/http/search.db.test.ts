import { CollegeResults } from "@uchit/contract/college.ts";
import { Problem } from "@uchit/contract/problem.ts";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";
import { searchDepth } from "#backend/testing/depth.ts";

const backend = useBackend();

function search(q: string, filters = ""): Promise<CollegeResults> {
	return backend.read(CollegeResults, `/v1/colleges?q=${encodeURIComponent(q)}${filters}`);
}

async function namesOf(q: string): Promise<string[]> {
	return (await search(q)).items.map(({ name }) => name);
}

describe("words", () => {
	test("an institution is found first by its whole name", async () => {
		const { rows } = await backend.db.execute<{ name: string }>(sql`
			SELECT c.name FROM colleges c JOIN rankings r ON r.college_id = c.id GROUP BY c.id, c.name HAVING count(*) > 3 ORDER BY md5(c.id) LIMIT 60`);
		const firsts = await Promise.all(rows.map(async ({ name }) => (await namesOf(name))[0]));
		expect(firsts.map((name) => name?.toLowerCase())).toEqual(rows.map(({ name }) => name.toLowerCase()));
	});

	test("case, accents, dots and the order of words do not matter", async () => {
		const { total } = await search("st xaviers goa");
		expect(total).toBeGreaterThan(0);
		for (const q of ["GOA St. Xavier’s", "  st,xavier's  goá "]) expect((await search(q)).total).toBe(total);
	});

	test("the beginning of a word matches, its middle does not", async () => {
		expect((await search("polytech")).total).toBeGreaterThanOrEqual((await search("polytechnic")).total);
		expect((await search("olytechnic")).items.map(({ name }) => name)).not.toContain("Polytechnic");
	});

	test("every word must appear", async () => {
		const [both, one] = await Promise.all([search("nursing kochi"), search("nursing")]);
		expect(both.total).toBeGreaterThan(0);
		expect(both.total).toBeLessThan(one.total);
	});

	test("ranked institutions come before unranked ones that match as well", async () => {
		const { items, sort } = await search("anna university");
		expect(sort).toBe("relevance");
		expect(items[0]?.name).toMatch(/^Anna University/);
		expect(items[0]?.ranking).toBeDefined();
	});

	test("words and filters narrow together", async () => {
		const { items, total } = await search("government", "&category=3&state=maharashtra");
		expect(total).toBeGreaterThan(0);
		for (const { categories, place } of items) {
			expect(categories).toContain(3);
			expect(place.state?.slug).toBe("maharashtra");
		}
	});
});

describe("typing errors", () => {
	test.each([
		["indian institute of tecnology kharagpur", /technology.*kharagpur/i],
		["jadavpur univercity", /jadavpur university/i],
		["govrnment colage of enginering", /government (college of engineering|engineering college)/i],
		["annamalia university", /annamalai university/i],
		["bannaras hindu university", /banaras hindu university/i],
	])("%s finds the intended institution", async (q, expected) => {
		expect((await namesOf(q))[0]).toMatch(expected);
	});

	test("a word similar to nothing finds nothing", async () => {
		const { total, items, facets } = await search("xqzvwkjj");
		expect({ total, items, states: facets.state }).toEqual({ total: 0, items: [], states: [] });
	});

	test("a filter that leaves no results is not treated as a typing error", async () => {
		expect((await search("indian institute of technology kharagpur", "&state=goa")).total).toBe(0);
	});
});

describe("any input is safe", () => {
	test("a search without a letter that names can contain finds nothing, not everything", async () => {
		expect((await search("ஐஐடி")).total).toBe(0);
		expect((await search("'\"\\:|!*()%")).total).toBe(0);
	});

	test.each([
		"/v1/colleges?q=%27%22%5C%3A%26%7C!*()%00",
		"/v1/colleges?state=%00",
		"/v1/colleges/a%00b",
		"/v1/colleges/%ff",
	])("%s is refused as malformed", async (address) => {
		const reply = await backend.get(address);
		expect(reply.statusCode).toBe(400);
		expect(Problem.parse(reply.json()).status).toBe(400);
	});

	const anyText = fc.oneof(
		fc.string({ unit: "binary", maxLength: 60 }),
		fc.string({ unit: "grapheme", maxLength: 60 }),
		fc.string({ unit: fc.constantFrom(..."%_'\"\\;-(){}[]*+?.^$|&!<>:/ ae1\n\t"), maxLength: 40 }),
		fc.string({ unit: fc.constantFrom(..."aeiounrtscdmlghp "), maxLength: 24 }),
	);

	test("no random string causes a server error", { timeout: 1_200_000 }, async () => {
		let requestCount = 0;
		const isAnswered = fc.asyncProperty(fc.array(anyText, { minLength: 10, maxLength: 10 }), async (texts) => {
			const replies = await Promise.all(texts.map((text, index) => backend.get(addressWith(text, index))));
			requestCount += replies.length;
			for (const { statusCode } of replies) expect([200, 400, 404]).toContain(statusCode);
		});
		const depth = searchDepth(1_000, 30);
		await fc.assert(isAnswered, depth);
		expect(requestCount).toBe(depth.numRuns * 10);
	});

	function addressWith(text: string, index: number): string {
		const value = encodeURIComponent(text.toWellFormed());
		const addresses = [
			`/v1/colleges?q=${value}&state=${value}`,
			`/v1/colleges?category=${value}&sort=${value}&page=${value}`,
			`/v1/colleges/${value}`,
		];
		return index < 8 ? `/v1/colleges?q=${value}` : (addresses[index % addresses.length] ?? "");
	}
});
