import { CONTACT_PURPOSES } from "@uchit/contract/lead.ts";
import type { Env } from "#backend/env.ts";
import type { Webhook } from "./webhooks.ts";

export type Target =
	| { kind: "content"; name: "content"; recipient: "site"; url: string; token: string | undefined }
	| ({ kind: "webhook" } & Webhook);

/** Every webhook, and the content system if it is another one than ours, which has the lead already. */
export function targetsOf({ CONTENT_URL, CONTENT_TOKEN, LEAD_WEBHOOKS }: Env): readonly Target[] {
	const content = { kind: "content", name: "content", recipient: "site", token: CONTENT_TOKEN } as const;
	const webhooks = LEAD_WEBHOOKS.map((webhook) => ({ kind: "webhook", ...webhook }) as const);
	return CONTENT_URL === undefined ? webhooks : [{ ...content, url: CONTENT_URL }, ...webhooks];
}

type GivenConsent = { purpose: string; recipient: string };

export function isForContact({ purpose }: Pick<GivenConsent, "purpose">): boolean {
	return CONTACT_PURPOSES.some((known) => known === purpose);
}

/** Whether the consents let a target have the lead: the content system with any to be contacted, a webhook with one for its recipient. */
export function mayReceiveLead(
	{ kind, recipient }: Pick<Target, "kind" | "recipient">,
	standing: readonly GivenConsent[],
): boolean {
	return standing.some((consent) => isForContact(consent) && (kind === "content" || consent.recipient === recipient));
}
