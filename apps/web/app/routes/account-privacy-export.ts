import type { LoaderFunctionArgs } from "react-router";
import { exportPrivacy } from "#app/data/privacy.server.ts";
import { checked, requireShown } from "#app/data/privacy-steps.server.ts";
import { orThrow } from "#app/data/visitor-call.server.ts";
import { requestContext } from "#app/request-context.ts";

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
