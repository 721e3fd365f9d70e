import type { LoaderFunctionArgs } from "react-router";
import { cleanText } from "#app/platform/address-codec.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { getSuggestions } from "./data.server.ts";

export const handle = { parameters: ["q"], crawled: false } satisfies PageHandle;

/** `/suggest?q=`: suggestions for the search box, as JSON. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
	const q = cleanText(url.searchParams.get("q") ?? "");
	return Response.json(await getSuggestions(context.get(requestContext), q));
}
