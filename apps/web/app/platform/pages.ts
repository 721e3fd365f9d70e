import { PAGES } from "virtual:pages";
import { createPageFinder, rulesAt } from "./find-page.ts";
import { withoutLanguage } from "./i18n/language.ts";
import type { Namespace } from "./messages/en.ts";

const find = createPageFinder(PAGES);

export function pageAt(path: string) {
	return find(withoutLanguage(path));
}

export function namespacesOf({ pathname, search }: { pathname: string; search: string }): Namespace[] {
	const { namespaces = [], namespacesBy = {} } = pageAt(pathname)?.page ?? {};
	const parameters = new URLSearchParams(search);
	const more = Object.keys(namespacesBy).flatMap((name) => (parameters.has(name) ? (namespacesBy[name] ?? []) : []));
	return [...new Set<Namespace>(["shell", ...namespaces, ...more])];
}

export function isCounted(path: string): boolean {
	return rulesAt(find, withoutLanguage(path)).isCounted;
}
