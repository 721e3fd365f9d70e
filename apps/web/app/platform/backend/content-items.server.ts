import * as z from "zod";
import { LANGUAGES, type Language } from "#app/platform/i18n/language.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import { getFromContent } from "./content.server.ts";

/** Always sent: our content system enforces it, but another one may be configured otherwise. */
export const PUBLISHED_FILTER = { status: { _eq: "published" } } as const;

export type Translated<Item> = { item: Item; languages: Language[] };

export function chooseTranslation<Item extends { language: Language }>(
	items: readonly Item[],
	language: Language,
): Translated<Item> | undefined {
	const languages = LANGUAGES.filter((each) => items.some((item) => item.language === each));
	const item = items.find((each) => each.language === language) ?? items.find((each) => each.language === languages[0]);
	return item && { item, languages };
}

export type PieceAddress = {
	slug: string;
	languages: Language[];
	changedOn: string | undefined;
};

const Slugs = z.object({
	data: z.array(
		z.object({
			slug: z.string(),
			language: z.enum(LANGUAGES),
			date_published: z.string().nullish(),
			date_updated: z.string().nullish(),
		}),
	),
});

/** Far below the sitemap's limit of 50,000 addresses per file. */
const MAX_ITEMS = 5_000;

/** Everything published in a collection, by slug; undefined if the content system does not have it. */
export async function listPieces(
	request: RequestContext,
	collection: "news" | "pages",
): Promise<PieceAddress[] | undefined> {
	request.cacheTags.add(`content:${collection}`);
	const query = new URLSearchParams({
		fields: "slug,language,date_published,date_updated",
		filter: JSON.stringify(PUBLISHED_FILTER),
		sort: "slug,language",
		limit: String(MAX_ITEMS),
	});
	const reply = await getFromContent(request, `/items/${collection}?${query}`, Slugs);
	if (reply === undefined) return undefined;
	const bySlug = Map.groupBy(reply.data, ({ slug }) => slug);
	return [...bySlug].map(([slug, items]) => ({
		slug,
		languages: LANGUAGES.filter((language) => items.some((item) => item.language === language)),
		changedOn: newestDay(
			items.map(({ date_updated: updated, date_published: published }) => (updated ?? published)?.slice(0, 10)),
		),
	}));
}

/** Undefined if no day is known. */
export function newestDay(days: readonly (string | undefined)[]): string | undefined {
	return days
		.filter((day) => day !== undefined)
		.toSorted()
		.at(-1);
}
