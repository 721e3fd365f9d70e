import { type Lead, LeadRecipients, LeadTaken } from "@uchit/contract/lead.ts";
import { VISITOR_ASSERTION_HEADER } from "@uchit/contract/visitor.ts";
import type * as z from "zod";
import { getFromBackend, type SendResult, sendToBackend } from "#app/platform/backend/backend.server.ts";
import type { RequestContext, SignedIn } from "#app/platform/request-context.ts";

/** Whether requests are passed on to the college; only then its consent is requested. */
export async function isPassedOnTo(request: RequestContext, college: string): Promise<boolean> {
	const recipients = await getFromBackend(request, "/v1/lead-recipients", LeadRecipients);
	return recipients?.colleges.includes(college) ?? false;
}

type Sending = {
	/** The browser's idempotency key, the same for every try. Empty without scripts, where the text identifies duplicates. */
	key: string;
	visitorAddress: string;
	visitor: SignedIn | undefined;
};

/**
 * Sends a contact request (spec 7). Returns the response, the errors by field, or `away` for a logged failure, so that the form retains
 * its values.
 */
export async function sendLead(
	request: RequestContext,
	lead: z.input<typeof Lead>,
	{ key, visitorAddress, visitor }: Sending,
): Promise<SendResult<LeadTaken> | { kind: "away" }> {
	const also = {
		...(key !== "" && { "idempotency-key": key }),
		...(visitor && { [VISITOR_ASSERTION_HEADER]: visitor.assertion }),
	};
	const sent = await sendToBackend(request, "/v1/User/Lead", { body: lead, schema: LeadTaken, visitorAddress, also });
	// If the session has ended, sends the request as a guest.
	if (visitor !== undefined && sent.kind === "refused" && sent.status === 401) {
		return sendLead(request, lead, { key, visitorAddress, visitor: undefined });
	}
	return sent;
}
