import { afterAll, describe, expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";
import { startForeignContent } from "../../../../e2e/support/foreign-content.ts";

const QUERY = `{
	news { total items { slug title publishedAt } }
	blog_config { news_external_channel_icon news_external_channel_link }
	exams { slug }
}`;

const ARTICLE = { slug: "theirs", language: "en", title: "Theirs", date_published: "2026-11-20T10:00:00Z" };
const CONFIG = { news_external_channel_icon: "an-icon", news_external_channel_link: "https://channel.example/them" };

type Backend = ReturnType<typeof useBackend>;

const ask = async (backend: Backend, query = QUERY) => {
	const reply = await backend.app.inject({ url: "/v1/graphql", method: "POST", payload: { query } });
	return { status: reply.statusCode, headers: reply.headers, body: reply.json() };
};

describe("an outside content system at CONTENT_URL", async () => {
	const foreign = await startForeignContent({ news: [ARTICLE], blog_config: CONFIG });
	const backend = useBackend({ CONTENT_URL: `${foreign.address}/` });
	afterAll(foreign.stop);

	test("provides news and blog_config through Directus's API, published pieces only", async () => {
		const { body } = await ask(backend);
		expect(body.data).toMatchObject({
			news: { total: 1, items: [{ slug: "theirs", title: "Theirs", publishedAt: ARTICLE.date_published }] },
			blog_config: CONFIG,
		});
		expect(foreign.requests).toHaveLength(2);
		for (const line of foreign.requests) expect(line).toMatch(/^GET \/items\/(news|blog_config)\?/);
		expect(decodeURIComponent(foreign.requests.join())).toContain('"status":{"_eq":"published"}');
	});
});

describe("an empty content system", async () => {
	const foreign = await startForeignContent({});
	const backend = useBackend({ CONTENT_URL: foreign.address });
	afterAll(foreign.stop);

	test("leaves both null without an error", async () => {
		const { status, body } = await ask(backend);
		expect(status).toBe(200);
		expect(body.errors).toBeUndefined();
		expect(body.data).toMatchObject({ news: null, blog_config: null });
	});
});

describe("an unreachable content system", async () => {
	const foreign = await startForeignContent({});
	await foreign.stop();
	const backend = useBackend({ CONTENT_URL: foreign.address });

	test("fails only its own fields, each with an error", async () => {
		const { status, body } = await ask(backend);
		expect(status).toBe(200);
		expect(body.data.exams).toBeInstanceOf(Array);
		expect(body.data).toMatchObject({ news: null, blog_config: null });
		expect(body.errors).toHaveLength(2);
		expect(body.errors[0]).toMatchObject({
			message: "The content system did not answer /items/news.",
			path: ["news"],
			extensions: { status: 503 },
		});
	});

	test("is an outage if nothing else was requested", async () => {
		const { status, headers } = await ask(backend, "{ blog_config { news_external_channel_link } }");
		expect(status).toBe(503);
		expect(headers).toMatchObject({ "retry-after": "5", "content-type": "application/problem+json; charset=utf-8" });
	});
});
