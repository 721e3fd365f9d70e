import { type Lead, LeadRecipients, LeadTaken } from "@uchit/contract/lead.ts";
import { VISITOR_ASSERTION_HEADER } from "@uchit/contract/visitor.ts";
import type * as z from "zod";
import { getFromBackend, type Sent, sendToBackend } from "#app/platform/backend/backend.server.ts";
import type { RequestContext, SignedIn } from "#app/platform/request-context.ts";

/** Whether a request about a college can be passed on to it: only then is the consent asked for. */
export async function isPassedOnTo(request: RequestContext, college: string): Promise<boolean> {
	const recipients = await getFromBackend(request, "/v1/lead-recipients", LeadRecipients);
	return recipients?.colleges.includes(college) ?? false;
}

type Sending = {
	/** The browser's own, the same with every try: what is sent twice is one. Empty without scripts: then its words tell. */
	key: string;
	visitorAddress: string;
	visitor: SignedIn | undefined;
};

const NOT_SIGNED_IN = 401;

/**
 * Sends a request to be contacted (spec 7): the full response, or why it was not taken, field by field. A failure is logged and
 * gives nothing; the form around it tells the truth, and keeps what was written.
 */
export async function sendLead(
	request: RequestContext,
	lead: z.input<typeof Lead>,
	{ key, visitorAddress, visitor }: Sending,
): Promise<Sent<LeadTaken> | { kind: "away" }> {
	const also = {
		...(key !== "" && { "idempotency-key": key }),
		...(visitor && { [VISITOR_ASSERTION_HEADER]: visitor.assertion }),
	};
	const sent = await sendToBackend(request, "/v1/User/Lead", { body: lead, schema: LeadTaken, visitorAddress, also });
	// A visitor whose session has ended sends the request as a guest.
	if (visitor !== undefined && sent.kind === "refused" && sent.status === NOT_SIGNED_IN) {
		return sendLead(request, lead, { key, visitorAddress, visitor: undefined });
	}
	return sent;
}
