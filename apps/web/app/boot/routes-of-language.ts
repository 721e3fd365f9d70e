import type { Language } from "#app/platform/i18n/language.ts";

type RouteTable = { routes: Record<string, { path?: string }> };

declare global {
	interface Window {
		__reactRouterManifest?: RouteTable;
	}
}

/**
 * Writes the routes of one language alone into the router's table, before the router reads it. It tries `hi?/colleges` as two routes,
 * and the other language is another document: half of the router's work on a slow phone was for routes that no page leads to.
 */
export function writeRoutesOf(language: Language, table = window.__reactRouterManifest): void {
	for (const route of Object.values(table?.routes ?? {})) {
		if (route.path) route.path = route.path.replace(/^hi\?\/?/, language === "hi" ? "hi/" : "");
	}
}
