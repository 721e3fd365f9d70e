import { data, type LoaderFunctionArgs } from "react-router";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { getRoundFile } from "#app/predict/data.server.ts";

export const handle = { parameters: ["exam"] } satisfies PageHandle;

/** `/predict/rounds.json?exam=jee-mains`: every round, for a device that lives a list of choices through them. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
	const file = await getRoundFile(context.get(requestContext), url.searchParams.get("exam") ?? "");
	if (file === undefined) throw data("There are no rounds of this exam.", { status: 404 });
	return Response.json(file);
}
