import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Menu, Menu as MenuSchema } from "@uchit/contract/menu.ts";
import { NEWS_CATEGORIES, type NewsCategory } from "@uchit/contract/news.ts";
import * as z from "zod";

type Piece<Words> = {
	slug: string;
	/** An ISO time. */
	publishedAt: string;
	words: { language: "en" | "hi"; values: Words }[];
};

type Text = { title: string; summary: string; body: string };

export type SeedPage = Piece<Text>;

export type SeedArticle = Piece<Text & { alt: string; caption: string | null }> & {
	category: NewsCategory;
	relatedColleges: string[];
	relatedExams: string[];
	query: string | null;
	picture: Buffer;
};

export type SeedContent = {
	articles: SeedArticle[];
	pages: SeedPage[];
	menus: { place: "header" | "footer"; menu: Menu }[];
};

export class BadSeedContent extends Error {
	override name = "BadSeedContent";
}

/** Reads the folder `content`: `news/<slug>`, `pages/<slug>`, `menus`. @throws BadSeedContent */
export function readSeedContent(folder: string): SeedContent {
	return {
		articles: listFolders(join(folder, "news"), "article.json").map((path) => readArticle(folder, path)),
		pages: listFolders(join(folder, "pages"), "page.json").map((path) => readPage(folder, path)),
		menus: (["header", "footer"] as const).map((place) => ({
			place,
			menu: parseFile(join(folder, "menus", `${place}.json`), MenuSchema),
		})),
	};
}

const Words = z.object({ en: z.string().min(1), hi: z.string().min(1).optional() });

const ArticleFile = z.object({
	slug: z.string(),
	category: z.enum(NEWS_CATEGORIES),
	title: Words,
	summary: Words,
	pictureAlt: Words,
	pictureCaption: Words.optional(),
	relatedColleges: z.array(z.string()),
	relatedExams: z.array(z.string()),
	datePublished: z.iso.date(),
});

function readArticle(folder: string, path: string): SeedArticle {
	const file = parseFile(join(path, "article.json"), ArticleFile);
	checkSlug(join(folder, "news"), path, file.slug);
	const { slug, category, relatedColleges, relatedExams, datePublished } = file;
	return {
		slug,
		category,
		relatedColleges,
		relatedExams,
		publishedAt: toTime(datePublished),
		query: readIfThere(join(path, "query.sql")) ?? null,
		picture: readBytes(join(path, "picture.png")),
		words: readWords(path, (language) => ({
			title: requireText(file.title, language, path),
			summary: requireText(file.summary, language, path),
			alt: requireText(file.pictureAlt, language, path),
			caption: file.pictureCaption === undefined ? null : requireText(file.pictureCaption, language, path),
		})),
	};
}

const PageFile = z.object({ slug: z.string(), title: Words, summary: Words, datePublished: z.iso.date() });

function readPage(folder: string, path: string): SeedPage {
	const file = parseFile(join(path, "page.json"), PageFile);
	checkSlug(join(folder, "pages"), path, file.slug);
	return {
		slug: file.slug,
		publishedAt: toTime(file.datePublished),
		words: readWords(path, (language) => ({
			title: requireText(file.title, language, path),
			summary: requireText(file.summary, language, path),
		})),
	};
}

/** Returns the morning of a day in India, which is the same day in UTC. */
export function toTime(day: string): string {
	return `${day}T06:00:00+05:30`;
}

function readWords<Values>(path: string, valuesIn: (language: "en" | "hi") => Values) {
	return (["en", "hi"] as const).flatMap((language) => {
		const body = readIfThere(join(path, `${language}.html`));
		return body === undefined ? [] : [{ language, values: { ...valuesIn(language), body } }];
	});
}

function requireText(words: z.output<typeof Words>, language: "en" | "hi", path: string): string {
	const text = words[language];
	if (text === undefined) throw new BadSeedContent(`${path}: has a text in ${language}, but not all of its words`);
	return text;
}

function checkSlug(folder: string, path: string, slug: string): void {
	if (join(folder, slug) !== path) throw new BadSeedContent(`${path}: its slug is ${slug}, but its folder is not`);
}

/** Lists the folders with a file of this name, at any depth: a page's slug may have several parts. */
function listFolders(folder: string, file: string): string[] {
	if (!existsSync(folder)) return [];
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && entry.name === file)
		.map((entry) => entry.parentPath)
		.sort();
}

export function parseFile<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> {
	try {
		return schema.parse(JSON.parse(readBytes(path).toString("utf8")));
	} catch (cause) {
		if (cause instanceof BadSeedContent) throw cause;
		throw new BadSeedContent(`${path}: ${cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause)}`);
	}
}

function readIfThere(path: string): string | undefined {
	return existsSync(path) ? readFileSync(path, "utf8").trim() : undefined;
}

function readBytes(path: string): Buffer {
	if (!existsSync(path)) throw new BadSeedContent(`${path}: is not there`);
	return readFileSync(path);
}
