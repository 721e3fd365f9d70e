import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { type Ask, FORBIDDEN, newSlug, refusal, useNewsroom } from "#backend/content/items/testing/newsroom.ts";

const room = useNewsroom();
let editor: Ask;
let admin: Ask;

beforeAll(async () => {
	editor = await room.as("editor");
	admin = await room.as("admin");
});

test("creates one item or many, and none of many if one is refused", async () => {
	const slugs = [newSlug(), newSlug()];
	const many = await editor(
		"POST",
		"/items/news?fields=slug",
		slugs.map((slug) => ({ slug, title: "T" })),
	);
	expect(many.json()).toEqual({ data: slugs.map((slug) => ({ slug })) });
	const slug = newSlug();
	const half = await editor("POST", "/items/news", [
		{ slug, title: "T" },
		{ slug: slugs[0], title: "T" },
	]);
	expect(refusal(half)).toEqual([400, "RECORD_NOT_UNIQUE"]);
	expect(half.json().errors[0].extensions).toMatchObject({ collection: "news", field: "slug, language" });
	expect((await editor("GET", `/items/news?filter[slug]=${slug}`)).json().data).toEqual([]);
});

test("updates many by their keys, each with its own values, and by query", async () => {
	const pair = await Promise.all([room.article(editor), room.article(editor)]);
	const same = await editor("PATCH", "/items/news?fields=id,author", { keys: pair, data: { author: "A" } });
	expect(same.json().data).toEqual(pair.map((id) => ({ id, author: "A" })));
	const own = pair.map((id, index) => ({ id, title: `T${index}` }));
	expect((await editor("PATCH", "/items/news?fields=id,title", own)).json().data).toEqual(own);
	const query = { filter: { id: { _in: pair } } };
	const found = await editor("PATCH", "/items/news?fields=summary", { query, data: { summary: "S" } });
	expect(found.json().data).toEqual([{ summary: "S" }, { summary: "S" }]);
	expect((await editor("DELETE", "/items/news", { query })).statusCode).toBe(204);
	expect((await editor("GET", `/items/news?filter[id][_in]=${pair}`)).json().data).toEqual([]);
});

const CONDITIONLESS = [
	{ filter: { id: {} } },
	{ filter: {} },
	{ filter: "{}" },
	{ filter: "" },
	{},
	{ limit: -1 },
	{ search: "" },
	{ filter: { id: { _eq: undefined } } },
	{ filter: { _and: [] } },
	{ filter: { _and: [{}] } },
	{ filter: { _or: [{ id: { _eq: 0 } }, { slug: {} }] } },
	{ filter: { _or: [{ id: { _eq: 0 } }, {}] } },
	{ filter: { user_created: { role: {} } } },
	{ filter: [] },
	{ filter: [{}] },
	{ filter: { id: {}, slug: { _eq: "x" } } },
];

test.each(CONDITIONLESS)("%j neither changes nor deletes every item", async (query) => {
	const id = await room.article(admin);
	for (const reply of [
		await admin("DELETE", "/items/news", { query }),
		await admin("PATCH", "/items/news", { query, data: { author: "Everybody" } }),
	]) {
		expect(refusal(reply)).toEqual([400, "INVALID_QUERY"]);
		expect(reply.json().errors[0].message).toContain("_nnull");
	}
	expect((await admin("GET", `/items/news/${id}`)).json().data.author).not.toBe("Everybody");
});

test("a query with an unknown part changes nothing, and a permission with an empty condition is refused", async () => {
	const query = { filter: { id: { _eq: 0 } }, where: { id: 1 } };
	const reply = await admin("DELETE", "/items/news", { query });
	expect(reply.json().errors[0].message).toContain('"where" is not offered here');
	const permission = { role: "editor", collection: "news", action: "read", fields: ["*"], rule: { id: {} } };
	expect(refusal(await admin("POST", "/permissions", permission))).toEqual([400, "FAILED_VALIDATION"]);
});

test("deletes all items where the query states that all are meant", async () => {
	const slug = newSlug();
	const id = await room.article(admin, { slug });
	const query = { filter: { _and: [{ id: { _nnull: true } }, { slug }] } };
	expect((await admin("DELETE", "/items/news", { query })).statusCode).toBe(204);
	expect(refusal(await admin("GET", `/items/news/${id}`))).toEqual(FORBIDDEN);
});

