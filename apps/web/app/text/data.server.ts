import * as z from "zod";
import { getFromContent } from "#app/platform/backend/content.server.ts";
import { type HtmlContext, toSafeHtml } from "#app/platform/backend/content-html.server.ts";
import { chooseTranslation, PUBLISHED_FILTER, type Translated } from "#app/platform/backend/content-items.server.ts";
import { listDrawings } from "#app/platform/backend/drawings.server.ts";
import { LANGUAGES, type Language } from "#app/platform/i18n/language.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import type { ContentPage } from "./content-page.ts";

const FIELDS = ["slug", "language", "title", "summary", "body", "date_published", "date_updated"] as const;

export const ContentPageItem = z.object({
	slug: z.string(),
	language: z.enum(LANGUAGES),
	title: z.string(),
	summary: z.string().nullish(),
	body: z.string().nullish(),
	date_published: z.string().nullish(),
	date_updated: z.string().nullish(),
});

const Pages = z.object({ data: z.array(ContentPageItem) });

/**
 * Falls back to the language that the page is written in; undefined if no published page has this slug (`landing-pages/ask-a-college` has
 * two parts), "absent" if the content system offers none at all.
 */
export async function getPage(
	request: RequestContext,
	slug: string,
	language: Language,
): Promise<Translated<ContentPage> | "absent" | undefined> {
	request.cacheTags.add(`content:pages:${slug}`);
	const query = new URLSearchParams({
		fields: FIELDS.join(","),
		filter: JSON.stringify({ _and: [PUBLISHED_FILTER, { slug: { _eq: slug } }] }),
		limit: String(LANGUAGES.length),
	});
	const reply = await getFromContent(request, `/items/pages?${query}`, Pages);
	if (reply === undefined) return "absent";
	const chosen = chooseTranslation(reply.data, language);
	if (chosen === undefined) return undefined;
	const shownAt = { contentUrl: request.contentUrl, drawings: await listDrawings(request) };
	return { ...chosen, item: toPage(chosen.item, shownAt, language) };
}

export function toPage(item: z.output<typeof ContentPageItem>, shownAt: HtmlContext, language: Language): ContentPage {
	return {
		slug: item.slug,
		language: item.language,
		title: item.title,
		summary: item.summary ?? "",
		body: toSafeHtml(item.body ?? "", { language, ...shownAt }),
		updatedAt: item.date_updated ?? item.date_published ?? undefined,
	};
}
