import type { Translate } from "#app/platform/i18n/translate.ts";
import { type Article, wasUpdated } from "./article-view.ts";
import { authorName, isHouseAuthor } from "./author-name.ts";

type Where = { origin: string; address: string; siteName: string };

/** The schema.org data of an article. `Article` and not `NewsArticle`, because most explain and report no event. */
export function articleData(
	t: Translate,
	article: Article,
	{ origin, address, siteName }: Where,
): Readonly<Record<string, unknown>> {
	const { title, summary, language, publishedAt, updatedAt, author, picture } = article;
	const url = `${origin}${address}`;
	return {
		"@type": "Article",
		"@id": url,
		mainEntityOfPage: url,
		headline: title,
		description: summary,
		inLanguage: language,
		datePublished: publishedAt,
		dateModified: wasUpdated(article) ? updatedAt : publishedAt,
		author: { "@type": isHouseAuthor(author) ? "Organization" : "Person", name: authorName(t, author, siteName) },
		publisher: { "@type": "Organization", name: siteName, url: origin },
		image: picture && `${origin}/assets/${picture.id}`,
	};
}