test("deletes by one key, by keys and by a list; an unknown item is FORBIDDEN", async () => {
	const some = await Promise.all([1, 2, 3, 4].map(() => room.article(editor)));
	expect((await editor("DELETE", `/items/news/${some[0]}`)).statusCode).toBe(204);
	expect((await editor("DELETE", "/items/news", { keys: [some[1]] })).statusCode).toBe(204);
	expect((await editor("DELETE", "/items/news", [some[2], some[3]])).statusCode).toBe(204);
	expect(refusal(await editor("DELETE", `/items/news/${some[0]}`))).toEqual(FORBIDDEN);
});

test("a singleton is one object, changed without a key", async () => {
	const link = "https://example.org/channel";
	const fields = "fields=news_external_channel_link";
	const changed = await editor("PATCH", `/items/blog_config?${fields}`, { news_external_channel_link: link });
	expect(changed.json().data).toEqual({ news_external_channel_link: link });
	expect((await room.reader("GET", `/items/blog_config?${fields}`)).json().data).toEqual(changed.json().data);
	expect(refusal(await editor("POST", "/items/blog_config", {}))).toEqual([404, "ROUTE_NOT_FOUND"]);
	await editor("PATCH", "/items/blog_config", { news_external_channel_link: null });
});

test("every fault is reported at once, by field", async () => {
	const reply = await editor("POST", "/items/news", {
		slug: "Not a slug",
		status: "secret",
		picture: "x",
		related_exams: "neet",
		correction_log: [{ date: "soon", text: "" }],
		publish_at: "tomorrow",
	});
	expect(reply.statusCode).toBe(400);
	const faults = reply.json().errors.map(({ extensions }: { extensions: { field: string } }) => extensions.field);
	expect(faults).toEqual(["slug", "status", "picture", "related_exams", "correction_log", "publish_at", "title"]);
	expect(reply.json().errors[0].message).toBe(
		'Validation failed for field "slug". It has to be lower-case letters, digits and hyphens.',
	);
});

test("a relation to an unknown item is refused", async () => {
	const picture = "00000000-0000-4000-8000-000000000000";
	const reply = await editor("POST", "/items/news", { slug: newSlug(), title: "T", picture });
	expect(refusal(reply)).toEqual([400, "INVALID_FOREIGN_KEY"]);
});

test.each([
	["a text", '"x"'],
	["no body", ""],
	["a list of texts", '["x"]'],
	["broken JSON", "{"],
	["a name that changes objects", '{"__proto__": {"a": 1}}'],
])("%s is not accepted as an item", async (_what, payload) => {
	const reply = await room.backend.app.inject({
		method: "POST",
		url: "/items/Lead",
		payload,
		headers: { "content-type": "application/json", authorization: `Bearer ${room.backend.env.BACKEND_KEY}` },
	});
	expect(reply.statusCode).toBe(400);
	expect(reply.json().errors[0].extensions.code).toMatch(/^(INVALID_PAYLOAD|FAILED_VALIDATION)$/);
});

const LEAD = {
	contact: { kind: "email", value: "a@example.org" },
	ageBand: "18-or-over",
	topic: "contact-us",
	source: { page: "/contact-us" },
	consents: [{ purpose: "contact-by-us", recipient: "site", noticeVersion: "2026-11-21", language: "en" }],
};

test("anybody can leave a lead, extra fields included, and only the lead desk sees it", async () => {
	const name = newSlug();
	const lead = { ...LEAD, name, budget: "low" };
	const reply = await room.reader("POST", "/items/Lead", lead);
	expect([reply.statusCode, reply.body]).toEqual([204, ""]);
	expect(refusal(await room.reader("GET", "/items/Lead"))).toEqual(FORBIDDEN);
	expect(refusal(await editor("GET", "/items/Lead"))).toEqual(FORBIDDEN);
	const desk = await room.as("lead-desk");
	const found = (await desk("GET", `/items/Lead?filter[name]=${name}`)).json().data;
	expect(found).toMatchObject([{ name, age_band: "18-or-over", extra: { budget: "low" }, status: "new" }]);
	expect(found[0].contact).toEqual({ kind: "email", value: "a•••@example.org" });
	expect((await desk("PATCH", `/items/Lead/${found[0].id}`, { status: "called" })).statusCode).toBe(200);
	const revisionData = (await admin("GET", `/revisions?filter[item]=${found[0].id}&fields=data`)).json().data;
	expect(revisionData).toHaveLength(1);
	expect(JSON.stringify(revisionData)).not.toContain(name);
});

