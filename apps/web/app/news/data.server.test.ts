import { expect, test } from "vitest";
import { listPieces } from "#app/platform/backend/content-items.server.ts";
import { startServer, trialRequest } from "#app/testing/trial-request.ts";
import { getPage } from "#app/text/data.server.ts";
import { getArticle, listNewestArticles, searchArticles, tryArticles } from "./data.server.ts";

const ALL_ARTICLES = { category: undefined, q: "", page: 1 } as const;
const ROW = {
	slug: "rounds",
	language: "en",
	title: "Rounds",
	body: "<p>x</p>",
	date_published: "2026-11-21T00:30:00Z",
};

const FOCUSED = { id: "photo", width: 800, height: 400, focal_point_x: 790, focal_point_y: 210 };

async function startContent(rows: readonly object[]) {
	const seen: URL[] = [];
	const url = await startServer((request, reply) => {
		const address = new URL(request.url ?? "", "http://content.example");
		const isOfFiles = address.pathname === "/files";
		if (!isOfFiles) seen.push(address);
		reply.setHeader("content-type", "application/json");
		const files = address.search.includes("svg") ? [{ id: "drawing" }] : [FOCUSED];
		reply.end(JSON.stringify({ data: isOfFiles ? files : rows, meta: { filter_count: rows.length } }));
	});
	return { request: trialRequest(url), seen };
}

test("every query for articles selects published ones only", async () => {
	const { request, seen } = await startContent([ROW]);
	await searchArticles(request, "en", ALL_ARTICLES);
	await tryArticles(request, "en", { limit: 3 });
	await getArticle(request, "rounds", "en");
	await listNewestArticles(request, "en");
	await listPieces(request, "news");
	await listPieces(request, "pages");
	await getPage(request, "about-us", "en");
	expect(seen).toHaveLength(7);
	for (const { searchParams } of seen) expect(searchParams.get("filter")).toContain('{"status":{"_eq":"published"}}');
});

test("queries use only parameters that Directus supports", async () => {
	const { request, seen } = await startContent([ROW]);
	await searchArticles(request, "hi", { category: "money", q: "fees", page: 2 });
	await getArticle(request, "rounds", "en");
	await listPieces(request, "pages");
	const offered = ["fields", "filter", "sort", "limit", "page", "meta"];
	for (const { pathname, searchParams } of seen) {
		expect(pathname).toMatch(/^\/items\/(news|pages)$/);
		expect([...searchParams.keys()].filter((key) => !offered.includes(key))).toEqual([]);
	}
	expect(Object.fromEntries(seen[0]?.searchParams ?? [])).toMatchObject({ page: "2", limit: "12" });
});

test("an SVG is served from its own address, as an article's picture and in the text of an article or page", async () => {
	const body = '<img src="/assets/drawing" alt="a"><img src="/assets/photo" alt="b">';
	const { request } = await startContent([
		{ ...ROW, picture: "drawing", body },
		{ ...ROW, language: "hi", picture: "photo" },
	]);
	const list = await searchArticles(request, "en", ALL_ARTICLES);
	expect(list?.items.map(({ picture }) => picture?.isDrawing)).toEqual([true, false]);
	const [article] = (await listNewestArticles(request, "en")) ?? [];
	const page = await getPage(request, "about-us", "en");
	for (const text of [article?.body, page !== "absent" ? page?.item.body : undefined]) {
		expect(text).toContain('<img alt="a" src="/assets/drawing" loading="lazy" />');
		expect(text).toContain('<img alt="b" src="/_next/image?url=%2Fassets%2Fphoto');
	}
});

test("the focal point of a cropped picture is given in quarters; other pictures have no focal point", async () => {
	const { request } = await startContent([
		{ ...ROW, picture: "photo" },
		{ ...ROW, picture: "drawing" },
	]);
	const list = await searchArticles(request, "en", ALL_ARTICLES);
	expect(list?.items.map(({ picture }) => picture?.focus)).toEqual([{ x: 4, y: 2 }, undefined]);
});

test("a list is tagged with all articles, an article with itself, and both with their pictures", async () => {
	const list = await startContent([ROW]);
	await searchArticles(list.request, "en", ALL_ARTICLES);
	expect([...list.request.cacheTags]).toEqual(["content:news", "content:directus_files"]);
	const one = await startContent([ROW]);
	await getArticle(one.request, "rounds", "en");
	expect([...one.request.cacheTags]).toEqual(["content:news:rounds", "content:directus_files"]);
});

test("an article appears in the page's language, or else in the language it is written in", async () => {
	const both = await startContent([ROW, { ...ROW, language: "hi", title: "राउंड" }]);
	expect(await getArticle(both.request, "rounds", "hi")).toMatchObject({
		item: { title: "राउंड" },
		languages: ["en", "hi"],
	});
	const english = await startContent([ROW]);
	expect(await getArticle(english.request, "rounds", "hi")).toMatchObject({
		item: { language: "en" },
		languages: ["en"],
	});
});

test("a missing article differs from a content system without articles", async () => {
	expect(await getArticle((await startContent([])).request, "rounds", "en")).toBeUndefined();
	const bare = trialRequest(await startServer((_incoming, reply) => reply.writeHead(403).end("{}")));
	expect(await getArticle(bare, "rounds", "en")).toBe("absent");
	expect(await searchArticles(bare, "en", ALL_ARTICLES)).toBeUndefined();
	expect(await listPieces(bare, "news")).toBeUndefined();
});

test("a page on another subject renders without the articles during an outage, and reports it", async () => {
	const request = trialRequest(await startServer((_incoming, reply) => reply.writeHead(503).end("away")));
	expect(await tryArticles(request, "en", { limit: 3 })).toEqual({ kind: "away" });
	expect(request.quiet).toEqual(["the newest articles cannot be read"]);
	await expect(searchArticles(request, "en", ALL_ARTICLES)).rejects.toMatchObject({ init: { status: 503 } });
});

test("the search looks for each word separately in title, summary and text", async () => {
	const { request, seen } = await startContent([]);
	await searchArticles(request, "en", { ...ALL_ARTICLES, q: "JoSAA  rounds" });
	const filter = seen[0]?.searchParams.get("filter") ?? "";
	for (const word of ["JoSAA", "rounds"]) {
		for (const field of ["title", "summary", "body"]) expect(filter).toContain(`{"${field}":{"_icontains":"${word}"}}`);
	}
});
