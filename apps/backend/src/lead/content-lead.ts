import type { LeadBody } from "@uchit/contract/lead.ts";
import type { LeadColumn } from "#backend/db/schema/content/lead.ts";
import { DeliveryError, type Reply, sendRequest } from "#backend/lead/send-request.ts";
import type { Target } from "./rules/targets.ts";

export type ContentTarget = Extract<Target, { kind: "content" }>;

/**
 * Sends the lead to the content system (spec 7) over Directus's API and returns the full response. The lead's id is the item's, so a
 * second call does not duplicate it. Throws DeliveryError, which the worker logs with the attempt.
 */
export async function sendContentLead(
	{ url, token }: Pick<ContentTarget, "url" | "token">,
	lead: LeadBody,
): Promise<Reply> {
	const headers = { ...bearerHeader(token), "idempotency-key": lead.id };
	const reply = await sendRequest(`${url}/items/Lead`, { method: "POST", headers, body: itemOf(lead) });
	if (reply.status < 300 || reply.code === "RECORD_NOT_UNIQUE") return reply;
	throw new DeliveryError(`The content system answered ${reply.status}${reply.code && ` ${reply.code}`}`);
}

function itemOf({ ageBand: age_band, callWindow: call_window, createdAt: date_created, ...lead }: LeadBody) {
	const item = { ...lead, age_band, call_window, date_created, status: "new" };
	return item satisfies Record<LeadColumn, unknown>;
}

export function bearerHeader(token: string | undefined): Record<string, string> {
	return token === undefined ? {} : { authorization: `Bearer ${token}` };
}
