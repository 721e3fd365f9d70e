import type { LoaderFunctionArgs } from "react-router";
import { getSuggestions } from "#app/data/suggestions.server.ts";
import { cleanText } from "#app/lib/address-values.ts";
import { requestContext } from "#app/request-context.ts";

/** `/suggest?q=`: what the letters typed so far may mean, as JSON for the search box. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
	const q = cleanText(url.searchParams.get("q") ?? "");
	return Response.json(await getSuggestions(context.get(requestContext), q));
}
