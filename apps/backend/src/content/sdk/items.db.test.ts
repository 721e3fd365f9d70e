import { randomBytes } from "node:crypto";
import {
	aggregate,
	createItem,
	createItems,
	deleteItem,
	deleteItems,
	readItem,
	readItems,
	readSingleton,
	updateItem,
	updateItems,
	updateSingleton,
} from "@directus/sdk";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type connect, errorReply, useSdk } from "#backend/content/sdk/client.ts";
import { spec } from "../../../../../e2e/support/spec.ts";

const sdk = useSdk();
const mark = `sdk-${randomBytes(6).toString("hex")}`;
const mine = { slug: { _starts_with: mark } };

let editor: ReturnType<typeof connect>;
let admin: ReturnType<typeof connect>;
beforeAll(async () => {
	editor = await sdk.signedIn(await sdk.desk.hire({ role: "editor" }));
	admin = await sdk.signedIn(await sdk.desk.hire({ role: "admin" }));
});
afterAll(async () => {
	await admin.request(deleteItems("news", { filter: mine, limit: -1 })).catch(() => undefined);
	editor.stopRefreshing();
	admin.stopRefreshing();
});

test(`${spec("7.51")} createItem returns the item, or the requested fields`, async () => {
	const made = await editor.request(createItem("news", article("one")));
	expect(made).toMatchObject({ slug: `${mark}-one`, status: "draft", language: "en", title: "Article one" });
	expect(made.id).toBeTypeOf("number");
	expect(await editor.request(createItem("news", article("two"), { fields: ["slug"] }))).toEqual({
		slug: `${mark}-two`,
	});
});

test("createItems creates all of them, or none", async () => {
	const made = await editor.request(createItems("news", [article("three"), article("four")], { fields: ["slug"] }));
	expect(made).toEqual([{ slug: `${mark}-three` }, { slug: `${mark}-four` }]);
	const twice = editor.request(createItems("news", [article("five"), article("three")]));
	await expect(twice).rejects.toMatchObject(errorReply("RECORD_NOT_UNIQUE"));
	expect(await slugsOf({ slug: { _eq: `${mark}-five` } })).toEqual([]);
});

describe("reading", () => {
	beforeAll(async () => {
		const items = ["a", "b", "c", "d"].map((name) => ({
			...article(`r-${name}`),
			category: name < "c" ? "money" : "exams",
		}));
		await editor.request(createItems("news", items));
	});
	const reading = { slug: { _starts_with: `${mark}-r-` } };

	test(`${spec("7.50")} readItems filters, sorts, pages and chooses fields`, async () => {
		const query = { filter: reading, sort: ["-slug"], fields: ["slug"], limit: 2, page: 2 } as const;
		expect(await editor.request(readItems("news", { ...query, sort: ["-slug"], fields: ["slug"] }))).toEqual([
			{ slug: `${mark}-r-b` },
			{ slug: `${mark}-r-a` },
		]);
	});

	test("readItem returns one item by its key", async () => {
		const [{ id } = { id: 0 }] = await editor.request(
			readItems("news", { filter: { slug: { _eq: `${mark}-r-a` } }, fields: ["id"] }),
		);
		expect(await editor.request(readItem("news", id, { fields: ["slug", "category"] }))).toEqual({
			slug: `${mark}-r-a`,
			category: "money",
		});
		await expect(sdk.visitor().request(readItem("news", id))).rejects.toMatchObject(errorReply("FORBIDDEN"));
	});

	test("aggregate counts what the caller may see", async () => {
		const query = { filter: reading };
		const count = { count: "*", countDistinct: "category" } as const;
		// As in Directus: PostgreSQL's counts may exceed a JavaScript number, so they are texts.
		expect(await editor.request(aggregate("news", { aggregate: count, query }))).toEqual([
			{ count: "4", countDistinct: { category: "2" } },
		]);
		expect(await sdk.visitor().request(aggregate("news", { aggregate: { count: "*" }, query }))).toEqual([
			{ count: "0" },
		]);
	});
});

test(`${spec("7.52")} updateItem changes only the sent fields`, async () => {
	const { id } = await editor.request(createItem("news", article("update")));
	const changed = await editor.request(updateItem("news", id, { title: "Another title" }));
	expect(changed).toMatchObject({ id, title: "Another title", slug: `${mark}-update` });
});

test("updateItems changes several items, by their keys or by a query", async () => {
	const made = await editor.request(createItems("news", [article("many-1"), article("many-2")]));
	const ids = made.map(({ id }) => id);
	await editor.request(updateItems("news", ids, { category: "data" }));
	expect(await slugsOf({ _and: [mine, { category: { _eq: "data" } }] })).toHaveLength(2);
	const byQuery = { filter: { slug: { _starts_with: `${mark}-many` } } };
	await editor.request(updateItems("news", byQuery, { category: "rankings" }));
	expect(await slugsOf({ _and: [mine, { category: { _eq: "rankings" } }] })).toHaveLength(2);
});

test(`${spec("7.32")} the singleton is updated and read`, async () => {
	const link = `https://channel.example.org/${mark}`;
	const before = await admin.request(readSingleton("blog_config", { fields: ["news_external_channel_link"] }));
	const changed = await admin.request(updateSingleton("blog_config", { news_external_channel_link: link }));
	expect(changed).toMatchObject({ news_external_channel_link: link });
	const fields = ["news_external_channel_icon", "news_external_channel_link"] as const;
	expect(await sdk.visitor().request(readSingleton("blog_config", { fields: [...fields] }))).toEqual({
		news_external_channel_icon: null,
		news_external_channel_link: link,
	});
	await admin.request(updateSingleton("blog_config", before));
});

test("deleteItem and deleteItems delete items for good", async () => {
	const made = await admin.request(createItems("news", ["d-1", "d-2", "d-3"].map(article)));
	const [one, ...others] = made.map(({ id }) => id);
	await admin.request(deleteItem("news", one ?? 0));
	await admin.request(deleteItems("news", others));
	expect(await slugsOf({ slug: { _starts_with: `${mark}-d-` } })).toEqual([]);
});

test(`${spec("7.28", "1.24")} a visitor can leave a lead, and cannot read any`, async () => {
	const lead = {
		name: "Asha",
		contact: { kind: "email", value: "asha@example.org" },
		ageBand: "18-or-over",
		topic: "counselling",
		source: { page: "/exams/neet" },
		consents: [{ purpose: "contact-by-us", recipient: "site", noticeVersion: "2026-11-21", language: "en" }],
	};
	expect(await sdk.visitor().request(createItem("Lead", lead))).toBeNull();
	await expect(sdk.visitor().request(readItems("Lead"))).rejects.toMatchObject({ response: { status: 403 } });
});

function article(name: string) {
	return { slug: `${mark}-${name}`, title: `Article ${name}`, body: "<p>Some text.</p>" };
}

async function slugsOf(filter: Record<string, unknown>): Promise<string[]> {
	const found = await editor.request(readItems("news", { filter, fields: ["slug"], sort: ["slug"], limit: -1 }));
	return found.map(({ slug }) => slug);
}
