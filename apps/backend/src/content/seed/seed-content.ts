import { isDeepStrictEqual } from "node:util";
import type { Menu } from "@uchit/contract/menu.ts";
import { createContent } from "#backend/content/items/content.ts";
import type { Content, WriteContext } from "#backend/content/items/types.ts";
import { inTransaction } from "#backend/content/items/writing/transaction.ts";
import { createOne, deleteOne } from "#backend/content/items/writing/writing.ts";
import { SYSTEM } from "#backend/content/permissions.ts";
import type { Database } from "#backend/db/client.ts";
import { listStoredMenuRows, readSeededBefore, type SeededBefore } from "./queries/seeded-before.ts";
import { updateFromSeed } from "./queries/update-from-seed.ts";
import type { SeedArticle, SeedContent, SeedPage } from "./read-seed-content.ts";

export type SeedCounts = { articles: number; pages: number; menus: number };

export type StorePicture = (picture: { bytes: Buffer; filename: string; title: string }) => Promise<string>;

/**
 * Seeds the content system piece by piece, as if an editor had published it. Unedited pieces follow the seed; pieces
 * that a person edited or deleted are left alone. If a start is killed, the next one continues.
 */
export async function seedContent(
	db: Database,
	{ articles, pages, menus }: SeedContent,
	storePicture: StorePicture,
): Promise<SeedCounts> {
	const content = createContent({ db });
	const before = await readSeededBefore(db);
	const counts: SeedCounts = { articles: 0, pages: 0, menus: 0 };
	// In sequence: so their keys have the order of the folder on every machine.
	for (const page of pages) counts.pages += await seedPage(content, before, page);
	for (const article of articles) counts.articles += await seedArticle(content, before, { article, storePicture });
	counts.menus = await updateMenus(content, before, menus);
	return counts;
}

async function seedPage(
	content: Content,
	before: SeededBefore,
	{ slug, words, publishedAt }: SeedPage,
): Promise<number> {
	let count = 0;
	for (const { language, values } of words) {
		const known = before.find({ collection: "pages", slug, language });
		if (known !== undefined) {
			if (!known.isEdited) count += await updateFromSeed(content, { collection: "pages", item: known.item, values });
			continue;
		}
		const dates = { date_published: publishedAt, date_updated: publishedAt };
		const page = { slug, language, status: "published", ...values, ...dates };
		await inTransaction(content, SYSTEM, (context) => createOne(context, "pages", page));
		count += 1;
	}
	return count;
}

type ArticleParts = { article: SeedArticle; storePicture: StorePicture };

/** The languages of an article share its picture. */
async function seedArticle(
	content: Content,
	before: SeededBefore,
	{ article, storePicture }: ArticleParts,
): Promise<number> {
	const { slug, words } = article;
	const pieceOf = ({ language }: SeedArticle["words"][number]) => before.find({ collection: "news", slug, language });
	const missing = words.filter((words) => pieceOf(words) === undefined);
	let count = missing.length;
	for (const words of article.words) {
		const known = pieceOf(words);
		if (known === undefined || known.isEdited) continue;
		count += await updateFromSeed(content, { collection: "news", item: known.item, values: toWritten(article, words) });
	}
	const [first] = missing;
	if (first === undefined) return count;
	const picture = await storePicture({ bytes: article.picture, filename: `${slug}.png`, title: first.values.title });
	await inTransaction(content, SYSTEM, async (context) => {
		for (const words of missing) await createOne(context, "news", toNews(article, words, picture));
	});
	return count;
}

function toNews(article: SeedArticle, words: SeedArticle["words"][number], picture: string) {
	return {
		slug: article.slug,
		language: words.language,
		status: "published",
		...toWritten(article, words),
		picture,
		date_published: article.publishedAt,
		date_updated: article.publishedAt,
	};
}

function toWritten(article: SeedArticle, { values }: SeedArticle["words"][number]) {
	const { alt, caption, ...text } = values;
	return {
		...text,
		category: article.category,
		picture_alt: alt,
		picture_caption: caption,
		related_colleges: article.relatedColleges,
		related_exams: article.relatedExams,
		computed_from: article.query,
	};
}

/** Rows of a menu have no stable name for a newer version: unedited menus are replaced as a whole. */
async function updateMenus(
	content: Content,
	{ menus: state }: SeededBefore,
	menus: SeedContent["menus"],
): Promise<number> {
	if (state === "none") return seedMenus(content, menus);
	if (state === "edited") return 0;
	const stored = await listStoredMenuRows(content.db);
	const shown = stored.map(({ place, label, label_hi, link, sort }) => ({ place, label, label_hi, link, sort }));
	if (
		isDeepStrictEqual(
			shown,
			menus.flatMap(({ place, menu }) => listMenuRows(menu, place)),
		)
	)
		return 0;
	return inTransaction(content, SYSTEM, async (context) => {
		for (const { id } of stored.toReversed()) await deleteOne(context, { collection: "menus", key: id });
		return seedMenusIn(context, menus);
	});
}

function seedMenus(content: Content, menus: SeedContent["menus"]): Promise<number> {
	return inTransaction(content, SYSTEM, (context) => seedMenusIn(context, menus));
}

async function seedMenusIn(context: WriteContext, menus: SeedContent["menus"]): Promise<number> {
	let count = 0;
	for (const { place, menu } of menus) count += await seedMenu(context, menu, { place });
	return count;
}

type MenuParent = { place: "header" | "footer"; parent?: number };

async function seedMenu(context: WriteContext, menu: Menu, { place, parent }: MenuParent): Promise<number> {
	let count = 0;
	for (const [index, entry] of menu.entries()) {
		const row = { status: "published", parent: parent ?? null, ...toMenuRow(entry, place, index) };
		const key = await createOne(context, "menus", row);
		count += 1 + (await seedMenu(context, entry.children ?? [], { place, parent: Number(key) }));
	}
	return count;
}

function toMenuRow({ label, link, fill }: Menu[number], place: MenuParent["place"], index: number) {
	const target = fill === undefined ? (link ?? null) : `fill:${fill.rule}:${fill.category}`;
	return { place, label: label.en, label_hi: label.hi ?? null, link: target, sort: index + 1 };
}

function listMenuRows(menu: Menu, place: MenuParent["place"]): ReturnType<typeof toMenuRow>[] {
	return menu.flatMap((entry, index) => [toMenuRow(entry, place, index), ...listMenuRows(entry.children ?? [], place)]);
}
