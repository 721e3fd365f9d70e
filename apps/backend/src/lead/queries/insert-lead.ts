import { DAY_MS } from "@uchit/contract/duration.ts";
import type { StandingConsent } from "@uchit/contract/lead.ts";
import { giveConsents } from "#backend/account/queries/consents.ts";
import type { Queryable } from "#backend/db/client.ts";
import { type LeadColumn, type LeadRow, leads } from "#backend/db/schema/content/lead.ts";
import { leadDeliveries } from "#backend/db/schema/lead.ts";
import { COMPLAINT, type NewLead } from "#backend/lead/rules/new-lead.ts";
import { mayReceiveLead, type Target } from "#backend/lead/rules/targets.ts";
import { lookupOf, maskContact, type NormalisedContact } from "#backend/personal/contact.ts";
import type { Personal } from "#backend/personal/keys.ts";
import { toStandingConsent } from "./consents-in-force.ts";
import { encryptLead } from "./encrypted-lead.ts";
import type { LeadRequest } from "./repeated-requests.ts";

export async function insertLead(
	tx: Queryable,
	{ personal, targets, retentionDays }: { personal: Personal; targets: readonly Target[]; retentionDays: number },
	{ lead, guardianVerifiedAt, request }: { lead: NewLead; guardianVerifiedAt: Date | undefined; request: LeadRequest },
): Promise<LeadRow> {
	const { keys, now } = personal;
	const { id, contact, guardian, extra, channel } = lead;
	const verifiedAt = guardianVerifiedAt?.toISOString();
	const isYoung = lead.ageBand === "under-18";
	const days = isYoung ? Math.ceil(retentionDays / 2) : retentionDays;
	const [row] = await tx
		.insert(leads)
		.values({
			...columnsOf(lead),
			id,
			extra,
			channel,
			date_created: now,
			visitor_id: lead.visitorId,
			verified_at: lead.token === undefined ? undefined : now,
			sealed: encryptLead(keys, { contact, guardian: guardian && { ...guardian, verifiedAt } }),
			lookup: lookupOf(keys, contact),
			guardian_lookup: guardian && lookupOf(keys, guardian.contact),
			request_key: request.key,
			request_hash: request.hash,
			kept_days: days,
			last_contact_at: now,
			expires_at: new Date(now.getTime() + days * DAY_MS),
		})
		.returning();
	if (row === undefined) throw new Error("Inserting the lead returned no row");
	const entry = { subject: row.id, subjectKind: "lead", channel, by: isYoung ? "guardian" : "self", at: now } as const;
	await giveConsents(tx, entry, lead.consents);
	await queueDeliveries(tx, row, listAllowed(targets, lead));
	return row;
}

function columnsOf(lead: NewLead) {
	const { name, contact, ageBand, guardian, topic, message, language, callWindow, source, consents } = lead;
	const columns = {
		...{ name, topic, message, language, source, age_band: ageBand, call_window: callWindow },
		contact: masked(contact),
		guardian: guardian && { name: guardian.name, contact: masked(guardian.contact) },
		consents: distinct(consents),
	};
	return columns satisfies Record<LeadColumn, unknown>;
}

async function queueDeliveries(tx: Queryable, lead: LeadRow, targets: readonly Target[]): Promise<void> {
	if (targets.length === 0) return;
	const createdAt = lead.date_created;
	const messages = targets.map(({ name: target, recipient }) => ({ target, recipient, kind: "lead" as const }));
	await tx
		.insert(leadDeliveries)
		.values(
			messages.map((message) => ({ ...message, lead_id: lead.id, created_at: createdAt, next_try_at: createdAt })),
		);
}

/** The targets that may have the lead. Complaints always go to the content system, where they are answered. */
function listAllowed(targets: readonly Target[], { consents, topic }: NewLead): readonly Target[] {
	return targets.filter(
		(target) => mayReceiveLead(target, consents) || (target.kind === "content" && topic === COMPLAINT),
	);
}

function masked(contact: NormalisedContact) {
	return { kind: contact.kind, value: maskContact(contact) };
}

function distinct(consents: NewLead["consents"]): StandingConsent[] {
	return [...new Map(consents.map((each) => [`${each.purpose} ${each.recipient}`, toStandingConsent(each)])).values()];
}
