import { type ActionFunctionArgs, data } from "react-router";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { handleLeadForm } from "./lead-steps.server.ts";
import { placeOf } from "./place.ts";

export const handle = { counted: false, stored: false } satisfies PageHandle;

/** `POST /lead`: the same form, answered as JSON for scripts. */
export async function action({ context, request, url }: ActionFunctionArgs): Promise<Response> {
	const form = await request.formData();
	const place = placeOf(String(form.get("page") ?? ""));
	if (place === undefined) throw data("No form stands there", { status: 400 });
	const posted = { site: context.get(requestContext), form, url, headers: request.headers };
	const { answer, ...how } = await handleLeadForm(posted, place);
	return Response.json(answer, how);
}
