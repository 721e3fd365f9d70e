import type { Translate } from "#app/i18n/translate.ts";

/** What stands as the author of a text that no single person signs. */
const HOUSE = "Uchit editors";

/** The author as the page names them: the house in its own name and language, anybody else as written. */
export function authorName(t: Translate, author: string, siteName: string): string {
	return isHouse(author) ? t("article.editors", { siteName }) : author;
}

export function isHouse(author: string): boolean {
	return author === "" || author === HOUSE;
}
