import { beforeAll, expect, test } from "vitest";
import { type Ask, FORBIDDEN, newSlug, refusal, useNewsroom } from "#backend/content/items/testing/newsroom.ts";
import { listOperations } from "#backend/testing/fuzz/openapi.ts";

const room = useNewsroom();
let admin: Ask;
let id = 0;
const slug = newSlug();
beforeAll(async () => {
	admin = await room.as("admin");
	id = await room.article(admin, { slug });
});

const CONTENT_PATH = /^\/(items|revisions|permissions|files|assets|users|auth|utils|server|graphql|content)\b/;

test("no route of the content system accepts an unused parameter", async () => {
	const ours = (await listOperations(room.backend.app)).filter(({ path }) => CONTENT_PATH.test(path));
	expect(ours.length).toBeGreaterThan(60);
	for (const { method, path } of ours) {
		const reply = await room.backend.app.inject({
			url: `${path.replaceAll(/\{\w+\}/g, "1")}?nonsense[a]=1`,
			method,
			headers: { authorization: `Bearer ${room.backend.env.BACKEND_KEY}` },
		});
		expect([method, path, ...refusal(reply)]).toEqual([method, path, 400, "INVALID_QUERY"]);
		expect(reply.json().errors[0]).toMatchObject({
			message: 'Invalid query. "nonsense" is not offered here.',
			extensions: { parameter: "nonsense" },
		});
	}
});

test.each([
	["GET", "/items/news?export=csv", "export"],
	["GET", "/items/news?alias[head]=title&fields=head", "alias"],
	["GET", "/items/news?access_token=x", "access_token"],
	["GET", "/items/news?version=draft", "version"],
	["GET", "/items/news?groupBy=status", "groupBy"],
	["GET", "/items/news/1?filter[id]=2", "filter"],
	["GET", "/items/blog_config?limit=1", "limit"],
	["PATCH", "/items/news?filter[id]=2", "filter"],
	["DELETE", "/items/news?filter[id]=2", "filter"],
	["GET", "/files?export=json", "export"],
	["GET", "/users?alias=x", "alias"],
	["GET", "/users/me?access_token=x", "access_token"],
	["GET", "/assets/1?access_token=x", "access_token"],
	["GET", "/revisions?export=csv", "export"],
	["POST", "/graphql?access_token=x", "access_token"],
] as const)("%s %s is refused by the name %s", async (method, address, parameter) => {
	const reply = await admin(method, address, method === "GET" ? undefined : {});
	expect(refusal(reply)).toEqual([400, "INVALID_QUERY"]);
	expect(reply.json().errors[0].extensions.parameter).toBe(parameter);
	expect(reply.json().errors[0].message).toContain(`"${parameter}" is not offered here`);
});

test.each(["/versions", "/translations/en", "/comments", "/content/nothing", "/assets", "/collections?x=1"])(
	"%s answers 404 in Directus's format",
	async (address) => {
		expect(refusal(await admin("GET", address))).toEqual([404, "ROUTE_NOT_FOUND"]);
	},
);

const search = (url: string, payload: object) =>
	room.backend.app.inject({ method: "SEARCH", url, payload, headers: { "content-type": "application/json" } });

test("SEARCH works like GET, with its query in the body", async () => {
	await admin("PATCH", `/items/news/${id}`, { status: "published" });
	const found = await search("/items/news", { query: { filter: { slug: { _eq: slug } }, fields: ["slug"] } });
	expect(found.json()).toEqual({ data: [{ slug }] });
	expect(refusal(await search("/items/news", { query: { alias: { a: "slug" } } }))).toEqual([400, "INVALID_QUERY"]);
	expect(refusal(await search("/items/news", { query: "slug" }))).toEqual([400, "INVALID_QUERY"]);
	expect(refusal(await search("/files", { query: {} }))).toEqual([404, "ROUTE_NOT_FOUND"]);
});

test("a collection with one item also returns it by its key", async () => {
	await admin("PATCH", "/items/blog_config", { news_external_channel_link: null });
	expect((await admin("GET", "/items/blog_config/1")).json().data).toMatchObject({ id: 1 });
	expect(refusal(await admin("GET", "/items/blog_config/2"))).toEqual(FORBIDDEN);
	expect(refusal(await admin("DELETE", "/items/blog_config/1"))).toEqual(FORBIDDEN);
});
