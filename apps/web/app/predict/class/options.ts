import { data, type LoaderFunctionArgs } from "react-router";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { getClassFile } from "#app/predict/data.server.ts";

export const handle = { parameters: ["exam", "version"] } satisfies PageHandle;

/**
 * `/predict/class.json?exam=neet&version=…`: the options of an exam, for a device to store; each version has its own
 * address.
 */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
	const file = await getClassFile(context.get(requestContext), url.searchParams.get("exam") ?? "");
	if (file === undefined) throw data("We have no cutoffs of this exam.", { status: 404 });
	return Response.json(file);
}
