import { DAY_MS } from "@uchit/contract/duration.ts";
import { LEAD_FIELDS, LeadTaken } from "@uchit/contract/lead.ts";
import { eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { type LeadRow, leads } from "#backend/db/schema/content/lead.ts";
import { complaints, leadEndings } from "#backend/db/schema/lead.ts";
import type { NewLead } from "#backend/lead/rules/new-lead.ts";
import { digestFor, type Personal } from "#backend/personal/keys.ts";
import { otherBodyConflict } from "#backend/platform/queries/idempotent-replies.ts";

/**
 * How a repeated lead is recognised. `previousKey` is the key of the same words ten minutes earlier; `isNamed` means that the sender gave
 * an id or an `Idempotency-Key`.
 */
export type LeadRequest = { key: string; previousKey?: string; hash: string; isNamed: boolean };

const REPEAT_WINDOW_MS = 600_000;
/** Without an `Idempotency-Key`, the same words from the same contact within ten minutes are one lead: a double click. */
export function requestOf({ keys, now }: Personal, lead: NewLead): LeadRequest {
	const { guardian, extra, channel, id } = lead;
	// Keep this order: its hashes are in the database. The guardian stands last, without the token, which the first request uses up.
	const fields = LEAD_FIELDS.filter((field) => field !== "guardian").map((field) => [field, lead[field]]);
	const words = { ...Object.fromEntries(fields), extra, channel, id };
	const body = JSON.stringify([words, guardian?.contact, guardian?.name]);
	const nameAs = (...parts: readonly unknown[]) => digestFor(keys, "lead-request", JSON.stringify(parts));
	const hash = digestFor(keys, "lead-body", body);
	if (id !== undefined) return { key: nameAs("id", id), hash, isNamed: true };
	if (lead.key !== undefined) return { key: nameAs("key", lead.key), hash, isNamed: true };
	const window = Math.floor(now.getTime() / REPEAT_WINDOW_MS);
	const previousKey = nameAs("body", body, window - 1);
	return { key: nameAs("body", body, window), previousKey, hash, isNamed: false };
}

/**
 * Returns the first answer to the same request, even if its lead has been deleted since. A repeated request waits here
 * until the transaction ends. Throws Conflict if the sender used one key for two different requests.
 */
export async function findFirstAnswer(
	tx: Queryable,
	{ key, previousKey, hash, isNamed }: LeadRequest,
	now: Date,
): Promise<LeadTaken | undefined> {
	await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${isNamed ? key : hash}, 0))`);
	const keys = previousKey === undefined ? [key] : [key, previousKey];
	const answers = [...(await listStored(tx, keys)), ...(await listEnded(tx, keys))];
	const isRecent = ({ data: { createdAt } }: LeadTaken) => now.getTime() - Date.parse(createdAt) < REPEAT_WINDOW_MS;
	const first = answers.find(({ answer }) => isNamed || isRecent(answer));
	if (first !== undefined && first.hash !== hash) throw otherBodyConflict();
	return first?.answer;
}

async function listStored(tx: Queryable, keys: string[]) {
	const rows = await tx
		.select({ lead: leads, complaint: { number: complaints.number, dueAt: complaints.due_at } })
		.from(leads)
		.leftJoin(complaints, eq(complaints.lead_id, leads.id))
		.where(inArray(leads.request_key, keys));
	return rows.map(({ lead, complaint }) => ({
		hash: lead.request_hash,
		answer: answerOf(lead, complaint ?? undefined),
	}));
}

async function listEnded(tx: Queryable, keys: string[]) {
	const rows = await tx
		.select({ hash: leadEndings.request_hash, answer: leadEndings.answer })
		.from(leadEndings)
		.where(inArray(leadEndings.request_key, keys));
	return rows.map(({ hash, answer }) => ({ hash, answer: LeadTaken.parse(answer) }));
}

export function answerOf(
	lead: Pick<LeadRow, "id" | "topic" | "date_created" | "kept_days">,
	complaint: { number: number; dueAt: Date } | undefined,
): LeadTaken {
	const { id, topic, date_created: createdAt, kept_days: days } = lead;
	return {
		data: {
			id,
			topic: topic ?? "",
			createdAt: createdAt.toISOString(),
			keptUntil: new Date(createdAt.getTime() + days * DAY_MS).toISOString(),
			...(complaint && { complaint: { number: complaint.number, answeredBy: complaint.dueAt.toISOString() } }),
		},
	};
}
