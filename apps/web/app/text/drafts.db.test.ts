import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loader as loadSitemap } from "#app/crawl/sitemap-file.ts";
import { getArticle, searchArticles, tryArticles } from "#app/news/data.server.ts";
import { loader as loadFeed } from "#app/news/feed.ts";
import { listPieces } from "#app/platform/backend/content-items.server.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { findRedirect } from "#app/shell/redirects.server.ts";
import { TRIAL_KEY, trialRequest } from "#app/testing/trial-request.ts";
import { createContent } from "../../../backend/src/content/items/content.ts";
import { inTransaction } from "../../../backend/src/content/items/writing/transaction.ts";
import { createOne, updateOne } from "../../../backend/src/content/items/writing/writing.ts";
import { SYSTEM } from "../../../backend/src/content/permissions.ts";
import { tokens } from "../../../backend/src/platform/signed-token.ts";
import { useBackend as withBackend } from "../../../backend/src/testing/backend.ts";
import { getPage } from "./data.server.ts";
import { getPreview } from "./preview-page.server.ts";

const backend = withBackend({ BACKEND_KEY: TRIAL_KEY });
const STATUSES = ["draft", "in_review", "archived", "published"] as const;
const WORD = `zyxword${process.pid}`;
const slugOf = (status: string) => `seen-${status.replace("_", "-")}-${process.pid}`;
const PUBLISHED = slugOf("published");

let url = "";
beforeAll(async () => {
	url = await backend.app.listen({ port: 0, host: "127.0.0.1" });
	await inTransaction(createContent({ db: backend.db }), SYSTEM, async (writing) => {
		for (const status of STATUSES) {
			const piece = {
				slug: slugOf(status),
				status,
				language: "en",
				title: WORD,
				summary: WORD,
				body: `<p>${WORD}</p>`,
			};
			await createOne(writing, "news", piece);
			await createOne(writing, "pages", piece);
		}
	});
});
afterAll(async () => {
	for (const table of ["news", "pages"])
		await backend.db.$client.query(`DELETE FROM ${table} WHERE slug LIKE 'seen-%'`);
	await backend.db.$client.query("DELETE FROM redirects WHERE from_path LIKE '/news/seen-%'");
});

const ask = () => trialRequest(url, { backend: { url, key: TRIAL_KEY } });

async function load(loader: typeof loadFeed, path: string, params: Record<string, string> = {}): Promise<string> {
	const context = new RouterContextProvider(new Map([[requestContext, ask()]]));
	const address = new URL(path, "https://uchit.example");
	const response = await loader({ context, params, url: address, request: new Request(address), pattern: path });
	return response.text();
}

test("the page of an article or a text exists only while it is published", async () => {
	for (const status of STATUSES) {
		const expected = status === "published";
		expect((await getArticle(ask(), slugOf(status), "en")) !== undefined, status).toBe(expected);
		expect((await getPage(ask(), slugOf(status), "en")) !== undefined, status).toBe(expected);
	}
});

test("list, search and home page show and count only the published article", async () => {
	const found = await searchArticles(ask(), "en", { category: undefined, q: WORD, page: 1 });
	expect(found).toMatchObject({ total: 1, items: [{ slug: PUBLISHED }] });
	expect(await tryArticles(ask(), "en", { q: WORD, limit: 10 })).toMatchObject({ articles: { total: 1 } });
});

test.each(["/news/feed.xml", "/news/feed.json"])("%s contains only the published article", async (path) => {
	const feed = await load(loadFeed, path);
	expect([...new Set(feed.match(/seen-[a-z-]+-\d+/g))]).toEqual([PUBLISHED]);
});

test("the sitemap names only the published articles", async () => {
	const map = await load(loadSitemap, "/sitemaps/texts.xml", { file: "texts.xml" });
	expect([...new Set(map.match(/seen-[a-z-]+-\d+/g))]).toEqual([PUBLISHED]);
	const slugs = (await listPieces(ask(), "pages"))?.map(({ slug }) => slug) ?? [];
	expect(slugs.filter((slug) => slug.startsWith("seen-"))).toEqual([PUBLISHED]);
});

test("a withdrawn article is gone, and a changed address redirects from the old one", async () => {
	const content = createContent({ db: backend.db });
	const create = (slug: string) =>
		inTransaction(content, SYSTEM, (writing) =>
			createOne(writing, "news", { slug, status: "published", title: "x", language: "en" }),
		);
	const back = await create(`seen-back-${process.pid}`);
	const moved = await create(`seen-old-${process.pid}`);
	await inTransaction(content, SYSTEM, async (writing) => {
		await updateOne(writing, { collection: "news", key: back }, { status: "draft" });
		await updateOne(writing, { collection: "news", key: moved }, { slug: `seen-new-${process.pid}` });
	});
	expect(await getArticle(ask(), `seen-back-${process.pid}`, "en")).toBeUndefined();
	expect(await findRedirect(ask(), `/news/seen-old-${process.pid}`)).toMatchObject({
		to: `/news/seen-new-${process.pid}`,
	});
});

test("an editor's link shows a draft only until its signature expires, and no other link does", async () => {
	const id = await inTransaction(createContent({ db: backend.db }), SYSTEM, (writing) =>
		createOne(writing, "news", { slug: `seen-preview-${process.pid}`, status: "draft", title: WORD, language: "hi" }),
	);
	const link = (seconds: number, secret = backend.env.CONTENT_SECRET) =>
		tokens.preview.sign(secret, { collection: "news", id: Number(id) }, { seconds });
	expect(await getPreview(ask(), await link(60), "en")).toMatchObject({
		kind: "article",
		article: { title: WORD, language: "hi" },
	});
	expect(await getPreview(ask(), await link(-1), "en")).toBeUndefined();
	expect(await getPreview(ask(), await link(60, "another secret of at least 32 characters"), "en")).toBeUndefined();
	expect(await getPreview(ask(), "nonsense", "en")).toBeUndefined();
});
