import { HOUSE_AUTHOR } from "@uchit/contract/news.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";

/** The author as the page names them: the house in its own name and language, anybody else as written. */
export function authorName(t: Translate, author: string, siteName: string): string {
	return isHouse(author) ? t("article.editors", { siteName }) : author;
}

export function isHouse(author: string): boolean {
	return author === "" || author === HOUSE_AUTHOR;
}
