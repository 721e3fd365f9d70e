import { data, type LoaderFunctionArgs } from "react-router";
import { createSourceNamer } from "#app/facts/sources.ts";
import { answerCsv } from "#app/platform/download.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { readWholePrediction } from "./data.server.ts";
import { toPredictCsv } from "./predict-csv.ts";
import { parsePredictSearch } from "./search.ts";

export const handle = {
	parameters: [
		"exam",
		"common",
		"rank",
		"score",
		"category",
		"gender",
		"pwd",
		"homeState",
		"stateCategory",
		"quota",
		"rankSpace",
		"q",
		"programme",
		"college",
		"authority",
		"kind",
		"state",
		"salary",
		"band",
		"sort",
		"page",
	],
} satisfies PageHandle;

/** `/predict.csv?…`: the whole answer of the page with the same query, as a table. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
	const request = context.get(requestContext);
	const page = await readWholePrediction(request, parsePredictSearch(url.searchParams));
	if (page === undefined) throw data("This cannot be answered.", { status: 400 });
	const csv = toPredictCsv(await translateFor(languageOf(url.pathname)), page, createSourceNamer(page.sources));
	return answerCsv("predictor.csv", csv);
}
