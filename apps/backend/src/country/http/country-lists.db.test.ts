import { Country } from "@uchit/contract/country.ts";
import { RegisteredCourseList, UniversityList } from "@uchit/contract/study-abroad.ts";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";
import { useSeedGuides } from "#backend/testing/guides.ts";
import { PATIENCE } from "#backend/testing/patience.ts";

const backend = useBackend();

useSeedGuides(backend);

const list = (slug: string, query = "") => backend.read(UniversityList, `/v1/countries/${slug}/universities?${query}`);
const names = async (slug: string, query: string) => (await list(slug, query)).items.map(({ name }) => name);
const courses = (query = "") => backend.read(RegisteredCourseList, `/v1/countries/australia/courses?${query}`);

describe("the universities of a country", () => {
	test("are those of the public list, as many as the country states, each on one page only", async () => {
		const { held } = await backend.read(Country, "/v1/countries/germany");
		const first = await list("germany");
		expect(first.total).toBe(held.universities?.total);
		expect(held.universities?.source_id).toBe("world-universities-2026");
		const ids = new Set<string>();
		for (let page = 1; page <= Math.ceil(first.total / 50); page++) {
			for (const { id } of (await list("germany", `page=${page}`)).items) ids.add(id);
		}
		expect(ids.size).toBe(first.total);
		expect((await list("germany", "page=99")).items).toEqual([]);
	});

	test.each([
		["germany", "munchen", "Technische Universität München"],
		["germany", "giessen", "Justus Liebig Universität Gießen"],
		["germany", "tum", "Technische Universität München"],
		["germany", "heidelbreg", "Ruprecht-Karls-Universität Heidelberg"],
		["united-states", "massachusets institute technology", "Massachusetts Institute of Technology"],
		["united-states", "ucla", "University of California-Los Angeles"],
		["united-kingdom", "ऑक्सफोर्ड", "University of Oxford"],
		["united-kingdom", "lse", "London School of Economics and Political Science, University of London"],
		["united-kingdom", "ucl", "University College London, University of London"],
		["germany", "tu cottbus", "Brandenburg University of Technology Cottbus - Senftenberg"],
		["canada", "ryerson", "Toronto Metropolitan University"],
		["australia", "university of sydny", "University of Sydney"],
	])("of %s are found by %s, even with a typo, abbreviated or in Hindi", async (slug, q, name) => {
		expect(await names(slug, `q=${encodeURIComponent(q)}`)).toContain(name);
	});

	test("a full match comes before a match of the beginning", async () => {
		const [first] = await names("united-states", "q=mit");
		expect(first).toBe("Massachusetts Institute of Technology");
	});

	test("are not found by unknown words, and never include those of another country", async () => {
		expect(await list("germany", "q=qwxkvbn")).toMatchObject({ total: 0, items: [] });
		expect((await list("germany", "q=ontario")).total).toBe(0);
	});

	test("can be narrowed by region; each option shows its count", async () => {
		const all = await list("canada");
		const ontario = all.facets.region.find(({ value }) => value === "Ontario");
		const narrowed = await list("canada", "region=Ontario");
		expect(narrowed.total).toBe(ontario?.count);
		expect(narrowed.items.every(({ region }) => region === "Ontario")).toBe(true);
		expect(narrowed.facets.region).toHaveLength(all.facets.region.length);
		const both = await list("canada", "region=Ontario&region=Atlantis");
		expect(both.total).toBe(narrowed.total);
		expect(both.facets.region.find(({ value }) => value === "Atlantis")).toMatchObject({ count: 0, selected: true });
	});

	test("of the USA on the world list come before trade schools; a university on both lists appears once", async () => {
		const harvard = await list("united-states", "q=harvard+university");
		expect(harvard.items.filter(({ name }) => name === "Harvard University")).toHaveLength(1);
		expect(harvard.items[0]).toMatchObject({
			region: "Massachusetts",
			city: "Cambridge",
			sourceId: "us-colleges-2020",
		});
		const { total } = await list("united-states");
		const onPage = async (page: number) => (await list("united-states", `page=${page}`)).items.map(({ id }) => id);
		const { rows } = await backend.db.execute<{ id: string }>(sql`
			SELECT id FROM universities_abroad WHERE country = 'us' AND domains <> '[]'`);
		const named = new Set(rows.map(({ id }) => id));
		expect((await onPage(1)).filter((id) => !named.has(id))).toEqual([]);
		expect((await onPage(Math.ceil(total / 50))).filter((id) => named.has(id))).toEqual([]);
		const { sources } = await list("united-states");
		expect(sources.map(({ id }) => id).sort()).toEqual([
			"ror-world-2026",
			"us-colleges-2020",
			"us-scorecard-2022",
			"world-universities-2026",
		]);
	});
});

describe("the extra figures of the universities", () => {
	test("sort the USA's list, the colleges without the figure last", async () => {
		const { sorts } = await list("united-states");
		expect(sorts).toEqual(["tuition", "admission"]);
		const cheap = (await list("united-states", "sort=tuition")).items.map(({ tuitionUsd }) => tuitionUsd);
		expect(cheap).toEqual(cheap.toSorted((a = 0, b = 0) => a - b));
		expect(cheap.every((fee) => fee !== undefined)).toBe(true);
		const hard = (await list("united-states", "sort=admission")).items.map(({ admissionRate = 1 }) => admissionRate);
		expect(hard).toEqual(hard.toSorted((a, b) => a - b));
		expect((await list("canada", "sort=tuition")).sorts).toEqual([]);
	});

	test("include the group in the United Kingdom, which has too few regions to narrow by", async () => {
		const { facets } = await list("united-kingdom");
		expect(facets.region).toEqual([]);
		expect(facets.group.find(({ value }) => value === "Russell Group")?.count).toBe(24);
		const { items, total } = await list("united-kingdom", "group=Russell+Group");
		expect([total, items.every(({ groups }) => groups.includes("Russell Group"))]).toEqual([24, true]);
		expect((await list("germany")).facets.region).toEqual([]);
	});

	test("come from the registry and the Scorecard", async () => {
		const { items } = await list("united-states", "q=harvard+university");
		expect(items[0]).toMatchObject({ established: 1636, tuitionUsd: 54_002, admissionRate: 0.0501 });
	});
});

