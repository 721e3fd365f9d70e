import { data, type LoaderFunctionArgs } from "react-router";
import { readWholePrediction } from "#app/data/predict.server.ts";
import { languageOf } from "#app/i18n/language.ts";
import { translateFor } from "#app/i18n/translate-for.server.ts";
import { toPredictCsv } from "#app/lib/predict-csv.ts";
import { parsePredictSearch } from "#app/lib/predict-search.ts";
import { sourceNames } from "#app/lib/sources.ts";
import { requestContext } from "#app/request-context.ts";

/** `/predict.csv?…`: the whole answer of the page with the same query, as a table. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
	const request = context.get(requestContext);
	const page = await readWholePrediction(request, parsePredictSearch(url.searchParams));
	if (page === undefined) throw data("This cannot be answered.", { status: 400 });
	const csv = toPredictCsv(await translateFor(languageOf(url.pathname)), page, sourceNames(page.sources));
	return new Response(csv, {
		headers: {
			"content-type": "text/csv; charset=utf-8",
			"content-disposition": 'attachment; filename="predictor.csv"',
		},
	});
}
