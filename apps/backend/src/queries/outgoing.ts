import { Contact } from "@uchit/contract/account.ts";
import { and, eq, lt, sql } from "drizzle-orm";
import * as z from "zod";
import type { Queryable } from "#backend/db/client.ts";
import { outgoingMessages } from "#backend/db/schema/visitor.ts";
import type { Template } from "#backend/delivery/texts.ts";
import { type NormalisedContact, normaliseContact } from "#backend/personal/contact.ts";
import type { Personal, PersonalKeys } from "#backend/personal/keys.ts";
import { open, seal } from "#backend/personal/seal.ts";

export type OutgoingMessage = {
	to: NormalisedContact;
	template: Template;
	values: Record<string, string>;
	language: "en" | "hi";
	/** After this it is worth nothing. */
	goodUntil?: Date;
};

/** A message that is to be sent now; `id` stays the same however often it is tried. */
export type DueMessage = OutgoingMessage & { id: string; tries: number };

/** Keeps a message to be sent, in the transaction of what it tells. The outbox sends it once that is on disk. */
export async function queueMessage(db: Queryable, { keys, now }: Personal, message: OutgoingMessage): Promise<void> {
	const { to, template, values, language, goodUntil } = message;
	await db.insert(outgoingMessages).values({
		kind: to.kind,
		sealed: seal(keys, JSON.stringify({ to: { kind: to.kind, value: to.value }, values })),
		template,
		language,
		goodUntil,
		createdAt: now,
		nextTryAt: now,
	});
}

const AT_ONCE = 20;
const FIRST_RETRY_SECONDS = 5;
const LONGEST_RETRY_SECONDS = 600;

/**
 * Takes what is due, and puts its next try off before it is tried: a program that dies meanwhile loses nothing, and two never
 * send the same at once. What was sealed under a key that this program does not have is left to those who have it.
 */
export async function takeDue(db: Queryable, { keys, now }: Personal): Promise<DueMessage[]> {
	const table = outgoingMessages;
	const ids = keys.sealing.map(({ id }) => sql`${id}`);
	const due = sql`SELECT id FROM ${table}
		WHERE ${table.sentAt} IS NULL AND ${table.failedFor} IS NULL AND ${table.nextTryAt} <= ${now.toISOString()}::timestamptz
			AND split_part(${table.sealed}, '.', 2) IN (${sql.join(ids, sql`, `)})
		ORDER BY ${table.nextTryAt} LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`;
	const delay = sql`least(${FIRST_RETRY_SECONDS}::int * power(2, ${table.tries}), ${LONGEST_RETRY_SECONDS}::int)`;
	const rows = await db
		.update(table)
		.set({
			tries: sql`${table.tries} + 1`,
			nextTryAt: sql`${now.toISOString()}::timestamptz + make_interval(secs => ${delay})`,
		})
		.where(sql`${table.id} IN (${due})`)
		.returning();
	return rows.map(({ id, tries, sealed, template, language, goodUntil }) => ({
		id,
		tries,
		language,
		template,
		...openMessage(keys, sealed),
		...(goodUntil !== null && { goodUntil }),
	}));
}

/** It has left. Neither code nor contact is needed any more. */
export async function markSent(db: Queryable, id: string, now: Date): Promise<void> {
	await db.update(outgoingMessages).set({ sentAt: now, sealed: "" }).where(eq(outgoingMessages.id, id));
}

/** It is not tried again. */
export async function markDead(db: Queryable, id: string, reason: string): Promise<void> {
	await db
		.update(outgoingMessages)
		.set({ failedFor: reason, sealed: "" })
		.where(and(eq(outgoingMessages.id, id), sql`${outgoingMessages.sentAt} IS NULL`));
}

const Sealed = z.object({ to: Contact, values: z.record(z.string(), z.string()) });

function openMessage(keys: PersonalKeys, sealed: string): Pick<OutgoingMessage, "to" | "values"> {
	const { to, values } = Sealed.parse(JSON.parse(open(keys, sealed)));
	return { to: normaliseContact(to), values };
}

const KEPT_DAYS = 30;

/** What was sent, or given up, a month ago. */
export async function forgetMessages(db: Queryable, now: Date): Promise<void> {
	const since = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
	const isOver = sql`(${outgoingMessages.sentAt} IS NOT NULL OR ${outgoingMessages.failedFor} IS NOT NULL)`;
	await db.delete(outgoingMessages).where(and(isOver, lt(outgoingMessages.createdAt, since)));
}
