import type { LoaderFunctionArgs } from "react-router";
import { orThrow, requireVisitor } from "#app/platform/backend/visitor-call.server.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { exportMe } from "./data.server.ts";

export const handle = { personal: true, counted: false, kept: false } satisfies PageHandle;

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
