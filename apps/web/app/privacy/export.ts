import type { LoaderFunctionArgs } from "react-router";
import { orThrow } from "#app/platform/backend/visitor-call.server.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { exportPrivacy } from "./data.server.ts";
import { checked, requireShown } from "./privacy-steps.server.ts";

export const handle = { personal: true, counted: false, kept: false } satisfies PageHandle;

/** `/account/privacy/export`: everything that somebody left with requests to be contacted, as a file. */
export async function loader({ context, request, url }: LoaderFunctionArgs): Promise<Response> {
	const asked = { site: context.get(requestContext), url, headers: request.headers };
	const shown = await requireShown(asked);
	const everything = orThrow(checked(asked, shown, await exportPrivacy(asked.site, shown)), url);
	return new Response(JSON.stringify(everything, null, "\t"), {
		headers: {
			"content-type": "application/json; charset=utf-8",
			"content-disposition": 'attachment; filename="my-requests.json"',
			"x-robots-tag": "noindex",
		},
	});
}
