import type { LoaderFunctionArgs } from "react-router";
import { exportMe } from "#app/data/me.server.ts";
import { orThrow, requireVisitor } from "#app/data/visitor-call.server.ts";
import { requestContext } from "#app/request-context.ts";

/** `/account/export`: everything about somebody, as a file for them to take along. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
	const site = context.get(requestContext);
	const everything = orThrow(await exportMe(site, await requireVisitor(site, url)), url);
	return new Response(JSON.stringify(everything, null, "\t"), {
		headers: {
			"content-type": "application/json; charset=utf-8",
			"content-disposition": 'attachment; filename="my-data.json"',
			"x-robots-tag": "noindex",
		},
	});
}
