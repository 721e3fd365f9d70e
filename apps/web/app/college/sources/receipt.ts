import { data, type LoaderFunctionArgs } from "react-router";
import { cleanText } from "#app/platform/address-values.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { getReceipt } from "./data.server.ts";

export const handle = { parameters: ["of"] } satisfies PageHandle;

/** `/college/{slug}/receipt?of=`: what stands at this anchor of the page of sources, as JSON for what opens beside a figure. */
export async function loader({ context, params: { slug = "" }, url }: LoaderFunctionArgs): Promise<Response> {
	const receipt = await getReceipt(context.get(requestContext), slug, cleanText(url.searchParams.get("of") ?? ""));
	if (receipt === undefined) throw data("No such receipt", { status: 404 });
	return Response.json(receipt);
}
