import { LeadTaken } from "@uchit/contract/lead.schema.ts";
import { eq, sql } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { leads } from "#backend/db/schema/content/lead.ts";
import { complaints, leadEndings } from "#backend/db/schema/lead.ts";
import { digestFor, type Personal } from "#backend/personal/keys.ts";
import type { LeadOf, TakeOutcome } from "./taken.ts";

/** By what a lead is known when it is sent again, and what it said then; `previousKey`: what it would have been known by ten minutes before. */
export type LeadRequest = { key: string; previousKey?: string; hash: string };

const WITHOUT_KEY_MS = 600_000;
const DAY_MS = 86_400_000;

/** Without an `Idempotency-Key` the same words from the same contact within ten minutes are one lead: somebody clicked twice. */
export function requestOf({ keys, now }: Personal, lead: LeadOf, key: string | undefined): LeadRequest {
	// A token is used up by the first, and when the form was opened says nothing of what was asked.
	const { token: _token, visitorId: _visitor, guardian, ...rest } = lead;
	const body = JSON.stringify([rest, guardian?.contact, guardian?.name]);
	const nameAs = (...name: readonly unknown[]) => digestFor(keys, "lead-request", JSON.stringify(name));
	const hash = digestFor(keys, "lead-body", body);
	if (lead.id !== undefined) return { key: nameAs("id", lead.id), hash };
	if (key !== undefined) return { key: nameAs("key", key), hash };
	const window = Math.floor(now.getTime() / WITHOUT_KEY_MS);
	return { key: nameAs("body", body, window), previousKey: nameAs("body", body, window - 1), hash };
}

/**
 * What the same words were answered less than ten minutes ago, where the clock has passed a round ten minutes since: within one
 * window the key itself finds them. Until the transaction ends, nobody else sends these words.
 */
export async function findInPreviousWindow(
	tx: Queryable,
	{ previousKey, hash }: LeadRequest,
	now: Date,
): Promise<TakeOutcome | undefined> {
	if (previousKey === undefined) return undefined;
	await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${hash}, 0))`);
	const first = (await findKept(tx, previousKey)) ?? (await findGone(tx, previousKey));
	if (first === undefined) return undefined;
	const isRecent = now.getTime() - Date.parse(first.answer.data.createdAt) < WITHOUT_KEY_MS;
	return isRecent ? { kind: "done", answer: first.answer, isRepeated: true } : undefined;
}

/** What the first one was answered, if there was one; `gone`: if it has been deleted since. */
export async function findFirstAnswer(
	tx: Queryable,
	request: LeadRequest,
	where: "kept" | "gone" = "kept",
): Promise<TakeOutcome | undefined> {
	const first = where === "kept" ? await findKept(tx, request.key) : await findGone(tx, request.key);
	if (first === undefined) return undefined;
	if (first.hash !== request.hash) return { kind: "other-body" };
	return { kind: "done", answer: first.answer, isRepeated: true };
}

async function findKept(tx: Queryable, key: string) {
	const [row] = await tx
		.select({ lead: leads, number: complaints.number, dueAt: complaints.due_at })
		.from(leads)
		.leftJoin(complaints, eq(complaints.lead_id, leads.id))
		.where(eq(leads.request_key, key));
	if (row === undefined) return undefined;
	return { hash: row.lead.request_hash, answer: answerOf(row.lead, row) };
}

/** What is answered for a lead, as often as it comes. */
export function answerOf(
	lead: Pick<typeof leads.$inferSelect, "id" | "topic" | "date_created" | "kept_days">,
	complaint: { number: number | null; dueAt: Date | null },
): LeadTaken {
	const { id, topic, date_created: createdAt, kept_days: days } = lead;
	const { number, dueAt } = complaint;
	return {
		data: {
			id,
			topic: topic ?? "",
			createdAt: createdAt.toISOString(),
			keptUntil: new Date(createdAt.getTime() + days * DAY_MS).toISOString(),
			...(number !== null && dueAt !== null && { complaint: { number, answeredBy: dueAt.toISOString() } }),
		},
	};
}

async function findGone(tx: Queryable, key: string) {
	const [row] = await tx
		.select({ hash: leadEndings.request_hash, answer: leadEndings.answer })
		.from(leadEndings)
		.where(eq(leadEndings.request_key, key));
	return row && { hash: row.hash, answer: LeadTaken.parse(row.answer) };
}
