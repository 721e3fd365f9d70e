import { VISITOR_ADDRESS_HEADER } from "@uchit/contract/visitor.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createContent } from "#backend/content/items/content.ts";
import { inTransaction } from "#backend/content/items/writing/transaction.ts";
import { createOne } from "#backend/content/items/writing/writing.ts";
import { SYSTEM } from "#backend/content/permissions.ts";
import { useBackend } from "#backend/testing/backend.ts";
import { useSeedGuides } from "#backend/testing/guides.ts";
import { spec } from "../../../../e2e/support/spec.ts";

const backend = useBackend();
const { exams } = useSeedGuides(backend);
const SLUG = `graphql-${process.pid}`;

async function ask(query: string, variables: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
	const reply = await backend.app.inject({
		url: "/v1/graphql",
		method: "POST",
		payload: { query, variables },
		headers: { authorization: `Bearer ${backend.env.BACKEND_KEY}`, ...headers },
	});
	return { status: reply.statusCode, body: reply.json() };
}

describe("colleges", () => {
	test("are found as by /v1/colleges, page by page, with the sources that they name", async () => {
		const query = `query ($q: String, $page: Int, $state: [String!]) {
			colleges(q: $q, page: $page, state: $state) {
				total page pageSize
				items { slug name kind categories place { city district state { slug name } } ranking { list year rank band sourceId } sourceId }
				sources { id publisher document vintage }
			}
		}`;
		const { body } = await ask(query, { q: "government", page: 2, state: ["goa", "kerala"] });
		const found = (await backend.get("/v1/colleges?q=government&page=2&state=goa&state=kerala")).json();
		expect(body.errors).toBeUndefined();
		expect(body.data.colleges).toMatchObject({ total: found.total, page: 2, pageSize: 20 });
		const slugs = (items: { slug: string }[]) => items.map(({ slug }) => slug);
		expect(slugs(body.data.colleges.items)).toEqual(slugs(found.items));
		expect(body.data.colleges.items[0].place.state.slug).toMatch(/^(goa|kerala)$/);
		const sources = new Set(body.data.colleges.sources.map(({ id }: { id: string }) => id));
		for (const item of body.data.colleges.items) expect(sources).toContain(item.sourceId);
	});

	test("are counted by facets, with the chosen options", async () => {
		const { body } = await ask(
			`{ colleges(category: ["law"], state: ["goa"]) { total facets { name options { value count selected } } } }`,
		);
		const { total, facets } = body.data.colleges;
		expect(facets.map(({ name }: { name: string }) => name)).toEqual([
			"category",
			"degree",
			"state",
			"ownership",
			"exam",
		]);
		expect(facets[2].options).toContainEqual({ value: "goa", count: total, selected: true });
	});

	test("can be queried by slug; an unknown value and an unknown college are null", async () => {
		const { body } = await ask(`{
			it: college(slug: "indian-institute-of-technology-madras") {
				name aisheCode place { state { slug } } categories { slug rule evidence sourceId } rankings { list year rank sourceId } sources { id }
			}
			other: college(slug: "no-such-college") { name }
			odd: college(slug: "a\\u0000b") { name }
		}`);
		expect(body.data.it).toMatchObject({ name: "Indian Institute of Technology Madras", aisheCode: "U-0456" });
		expect(body.data.it.rankings).toContainEqual(expect.objectContaining({ list: "overall", year: 2025, rank: 1 }));
		expect(body.data).toMatchObject({ other: null, odd: null });
	});
});

test("exams are those of /v1/exams, in its order, and can be queried by slug", async () => {
	const { body } = await ask(`{
		exams { slug name shortName streams lifecycle { state writeNow } sourceId }
		old: exam(slug: "aiims-pg") { shortName lifecycle { writeNow } }
		other: exam(slug: "no-such-exam") { name }
	}`);
	expect(body.errors).toBeUndefined();
	const { items } = (await backend.get("/v1/exams")).json();
	const shipped = new Set(exams.map(({ slug }) => slug));
	const slugsOf = (all: { slug: string }[]) => all.map(({ slug }) => slug).filter((slug) => shipped.has(slug));
	expect(slugsOf(body.data.exams).slice(0, 40)).toEqual(slugsOf(items).slice(0, 40));
	expect(body.data.exams).toContainEqual(expect.objectContaining({ slug: "jee-mains", shortName: "JEE Main" }));
	expect(body.data).toMatchObject({ old: { lifecycle: { writeNow: ["ini-cet"] } }, other: null });
});

