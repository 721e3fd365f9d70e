import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../apps/web/app/routes.ts";

/**
 * A page as a document: the pattern of its English address, the module under `apps/web/app` that shows it, and those of the
 * layouts that it stands in.
 */
export type SiteRoute = { pattern: string; module: string; layouts: readonly string[] };

/** Every address of the site that shows a page; pictures, feeds and data are none. */
export function listSiteRoutes(): SiteRoute[] {
	return listUnder(routes).filter(({ module }) => module.endsWith(".tsx"));
}

/** The modules under `apps/web/app` that answer an address, whatever they answer with, or a part of it. */
export function listPageFiles(): string[] {
	return [...new Set(listUnder(routes).flatMap(({ module, layouts }) => [module, ...layouts]))];
}

function listUnder(entries: readonly RouteConfigEntry[], parent = "", layouts: SiteRoute["layouts"] = []): SiteRoute[] {
	return entries.flatMap(({ path = "", file, children }) => {
		const whole = `${parent}/${path}`.replace("/hi?", "");
		if (children !== undefined) return listUnder(children, whole, [...layouts, file]);
		return [{ pattern: whole.replace(/(?<=.)\/$/, "") || "/", module: file, layouts }];
	});
}
