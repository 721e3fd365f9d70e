import type { Language } from "#app/platform/i18n/language.ts";

type RouteTable = { routes: Record<string, { path?: string }> };

declare global {
	interface Window {
		__reactRouterManifest?: RouteTable;
	}
}

/**
 * Reduces the router's table to one language before it is read. The other language is another document, and matching both took half of
 * the router's time on a slow phone.
 */
export function rewriteRoutesForLanguage(language: Language, table = window.__reactRouterManifest): void {
	for (const route of Object.values(table?.routes ?? {})) {
		if (route.path) route.path = route.path.replace(/^hi\?\/?/, language === "hi" ? "hi/" : "");
	}
}
