import { randomBytes } from "node:crypto";
import { createItem, createItems, deleteItems, readItem, updateItem } from "@directus/sdk";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type connect, errorReply, useSdk } from "#backend/content/sdk/client.ts";
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

test(`${spec("7.53")} queries use the collections' own names, with variables`, async () => {
	const variables = { filter: { slug: { _starts_with: mark } }, sort: ["-slug"], limit: 2 };
	expect(await editor.query(NEWS, variables)).toEqual({
		news: [
			{ slug: `${mark}-public`, title: "Article public" },
			{ slug: `${mark}-draft-2`, title: "Article draft-2" },
		],
	});
});

test("an item can be queried by its id, under an alias, with its relations", async () => {
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

test(`${spec("7.32")} everybody can read the singleton`, async () => {
	const { blog_config: config } = await sdk
		.visitor()
		.query<{ blog_config: object }>("{ blog_config { news_external_channel_icon { id } news_external_channel_link } }");
	expect(Object.keys(config)).toEqual(["news_external_channel_icon", "news_external_channel_link"]);
});

describe("a visitor", () => {
	test("sees published items and no draft, whatever the query", async () => {
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

	test("gets the same answer for a draft's id and an unknown id", async () => {
		const drafts = await editor.query<{ news: { id: string }[] }>(
			`{ news(filter: { slug: { _eq: "${mark}-draft-1" } }) { id } }`,
		);
		for (const id of [drafts.news[0]?.id, "2147483000", "no-number"]) {
			await expect(sdk.visitor().query(`{ news_by_id(id: "${id}") { slug } }`)).rejects.toMatchObject(
				errorReply("FORBIDDEN"),
			);
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

	test("finds no non-public collection in the schema", async () => {
		const { __schema: schema } = await sdk
			.visitor()
			.query<{ __schema: { types: { name: string }[] } }>("{ __schema { types { name } } }");
		const names = schema.types.map(({ name }) => name);
		expect(names).toContain("news");
		expect(names).not.toContain("directus_users");
		expect(names).not.toContain("Lead");
	});
});

/** Of processor time, which a busy machine does not lengthen. */
const SECOND_US = 1_000_000;

test.each([
	["no GraphQL", "{ news"],
	["a field that there is not", "{ news { no_such_field } }"],
	["a mutation of a visitor", 'mutation { delete_news_item(id: "1") { id } }'],
	["a subscription", "subscription { news { id } }"],
	["a relation of a relation", "{ menus { parent { parent { id } } } }"],
	["too many lists", `{ ${Array.from({ length: 13 }, (_, index) => `n${index}: news(limit: 1) { id }`).join(" ")} }`],
	["too many fields", `{ news { ${Array.from({ length: 400 }, (_, index) => `f${index}: id`).join(" ")} } }`],
	["too many words", `{ news { ${"id ".repeat(3_000)} } }`],
	["fragments in a circle", "{ news { ...a } } fragment a on news { ...b } fragment b on news { ...a }"],
	[
		"a deep look into the schema",
		"{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }",
	],
])("%s is refused with the reason, quickly", async (_what, query) => {
	const began = process.cpuUsage();
	await expect(sdk.visitor().query(query)).rejects.toMatchObject({
		errors: [
			{ message: expect.stringContaining("GraphQL validation error. "), extensions: { code: "GRAPHQL_VALIDATION" } },
		],
	});
	expect(process.cpuUsage(began).user).toBeLessThan(2 * SECOND_US);
});

test("all lists of a query share one limit", async () => {
	await expect(
		sdk.visitor().query("{ a: news(limit: -1) { id } b: news(limit: -1) { id } c: news { id } }"),
	).rejects.toMatchObject(errorReply("INVALID_QUERY"));
});

describe("mutations", () => {
	const CREATE =
		"mutation ($data: [create_news_input!]!) { create_news_items(data: $data) { id slug status user_created { id } } }";
	type Made = { create_news_items: { id: string; slug: string; status: string }[] };
	const make = async (...names: string[]) =>
		(await editor.query<Made>(CREATE, { data: names.map(article) })).create_news_items;

	test("make, change and delete one item or many, as the items API does", async () => {
		const [one, two] = await make("m-1", "m-2");
		expect([one?.slug, two?.status]).toEqual([`${mark}-m-1`, "draft"]);
		const changed = await editor.query(
			"mutation ($id: ID!, $ids: [ID!]!, $each: [update_news_input!]!) {" +
				' a: update_news_item(id: $id, data: { title: "A", related_exams: ["neet"] }) { title related_exams }' +
				' b: update_news_items(ids: $ids, data: { author: "B" }) { author }' +
				" c: update_news_batch(data: $each) { title } }",
			{ id: one?.id, ids: [one?.id, two?.id], each: [{ id: two?.id, title: "C" }] },
		);
		expect(changed).toEqual({
			a: { title: "A", related_exams: ["neet"] },
			b: [{ author: "B" }, { author: "B" }],
			c: [{ title: "C" }],
		});
		const revisions = await editor.request(readItem("news", Number(one?.id), { fields: ["title"] }));
		expect(revisions).toEqual({ title: "A" });
		const gone = await editor.query(
			"mutation ($id: ID!, $ids: [ID!]!) { delete_news_item(id: $id) { id } delete_news_items(ids: $ids) { ids } }",
			{ id: one?.id, ids: [two?.id] },
		);
		expect(gone).toEqual({ delete_news_item: { id: one?.id }, delete_news_items: { ids: [two?.id] } });
		await expect(editor.request(readItem("news", Number(one?.id)))).rejects.toMatchObject(errorReply("FORBIDDEN"));
	});

	test("change the singleton under its own name", async () => {
		const link = "https://example.org/from-graphql";
		const query =
			"mutation ($data: update_blog_config_input!) { update_blog_config(data: $data) { news_external_channel_link } }";
		expect(await editor.query(query, { data: { news_external_channel_link: link } })).toEqual({
			update_blog_config: { news_external_channel_link: link },
		});
		await editor.query(query, { data: { news_external_channel_link: null } });
	});

	test.each([
		["a slug that is none", { slug: "No slug" }, "FAILED_VALIDATION", "slug"],
		["a moment without its zone", { publish_at: "05-12-2026" }, "FAILED_VALIDATION", "publish_at"],
		["a frame", { body: "<iframe></iframe>" }, "FAILED_VALIDATION", "body"],
	])("refuse %s, with its field", async (_what, data, code, field) => {
		const [made] = await make(`m-${field.replace("_", "-")}`);
		const query = "mutation ($id: ID!, $data: update_news_input!) { update_news_item(id: $id, data: $data) { id } }";
		await expect(editor.query(query, { id: made?.id, data })).rejects.toMatchObject({
			errors: [{ extensions: { code, field } }],
		});
	});

	test("create all items of a list, or none", async () => {
		const data = [article("m-none"), article("public")];
		await expect(editor.query(CREATE, { data })).rejects.toMatchObject(errorReply("RECORD_NOT_UNIQUE"));
		const found = await editor.query(`{ news(filter: { slug: { _eq: "${mark}-m-none" } }) { id } }`);
		expect(found).toEqual({ news: [] });
	});

	test("do not let an author publish, or change other people's pieces", async () => {
		const author = await sdk.signedIn(await sdk.desk.hire({ role: "author" }));
		const query = 'mutation ($id: ID!) { update_news_item(id: $id, data: { status: "published" }) { id } }';
		const [made] = await make("m-author");
		await expect(author.query(query, { id: made?.id })).rejects.toMatchObject(errorReply("FORBIDDEN"));
		author.stopRefreshing();
	});

	test.each([
		'create_Lead_item(data: { name: "x" })',
		'update_directus_users_item(id: "x", data: { role: "admin" }) { id }',
		'delete_directus_files_item(id: "x") { id }',
		'create_news_item(data: { user_created: "x" }) { id }',
		'create_news_item(data: { date_published: "2026-01-31T09:00:00Z" }) { id }',
	])("have no %s, for any role", async (mutation) => {
		await expect(admin.query(`mutation { ${mutation} }`)).rejects.toMatchObject(errorReply("GRAPHQL_VALIDATION"));
	});
});

function article(name: string) {
	return { slug: `${mark}-${name}`, title: `Article ${name}`, body: "<p>Some text.</p>", summary: "In short." };
}