test("countries are the published ones, by name, and can be queried by slug", async () => {
	const { body } = await ask(`{
		countries { slug name code flag sourceId }
		it: country(slug: "germany") { name nameHi code }
		other: country(slug: "atlantis") { name }
	}`);
	expect(body.errors).toBeUndefined();
	const names = body.data.countries.map(({ name }: { name: string }) => name);
	expect(names).toEqual(names.toSorted((a: string, b: string) => a.localeCompare(b, "en")));
	expect(body.data).toMatchObject({ it: { name: "Germany", code: "de" }, other: null });
});

test("a country has the specification's fields, with the same values as /v1/countries", async () => {
	const { body } = await ask(`{ country(slug: "germany") {
		capital currency currency_symbol currency_code dialing_code population gdp universities language
		international_students popular_places unpublished
		test_required { name logo score details }
		visa_options { name type fees processing_time description }
	} }`);
	expect(body.errors).toBeUndefined();
	const given = (await backend.get("/v1/countries/germany")).json();
	const { test_required: tests, visa_options: visas, ...fields } = body.data.country;
	for (const [name, value] of Object.entries(fields)) expect([name, value]).toEqual([name, given[name] ?? null]);
	expect(given.test_required).toMatchObject(tests);
	expect(given.visa_options).toMatchObject(visas);
	expect(visas.length).toBeGreaterThan(0);
});

test.each([
	["a field that is none", "{ nope }", { line: 1, column: 3 }],
	["a syntax that is none", "{ colleges(", { line: 1, column: 12 }],
	["a variable that does not fit", "query (\n$s: ID!) { country(slug: $s) { name } }", { line: 2, column: 1 }],
])("%s is refused with its place in the query", async (_name, query, place) => {
	const { body } = await ask(query);
	expect(body.errors[0].locations[0]).toEqual(place);
});

describe("editors' content", () => {
	beforeAll(async () => {
		await inTransaction(createContent({ db: backend.db }), SYSTEM, async (writing) => {
			for (const status of ["draft", "in_review", "published", "archived"]) {
				await createOne(writing, "news", {
					slug: `${SLUG}-${status.replace("_", "-")}`,
					status,
					title: "A title",
					category: "data",
					language: "hi",
				});
			}
		});
	});
	afterAll(() => backend.db.$client.query("DELETE FROM news WHERE slug LIKE $1", [`${SLUG}%`]));

	test("returns news of a language and category, newest first, without drafts", async () => {
		const { body } = await ask(
			`{ news(language: hi, category: "data") { total items { slug language title category publishedAt pictureAlt } } }`,
		);
		expect(body.errors).toBeUndefined();
		const slugs: string[] = body.data.news.items.map(({ slug }: { slug: string }) => slug);
		expect(slugs.filter((slug) => slug.startsWith(SLUG))).toEqual([`${SLUG}-published`]);
		const [first] = body.data.news.items;
		expect(first).toMatchObject({ slug: `${SLUG}-published`, language: "hi", category: "data", pictureAlt: null });
		expect(Date.parse(first.publishedAt)).toBeGreaterThan(0);
	});

	test(`${spec("7.32")} blog_config can be queried by its field names`, async () => {
		const { body } = await ask("{ blog_config { news_external_channel_icon news_external_channel_link } }");
		expect(body.errors).toBeUndefined();
		expect(Object.keys(body.data.blog_config)).toEqual(["news_external_channel_icon", "news_external_channel_link"]);
	});
});

test.each([
	["cannot be read", "{ colleges(", {}],
	["has a field that there is not", "{ countries { colour } }", {}],
	["asks for 13 lists", `{ ${Array.from({ length: 13 }, (_, at) => `a${at}: exams { slug }`).join(" ")} }`, {}],
	["changes something", "mutation { exams }", {}],
	["has variables that do not fit", "query ($page: Int) { colleges(page: $page) { total } }", { page: "two" }],
	["lacks a variable", "query ($slug: String!) { college(slug: $slug) { name } }", {}],
])("a query that %s is refused with 400 and the reason", async (_what, query, variables) => {
	const { status, body } = await ask(query, variables);
	expect(status).toBe(400);
	expect(body.errors[0].message).not.toBe("");
	expect(body.errors[0].message).not.toMatch(/Internal|unexpected error/i);
});

test("a body without a query answers with a problem that names the field", async () => {
	const { status, body } = await ask("");
	expect([status, body.errors[0].field]).toEqual([400, "query"]);
});

test("one visitor may send 300 queries a minute, whatever others send", async () => {
	const from = (address: string) => ask("{ __typename }", {}, { [VISITOR_ADDRESS_HEADER]: address });
	for (let index = 0; index < 300; index++) expect((await from("203.0.113.7")).status).toBe(200);
	expect((await from("203.0.113.7")).status).toBe(429);
	expect((await from("203.0.113.8")).status).toBe(200);
});
