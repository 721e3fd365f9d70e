import { readingMinutes } from "@uchit/text/reading-time.ts";
import * as z from "zod";
import { askContent, getFromContent, tryFetch } from "#app/platform/backend/content.server.ts";
import { type HtmlContext, toSafeHtml } from "#app/platform/backend/content-html.server.ts";
import { chooseTranslation, PUBLISHED_FILTER, type Translated } from "#app/platform/backend/content-items.server.ts";
import { type Drawings, listDrawings } from "#app/platform/backend/drawings.server.ts";
import { LANGUAGES, type Language } from "#app/platform/i18n/language.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import { type Article, type ArticleCard, type ArticleList, NEWS_PAGE_SIZE } from "./article-view.ts";
import type { NewsSearch } from "./search.ts";

export const CARD_FIELDS = [
	"slug",
	"language",
	"title",
	"summary",
	"category",
	"picture",
	"picture_alt",
	"date_published",
	"date_updated",
] as const;

export const ContentCard = z.object({
	slug: z.string(),
	language: z.enum(LANGUAGES),
	title: z.string(),
	summary: z.string().nullish(),
	category: z.string().nullish(),
	picture: z.string().nullish(),
	picture_alt: z.string().nullish(),
	date_published: z.string().nullish(),
	date_updated: z.string().nullish(),
});

const ARTICLE_FIELDS = [
	...CARD_FIELDS,
	"author",
	"body",
	"picture_caption",
	"related_colleges",
	"related_exams",
	"correction_log",
	"computed_from",
] as const;

const Slugs = z.array(z.string()).nullish();

export const ContentArticle = ContentCard.extend({
	author: z.string().nullish(),
	body: z.string().nullish(),
	picture_caption: z.string().nullish(),
	related_colleges: Slugs,
	related_exams: Slugs,
	correction_log: z.array(z.object({ date: z.string(), text: z.string() })).nullish(),
	computed_from: z.string().nullish(),
});

const Cards = z.object({ data: z.array(ContentCard), meta: z.object({ filter_count: z.number() }) });

/** Published articles of a language, newest first; undefined if the content system has no such collection. */
export async function searchArticles(
	request: RequestContext,
	language: Language,
	search: NewsSearch,
): Promise<ArticleList | undefined> {
	request.cacheTags.add("content:news");
	const [reply, drawings] = await Promise.all([
		getFromContent(request, listPath(language, search, NEWS_PAGE_SIZE), Cards),
		listDrawings(request),
	]);
	return reply && toList(reply, drawings);
}

/** For pages about something else: an outage only leaves the articles out. */
export async function tryArticles(
	request: RequestContext,
	language: Language,
	{ q = "", exam, limit }: { q?: string; exam?: string; limit: number },
): Promise<{ kind: "ok"; articles: ArticleList | undefined } | { kind: "away" }> {
	request.cacheTags.add("content:news");
	const path = listPath(language, { q, exam, page: 1, category: undefined }, limit);
	const reply = await tryFetch(request, "the newest articles cannot be read", askContent(request, path, Cards));
	if (reply.kind === "away") return reply;
	return { kind: "ok", articles: reply.value && toList(reply.value, await listDrawings(request)) };
}

function toList({ data, meta }: z.output<typeof Cards>, drawings: Drawings): ArticleList {
	return { items: data.map((card) => toCard(card, drawings)), total: meta.filter_count };
}

type ArticleQuery = NewsSearch & { exam?: string | undefined };

function listPath(language: Language, { category, q, exam, page }: ArticleQuery, limit: number): string {
	const filter: unknown[] = [PUBLISHED_FILTER, { language: { _eq: language } }, ...wordsOf(q).map(toContainsFilter)];
	if (category !== undefined) filter.push({ category: { _eq: category } });
	// Quoted, so that a slug does not match as the beginning of another.
	if (exam !== undefined) filter.push({ related_exams: { _contains: JSON.stringify(exam) } });
	return `/items/news?${new URLSearchParams({
		fields: CARD_FIELDS.join(","),
		filter: JSON.stringify({ _and: filter }),
		sort: "-date_published,-id",
		limit: String(limit),
		page: String(page),
		meta: "filter_count",
	})}`;
}

/** Further search words are ignored. */
const MAX_WORDS = 8;

function wordsOf(q: string): string[] {
	return [...new Set(q.split(/\s+/))].filter((word) => word !== "").slice(0, MAX_WORDS);
}

/** Directus's `search` matches several words as one phrase; readers mean each word. */
function toContainsFilter(word: string) {
	return { _or: (["title", "summary", "body"] as const).map((field) => ({ [field]: { _icontains: word } })) };
}

