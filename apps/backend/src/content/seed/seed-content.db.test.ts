import { mkdtempSync, rmSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { createContent } from "#backend/content/items/content.ts";
import { inTransaction } from "#backend/content/items/writing/transaction.ts";
import { deleteOne, updateOne } from "#backend/content/items/writing/writing.ts";
import { anAdmin } from "#backend/content/testing/admin.ts";
import { useBackend } from "#backend/testing/backend.ts";
import { createPictureStore } from "./main.ts";
import type { SeedArticle, SeedContent } from "./read-seed-content.ts";
import { seedContent } from "./seed-content.ts";

const backend = useBackend();
const directory = mkdtempSync(join(tmpdir(), "uchit-files-"));
afterAll(async () => {
	await backend.db.execute(sql`DELETE FROM news WHERE slug LIKE 'shipped-%' OR slug = 'another-name'`);
	await backend.db.execute(sql`DELETE FROM files WHERE filename_download LIKE 'shipped-%'`);
	rmSync(directory, { recursive: true });
});

const PICTURE = await sharp({ create: { width: 16, height: 9, channels: 3, background: "#fff" } })
	.png()
	.toBuffer();

function article(slug: string, changes: Partial<SeedArticle> = {}): SeedArticle {
	const text = { title: slug, summary: "s", body: "<p>first<script>x</script></p>", alt: "white", caption: null };
	return {
		slug,
		publishedAt: "2026-11-21T06:00:00+05:30",
		category: "data",
		relatedColleges: [],
		relatedExams: ["neet"],
		query: "SELECT 1",
		picture: PICTURE,
		words: [
			{ language: "en", values: text },
			{ language: "hi", values: { ...text, title: "लेख" } },
		],
		...changes,
	};
}

const seed = (content: Partial<SeedContent>) =>
	seedContent(
		backend.db,
		{ articles: [], pages: [], menus: [], ...content },
		createPictureStore(backend.db, directory),
	);

type Row = Record<string, unknown>;
async function rowsOf(slug: string): Promise<Row[]> {
	const { rows } = await backend.db.execute<Row>(sql`SELECT * FROM news WHERE slug = ${slug} ORDER BY language`);
	return rows;
}

test("an article ships once, published on its own day, in both languages with one picture", async () => {
	const slug = `shipped-once-${process.pid}`;
	expect(await seed({ articles: [article(slug)] })).toMatchObject({ articles: 2 });
	const [english, hindi] = await rowsOf(slug);
	expect(english).toMatchObject({
		status: "published",
		body: "<p>first</p>",
		computed_from: "SELECT 1",
		picture_alt: "white",
	});
	expect(hindi).toMatchObject({ title: "लेख", picture: english?.picture });
	expect(new Date(String(english?.date_published)).toISOString()).toBe("2026-11-21T00:30:00.000Z");
	expect(english?.date_updated).toEqual(english?.date_published);
	expect(await readdir(directory)).toContain(String(english?.picture));
	expect(await seed({ articles: [article(slug)] })).toMatchObject({ articles: 0 });
	expect(await rowsOf(slug)).toHaveLength(2);
});

test("an editor's change, rename or deletion of a shipped piece stays", async () => {
	const pieces = [`shipped-changed-${process.pid}`, `shipped-renamed-${process.pid}`, `shipped-deleted-${process.pid}`];
	const articles = pieces.map((slug) => article(slug, { words: article(slug).words.slice(0, 1) }));
	await seed({ articles });
	const keys = await Promise.all(pieces.map(async (slug) => Number((await rowsOf(slug))[0]?.id)));
	const [changed = 0, renamed = 0, deleted = 0] = keys;
	await inTransaction(createContent({ db: backend.db }), await anAdmin(backend.db), async (writing) => {
		await updateOne(writing, { collection: "news", key: changed }, { title: "Better" });
		await updateOne(writing, { collection: "news", key: renamed }, { slug: "another-name" });
		await deleteOne(writing, { collection: "news", key: deleted });
	});
	expect(await seed({ articles })).toMatchObject({ articles: 0 });
	expect(await rowsOf(`shipped-changed-${process.pid}`)).toMatchObject([{ title: "Better" }]);
	expect(await rowsOf(`shipped-renamed-${process.pid}`)).toEqual([]);
	expect(await rowsOf(`shipped-deleted-${process.pid}`)).toEqual([]);
});

test("an unedited piece follows the shipped version", async () => {
	const slug = `shipped-newer-${process.pid}`;
	await seed({ articles: [article(slug)] });
	const newer = article(slug, { category: "rankings" });
	for (const { values } of newer.words) values.body = "<p>second</p>";
	expect(await seed({ articles: [newer] })).toMatchObject({ articles: 2 });
	expect(await rowsOf(slug)).toMatchObject([{ body: "<p>second</p>" }, { body: "<p>second</p>" }]);
	expect(await seed({ articles: [newer] })).toMatchObject({ articles: 0 });
});

test("a language written later is added to the article", async () => {
	const whole = article(`shipped-later-${process.pid}`);
	expect(await seed({ articles: [{ ...whole, words: whole.words.slice(0, 1) }] })).toMatchObject({ articles: 1 });
	expect(await seed({ articles: [whole] })).toMatchObject({ articles: 1 });
	expect((await rowsOf(`shipped-later-${process.pid}`)).map(({ language }) => language)).toEqual(["en", "hi"]);
});

test("the next load completes an interrupted one, and leaves no half article", async () => {
	const slug = `shipped-after-all-${process.pid}`;
	const bad = article(slug, {
		words: [
			...article(slug).words.slice(0, 1),
			{ language: "hi", values: { title: "", summary: "", body: "", alt: "", caption: null } },
		],
	});
	await expect(seed({ articles: [bad] })).rejects.toThrow();
	expect(await rowsOf(slug)).toEqual([]);
	expect(await seed({ articles: [article(slug)] })).toMatchObject({ articles: 2 });
});
