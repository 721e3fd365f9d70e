import { createHmac } from "node:crypto";
import type { LeadBody } from "@uchit/contract/lead.ts";
import { bearerHeader, type ContentTarget, sendContentLead } from "#backend/lead/content-lead.ts";
import { DeliveryError, sendRequest } from "#backend/lead/send-request.ts";
import type { DueDelivery } from "./queries/deliveries.ts";
import type { Target } from "./rules/targets.ts";
import type { Webhook } from "./rules/webhooks.ts";

/** The receiver answered that it is gone, so a retry is useless. */
export class PermanentDeliveryError extends DeliveryError {
	override name = "PermanentDeliveryError";
}

/** The status by which a receiver unsubscribes, per standardwebhooks.com. */
const GONE = 410;

/** Delivers a lead, or a change to a lead that the target has. `lead` is undefined once deleted. Throws DeliveryError. */
export async function deliver(
	target: Target,
	due: DueDelivery,
	{ lead, now }: { lead: LeadBody | undefined; now: Date },
): Promise<void> {
	if (target.kind === "webhook") return callWebhook(target, due, { lead, now });
	if (due.kind === "stop" || lead === undefined) return stopItem(target, due, lead);
	await sendContentLead(target, lead);
}

/** Deletes a deleted lead at the target too; after a withdrawal, sends the consents that remain. */
async function stopItem({ url, token }: ContentTarget, due: DueDelivery, lead: LeadBody | undefined): Promise<void> {
	const left = lead?.consents ?? [];
	const body = lead && { consents: left, ...(left.length === 0 && { status: "withdrawn" }) };
	const method = lead === undefined ? "DELETE" : "PATCH";
	const { status } = await sendRequest(`${url}/items/Lead/${due.leadId}`, {
		method,
		headers: bearerHeader(token),
		body,
	});
	// Directus answers 403 both for an item that is missing and for one that we may not see.
	const isNotThere = status === 404 || (status === 403 && !due.hasArrived);
	if (status >= 300 && !isNotThere) throw new DeliveryError(`The content system answered ${status} to ${method}`);
}

/** A call per standardwebhooks.com. The id is the same in every try. */
async function callWebhook(
	{ url, secret, recipient }: Webhook,
	due: DueDelivery,
	{ lead, now }: { lead: LeadBody | undefined; now: Date },
) {
	const body = due.kind === "lead" && lead !== undefined ? leadPayload(lead, recipient) : stopPayload(due, now);
	const text = JSON.stringify(body);
	const seconds = String(Math.floor(now.getTime() / 1000));
	const signature = createHmac("sha256", secret).update(`${due.id}.${seconds}.${text}`).digest("base64");
	const headers = {
		"idempotency-key": due.id,
		"webhook-id": due.id,
		"webhook-timestamp": seconds,
		"webhook-signature": `v1,${signature}`,
	};
	const { status } = await sendRequest(url, { method: "POST", headers, text });
	if (status === GONE) throw new PermanentDeliveryError(`The webhook answered ${GONE}: it no longer exists`);
	if (status >= 300) throw new DeliveryError(`The webhook answered ${status}`);
}

/** Builds the call for one recipient, with only its own consents. */
function leadPayload(lead: LeadBody, recipient: string) {
	const consents = lead.consents.filter((consent) => consent.recipient === recipient);
	return { type: "lead.created", timestamp: lead.createdAt, data: { ...lead, consents } };
}

function stopPayload({ leadId, reason }: DueDelivery, now: Date) {
	return { type: "lead.stop", timestamp: now.toISOString(), data: { id: leadId, reason } };
}
