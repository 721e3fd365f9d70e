import { DeliveryError, type Reply, sendRequest } from "#backend/lead/send-request.ts";
import type { LeadBody } from "./queries/lead-body.ts";
import type { Target } from "./rules/targets.ts";

export type ContentTarget = Extract<Target, { kind: "content" }>;

/**
 * Sends the lead to the content system (spec 7) over Directus's API: returns the full response, or logs the error and returns nothing.
 * The lead's id is the item's, so a second call does not duplicate it.
 */
export async function sendContentLead(
	{ url, token }: Pick<ContentTarget, "url" | "token">,
	lead: LeadBody,
	log: (error: DeliveryError) => void,
): Promise<Reply | undefined> {
	const headers = { ...bearerHeader(token), "idempotency-key": lead.id };
	try {
		const reply = await sendRequest(`${url}/items/Lead`, { method: "POST", headers, body: itemOf(lead) });
		if (reply.status < 300 || reply.code === "RECORD_NOT_UNIQUE") return reply;
		log(new DeliveryError(`The content system answered ${reply.status}${reply.code && ` ${reply.code}`}`));
	} catch (error) {
		if (!(error instanceof DeliveryError)) throw error;
		log(error);
	}
	return undefined;
}

function itemOf({ ageBand: age_band, callWindow: call_window, createdAt: date_created, ...lead }: LeadBody) {
	return { ...lead, age_band, call_window, date_created, status: "new" };
}

export function bearerHeader(token: string | undefined): Record<string, string> {
	return token === undefined ? {} : { authorization: `Bearer ${token}` };
}
