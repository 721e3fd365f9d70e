import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../apps/web/app/routes.ts";

/** A page as a document: the pattern of its English address and the module under `apps/web/app` that shows it. */
export type SiteRoute = { pattern: string; module: string };

/** Every address of the site that shows a page; pictures, feeds and data are none. */
export function listSiteRoutes(): SiteRoute[] {
	return listUnder(routes, "").filter(({ module }) => module.endsWith(".tsx"));
}

function listUnder(entries: readonly RouteConfigEntry[], parent: string): SiteRoute[] {
	return entries.flatMap(({ path = "", file, children = [] }) => {
		const whole = `${parent}/${path}`.replace("/hi?", "");
		return [{ pattern: whole.replace(/(?<=.)\/$/, "") || "/", module: file }, ...listUnder(children, whole)];
	});
}
