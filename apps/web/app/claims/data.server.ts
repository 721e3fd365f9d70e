import { Claims } from "@uchit/contract/claim.ts";
import { sendToBackend } from "#app/platform/backend/backend.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";

/** Judges the claims of a pasted text by our sources. The text is not stored. */
export function judgeClaims(request: RequestContext, text: string, visitorAddress: string) {
	return sendToBackend(request, "/v1/claims", { body: { text }, schema: Claims, visitorAddress });
}
