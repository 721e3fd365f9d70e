import { eq, lt } from "drizzle-orm";
import type * as z from "zod";
import type { Database, Queryable } from "#backend/db/client.ts";
import { keptAnswers } from "#backend/db/schema/kept-answer.ts";
import { decrypt, encrypt } from "#backend/personal/encrypt.ts";
import { digestFor, type Personal } from "#backend/personal/keys.ts";

export type Asked = {
	/** What is asked for: a key counts for each kind of request apart. */
	kind: string;
	/** The `Idempotency-Key`; without one each request is a new one. */
	key: string | undefined;
	/** Who asks, where that is known: another's key gives nobody another's answer. */
	by?: string;
	body: unknown;
};

/** `refused` has changed nothing and is not kept: the same key may come again with what was mended. */
export type Worked<Answer, Refusal> = { kind: "done"; answer: Answer } | { kind: "refused"; refusal: Refusal };
export type Answered<Answer, Refusal> = Worked<Answer, Refusal> | { kind: "other-body" };

/**
 * Does something once: in one transaction with its answer, which is given again to whoever asks the same with the same key
 * for a day. Who asks while the first is at work waits for it.
 */
export async function answerOnce<Answer, Refusal>(
	db: Database,
	personal: Personal,
	{
		asked,
		shape,
		work,
	}: {
		asked: Asked;
		shape: z.ZodType<Answer>;
		work: (tx: Queryable) => Promise<Worked<Answer, Refusal>>;
	},
): Promise<Answered<Answer, Refusal>> {
	return db.transaction(async (tx) => {
		if (asked.key === undefined) return work(tx);
		const { keys, now } = personal;
		const key = `${asked.kind}:${digestFor(keys, "answer", JSON.stringify([asked.by, asked.key]))}`;
		const request = digestFor(keys, "request", JSON.stringify(asked.body));
		const begun = await tx
			.insert(keptAnswers)
			.values({ key, request, sealed: "", at: now })
			.onConflictDoNothing()
			.returning({ key: keptAnswers.key });
		if (begun.length === 0) {
			const [kept] = await tx.select().from(keptAnswers).where(eq(keptAnswers.key, key));
			if (kept?.request !== request) return { kind: "other-body" };
			return { kind: "done", answer: shape.parse(JSON.parse(decrypt(keys, kept.sealed))) };
		}
		const worked = await work(tx);
		if (worked.kind === "refused") await tx.delete(keptAnswers).where(eq(keptAnswers.key, key));
		else {
			const sealed = encrypt(keys, JSON.stringify(worked.answer));
			await tx.update(keptAnswers).set({ sealed }).where(eq(keptAnswers.key, key));
		}
		return worked;
	});
}

const KEPT_MS = 86_400_000;

export async function forgetAnswers(db: Queryable, now: Date): Promise<void> {
	await db.delete(keptAnswers).where(lt(keptAnswers.at, new Date(now.getTime() - KEPT_MS)));
}
