import { CONTACT_PURPOSES } from "@uchit/contract/lead.ts";
import type { Env } from "#backend/env.ts";
import type { Webhook } from "./webhooks.ts";

/** A receiver of leads. */
export type Target =
	| { kind: "content"; name: "content"; recipient: "site"; url: string; token: string | undefined }
	| ({ kind: "webhook" } & Webhook);

/** A content system that is not this one, and every webhook. In our own the lead lies already. */
export function targetsOf({ CONTENT_URL, CONTENT_TOKEN, LEAD_WEBHOOKS }: Env): readonly Target[] {
	const content = { kind: "content", name: "content", recipient: "site", token: CONTENT_TOKEN } as const;
	const webhooks = LEAD_WEBHOOKS.map((webhook) => ({ kind: "webhook", ...webhook }) as const);
	return CONTENT_URL === undefined ? webhooks : [{ ...content, url: CONTENT_URL }, ...webhooks];
}

type GivenConsent = { purpose: string; recipient: string };

/** Whether a consent lets somebody be contacted. */
export function isForContact({ purpose }: Pick<GivenConsent, "purpose">): boolean {
	return CONTACT_PURPOSES.some((known) => known === purpose);
}

/**
 * Whether a target may have a lead. The content system is where we ourselves work: it has whatever is to be answered. A webhook
 * needs a consent for its recipient.
 */
export function mayHave(
	{ kind, recipient }: Pick<Target, "kind" | "recipient">,
	standing: readonly GivenConsent[],
): boolean {
	return standing.some((consent) => isForContact(consent) && (kind === "content" || consent.recipient === recipient));
}
