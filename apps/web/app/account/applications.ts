import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { getApplications, mergeApplications, removeApplications } from "./data.server.ts";
import { SIGNED_OUT, toListResponse } from "./list-response.ts";

export const handle = { personal: true, counted: false, stored: false } satisfies PageHandle;

/** `/account/applications`: the forms of an account as JSON, for the device to merge with its own. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
	const site = context.get(requestContext);
	const visitor = await site.visitor();
	return toListResponse(visitor === undefined ? SIGNED_OUT : await getApplications(site, visitor));
}

/** `PUT` merges the device's forms and returns the whole list. `DELETE` removes all forms of the account. */
export async function action({ context, request }: ActionFunctionArgs): Promise<Response> {
	const site = context.get(requestContext);
	const visitor = await site.visitor();
	if (visitor === undefined) return toListResponse(SIGNED_OUT);
	if (request.method === "DELETE") return toListResponse(await removeApplications(site, visitor));
	const { entries } = Object(await request.json().catch(() => undefined));
	return toListResponse(await mergeApplications(site, visitor, entries));
}
