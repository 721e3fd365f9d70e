import { data, type LoaderFunctionArgs } from "react-router";
import { getComparison } from "#app/data/compare.server.ts";
import { languageOf } from "#app/i18n/language.ts";
import { translateFor } from "#app/i18n/translate-for.server.ts";
import { compareColleges } from "#app/lib/compare.ts";
import { toCompareCsv } from "#app/lib/compare-csv.ts";
import { parseCompareSearch } from "#app/lib/compare-search.ts";
import { sourceNames } from "#app/lib/sources.ts";
import { requestContext } from "#app/request-context.ts";

/** `/compare.csv?college=a,b`: every fact of the comparison as a table, each with its time and source. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
	const request = context.get(requestContext);
	const { slugs } = parseCompareSearch(url.searchParams);
	const { items, sources } = await getComparison(request, slugs);
	if (items.length === 0) throw data("No such college", { status: 404 });
	const { differing, same, reported } = compareColleges(items);
	const csv = toCompareCsv(await translateFor(languageOf(url.pathname)), {
		names: items.map(({ name }) => name),
		rows: [...differing, ...same, ...reported],
		sourceName: sourceNames(sources),
	});
	return new Response(csv, {
		headers: {
			"content-type": "text/csv; charset=utf-8",
			"content-disposition": 'attachment; filename="comparison.csv"',
		},
	});
}
