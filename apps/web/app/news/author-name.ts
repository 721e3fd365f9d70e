import { HOUSE_AUTHOR } from "@uchit/contract/news.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";

/** The house in its own name and the page's language; other authors as written. */
export function authorName(t: Translate, author: string, siteName: string): string {
	return isHouseAuthor(author) ? t("article.editors", { siteName }) : author;
}

export function isHouseAuthor(author: string): boolean {
	return author === "" || author === HOUSE_AUTHOR;
}
