import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import { listSiteRoutes } from "./ladder.ts";
import { SITE_PAGES } from "./site-pages.ts";

const PAGES_BY_TOKEN = ["/report/:token", "/preview/:token", "/account/reviews/:id/proof", "/account/answers/:slug"];

test("every document of the site has a page in the list of pages to check", () => {
	const routes: RouteObject[] = listSiteRoutes().map(({ pattern }) => ({ path: pattern, id: pattern }));
	const shown = new Set(
		SITE_PAGES.map(({ path }) => matchRoutes(routes, new URL(path, "http://site.test").pathname)?.at(-1)?.route.id),
	);
	expect(routes.map(({ id }) => id).filter((id = "") => !shown.has(id) && !PAGES_BY_TOKEN.includes(id))).toEqual([]);
});

test("no two pages share a name", () => {
	const names = SITE_PAGES.map(({ name }) => name);
	expect(names).toEqual([...new Set(names)]);
});
