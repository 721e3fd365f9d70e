import type { LeadTaken } from "@uchit/contract/lead.ts";
import { COMPLAINT_DAYS, LEADS_PER_CONTACT_DAY } from "@uchit/contract/lead-options.ts";
import { eq } from "drizzle-orm";
import type { Database, Queryable } from "#backend/db/client.ts";
import { leads } from "#backend/db/schema/content/lead.ts";
import { complaints, leadDeliveries } from "#backend/db/schema/lead.ts";
import { mayHave, type Target } from "#backend/leads/targets.ts";
import { lookupOf, mask } from "#backend/personal/contact.ts";
import type { Personal } from "#backend/personal/keys.ts";
import { giveConsents } from "#backend/queries/consents.ts";
import { queueLetter } from "#backend/queries/leads/letters.ts";
import { findFirstAnswer, requestOf } from "#backend/queries/leads/repeated.ts";
import { sealLead } from "#backend/queries/leads/sealed.ts";
import { COMPLAINT, type LeadOf } from "#backend/queries/leads/taken.ts";
import { checkContact, checkGuardian } from "#backend/queries/leads/verified.ts";
import { countAgainst } from "#backend/queries/limits.ts";

export type TakeParts = { personal: Personal; targets: readonly Target[]; keptDays: number };

export type TakeOutcome =
	| { kind: "done"; answer: LeadTaken; isRepeated: boolean }
	| { kind: "refused"; field: string; reason: string }
	| { kind: "too-many"; retryAfterSeconds: number }
	| { kind: "other-body" }
	/** Another lead has the id that the sender chose. */
	| { kind: "exists" };

/**
 * Keeps a lead with its consents and what is to be delivered, in one transaction: what is answered with `done` is on disk.
 * Sent again it is the same one.
 */
export async function takeLead(
	db: Database,
	parts: TakeParts,
	{ lead, key }: { lead: LeadOf; key: string | undefined },
): Promise<TakeOutcome> {
	try {
		return await db.transaction((tx) => take(tx, parts, { lead, key }));
	} catch (error) {
		if (error instanceof Undone) return error.outcome;
		throw error;
	}
}

/** Ends the transaction with nothing written. */
class Undone extends Error {
	override name = "Undone";
	outcome: TakeOutcome;
	constructor(outcome: TakeOutcome) {
		super(outcome.kind);
		this.outcome = outcome;
	}
}

const DAY_MS = 86_400_000;
const DAY_SECONDS = 86_400;

async function take(
	tx: Queryable,
	parts: TakeParts,
	{ lead, key }: { lead: LeadOf; key: string | undefined },
): Promise<TakeOutcome> {
	const { personal } = parts;
	const request = requestOf(personal, lead, key);
	// Who sends the same at the same time waits here for the first.
	const made = await insertLead(tx, parts, { lead, request });
	if (made === undefined) return (await findFirstAnswer(tx, request)) ?? { kind: "exists" };
	const first = await findFirstAnswer(tx, request, "gone");
	if (first !== undefined) throw new Undone(first);
	const refused = (await checkContact(tx, personal, lead)) ?? (await checkGuardian(tx, personal, lead));
	if (refused !== undefined) throw new Undone({ kind: "refused", ...refused });
	const limit = { key: `lead-contact:${lookupOf(personal.keys, lead.contact)}`, most: LEADS_PER_CONTACT_DAY };
	const counted = await countAgainst(tx, { ...limit, seconds: DAY_SECONDS }, personal.now);
	if (!counted.isAllowed) throw new Undone({ kind: "too-many", retryAfterSeconds: counted.retryAfterSeconds });
	await keepConsents(tx, parts, { lead, id: made.id });
	await queueDeliveries(tx, parts, { lead, id: made.id });
	const complaint = lead.topic === COMPLAINT ? await keepComplaint(tx, personal, { lead, id: made.id }) : undefined;
	const data = { id: made.id, topic: lead.topic, createdAt: made.createdAt, keptUntil: made.keptUntil, complaint };
	return { kind: "done", answer: { data }, isRepeated: false };
}

