import { Contact } from "@uchit/contract/account.ts";
import { and, lt, sql } from "drizzle-orm";
import * as z from "zod";
import type { Queryable } from "#backend/db/client.ts";
import { outgoingMessages, TEMPLATES, type Template } from "#backend/db/schema/visitor.ts";
import { type NormalisedContact, normaliseContact } from "#backend/personal/contact.ts";
import { decrypt, encrypt } from "#backend/personal/encrypt.ts";
import type { Personal, PersonalKeys } from "#backend/personal/keys.ts";
import { isEncryptedUnder } from "#backend/personal/queries/encrypted-under.ts";
import { pauseAfter, type QueueTable, takeDue } from "#backend/platform/queries/queue.ts";

export type OutgoingMessage = {
	to: NormalisedContact;
	template: Template;
	values: Record<string, string>;
	language: "en" | "hi";
	/** Not sent after this. */
	goodUntil?: Date;
};

/** `id` stays the same over all tries. */
export type DueMessage = OutgoingMessage & { id: string; tries: number };

/** Stores a message in the transaction of what it reports. The outbox sends it after the commit. */
export async function queueMessage(db: Queryable, { keys, now }: Personal, message: OutgoingMessage): Promise<void> {
	const { to, template, values, language, goodUntil } = message;
	await db.insert(outgoingMessages).values({
		kind: to.kind,
		sealed: encrypt(keys, JSON.stringify({ to: { kind: to.kind, value: to.value }, values })),
		template,
		language,
		goodUntil,
		createdAt: now,
		nextTryAt: now,
	});
}

/** Gives up after about ten minutes. */
const BACKOFF = { mostTries: 8, firstPauseSeconds: 5, longestPauseSeconds: 600, isSpread: false };

export const MESSAGE_QUEUE: QueueTable = {
	...BACKOFF,
	name: "messages",
	table: outgoingMessages,
	atOnce: 20,
	isWaiting: sql`q.sent_at IS NULL AND q.failed_for IS NULL`,
	lease: { column: "next_try_at", seconds: pauseAfter(sql`(q.tries + 1)`, BACKOFF) },
	isOpen: sql`q.sent_at IS NULL`,
	// Once it has left, or is given up, neither code nor contact is needed any more.
	settled: (at) => sql`sent_at = CASE WHEN s.kind = 'delivered' THEN ${at} END,
		failed_for = CASE WHEN s.kind = 'dead' THEN s.reason ELSE q.failed_for END,
		sealed = CASE WHEN s.kind = 'failed' THEN q.sealed ELSE '' END`,
	settlesEach: true,
};

const Row = z.object({
	id: z.string(),
	tries: z.int(),
	sealed: z.string(),
	template: z.enum(TEMPLATES),
	language: z.enum(["en", "hi"]),
	good_until_ms: z.number().nullable(),
});

/** Takes what is due. Messages encrypted under a key that this program lacks are left to those that have it. */
export async function takeDueMessages(db: Queryable, { keys, now }: Personal): Promise<DueMessage[]> {
	const where = isEncryptedUnder(keys.encryption, sql`q.sealed`);
	const returning = sql`q.id, q.tries, q.sealed, q.template, q.language,
		(extract(epoch FROM q.good_until) * 1000)::float8 AS good_until_ms`;
	const rows = await takeDue(db, MESSAGE_QUEUE, { now, where, returning });
	return rows.map((row) => {
		const { sealed, good_until_ms: goodUntil, ...rest } = Row.parse(row);
		return { ...rest, ...decryptMessage(keys, sealed), ...(goodUntil !== null && { goodUntil: new Date(goodUntil) }) };
	});
}

const Sealed = z.object({ to: Contact, values: z.record(z.string(), z.string()) });

function decryptMessage(keys: PersonalKeys, sealed: string): Pick<OutgoingMessage, "to" | "values"> {
	const { to, values } = Sealed.parse(JSON.parse(decrypt(keys, sealed)));
	return { to: normaliseContact(to), values };
}

const RETENTION_DAYS = 30;

export async function forgetMessages(db: Queryable, now: Date): Promise<void> {
	const since = new Date(now.getTime() - RETENTION_DAYS * 86_400_000);
	const isOver = sql`(${outgoingMessages.sentAt} IS NOT NULL OR ${outgoingMessages.failedFor} IS NOT NULL)`;
	await db.delete(outgoingMessages).where(and(isOver, lt(outgoingMessages.createdAt, since)));
}
