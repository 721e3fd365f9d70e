import { randomBytes } from "node:crypto";
import { createItem, createItems, deleteItems, updateItem } from "@directus/sdk";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type connect, useSdk } from "#backend/content/sdk/client.ts";
import { spec } from "../../../../../e2e/support/spec.ts";

const sdk = useSdk();
const mark = `gql-${randomBytes(6).toString("hex")}`;
const NEWS = `query ($filter: news_filter, $sort: [String!], $limit: Int) {
	news(filter: $filter, sort: $sort, limit: $limit) { slug title }
}`;

let editor: ReturnType<typeof connect>;
let admin: ReturnType<typeof connect>;
let published = 0;
beforeAll(async () => {
	editor = await sdk.signedIn(await sdk.desk.hire({ role: "editor" }));
	admin = await sdk.signedIn(await sdk.desk.hire({ role: "admin" }));
	await editor.request(createItems("news", [article("draft-1"), article("draft-2")]));
	const { id } = await editor.request(createItem("news", article("public")));
	await admin.request(updateItem("news", id, { status: "published" }));
	published = id;
});
afterAll(async () => {
	await admin.request(deleteItems("news", { filter: { slug: { _starts_with: mark } }, limit: -1 }));
	editor.stopRefreshing();
	admin.stopRefreshing();
});

test(`${spec("7.53")} collections are asked for under their own names, with variables`, async () => {
	const variables = { filter: { slug: { _starts_with: mark } }, sort: ["-slug"], limit: 2 };
	expect(await editor.query(NEWS, variables)).toEqual({
		news: [
			{ slug: `${mark}-public`, title: "Article public" },
			{ slug: `${mark}-draft-2`, title: "Article draft-2" },
		],
	});
});

test("one item is asked for by its id, under another name if wished, with what it is related to", async () => {
	const query = `query ($id: ID!) { it: news_by_id(id: $id) { id slug category user_created { email } ...more } }
		fragment more on news { status __typename }`;
	const who = await admin.query<{ it: { user_created: { email: string } } }>(query, { id: published });
	expect(who.it).toMatchObject({
		id: String(published),
		slug: `${mark}-public`,
		status: "published",
		__typename: "news",
	});
	expect(who.it.user_created.email).toMatch(/@desk\.example\.org$/);
});

test(`${spec("7.32")} the singleton is there for everybody`, async () => {
	const { blog_config: config } = await sdk
		.visitor()
		.query<{ blog_config: object }>("{ blog_config { news_external_channel_icon { id } news_external_channel_link } }");
	expect(Object.keys(config)).toEqual(["news_external_channel_icon", "news_external_channel_link"]);
});

describe("a visitor", () => {
	test("sees what is published and no draft, however it is asked for", async () => {
		const visitor = sdk.visitor();
		const filters = [
			{ slug: { _starts_with: mark } },
			{ _or: [{ slug: { _starts_with: mark } }, { slug: { _contains: `${mark}-draft` } }] },
			{ _and: [{ slug: { _ncontains: "nothing" } }, { slug: { _starts_with: mark } }] },
		];
		for (const filter of filters) {
			expect(await visitor.query(NEWS, { filter })).toEqual({
				news: [{ slug: `${mark}-public`, title: "Article public" }],
			});
		}
		expect(await visitor.query(`{ news(search: "${mark}-draft") { slug } }`)).toEqual({ news: [] });
	});

	test("is told alike of a draft by its id and of an item that there is not", async () => {
		const drafts = await editor.query<{ news: { id: string }[] }>(
			`{ news(filter: { slug: { _eq: "${mark}-draft-1" } }) { id } }`,
		);
		for (const id of [drafts.news[0]?.id, "2147483000", "no-number"]) {
			await expect(sdk.visitor().query(`{ news_by_id(id: "${id}") { slug } }`)).rejects.toMatchObject({
				errors: [{ extensions: { code: "FORBIDDEN" } }],
			});
		}
	});

	test.each([
		"directus_users { id }",
		"Lead { name }",
		"directus_revisions { id }",
		"news { user_created }",
		"colleges { id }",
	])("has no %s in the schema", async (selection) => {
		await expect(sdk.visitor().query(`{ ${selection} }`)).rejects.toMatchObject({
			errors: [{ extensions: { code: "GRAPHQL_VALIDATION" } }],
			response: { status: 400 },
		});
	});

	test("reads in the schema of no collection that is not public", async () => {
		const { __schema: schema } = await sdk
			.visitor()
			.query<{ __schema: { types: { name: string }[] } }>("{ __schema { types { name } } }");
		const names = schema.types.map(({ name }) => name);
		expect(names).toContain("news");
		expect(names).not.toContain("directus_users");
		expect(names).not.toContain("Lead");
	});
});

test.each([
	["no GraphQL", "{ news"],
	["a field that there is not", "{ news { no_such_field } }"],
	["a mutation", 'mutation { delete_news_item(id: "1") { id } }'],
	["a relation of a relation", "{ menus { parent { parent { id } } } }"],
	["too many lists", `{ ${Array.from({ length: 13 }, (_, index) => `n${index}: news(limit: 1) { id }`).join(" ")} }`],
	["too many fields", `{ news { ${Array.from({ length: 400 }, (_, index) => `f${index}: id`).join(" ")} } }`],
	["too many words", `{ news { ${"id ".repeat(3_000)} } }`],
	["fragments in a circle", "{ news { ...a } } fragment a on news { ...b } fragment b on news { ...a }"],
	[
		"a deep look into the schema",
		"{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }",
	],
])("%s is refused with the reason, in little time", async (_what, query) => {
	const began = performance.now();
	await expect(sdk.visitor().query(query)).rejects.toMatchObject({
		errors: [
			{ message: expect.stringContaining("GraphQL validation error. "), extensions: { code: "GRAPHQL_VALIDATION" } },
		],
	});
	expect(performance.now() - began).toBeLessThan(2_000);
});

test("fragments that spread each other over and over cost no more than they are long", async () => {
	const names = Array.from({ length: 10 }, (_, index) => `f${index}`);
	const fragments = names.map((name, index) => {
		const next = names[index + 1];
		return `fragment ${name} on news { ${next === undefined ? "id slug" : `...${next} ...${next}`} }`;
	});
	const began = performance.now();
	const { news } = await sdk.visitor().query<{ news: object[] }>(`{ news(limit: 1) { ...f0 } } ${fragments.join(" ")}`);
	expect(Object.keys(news[0] ?? {})).toEqual(["id", "slug"]);
	expect(performance.now() - began).toBeLessThan(2_000);
});

test("all lists of a query together are bounded", async () => {
	await expect(
		sdk.visitor().query("{ a: news(limit: -1) { id } b: news(limit: -1) { id } c: news { id } }"),
	).rejects.toMatchObject({
		errors: [{ extensions: { code: "INVALID_QUERY" } }],
	});
});

function article(name: string) {
	return { slug: `${mark}-${name}`, title: `Article ${name}`, body: "<p>Some text.</p>", summary: "In short." };
}
