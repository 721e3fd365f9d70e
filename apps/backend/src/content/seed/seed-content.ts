import type { Menu } from "@uchit/contract/menu.ts";
import { createContent } from "#backend/content/items/content.ts";
import type { Content, Writing } from "#backend/content/items/types.ts";
import { inTransaction } from "#backend/content/items/writing/transaction.ts";
import { createOne } from "#backend/content/items/writing/writing.ts";
import { SYSTEM } from "#backend/content/permissions.ts";
import type { Database } from "#backend/db/client.ts";
import type { SeedArticle, SeedContent, SeedPage } from "./read-seed-content.ts";
import { readSeededBefore, type SeededBefore } from "./seeded-before.ts";

export type SeedCounts = { articles: number; pages: number; menus: number };

/** Keeps a picture among the files of the content system and gives its id. */
export type StorePicture = (picture: { bytes: Buffer; filename: string; title: string }) => Promise<string>;

/**
 * Brings the content that ships into the content system: once, piece by piece, as if an editor had published it. What was
 * ever there is left alone, also where it was edited or deleted since. A start that is killed goes on with the next one.
 */
export async function seedContent(
	db: Database,
	{ articles, pages, menus }: SeedContent,
	storePicture: StorePicture,
): Promise<SeedCounts> {
	const content = createContent({ db });
	const before = await readSeededBefore(db);
	const counts: SeedCounts = { articles: 0, pages: 0, menus: 0 };
	// One after the other: the order of their keys is the order of the folder on every machine.
	for (const page of pages) counts.pages += await seedPage(content, before, page);
	for (const article of articles) counts.articles += await seedArticle(content, before, { article, storePicture });
	if (!before.hasMenus) counts.menus = await seedMenus(content, menus);
	return counts;
}

async function seedPage(
	content: Content,
	before: SeededBefore,
	{ slug, words, publishedAt }: SeedPage,
): Promise<number> {
	const missing = words.filter(({ language }) => !before.hasPiece({ collection: "pages", slug, language }));
	if (missing.length === 0) return 0;
	await inTransaction(content, SYSTEM, async (writing) => {
		for (const { language, values } of missing) {
			const dates = { date_published: publishedAt, date_updated: publishedAt };
			await createOne(writing, "pages", { slug, language, status: "published", ...values, ...dates });
		}
	});
	return missing.length;
}

type ArticleParts = { article: SeedArticle; storePicture: StorePicture };

/** The languages of an article share its picture. */
async function seedArticle(
	content: Content,
	before: SeededBefore,
	{ article, storePicture }: ArticleParts,
): Promise<number> {
	const { slug, words } = article;
	const missing = words.filter(({ language }) => !before.hasPiece({ collection: "news", slug, language }));
	const [first] = missing;
	if (first === undefined) return 0;
	const picture = await storePicture({ bytes: article.picture, filename: `${slug}.png`, title: first.values.title });
	await inTransaction(content, SYSTEM, async (writing) => {
		for (const words of missing) await createOne(writing, "news", toNews(article, words, picture));
	});
	return missing.length;
}

function toNews(article: SeedArticle, { language, values }: SeedArticle["words"][number], picture: string) {
	const { alt, caption, ...text } = values;
	return {
		slug: article.slug,
		language,
		status: "published",
		...text,
		category: article.category,
		picture,
		picture_alt: alt,
		picture_caption: caption,
		related_colleges: article.relatedColleges,
		related_exams: article.relatedExams,
		computed_from: article.query,
		date_published: article.publishedAt,
		date_updated: article.publishedAt,
	};
}

function seedMenus(content: Content, menus: SeedContent["menus"]): Promise<number> {
	return inTransaction(content, SYSTEM, async (writing) => {
		let count = 0;
		for (const { place, menu } of menus) count += await seedMenu(writing, menu, { place });
		return count;
	});
}

type Under = { place: "header" | "footer"; parent?: number };

/** A row whose column is filled from the facts says so in its link: `fill:popular:1`. */
async function seedMenu(writing: Writing, menu: Menu, { place, parent }: Under): Promise<number> {
	let count = 0;
	for (const [index, { label, link, fill, children = [] }] of menu.entries()) {
		const target = fill === undefined ? (link ?? null) : `fill:${fill.rule}:${fill.category}`;
		const key = await createOne(writing, "menus", {
			status: "published",
			place,
			parent: parent ?? null,
			label: label.en,
			label_hi: label.hi,
			link: target,
			sort: index + 1,
		});
		count += 1 + (await seedMenu(writing, children, { place, parent: Number(key) }));
	}
	return count;
}
