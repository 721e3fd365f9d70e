import { COMPLAINT_DAYS, LEADS_PER_ADDRESS_HOUR, LEADS_PER_CONTACT_DAY, referenceOf } from "@uchit/contract/lead.ts";
import { eq } from "drizzle-orm";
import type { Database, Queryable } from "#backend/db/client.ts";
import { leads } from "#backend/db/schema/content/lead.ts";
import { complaints } from "#backend/db/schema/lead.ts";
import { queueMessage } from "#backend/delivery/queries/outgoing-messages.ts";
import { mayHave, type Target } from "#backend/leads/rules/targets.ts";
import { lookupOf } from "#backend/personal/contact.ts";
import type { Personal } from "#backend/personal/keys.ts";
import { countAgainst } from "#backend/platform/queries/limits.ts";
import { insertLead } from "./insert-lead.ts";
import { findFirstAnswer, findInPreviousWindow, requestOf } from "./repeated.ts";
import { COMPLAINT, type LeadOf, type TakeOutcome } from "./taken.ts";
import { checkContact, checkGuardian } from "./verified.ts";

export type TakeParts = {
	personal: Personal;
	targets: readonly Target[];
	keptDays: number;
	/** Whom the limit by address counts. */
	address: string;
};

type Taking = { lead: LeadOf; key: string | undefined };

/**
 * Keeps a lead with its consents and what is to be delivered, in one transaction: what is answered with `done` is on disk.
 * Sent again it is the same one.
 */
export async function takeLead(db: Database, parts: TakeParts, taking: Taking): Promise<TakeOutcome> {
	try {
		return await db.transaction((tx) => take(tx, parts, taking));
	} catch (error) {
		if (error instanceof Undone) return error.outcome;
		throw error;
	}
}

/** Whether there is a lead with this id. */
export async function hasLead(db: Queryable, id: string): Promise<boolean> {
	const rows = await db.select({ id: leads.id }).from(leads).where(eq(leads.id, id));
	return rows.length > 0;
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
const HOUR_SECONDS = 3_600;

async function take(tx: Queryable, parts: TakeParts, { lead, key }: Taking): Promise<TakeOutcome> {
	const { personal, keptDays } = parts;
	const request = requestOf(personal, lead, key);
	const repeated = await findInPreviousWindow(tx, request, personal.now);
	if (repeated !== undefined) return repeated;
	const lookup = lookupOf(personal.keys, lead.contact);
	const made = await insertLead(tx, personal, {
		...{ lead, request, lookup, targets: allowedOf(parts, lead) },
		guardianLookup: lead.guardian && lookupOf(personal.keys, lead.guardian.contact),
		keptDays: lead.ageBand === "under-18" ? Math.ceil(keptDays / 2) : keptDays,
	});
	if (made === undefined) return (await findFirstAnswer(tx, request)) ?? { kind: "exists" };
	const { id, createdAt, keptUntil, isGone, isLeftAlone } = made;
	const first = isGone ? await findFirstAnswer(tx, request, "gone") : undefined;
	if (first !== undefined) throw new Undone(first);
	const refused =
		(await checkContact(tx, personal, { lead, lookup, isLeftAlone })) ?? (await checkGuardian(tx, personal, lead));
	if (refused !== undefined) throw new Undone({ kind: "refused", ...refused });
	await countOrUndo(tx, parts, lookup);
	const complaint = lead.topic === COMPLAINT ? await keepComplaint(tx, personal, { lead, id }) : undefined;
	if (complaint === undefined) await confirm(tx, personal, { lead, id });
	return {
		kind: "done",
		answer: { data: { id, topic: lead.topic, createdAt, keptUntil, complaint } },
		isRepeated: false,
	};
}

/** Those that may have it. A complaint is brought to the content system in any case: there it is answered. */
function allowedOf({ targets }: TakeParts, { consents, topic }: LeadOf): readonly Target[] {
	return targets.filter((target) => mayHave(target, consents) || (target.kind === "content" && topic === COMPLAINT));
}

/** What is kept is counted, so who sends one again is not. */
async function countOrUndo(tx: Queryable, { personal: { now }, address }: TakeParts, lookup: string): Promise<void> {
	const limits = {
		address: { key: `lead-address:${address}`, most: LEADS_PER_ADDRESS_HOUR, seconds: HOUR_SECONDS },
		contact: { key: `lead-contact:${lookup}`, most: LEADS_PER_CONTACT_DAY, seconds: DAY_SECONDS },
	};
	for (const whose of ["address", "contact"] as const) {
		const { isAllowed, retryAfterSeconds } = await countAgainst(tx, limits[whose], now);
		if (!isAllowed) throw new Undone({ kind: "too-many", whose, retryAfterSeconds });
	}
}

/** To whoever lets us write to them; a college that alone may do so writes itself. */
async function confirm(tx: Queryable, personal: Personal, { lead, id }: { lead: LeadOf; id: string }): Promise<void> {
	const { consents, contact: to, language } = lead;
	if (!consents.some(({ purpose }) => purpose === "contact-by-us")) return;
	await queueMessage(tx, personal, { template: "lead-received", to, values: { reference: referenceOf(id) }, language });
}

async function keepComplaint(tx: Queryable, personal: Personal, { lead, id }: { lead: LeadOf; id: string }) {
	const dueAt = new Date(personal.now.getTime() + COMPLAINT_DAYS * DAY_MS);
	const [row] = await tx
		.insert(complaints)
		.values({ lead_id: id, created_at: personal.now, due_at: dueAt })
		.returning({ number: complaints.number });
	if (row === undefined) throw new Error("The complaint got no number");
	const values = { number: String(row.number), date: dueAt.toISOString().slice(0, 10) };
	await queueMessage(tx, personal, {
		template: "complaint-received",
		to: lead.contact,
		values,
		language: lead.language,
	});
	return { number: row.number, answeredBy: dueAt.toISOString() };
}
