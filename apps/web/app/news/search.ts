import { NEWS_CATEGORIES, type NewsCategory } from "@uchit/contract/news.ts";
import { createAddressCodec, firstValueOf, oneOf, page, text } from "#app/platform/address-codec.ts";

export type NewsSearch = { category: NewsCategory | undefined; q: string; page: number };

export const { parse: parseNewsSearch, write: toNewsParams } = createAddressCodec<NewsSearch>({
	category: oneOf(NEWS_CATEGORIES, undefined, firstValueOf),
	q: text(),
	page: page(),
});
