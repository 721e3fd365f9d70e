import type { LoaderFunctionArgs } from "react-router";
import { getCollegeSlugs } from "#app/data/addresses.server.ts";
import { toSitemapIndex } from "#app/lib/sitemap.ts";
import { requestContext } from "#app/request-context.ts";

/** `/sitemap.xml`: the files that the map of the site is split into. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
	const { pages } = await getCollegeSlugs(context.get(requestContext), 1);
	const colleges = Array.from({ length: pages }, (_, index) => `/sitemaps/colleges-${index + 1}.xml`);
	const body = toSitemapIndex(url.origin, ["/sitemaps/lists.xml", ...colleges]);
	return new Response(body, { headers: { "content-type": "application/xml; charset=utf-8" } });
}
