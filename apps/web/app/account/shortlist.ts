import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { getShortlist, mergeShortlist } from "./data.server.ts";
import { SIGNED_OUT, toListResponse } from "./list-response.ts";

export const handle = { personal: true, counted: false, stored: false } satisfies PageHandle;

/** `/account/shortlist`: the colleges of an account as JSON, for the device to merge with its own. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
	const site = context.get(requestContext);
	const visitor = await site.visitor();
	return toListResponse(visitor === undefined ? SIGNED_OUT : await getShortlist(site, visitor));
}

/** `PUT` merges the device's colleges and returns the whole list. */
export async function action({ context, request }: ActionFunctionArgs): Promise<Response> {
	const site = context.get(requestContext);
	const visitor = await site.visitor();
	const { entries } = Object(await request.json().catch(() => undefined));
	return toListResponse(visitor === undefined ? SIGNED_OUT : await mergeShortlist(site, visitor, entries));
}