const Articles = z.object({ data: z.array(ContentArticle) });

/** An article in the page's language, else in its own. Undefined for an unknown slug, "absent" if the content system has no articles. */
export async function getArticle(
	request: RequestContext,
	slug: string,
	language: Language,
): Promise<Translated<Article> | "absent" | undefined> {
	request.cacheTags.add(`content:news:${slug}`);
	const reply = await getFromContent(
		request,
		`/items/news?${new URLSearchParams({
			fields: ARTICLE_FIELDS.join(","),
			filter: JSON.stringify({ _and: [PUBLISHED_FILTER, { slug: { _eq: slug } }] }),
			limit: String(LANGUAGES.length),
		})}`,
		Articles,
	);
	if (reply === undefined) return "absent";
	const chosen = chooseTranslation(reply.data, language);
	if (chosen === undefined) return undefined;
	const shownAt = { contentUrl: request.contentUrl, drawings: await listDrawings(request) };
	return { ...chosen, item: toArticle(chosen.item, shownAt, language) };
}

export async function listNewestArticles(request: RequestContext, language: Language): Promise<Article[] | undefined> {
	request.cacheTags.add("content:news");
	const reply = await getFromContent(
		request,
		`/items/news?${new URLSearchParams({
			fields: ARTICLE_FIELDS.join(","),
			filter: JSON.stringify({ _and: [PUBLISHED_FILTER, { language: { _eq: language } }] }),
			sort: "-date_published,-id",
			limit: "20",
		})}`,
		Articles,
	);
	const shownAt = { contentUrl: request.contentUrl, drawings: await listDrawings(request) };
	return reply?.data.map((article) => toArticle(article, shownAt, language));
}

export function toArticle(article: z.output<typeof ContentArticle>, shownAt: HtmlContext, language: Language): Article {
	const { draftToken, drawings } = shownAt;
	const body = toSafeHtml(article.body ?? "", { language, ...shownAt });
	const card = toCard(article, drawings);
	return {
		...card,
		picture: card.picture && { ...card.picture, ...(draftToken !== undefined && { draftToken }) },
		author: article.author ?? "",
		body,
		caption: article.picture_caption ?? undefined,
		minutes: readingMinutes(stripHtml(body)),
		corrections: (article.correction_log ?? []).toSorted((one, other) => other.date.localeCompare(one.date)),
		relatedColleges: article.related_colleges ?? [],
		relatedExams: article.related_exams ?? [],
		computedFrom: article.computed_from ?? undefined,
	};
}

export function toCard(card: z.output<typeof ContentCard>, drawings: Drawings): ArticleCard {
	const { slug, language, title, summary, category, picture, picture_alt, date_published, date_updated } = card;
	return {
		slug,
		language,
		title,
		summary: summary ?? "",
		category: category ?? undefined,
		picture: picture
			? {
					...{ id: picture, alt: picture_alt ?? "", isDrawing: drawings.has(picture) },
					focus: drawings.focus?.get(picture),
				}
			: undefined,
		publishedAt: date_published ?? undefined,
		updatedAt: date_updated ?? undefined,
	};
}

/** Block elements, which separate words: `<p>one</p><p>two</p>` is two words. */
const BLOCK =
	/^<\/?(?:address|article|aside|blockquote|br|d[dlt]|div|fig(?:caption|ure)|footer|form|h[1-6]|header|hr|li|main|nav|[ou]l|p|pre|section|t(?:able|body|d|foot|h|head|r))\b/i;

/**
 * A comment, a script or style with its content, or a tag, in this order. Unclosed ones end with the text, as in a browser, so a begun
 * match never fails and no input makes it slow.
 */
const MARKUP =
	/<!--[\s\S]*?(?:-->|$)|<(script|style)(?![^\s/>])[\s\S]*?(?:<\/\1(?![^\s/>])[^>]*(?:>|$)|$)|<[a-z/!?](?:"[^"]*"|'[^']*'|[^>])*(?:>|$)/gi;

/**
 * The text of HTML (spec 5), without tags, comments, scripts and styles, white space collapsed. Malformed tags go too; `1 < 2` stays.
 * Entities stay encoded, as decoding `&lt;b&gt;` would make a tag. Callers must escape the result.
 */
export function stripHtml(html: string): string {
	return html.replace(MARKUP, spaceFor).replace(/\s+/g, " ").trim();
}

/** Nothing within a word, else a space. A space also after `<`, which must not form a tag with what follows: `<<b>script>`. */
function spaceFor(markup: string, _element: string | undefined, offset: number, html: string): string {
	return BLOCK.test(markup) || html[offset - 1] === "<" ? " " : "";
}