describe("Australia's registered courses", () => {
	test("are all listed, and a country without a register points to one that has it", async () => {
		const { held } = await backend.read(Country, "/v1/countries/australia");
		expect((await courses()).total).toBe(held.courses?.total);
		const reply = await backend.get("/v1/countries/germany/courses");
		expect(reply.statusCode).toBe(404);
		expect(reply.json()).toMatchObject({ detail: expect.stringContaining("/v1/countries/australia/courses") });
	});

	test("are sorted by fee both ways, a course without a fee last", async () => {
		const fees = async (query: string) => (await courses(query)).items.map(({ tuitionAud }) => tuitionAud);
		const cheapest = await fees("sort=fee");
		expect(cheapest).toEqual(cheapest.toSorted((a, b) => Number(a) - Number(b)));
		const dearest = await fees("sort=-fee");
		expect(dearest).toEqual(dearest.toSorted((a, b) => Number(b) - Number(a)));
		expect([cheapest[0], dearest[0]].every((fee) => fee !== undefined && fee >= 100)).toBe(true);
		const { total } = await courses();
		for (const sort of ["fee", "-fee"]) {
			expect((await fees(`sort=${sort}&page=${Math.ceil(total / 50)}`)).every((fee) => fee === undefined)).toBe(true);
		}
	});

	test("within a maximum fee all have a fee, and the three filters narrow together", async () => {
		const query = "field=Information+Technology&level=Bachelor+Degree&state=Tasmania&mostFee=120000";
		const { items, total, facets } = await courses(query);
		expect(total).toBeGreaterThan(0);
		for (const { field, level, states, tuitionAud = Number.NaN } of items) {
			expect([field, level, states.includes("Tasmania")]).toEqual(["Information Technology", "Bachelor Degree", true]);
			expect(tuitionAud).toBeLessThanOrEqual(120_000);
		}
		const { rows } = await backend.db.execute<{ count: number }>(sql`
			SELECT count(*)::int AS count FROM registered_courses WHERE field = 'Information Technology'
				AND level = 'Bachelor Degree' AND states ? 'Victoria' AND tuition_aud <= 120000`);
		expect(facets.state.find(({ value }) => value === "Victoria")?.count).toBe(rows[0]?.count);
		const levels = (await courses()).facets.level.map(({ value }) => value);
		expect([levels[0], levels.at(-1)]).toEqual(["Diploma", "Doctoral Degree"]);
	});

	test("show the yearly cost of a field and level, as the database counts it", async () => {
		const { fees } = await courses("level=Bachelor+Degree");
		const { rows } = await backend.db.execute<{ courses: number; low: number; median: number; high: number }>(sql`
			SELECT count(*)::int AS courses,
				round(percentile_cont(0.1) WITHIN GROUP (ORDER BY tuition_aud * 52.0 / weeks))::int AS low,
				round(percentile_cont(0.5) WITHIN GROUP (ORDER BY tuition_aud * 52.0 / weeks))::int AS median,
				round(percentile_cont(0.9) WITHIN GROUP (ORDER BY tuition_aud * 52.0 / weeks))::int AS high
			FROM registered_courses WHERE field = 'Health' AND level = 'Bachelor Degree' AND tuition_aud IS NOT NULL AND weeks > 0`);
		const health = fees.find(({ field }) => field === "Health");
		const [{ courses: count, low, median, high } = { courses: 0, low: 0, median: 0, high: 0 }] = rows;
		expect(health).toEqual({
			field: "Health",
			level: "Bachelor Degree",
			courses: count,
			lowAud: low,
			medianAud: median,
			highAud: high,
		});
		expect(fees.every((range) => range.courses >= 10)).toBe(true);
	});

	test("are found by short names, by provider, and despite a typo", async () => {
		const firstOf = async (q: string) => (await courses(`q=${encodeURIComponent(q)}`)).items[0];
		const mba = await courses("q=mba");
		expect(mba.items.some(({ name }) => /^Master of Business Administration/.test(name))).toBe(true);
		expect((await firstOf("nursing monash"))?.provider).toMatch(/Monash/);
		expect((await firstOf("enginering"))?.name).toMatch(/Engineering/);
	});
});

test("a load of facts drops the cached lists", async () => {
	const { total } = await list("germany");
	await backend.db.execute(sql`
		INSERT INTO universities_abroad (id, country, name, source_id)
		VALUES ('de-of-this-test', 'de', 'Of This Test', 'world-universities-2026')`);
	try {
		expect((await list("germany")).total).toBe(total);
		await backend.db.execute(sql`SELECT pg_notify('uchit_changes', '{"tags":["*"]}')`);
		await expect.poll(async () => (await list("germany")).total, PATIENCE).toBe(total + 1);
	} finally {
		await backend.db.execute(sql`DELETE FROM universities_abroad WHERE id = 'de-of-this-test'`);
		await backend.db.execute(sql`SELECT pg_notify('uchit_changes', '{"tags":["*"]}')`);
	}
});
