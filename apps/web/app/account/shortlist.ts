import type { Shortlist } from "@uchit/contract/account.ts";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import type { VisitorReply } from "#app/platform/backend/visitor-call.server.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { getShortlist, mergeShortlist } from "./data.server.ts";

export const handle = { personal: true, counted: false, stored: false } satisfies PageHandle;

/** `/account/shortlist`: the colleges of an account as JSON, for the device to merge with its own. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
	const site = context.get(requestContext);
	const visitor = await site.visitor();
	return toResponse(visitor === undefined ? SIGNED_OUT : await getShortlist(site, visitor));
}

/** `PUT`: what the device has; the answer is the whole list. */
export async function action({ context, request }: ActionFunctionArgs): Promise<Response> {
	const site = context.get(requestContext);
	const visitor = await site.visitor();
	const { entries } = Object(await request.json().catch(() => undefined));
	return toResponse(visitor === undefined ? SIGNED_OUT : await mergeShortlist(site, visitor, entries));
}

const SIGNED_OUT = { kind: "signed-out" } as const;

function toResponse(reply: VisitorReply<Shortlist>): Response {
	switch (reply.kind) {
		case "done":
			return Response.json(reply.value);
		case "signed-out":
			return Response.json({ message: "Nobody is signed in." }, { status: 401 });
		case "refused":
			return Response.json({ errors: reply.errors }, { status: reply.status });
		case "away":
			return Response.json({ message: "The list cannot be kept now." }, { status: 503 });
	}
}
