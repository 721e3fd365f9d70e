import { CATEGORIES } from "@uchit/contract/category.ts";
import { College, CollegeResults, type CollegeSummary } from "@uchit/contract/college.ts";
import { FACETS } from "@uchit/contract/facet.ts";
import { Problem } from "@uchit/contract/problem.ts";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";
import { topTenCodes2025 } from "#backend/testing/published.ts";
import { spec } from "../../../../../e2e/support/spec.ts";

const backend = useBackend();

function search(query: string): Promise<CollegeResults> {
	return backend.read(CollegeResults, `/v1/colleges?${query}`);
}

async function codeOf({ slug }: CollegeSummary): Promise<string> {
	return (await backend.read(College, `/v1/colleges/${slug}`)).id;
}

async function readAllPages(query: string): Promise<{ slugs: string[]; first: CollegeResults }> {
	const first = await search(query);
	const pages = Math.ceil(first.total / first.pageSize);
	const rest = await Promise.all(Array.from({ length: pages - 1 }, (_, index) => search(`${query}&page=${index + 2}`)));
	return { slugs: [first, ...rest].flatMap(({ items }) => items.map(({ slug }) => slug)), first };
}

async function count(condition: string): Promise<number> {
	const { rows } = await backend.db.execute<{ count: number }>(
		sql.raw(`SELECT count(*)::int AS count FROM colleges c WHERE ${condition}`),
	);
	return rows[0]?.count ?? Number.NaN;
}

const IN_LAW_CONDITION = "EXISTS (SELECT FROM college_categories g WHERE g.college_id = c.id AND g.category_id = 3)";
const UNCATEGORISED_CONDITION = "NOT EXISTS (SELECT FROM college_categories g WHERE g.college_id = c.id)";

