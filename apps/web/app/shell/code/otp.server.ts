import { type OtpSend, OtpSent, OtpVerified, type OtpVerify, UserLookupAnswer } from "@uchit/contract/account.ts";
import { VISITOR_BROWSER_HEADER } from "@uchit/contract/visitor.ts";
import type * as z from "zod";
import { sendToBackend } from "#app/platform/backend/backend.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";

/** Sends a code. The answer is the same for known and unknown contacts. */
export function sendCode(request: RequestContext, requested: z.input<typeof OtpSend>, visitorAddress: string) {
	return sendToBackend(request, "/v1/otp/send", {
		body: requested,
		schema: OtpSent,
		visitorAddress,
		also: browserHeaders(request),
	});
}

/** Verifies a code; a right one becomes a token. `too-many` is the lock after five wrong ones. */
export function verifyCode(request: RequestContext, attempt: z.input<typeof OtpVerify>, visitorAddress: string) {
	return sendToBackend(request, "/v1/otp/verify", {
		body: attempt,
		schema: OtpVerified,
		visitorAddress,
		also: browserHeaders(request),
	});
}

export function lookUpName(request: RequestContext, token: string, visitorAddress: string) {
	return sendToBackend(request, "/v1/User/Lookup", { body: { token }, schema: UserLookupAnswer, visitorAddress });
}

/** Identifies the browser: only the one that requested a code may try it. */
function browserHeaders(request: RequestContext): Record<string, string> {
	return { [VISITOR_BROWSER_HEADER]: request.browser() };
}
