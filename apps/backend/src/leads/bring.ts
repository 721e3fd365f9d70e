import { createHmac } from "node:crypto";
import type { Target } from "#backend/leads/targets.ts";
import type { NormalisedContact } from "#backend/personal/contact.ts";
import type { DueDelivery } from "#backend/queries/leads/deliveries.ts";
import type { WholeLead } from "#backend/queries/leads/payloads.ts";

/** It did not arrive, or nobody said that it did; the message names no person. */
export class NotBrought extends Error {
	override name = "NotBrought";
}

/** It never will: the receiver says that it is there no more. */
export class NeverBrought extends NotBrought {
	override name = "NeverBrought";
}

/** What standardwebhooks.com has a receiver answer that wants nothing any more. */
const GONE = 410;

const TIMEOUT_MS = 5_000;
const MOST_ANSWER = 10_000;

/** Brings one message to its target; of one that the target has already, too. `lead` is absent where it is gone. Throws NotBrought. */
export async function bring(
	target: Target,
	due: DueDelivery,
	{ lead, now }: { lead: WholeLead | undefined; now: Date },
): Promise<void> {
	if (target.kind === "webhook") return call(target, due, { lead, now });
	if (due.kind === "lead" && lead !== undefined) return createItem(target, lead);
	return stopItem(target, due, lead);
}

type Content = Extract<Target, { kind: "content" }>;
type Webhook = Extract<Target, { kind: "webhook" }>;

/** Directus's own wire: the lead's id is the item's, so the second time it is there already. */
async function createItem({ url, token }: Content, lead: WholeLead): Promise<void> {
	const headers = { ...bearer(token), "idempotency-key": lead.id };
	const { status, code } = await ask(`${url}/items/Lead`, { method: "POST", headers, body: itemOf(lead) });
	if (status < 300 || code === "RECORD_NOT_UNIQUE") return;
	throw new NotBrought(`The content system answered ${status}${code && ` ${code}`}`);
}

/** Takes what is gone away there too; of what was only taken back, says what may still be done. */
async function stopItem({ url, token }: Content, due: DueDelivery, lead: WholeLead | undefined): Promise<void> {
	const left = lead?.consents ?? [];
	const body = lead && { consents: left, ...(left.length === 0 && { status: "withdrawn" }) };
	const method = lead === undefined ? "DELETE" : "PATCH";
	const { status } = await ask(`${url}/items/Lead/${due.leadId}`, { method, headers: bearer(token), body });
	// Directus does not tell what is not there from what may not be seen.
	const isNotThere = status === 404 || (status === 403 && !due.hasArrived);
	if (status >= 300 && !isNotThere) throw new NotBrought(`The content system answered ${status} to ${method}`);
}

/** A call as standardwebhooks.com describes it. Its id is the same with every try. */
async function call(
	{ url, secret, recipient }: Webhook,
	due: DueDelivery,
	{ lead, now }: { lead: WholeLead | undefined; now: Date },
) {
	const body = due.kind === "lead" && lead !== undefined ? leadCall(lead, recipient) : stopCall(due, now);
	const text = JSON.stringify(body);
	const seconds = String(Math.floor(now.getTime() / 1000));
	const signature = createHmac("sha256", secret).update(`${due.id}.${seconds}.${text}`).digest("base64");
	const headers = {
		"idempotency-key": due.id,
		"webhook-id": due.id,
		"webhook-timestamp": seconds,
		"webhook-signature": `v1,${signature}`,
	};
	const { status } = await ask(url, { method: "POST", headers, text });
	if (status === GONE) throw new NeverBrought(`The webhook answered ${GONE}: it is there no more`);
	if (status >= 300) throw new NotBrought(`The webhook answered ${status}`);
}

/** What one recipient gets: of the consents its own. */
function leadCall(lead: WholeLead, recipient: string) {
	const consents = lead.consents.filter((said) => said.recipient === recipient);
	const { id, name, ageBand, topic, message, language, callWindow, source, extra, createdAt } = lead;
	const data = {
		...{ id, name, contact: plain(lead.contact), ageBand, guardian: guardianOf(lead), topic, message, language },
		...{ callWindow, source, extra, consents, createdAt },
	};
	return { type: "lead.created", timestamp: createdAt, data };
}

function stopCall({ leadId, reason }: DueDelivery, now: Date) {
	return { type: "lead.stop", timestamp: now.toISOString(), data: { id: leadId, reason } };
}

/** By our columns; a content system of somebody else has the same. */
function itemOf(lead: WholeLead) {
	const { id, name, ageBand, topic, message, language, callWindow, source, consents, extra, createdAt } = lead;
	return {
		...{
			id,
			name,
			contact: plain(lead.contact),
			age_band: ageBand,
			guardian: guardianOf(lead),
			topic,
			message,
			source,
		},
		...{ consents, extra, status: "new", language, call_window: callWindow, date_created: createdAt },
	};
}

function guardianOf({ guardian, guardianVerifiedAt: verifiedAt }: WholeLead) {
	return guardian === undefined ? null : { name: guardian.name, contact: plain(guardian.contact), verifiedAt };
}

function plain({ kind, value }: NormalisedContact) {
	return { kind, value };
}

function bearer(token: string | undefined): Record<string, string> {
	return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

type Question = { method: string; headers: Record<string, string>; body?: unknown; text?: string };

/** The status, and Directus's code of the first error where it says one. Throws NotBrought. */
async function ask(url: string, { method, headers, body, text }: Question): Promise<{ status: number; code: string }> {
	const payload = text ?? (body === undefined ? undefined : JSON.stringify(body));
	const type: Record<string, string> = payload === undefined ? {} : { "content-type": "application/json" };
	try {
		const reply = await fetch(url, {
			method,
			headers: { ...type, ...headers },
			signal: AbortSignal.timeout(TIMEOUT_MS),
			// Followed elsewhere, the lead would be somebody else's.
			redirect: "error",
			...(payload !== undefined && { body: payload }),
		});
		const answer = reply.ok ? "" : (await reply.text()).slice(0, MOST_ANSWER);
		if (reply.ok) await reply.body?.cancel();
		return { status: reply.status, code: /"code"\s*:\s*"([A-Z_]{1,60})"/.exec(answer)?.[1] ?? "" };
	} catch (cause) {
		throw new NotBrought(`It did not answer: ${causeOf(cause)}`, { cause });
	}
}

/** A code of the system; a whole message could repeat the lead. */
function causeOf(error: unknown): string {
	if (!(error instanceof Error)) return "unknown";
	if (error.cause instanceof Error) return causeOf(error.cause);
	return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
