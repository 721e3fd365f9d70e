import type { LoaderFunctionArgs } from "react-router";
import { getComparison } from "#app/data/compare.server.ts";
import { languageOf } from "#app/i18n/language.ts";
import { translateFor } from "#app/i18n/translate-for.server.ts";
import { parseCompareSearch } from "#app/lib/compare-search.ts";
import { type ShortlistFacts, toCollegeNow } from "#app/lib/shortlist-facts.ts";
import { sourceNames } from "#app/lib/sources.ts";
import { requestContext } from "#app/request-context.ts";

/** `/shortlist/facts?college=a,b`: what is known now of up to ten colleges, for the list that a device keeps. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
	const { slugs } = parseCompareSearch(url.searchParams);
	const { items, unknown, sources } = await getComparison(context.get(requestContext), slugs);
	const t = await translateFor(languageOf(url.pathname));
	const colleges = items.map((college) => toCollegeNow(t, college, sourceNames(sources)));
	return Response.json({ colleges, unknown } satisfies ShortlistFacts, { headers: { "x-robots-tag": "noindex" } });
}
