import {
	ErasureResult,
	PRIVACY_LINK_HEADER,
	type PrivacyLinkRequest,
	PrivacyLinkSent,
	PrivacyShown,
	type Withdrawal,
} from "@uchit/contract/lead.ts";
import { VISITOR_ASSERTION_HEADER } from "@uchit/contract/visitor.ts";
import * as z from "zod";
import { sendToBackend } from "#app/platform/backend/backend.server.ts";
import { callWithHeaders } from "#app/platform/backend/visitor-call.server.ts";
import type { RequestContext, SignedIn } from "#app/platform/request-context.ts";

/** Proof that the data is theirs: an account, or the link sent to their contact. */
export type PrivacyProof = { by: "account"; visitor: SignedIn } | { by: "link"; link: string };

const Everything = z.record(z.string(), z.unknown());

/** A withdrawal waits for deliveries under way, for ten seconds at most; a page may take as long. */
const WITHDRAWAL_MS = 9_000;

export function getPrivacy(request: RequestContext, shown: PrivacyProof) {
	return callWithHeaders(request, headersOf(shown), { method: "GET", path: "/v1/me/privacy", schema: PrivacyShown });
}

/** Withdraws what is named, or everything. Idempotent. */
export function withdraw(request: RequestContext, shown: PrivacyProof, body: z.input<typeof Withdrawal>) {
	const call = { method: "POST", path: "/v1/me/privacy/withdraw", body, schema: PrivacyShown } as const;
	return callWithHeaders(request, headersOf(shown), { ...call, timeoutMs: WITHDRAWAL_MS });
}

export function exportPrivacy(request: RequestContext, shown: PrivacyProof) {
	return callWithHeaders(request, headersOf(shown), {
		method: "GET",
		path: "/v1/me/privacy/export",
		schema: Everything,
	});
}

export function erasePrivacy(request: RequestContext, shown: PrivacyProof) {
	const call = { method: "DELETE", path: "/v1/me/privacy", schema: ErasureResult, timeoutMs: WITHDRAWAL_MS } as const;
	return callWithHeaders(request, headersOf(shown), call);
}

/** Also ends all earlier links to the same contact. */
export function endLink(request: RequestContext, shown: PrivacyProof) {
	return callWithHeaders(request, headersOf(shown), {
		method: "DELETE",
		path: "/v1/me/privacy/link",
		schema: z.undefined(),
	});
}

/** The answer does not reveal whether anything is stored under the contact. */
export function requestPrivacyLink(
	request: RequestContext,
	requested: z.input<typeof PrivacyLinkRequest>,
	visitorAddress: string,
) {
	return sendToBackend(request, "/v1/privacy/link", { body: requested, schema: PrivacyLinkSent, visitorAddress });
}

function headersOf(shown: PrivacyProof): Record<string, string> {
	return shown.by === "link"
		? { [PRIVACY_LINK_HEADER]: shown.link }
		: { [VISITOR_ASSERTION_HEADER]: shown.visitor.assertion };
}
