import { data, type LoaderFunctionArgs } from "react-router";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { getRoundData, getRoundFile } from "#app/predict/data.server.ts";

export const handle = { parameters: ["exam", "version"] } satisfies PageHandle;

/**
 * `/predict/rounds.json?exam=jee-mains&version=…`: every round, for a device that replays a list of choices. Without a
 * version it returns the newest version and its size in bytes.
 */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
	const get = url.searchParams.has("version") ? getRoundFile : getRoundData;
	const found = await get(context.get(requestContext), url.searchParams.get("exam") ?? "");
	if (found === undefined) throw data("There are no rounds of this exam.", { status: 404 });
	return Response.json(found);
}
