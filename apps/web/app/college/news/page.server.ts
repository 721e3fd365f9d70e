import { data } from "react-router";
import * as z from "zod";
import type { ArticleCard } from "#app/news/article-view.ts";
import { CARD_FIELDS, ContentCard, toCard } from "#app/news/data.server.ts";
import { askContent, getFromContent, tryFetch } from "#app/platform/backend/content.server.ts";
import { chooseTranslation, PUBLISHED_FILTER } from "#app/platform/backend/content-items.server.ts";
import { listDrawings } from "#app/platform/backend/drawings.server.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { RequestContext } from "#app/platform/request-context.ts";

const RelatedArticles = z.object({
	data: z.array(ContentCard.extend({ related_colleges: z.array(z.string()).nullish() })),
});
type RelatedArticles = z.output<typeof RelatedArticles>["data"];

/**
 * Every college page needs the articles, so all are read at once and cached until a change. Directus cannot filter by a slug in this
 * list.
 */
const PATH = `/items/news?${new URLSearchParams({
	fields: [...CARD_FIELDS, "related_colleges"].join(","),
	filter: JSON.stringify({ _and: [PUBLISHED_FILTER, { related_colleges: { _nnull: true } }] }),
	sort: "-date_published,-id",
	limit: "2000",
})}`;

/** Slugs of the articles about a college. Empty on failure, as the page works without them. */
export async function listArticleSlugsOf(request: RequestContext, slug: string): Promise<string[]> {
	request.cacheTags.add(tagOf(slug));
	const response = askContent(request, PATH, RelatedArticles, { remembered: true });
	const reply = await tryFetch(request, "the articles about colleges cannot be read", response);
	return reply.kind === "away" ? [] : [...groupBySlug(reply.value?.data ?? [], slug).keys()];
}

export async function listNewsOf(request: RequestContext, slug: string, language: Language): Promise<ArticleCard[]> {
	request.cacheTags.add(tagOf(slug));
	const [reply, drawings] = await Promise.all([getFromContent(request, PATH, RelatedArticles), listDrawings(request)]);
	if (reply === undefined) throw data("No articles are offered", { status: 404 });
	return [...groupBySlug(reply.data, slug).values()].flatMap((translations) => {
		const chosen = chooseTranslation(translations, language);
		return chosen === undefined ? [] : [toCard(chosen.item, drawings)];
	});
}

function tagOf(slug: string): string {
	return `news-of:${slug}`;
}

function groupBySlug(articles: RelatedArticles, college: string): Map<string, RelatedArticles> {
	return Map.groupBy(
		articles.filter(({ related_colleges: slugs }) => slugs?.includes(college)),
		({ slug }) => slug,
	);
}
