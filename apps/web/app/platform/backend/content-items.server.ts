import * as z from "zod";
import { LANGUAGES, type Language } from "#app/platform/i18n/language.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import { getFromContent } from "./content.server.ts";

/**
 * The public sees nothing else in our content system; in a foreign one this depends on how somebody set it up, so it is
 * always asked for.
 */
export const PUBLISHED = { status: { _eq: "published" } } as const;

/** A piece with the languages in which it is published. */
export type Translated<Item> = { item: Item; languages: Language[] };

/** The piece in a language, or else in the first that it is written in. */
export function choose<Item extends { language: Language }>(
	items: readonly Item[],
	language: Language,
): Translated<Item> | undefined {
	const languages = LANGUAGES.filter((each) => items.some((item) => item.language === each));
	const item = items.find((each) => each.language === language) ?? items.find((each) => each.language === languages[0]);
	return item && { item, languages };
}

/** An address of a piece and the languages in which it answers there. */
export type PieceAddress = {
	slug: string;
	languages: Language[];
	/** The day of its last change, as the content system says it. */
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

/** A map of a site may name 50,000 addresses in a file; far fewer are ever written. */
const MOST = 5_000;

/** Everything published in a collection, by slug; undefined when the content system does not offer it. */
export async function listPieces(
	request: RequestContext,
	collection: "news" | "pages",
): Promise<PieceAddress[] | undefined> {
	request.cacheTags.add(`content:${collection}`);
	const query = new URLSearchParams({
		fields: "slug,language,date_published,date_updated",
		filter: JSON.stringify(PUBLISHED),
		sort: "slug,language",
		limit: String(MOST),
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

/** The latest of some days; undefined of none. */
export function newestDay(days: readonly (string | undefined)[]): string | undefined {
	return days
		.filter((day) => day !== undefined)
		.toSorted()
		.at(-1);
}