async function insertLead(
	tx: Queryable,
	{ personal: { keys, now }, keptDays }: TakeParts,
	{ lead, request }: { lead: LeadOf; request: { key: string; hash: string } },
) {
	const { guardian, contact, consents } = lead;
	const days = lead.ageBand === "under-18" ? Math.ceil(keptDays / 2) : keptDays;
	const expiresAt = new Date(now.getTime() + days * DAY_MS);
	const [row] = await tx
		.insert(leads)
		.values({
			id: lead.id,
			name: lead.name,
			contact: { kind: contact.kind, value: mask(contact) },
			age_band: lead.ageBand,
			...(guardian && {
				guardian: { name: guardian.name, contact: { kind: guardian.contact.kind, value: mask(guardian.contact) } },
				guardian_lookup: lookupOf(keys, guardian.contact),
			}),
			topic: lead.topic,
			message: lead.message,
			source: lead.source,
			consents: consents.map(({ purpose, recipient, noticeVersion, language }) => ({
				...{ purpose, recipient, noticeVersion, language },
			})),
			extra: lead.extra,
			date_created: now,
			language: lead.language,
			call_window: lead.callWindow,
			channel: lead.channel,
			visitor_id: lead.visitorId,
			verified_at: lead.token === undefined ? undefined : now,
			sealed: sealLead(keys, lead),
			lookup: lookupOf(keys, contact),
			request_key: request.key,
			request_hash: request.hash,
			last_contact_at: now,
			kept_days: days,
			expires_at: expiresAt,
		})
		.onConflictDoNothing()
		.returning({ id: leads.id });
	return row && { id: row.id, createdAt: now.toISOString(), keptUntil: expiresAt.toISOString() };
}

async function keepConsents(tx: Queryable, { personal }: TakeParts, { lead, id }: { lead: LeadOf; id: string }) {
	const by = lead.ageBand === "under-18" ? "guardian" : "self";
	const way = { subject: id, subjectKind: "lead", channel: lead.channel, by, at: personal.now } as const;
	await giveConsents(tx, way, lead.consents);
}

/** One for each target that may have it. A complaint is brought to the content system in any case: there it is answered. */
async function queueDeliveries(tx: Queryable, parts: TakeParts, { lead, id }: { lead: LeadOf; id: string }) {
	const { now } = parts.personal;
	const allowed = parts.targets.filter(
		(target) => mayHave(target, lead.consents) || (target.kind === "content" && lead.topic === COMPLAINT),
	);
	if (allowed.length === 0) return;
	await tx
		.insert(leadDeliveries)
		.values(
			allowed.map(
				({ name, recipient }) =>
					({ lead_id: id, target: name, recipient, kind: "lead", created_at: now, next_try_at: now }) as const,
			),
		);
}

async function keepComplaint(tx: Queryable, personal: Personal, { lead, id }: { lead: LeadOf; id: string }) {
	const dueAt = new Date(personal.now.getTime() + COMPLAINT_DAYS * DAY_MS);
	const [row] = await tx
		.insert(complaints)
		.values({ lead_id: id, created_at: personal.now, due_at: dueAt })
		.returning({ number: complaints.number });
	if (row === undefined) throw new Error("The complaint got no number");
	const values = { number: String(row.number), date: dueAt.toISOString().slice(0, 10) };
	await queueLetter(tx, personal, { letter: "complaint-received", to: lead.contact, values, language: lead.language });
	return { number: row.number, answeredBy: dueAt.toISOString() };
}

/** Whether there is a lead with this id. */
export async function hasLead(db: Queryable, id: string): Promise<boolean> {
	const rows = await db.select({ id: leads.id }).from(leads).where(eq(leads.id, id));
	return rows.length > 0;
}
