import { type OtpSend, OtpSent, OtpVerified, type OtpVerify, UserLookupAnswer } from "@uchit/contract/account.ts";
import { VISITOR_BROWSER_HEADER } from "@uchit/contract/visitor.ts";
import type * as z from "zod";
import { sendToBackend } from "#app/platform/backend/backend.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";

/** Has a code sent. The answer is the same whether anybody with this contact is known or not. */
export function sendCode(request: RequestContext, wish: z.input<typeof OtpSend>, visitorAddress: string) {
	return sendToBackend(request, "/v1/otp/send", {
		body: wish,
		schema: OtpSent,
		visitorAddress,
		also: ofBrowser(request),
	});
}

/** Shows a code; one that is right becomes a token. `too-many` is the lock after five wrong ones. */
export function verifyCode(request: RequestContext, attempt: z.input<typeof OtpVerify>, visitorAddress: string) {
	return sendToBackend(request, "/v1/otp/verify", {
		body: attempt,
		schema: OtpVerified,
		visitorAddress,
		also: ofBrowser(request),
	});
}

/** The name of whoever holds a login token (spec 7). */
export function lookUpName(request: RequestContext, token: string, visitorAddress: string) {
	return sendToBackend(request, "/v1/User/Lookup", { body: { token }, schema: UserLookupAnswer, visitorAddress });
}

/** A code is tried by the browser that asked for it. */
function ofBrowser(request: RequestContext): Record<string, string> {
	return { [VISITOR_BROWSER_HEADER]: request.browser() };
}
