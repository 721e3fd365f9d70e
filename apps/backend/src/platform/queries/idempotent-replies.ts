import { eq, lt } from "drizzle-orm";
import type * as z from "zod";
import type { Database, Queryable } from "#backend/db/client.ts";
import { idempotentReplies } from "#backend/db/schema/idempotent-reply.ts";
import { Conflict } from "#backend/errors.ts";
import { decrypt, encrypt } from "#backend/personal/encrypt.ts";
import { digestFor, type Personal } from "#backend/personal/keys.ts";

type IdempotentRequest<Answer> = {
	/** Keys are separate for each kind of request. */
	kind: string;
	/** The `Idempotency-Key`; without one each request is a new one. */
	key: string | undefined;
	/** The caller if known, so that someone else's key never returns their answer. */
	by?: string;
	body: unknown;
	shape: z.ZodType<Answer>;
	/** An error rolls everything back and is not stored: the same key may come again with a corrected request. */
	work: (tx: Queryable) => Promise<Answer>;
};

/**
 * Does the work once, in one transaction with its answer, which repeats of the request with the same key get for a day. A concurrent
 * repeat waits. Throws Conflict if the key came with another body before.
 */
export function answerOnce<Answer>(
	db: Database,
	{ keys, now }: Personal,
	{ kind, key: sent, by, body, shape, work }: IdempotentRequest<Answer>,
): Promise<{ answer: Answer; isRepeated: boolean }> {
	return db.transaction(async (tx) => {
		if (sent === undefined) return { answer: await work(tx), isRepeated: false };
		const key = `${kind}:${digestFor(keys, "answer", JSON.stringify([by, sent]))}`;
		const request = digestFor(keys, "request", JSON.stringify(body));
		const isOurs = eq(idempotentReplies.key, key);
		const begun = await tx
			.insert(idempotentReplies)
			.values({ key, request, sealed: "", at: now })
			.onConflictDoNothing()
			.returning({ key: idempotentReplies.key });
		if (begun.length === 0) {
			const [stored] = await tx.select().from(idempotentReplies).where(isOurs);
			if (stored?.request !== request) throw otherBodyConflict();
			return { answer: shape.parse(JSON.parse(decrypt(keys, stored.sealed))), isRepeated: true };
		}
		const answer = await work(tx);
		await tx
			.update(idempotentReplies)
			.set({ sealed: encrypt(keys, JSON.stringify(answer)) })
			.where(isOurs);
		return { answer, isRepeated: false };
	});
}

export function otherBodyConflict(): Conflict {
	return new Conflict("other-body", "This Idempotency-Key was used for another request. Send a new key.");
}

const RETENTION_MS = 86_400_000;

export async function forgetAnswers(db: Queryable, now: Date): Promise<void> {
	await db.delete(idempotentReplies).where(lt(idempotentReplies.at, new Date(now.getTime() - RETENTION_MS)));
}
