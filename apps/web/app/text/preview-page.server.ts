import * as z from "zod";
import { fillFigures } from "#app/live-figures/page.server.ts";
import type { Article } from "#app/news/article-view.ts";
import { ContentArticle, toArticle } from "#app/news/data.server.ts";
import { getFromContent } from "#app/platform/backend/content.server.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import type { ContentPage } from "./content-page.ts";
import { ContentPageItem, toPage } from "./data.server.ts";

const Preview = z.object({
	data: z.discriminatedUnion("collection", [
		z.object({ collection: z.literal("news"), item: ContentArticle }),
		z.object({ collection: z.literal("pages"), item: ContentPageItem }),
	]),
});

export type Previewed = { kind: "article"; article: Article } | { kind: "page"; page: ContentPage };

/**
 * Reads the piece behind an editor's signed, short-lived link; undefined if the link is invalid or expired, or the content system is not
 * ours: Directus lacks this one call.
 */
export async function getPreview(
	request: RequestContext,
	token: string,
	language: Language,
): Promise<Previewed | undefined> {
	const reply = await getFromContent(request, `/content/preview/${encodeURIComponent(token)}`, Preview);
	if (reply === undefined) return undefined;
	const { data } = reply;
	const shownAt = { contentUrl: request.contentUrl, draftToken: token, drawings: new Set<string>() };
	const filled = async <Text extends { body: string; language: Language }>(text: Text): Promise<Text> => ({
		...text,
		body: await fillFigures(request, text.body, { page: language, text: text.language }),
	});
	return data.collection === "news"
		? { kind: "article", article: await filled(toArticle(data.item, shownAt, language)) }
		: { kind: "page", page: await filled(toPage(data.item, shownAt, language)) };
}