describe("the order", () => {
	test("the engineering list begins like the published ranking of 2025, IIT Madras first", async () => {
		const { items, sort } = await search("category=1");
		expect(sort).toBe("nirf");
		expect(items.slice(0, 10).map(({ ranking }) => ranking)).toMatchObject(
			Array.from({ length: 10 }, (_, index) => ({ list: "engineering", year: 2025, rank: index + 1 })),
		);
		const codes = await Promise.all(items.slice(0, 10).map(codeOf));
		expect(codes[0]).toBe("U-0456");
		// Some printed ids hold no AISHE code.
		topTenCodes2025("Engineering").forEach((code, index) => {
			if (code !== "") expect(codes[index]).toBe(code);
		});
	});

	test("without a chosen list, shows the best rank of the newest year, not the latest overall rank however old", async () => {
		const newest = async (name: string) => (await search(`q=${encodeURIComponent(name)}`)).items[0]?.ranking;
		expect(await newest("IIM Ahmedabad")).toMatchObject({ list: "management", year: 2025, rank: 1 });
		expect(await newest("NLSIU")).toMatchObject({ list: "law", year: 2025, rank: 1 });
		expect(await newest("IIT Madras")).toMatchObject({ list: "overall", year: 2025, rank: 1 });
	});

	test("the highest median salary of the list's course, from ten people or more, comes first; unknown ones come last", async () => {
		const query = "category=2&state=maharashtra&sort=salary";
		const { items, sources } = await search(query);
		expect(items[0]?.salary).toMatchObject({ list: "management", level: "pg-2", cohort: 2023 });
		const salaries = items.flatMap(({ salary }) => salary ?? []);
		expect(salaries.length).toBeGreaterThan(3);
		expect(items.slice(salaries.length).every(({ salary }) => salary === undefined)).toBe(true);
		const medians = salaries.map(({ medianInr }) => medianInr);
		expect(medians).toEqual(medians.toSorted((one, other) => other - one));
		expect(Math.min(...salaries.map(({ placed }) => placed))).toBeGreaterThanOrEqual(10);
		expect(sources.map(({ id }) => id)).toContain(salaries[0]?.sourceId);
		const { rows } = await backend.db.execute<{
			value: number;
		}>(sql`SELECT max(value) AS value FROM outcomes o JOIN colleges c
			ON c.id = o.college_id WHERE measure = 'median-salary' AND list = 'management' AND level = 'pg-2' AND cohort = 2023
			AND mark IS NULL AND state_slug = 'maharashtra'`);
		expect(medians[0]).toBe(rows[0]?.value);
		const reversed = await search(query.replace("salary", "-salary"));
		expect(reversed.items[0]?.salary?.medianInr).toBe(Math.min(...medians));
	});

	test("shows no salary where no list of the category reports one", async () => {
		const { items } = await search("category=8&sort=salary");
		expect(items.every(({ salary }) => salary === undefined)).toBe(true);
	});

	test.each([
		["1", "engineering"],
		["2", "management"],
		["12", "medical"],
		["3", "law"],
		["13", "architecture"],
		["7", "college"],
		["9", "college"],
		["8", "college"],
	])("category %s is ordered by the list %s", async (category, list) => {
		const { items } = await search(`category=${category}`);
		expect(items[0]?.ranking?.list).toBe(list);
	});

	test("two categories with different lists are ordered by the overall list", async () => {
		const { items } = await search("category=1&category=2");
		expect(items[0]?.ranking?.list).toBe("overall");
	});

	test("newer years come first, within a year ranks before bands; unknown places come last, even reversed", async () => {
		const places = async (sort: string) => {
			const pages = await Promise.all(
				[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((page) => search(`category=12&sort=${sort}&page=${page}`)),
			);
			return pages.flatMap(({ items }) => items.map(({ ranking }) => ranking));
		};
		const forward = await places("nirf");
		const known = forward.filter((place) => place !== undefined);
		expect(known.length).toBeGreaterThan(30);
		expect(forward.slice(0, known.length)).toEqual(known);
		const sorted = known.toSorted((a, b) => b.year - a.year || (a.rank ?? 9999) - (b.rank ?? 9999));
		expect(known.map(({ year, rank }) => [year, rank])).toEqual(sorted.map(({ year, rank }) => [year, rank]));
		const backward = await places("-nirf");
		expect(backward.slice(0, known.length)).toHaveLength(known.length);
		expect(backward[0]).toEqual(known.at(-1));
		expect(backward[known.length]).toBeUndefined();
	});

	test("sorts by name from A to Z, and back", async () => {
		const { items } = await search("category=13&sort=name");
		const names = items.map(({ name }) => name.toLowerCase());
		expect(names).toEqual(names.toSorted());
		const { slugs } = await readAllPages("category=13&sort=name");
		const { slugs: reversed } = await readAllPages("category=13&sort=-name");
		expect(reversed).toEqual(slugs.toReversed());
	});
});

describe("paging", () => {
	test.each([
		"category=13",
		"category=13&sort=-nirf",
		"q=polytechnic&state=kerala",
		"state=goa&sort=name",
		"category=none&state=uttarakhand",
	])("the pages of %s list everything once", async (query) => {
		const { slugs, first } = await readAllPages(query);
		expect(first.total).toBeGreaterThan(first.pageSize);
		expect(slugs).toHaveLength(first.total);
		expect(new Set(slugs).size).toBe(first.total);
	});

	test("a page after the last is empty and still gives the total", async () => {
		const { items, total } = await search("category=13&page=5000");
		expect(items).toEqual([]);
		expect(total).toBe(
			await count("EXISTS (SELECT FROM college_categories g WHERE g.college_id = c.id AND g.category_id = 13)"),
		);
	});

	test.each(["page=abc", "page=0", "page=-3", "page=", "page=1&page=2"])("%s is page 1", async (query) => {
		expect((await search(`category=3&${query}`)).page).toBe(1);
	});
});

describe("facets", () => {
	test(`${spec("2.2")} the counts equal those of a plain count`, async () => {
		const { total, facets } = await search("category=3&state=kerala");
		const option = (facet: "category" | "state", value: string) => facets[facet].find((known) => known.value === value);
		expect(total).toBe(await count(`${IN_LAW_CONDITION} AND c.state_slug = 'kerala'`));
		expect(option("state", "kerala")).toMatchObject({ count: total, selected: true, label: "Kerala" });
		expect(option("state", "goa")?.count).toBe(await count(`${IN_LAW_CONDITION} AND c.state_slug = 'goa'`));
		expect(option("category", "none")).toMatchObject({
			count: await count(`${UNCATEGORISED_CONDITION} AND c.state_slug = 'kerala'`),
			selected: false,
			label: "Not categorised",
		});
	});

	test.each([
		"",
		"q=government",
		"category=1&state=delhi",
		"category=none",
		"q=law&state=kerala&state=goa",
		"category=7&category=none",
	])("each option of '%s' gives as many results as its count when it is chosen alone", async (query) => {
		const { facets } = await search(query);
		for (const facet of ["category", "state"] as const) {
			const others = query.split("&").filter((part) => part !== "" && !part.startsWith(`${facet}=`));
			const options = facets[facet].slice(0, 12);
			const totals = await Promise.all(options.map(({ value }) => search([...others, `${facet}=${value}`].join("&"))));
			expect(totals.map(({ total }) => total)).toEqual(options.map((option) => option.count));
		}
	});

	test("categories follow the menu's order with 'Not categorised' last, states are sorted by name", async () => {
		const { facets } = await search("");
		expect(facets.category.map(({ label }) => label)).toEqual([
			...CATEGORIES.map(({ name }) => name),
			"Not categorised",
		]);
		const names = facets.state.map(({ label }) => label);
		expect(names).toEqual(names.toSorted());
		expect(names).toHaveLength(36);
	});
});

describe("filters", () => {
	test("a category is found by its id and its slug", async () => {
		const { understood, ...bySlug } = await search("category=law");
		const { understood: understoodById, ...byId } = await search("category=3");
		expect(bySlug).toEqual(byId);
		expect(understood.values).toEqual(understoodById.values);
	});

	test("an unknown key or sort order changes nothing", async () => {
		const everything = await search("");
		expect(everything.total).toBe(await count("TRUE"));
		expect(await search("colour=red&sort=best")).toEqual(everything);
	});

	test.each(FACETS)("a value that %s does not have is named, and matches nothing", async (facet) => {
		const { total, items, unknown, relax } = await search(`${facet}=wizardry`);
		expect({ total, items, unknown }).toEqual({ total: 0, items: [], unknown: [{ facet, value: "wizardry" }] });
		expect(relax).toEqual([{ filter: facet, count: await count("TRUE") }]);
		expect((await search(`${facet}=wizardry&q=iit`)).total).toBe(0);
	});

	test("an unknown value next to known ones of a facet adds nothing", async () => {
		const law = await search("category=law");
		const lawOrElse = await search("category=law&category=99");
		expect(lawOrElse.understood.values.category).toEqual(["3", "99"]);
		expect({ ...lawOrElse, understood: law.understood }).toEqual({
			...law,
			unknown: [{ facet: "category", value: "99" }],
		});
		const goa = await search("state=goa");
		const goaOrElse = await search("state=goa&state=none");
		expect(goaOrElse.understood.values.state).toEqual(["goa", "none"]);
		expect({ ...goaOrElse, understood: goa.understood }).toEqual({
			...goa,
			unknown: [{ facet: "state", value: "none" }],
		});
	});

	test("several choices of one facet widen, choices of two facets narrow", async () => {
		const [law, lawOrNone, inKerala] = await Promise.all([
			search("category=3"),
			search("category=3&category=none"),
			search("category=3&state=kerala"),
		]);
		expect(lawOrNone.total).toBe(law.total + (await count(UNCATEGORISED_CONDITION)));
		expect(inKerala.total).toBeLessThan(law.total);
		expect(
			inKerala.items.every(({ place, categories }) => place.state?.slug === "kerala" && categories.includes(3)),
		).toBe(true);
	});

	test("the list names every source of its data", async () => {
		const { items, sources } = await search("category=1");
		const named = new Set(
			items.flatMap(({ sourceId, ranking, seats, established, salary }) =>
				[sourceId, ranking?.sourceId, seats?.sourceId, established?.sourceId, salary?.sourceId].filter(
					(id) => id !== undefined,
				),
			),
		);
		expect(new Set(sources.map(({ id }) => id))).toEqual(named);
	});

	test("the reply carries the lists' cache tag and is open to every origin, without credentials", async () => {
		const { headers } = await backend.get("/v1/colleges?category=1");
		expect(headers["cache-tag"]).toBe("colleges sources");
		expect(headers["access-control-allow-origin"]).toBe("*");
		expect(headers["access-control-allow-credentials"]).toBeUndefined();
	});
});

test("an unknown slug answers 404 with a problem, and is dropped from caches when the lists change", async () => {
	const reply = await backend.get("/v1/colleges/hogwarts");
	expect(reply.statusCode).toBe(404);
	expect(reply.headers["content-type"]).toMatch(/^application\/problem\+json/);
	expect(reply.headers["cache-tag"]).toBe("colleges");
	expect(Problem.parse(reply.json())).toMatchObject({ status: 404, detail: expect.stringContaining('"hogwarts"') });
});