test.each([
	[
		"endless nesting",
		JSON.stringify({ ...LEAD, name: "N", x: [] }).replace('"x":[]', `"x":${"[".repeat(30_000)}${"]".repeat(30_000)}`),
	],
	["a character that no database keeps", JSON.stringify({ ...LEAD, name: "N", x: "?" }).replace('"?"', '"\\ud800"')],
	["more than a lead can say", JSON.stringify({ ...LEAD, name: "N", x: "x".repeat(20_001) })],
	["a lead without a consent", JSON.stringify({ ...LEAD, name: "N", consents: [] })],
	[
		"a lead with the consent to a notice that never was",
		JSON.stringify({ ...LEAD, name: "N", consents: [{ ...LEAD.consents[0], noticeVersion: "made-up-version" }] }),
	],
	["a lead of somebody under 18 without a parent", JSON.stringify({ ...LEAD, name: "N", ageBand: "under-18" })],
	["a lead without an age", JSON.stringify({ ...LEAD, name: "N", ageBand: undefined })],
])("%s is refused", async (_what, payload) => {
	const headers = { "content-type": "application/json", authorization: `Bearer ${room.backend.env.BACKEND_KEY}` };
	const reply = await room.backend.app.inject({ method: "POST", url: "/items/Lead", payload, headers });
	expect(refusal(reply)).toEqual([400, "FAILED_VALIDATION"]);
});

test("a lead has its own id, which is accepted only once", async () => {
	const id = randomUUID();
	const lead = { ...LEAD, id, name: newSlug() };
	expect((await room.reader("POST", "/items/Lead", lead)).statusCode).toBe(204);
	expect(refusal(await room.reader("POST", "/items/Lead", lead))).toEqual([400, "RECORD_NOT_UNIQUE"]);
	expect((await admin("POST", "/items/Lead", { ...LEAD, name: newSlug() })).json().data).toMatchObject({
		status: "new",
	});
});

test("the desk records the outcome of a lead, and cannot change the person's own words", async () => {
	const desk = await room.as("lead-desk");
	const id = randomUUID();
	await room.reader("POST", "/items/Lead", { ...LEAD, id, name: newSlug() });
	for (const change of [{ name: "X" }, { consents: [] }, { contact: {} }, { expires_at: null }, { sealed: "" }]) {
		expect(refusal(await desk("PATCH", `/items/Lead/${id}`, change))).toEqual(FORBIDDEN);
	}
	expect(refusal(await desk("PATCH", `/items/Lead/${id}`, { status: "withdrawn" }))).toEqual([
		400,
		"FAILED_VALIDATION",
	]);
	const before = (await desk("GET", `/items/Lead/${id}`)).json().data;
	expect(Object.keys(before)).not.toEqual(expect.arrayContaining(["sealed"]));
	const after = (await desk("PATCH", `/items/Lead/${id}`, { status: "called" })).json().data;
	expect(Date.parse(after.expires_at)).toBeGreaterThan(Date.parse(before.expires_at));
});

test("a backslash is an ordinary character", async () => {
	const note = { date: "2026-01-31", text: "\\ud800 \\u0000" };
	const id = await room.article(editor, { correction_log: [note] });
	expect((await editor("GET", `/items/news/${id}`)).json().data.correction_log).toEqual([note]);
});

test("staff can read facts, and nobody can write them", async () => {
	const { data } = (await editor("GET", "/items/colleges?limit=1&fields=*,state_slug.name&sort=slug")).json();
	expect(data[0].state_slug.name).toMatch(/\w/);
	expect(refusal(await admin("PATCH", `/items/colleges/${data[0].id}`, { name: "X" }))).toEqual(FORBIDDEN);
	const { data: counted } = (await editor("GET", "/items/cutoffs?aggregate[count]=*")).json();
	expect(Number(counted[0].count)).toBeGreaterThan(100_000);
});
