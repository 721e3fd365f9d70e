import { data, type LoaderFunctionArgs } from "react-router";
import { getReceipt } from "#app/data/receipt.server.ts";
import { cleanText } from "#app/lib/address-values.ts";
import { requestContext } from "#app/request-context.ts";

/** `/college/{slug}/receipt?of=`: what stands at this anchor of the page of sources, as JSON for what opens beside a figure. */
export async function loader({ context, params: { slug = "" }, url }: LoaderFunctionArgs): Promise<Response> {
	const receipt = await getReceipt(context.get(requestContext), slug, cleanText(url.searchParams.get("of") ?? ""));
	if (receipt === undefined) throw data("No such receipt", { status: 404 });
	return Response.json(receipt);
}
