import { findNewsCategory } from "@uchit/contract/news.ts";
import { data, type LoaderFunctionArgs } from "react-router";
import { fillFigures } from "#app/live-figures/page.server.ts";
import { pathsIn } from "#app/paths.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { authorName } from "./author-name.ts";
import { listNewestArticles } from "./data.server.ts";
import { type Feed, toJsonFeed, toRss } from "./feeds.ts";

/** `/news/feed.xml` (RSS 2.0) and `/news/feed.json` (JSON Feed 1.1). */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
	const request = context.get(requestContext);
	const language = languageOf(url.pathname);
	const written = await listNewestArticles(request, language);
	if (written === undefined) throw data("No articles are offered here", { status: 404 });
	const articles = await Promise.all(
		written.map(async (article) => ({
			...article,
			body: await fillFigures(request, article.body, { page: language, text: language }),
		})),
	);
	const isXml = url.pathname.endsWith(".xml");
	const t = await translateFor(language);
	const paths = pathsIn(language);
	const feed: Feed = {
		title: t("site.title", { title: t("news.title"), siteName: request.siteName }),
		description: t("news.description"),
		language,
		page: url.origin + paths.news(),
		self: url.origin + paths.newsFeed(isXml ? "xml" : "json"),
		entries: articles.map((article) => {
			const category = findNewsCategory(article.category);
			return {
				address: url.origin + paths.article(article.slug),
				categoryName: category && t(`news.category.${category}`),
				authorName: authorName(t, article.author, request.siteName),
				article,
			};
		}),
	};
	const body = isXml ? toRss(feed) : toJsonFeed(feed);
	const type = isXml ? "application/rss+xml" : "application/feed+json";
	return new Response(body, { headers: { "content-type": `${type}; charset=utf-8` } });
}
