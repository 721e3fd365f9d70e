import { Claims } from "@uchit/contract/claim.ts";
import { sendToBackend } from "#app/platform/backend/backend.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";

/** What a pasted text claims, and what our sources have of it. Nothing of the text is stored. */
export function judgeClaims(request: RequestContext, text: string, visitorAddress: string) {
	return sendToBackend(request, "/v1/claims", { body: { text }, schema: Claims, visitorAddress });
}
