import type { LoaderFunctionArgs } from "react-router";
import {
	isNotConfirmed,
	redirectToSignIn,
	requireVisitor,
	valueOrThrow,
} from "#app/platform/backend/visitor-call.server.ts";
import { answerJson } from "#app/platform/download.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { exportMe } from "./data.server.ts";

export const handle = { personal: true, counted: false, stored: false } satisfies PageHandle;

export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
	const site = context.get(requestContext);
	const reply = await exportMe(site, await requireVisitor(site, url));
	if (isNotConfirmed(reply)) throw redirectToSignIn(url);
	const everything = valueOrThrow(reply, url);
	return answerJson("my-data.json", everything);
}
