import { Answer } from "@uchit/contract/answer.ts";
import { CollegeResults } from "@uchit/contract/college.ts";
import { Outcomes } from "@uchit/contract/outcome.ts";
import { expect, test } from "vitest";
import { ORDER_RULES } from "#backend/search/question/list/order-rules.ts";
import { useBackend } from "#backend/testing/backend.ts";
import { useSeedGuides } from "#backend/testing/guides.ts";

const backend = useBackend();
useSeedGuides(backend);

const ask = (q: string) => backend.read(Answer, `/v1/ask?${new URLSearchParams({ q })}`);

test.each([
	["Indian Institute of Technology", "^Indian Institute of Technology ", 23],
	["National Institute of Technology", "National Institute of Technology", 31],
	["Indian Institute of Science Education", "^Indian Institute of Science Education", 7],
	["Indian Institute of Management", "^Indian Institute of Management [A-Z][a-z]+( Gaya)?$", 21],
	["All India Institute of Medical Sciences", "^All India Institute of Medical Science", 20],
])("every %s is government-owned in every source that names its owner", async (_, name, count) => {
	const { rows } = await backend.db.$client.query<{ owners: string }>(
		`SELECT c.id, string_agg(DISTINCT f.value, ' ') AS owners FROM colleges c
			LEFT JOIN college_facts f ON f.college_id = c.id AND f.field = 'ownership'
			WHERE c.kind = 'university' AND c.name ~* $1 GROUP BY c.id`,
		[name],
	);
	expect(rows.map(({ owners }) => owners)).toEqual(Array.from({ length: count }, () => "government"));
});

test("every central university is government-owned", async () => {
	const { rows } = await backend.db.$client.query(
		`SELECT FROM college_facts t WHERE field = 'university-type' AND value = 'central' AND NOT EXISTS (
			SELECT FROM college_facts f WHERE f.college_id = t.college_id AND f.field = 'ownership' AND f.value = 'government')`,
	);
	expect(rows).toEqual([]);
});

test("a state medical college is not listed among private colleges", async () => {
	const path = "/v1/colleges?category=12&ownership=private";
	for (const state of ["uttar-pradesh", "tamil-nadu"]) {
		const { total } = await backend.read(CollegeResults, `${path}&state=${state}`);
		expect(total).toBeGreaterThan(0);
		for (const q of ["autonomous state medical", "government medical"])
			expect((await backend.read(CollegeResults, `${path}&state=${state}&q=${encodeURIComponent(q)}`)).items).toEqual(
				[],
			);
	}
});

test("the best government engineering colleges of a state begin with its IIT and NIT", async () => {
	const { colleges } = await ask("top government engineering colleges in tamil nadu");
	expect(colleges.slice(0, 2).map(({ slug }) => slug)).toEqual([
		"indian-institute-of-technology-madras",
		"national-institute-of-technology-tiruchirappalli",
	]);
});

test("a list that puts government colleges first names the owner of each college that follows, if a source does", async () => {
	const { list, colleges } = await ask("low fees bca colleges in lucknow");
	const owners = colleges.map(({ slug }) => list?.owners?.[slug]);
	expect(owners[0]).toBe("government");
	expect(owners).toContain("private");
	expect((await ask("engineering colleges in kerala")).list?.owners).toBeUndefined();
});

test("for a cheap MBA the IIMs stand last and stay counted, and alone they put no government college first", async () => {
	const { list, colleges } = await ask("cheap mba in kozhikode");
	expect([list?.first, list?.total]).toEqual(["government", colleges.length]);
	expect(colleges.at(-1)?.slug).toBe("indian-institute-of-management-kozhikode");
	expect((await ask("cheap mba in rohtak")).list?.first).toBeUndefined();
});

test("among government agriculture colleges those known to be the government's come before any of another or unknown owner", async () => {
	const slugs = (await ask("agriculture colleges in maharashtra government")).colleges.map(({ slug }) => slug);
	expect(slugs.slice(0, 2)).toEqual([
		"mahatma-phule-krishi-vidyapeeth-rahuri",
		"vasantrao-naik-marathwada-krishi-vidyapeeth-parbhani",
	]);
});

test("a salary that looks monthly is marked as suspect and never used for sorting", async () => {
	const slug = "vardhman-mahavir-medical-college-and-safdarjung-hospital";
	const { placements } = await backend.read(Outcomes, `/v1/colleges/${slug}/outcomes`);
	expect(placements).toContainEqual(expect.objectContaining({ medianSalary: 148_000, mark: "suspect" }));
	const { items } = await backend.read(CollegeResults, "/v1/colleges?category=12&state=delhi&ownership=government");
	expect(items.filter((item) => item.slug === slug).map(({ salary }) => salary)).toEqual([undefined]);
});

test("a list of nursing colleges shows no salary of a university's other graduates", async () => {
	const { colleges } = await ask("nursing colleges in lucknow");
	expect(colleges.length).toBeGreaterThan(0);
	expect(colleges.filter(({ salary }) => salary !== undefined)).toEqual([]);
});

test("architecture colleges are listed by name, and those that accept the exam come first", async () => {
	const { list, colleges, readings } = await ask("b.arch gujarat nata");
	expect(list?.facets).toEqual({ state: ["gujarat"] });
	expect(colleges.map(({ slug }) => slug)).toContain("cept-university");
	expect(list?.first).toBe("accepting");
	expect(readings.find(({ id }) => id === "exam:nata")?.notApplied).toBeUndefined();
});

test.each(ORDER_RULES.flatMap(({ examples }) => Object.entries(examples)))("first %j: %s", async (first, question) => {
	const { list } = await ask(question);
	expect(list?.total).toBeGreaterThan(0);
	expect(list?.first ?? "").toBe(first);
});
