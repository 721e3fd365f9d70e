import { DeliveryError, type Reply, sendRequest } from "#backend/lead/send-request.ts";
import { toPlainContact } from "./queries/encrypted-lead.ts";
import type { WholeLead } from "./queries/whole-leads.ts";
import type { Target } from "./rules/targets.ts";

export type ContentTarget = Extract<Target, { kind: "content" }>;

/**
 * Sends the lead to the content system (spec 7) over Directus's API: returns the full response, or logs the error and returns nothing.
 * The lead's id is the item's, so a second call does not duplicate it.
 */
export async function sendContentLead(
	{ url, token }: Pick<ContentTarget, "url" | "token">,
	lead: WholeLead,
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

function itemOf(lead: WholeLead) {
	const { id, name, age_band, topic, message, language, call_window, source, consents, extra, date_created } = lead;
	const contacts = { contact: toPlainContact(lead.contact), age_band, guardian: guardianOf(lead) };
	return {
		...{ id, name, ...contacts, topic, message, source, consents, extra },
		...{ status: "new", language, call_window, date_created },
	};
}

/** The guardian's code was verified before the lead was created. */
export function guardianOf({ guardian, date_created: verifiedAt }: WholeLead) {
	return guardian === undefined ? null : { name: guardian.name, contact: toPlainContact(guardian.contact), verifiedAt };
}

export function bearerHeader(token: string | undefined): Record<string, string> {
	return token === undefined ? {} : { authorization: `Bearer ${token}` };
}
