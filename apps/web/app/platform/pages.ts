import { PAGES } from "virtual:pages";
import { createPageFinder, rulesAt } from "./find-page.ts";
import { withoutLanguage } from "./i18n/language.ts";
import type { Namespace } from "./messages/en.ts";

const find = createPageFinder(PAGES);

/** The page at a path, in whichever language, with what its address says. */
export function pageAt(path: string) {
	return find(withoutLanguage(path));
}

/** The messages that the page at this path says; first those that come with every page. */
export function namespacesOf(path: string): Namespace[] {
	return ["shell", ...(pageAt(path)?.page.namespaces ?? [])];
}

/** Whether visits of the page at this path may be counted. */
export function isCounted(path: string): boolean {
	return rulesAt(find, withoutLanguage(path)).isCounted;
}
