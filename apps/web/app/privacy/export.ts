import type { LoaderFunctionArgs } from "react-router";
import { valueOrThrow } from "#app/platform/backend/visitor-call.server.ts";
import { answerJson } from "#app/platform/download.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { exportPrivacy } from "./data.server.ts";
import { rejectEndedLink, requirePrivacyProof } from "./privacy-steps.server.ts";

export const handle = { personal: true, counted: false, stored: false } satisfies PageHandle;

/** `/account/privacy/export`: everything that somebody left with requests to be contacted, as a file. */
export async function loader({ context, request, url }: LoaderFunctionArgs): Promise<Response> {
	const stepRequest = { site: context.get(requestContext), url, headers: request.headers };
	const shown = await requirePrivacyProof(stepRequest);
	const everything = valueOrThrow(
		rejectEndedLink(stepRequest, shown, await exportPrivacy(stepRequest.site, shown)),
		url,
	);
	return answerJson("my-requests.json", everything);
}
