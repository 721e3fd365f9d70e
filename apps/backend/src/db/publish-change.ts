import { CHANGES_CHANNEL, type Change } from "@uchit/contract/change.ts";
import { sql } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";

/** Notifies every running program of changed tags. PostgreSQL sends the notice when the transaction commits. */
export async function publishChange(tx: Pick<Queryable, "execute">, tags: Iterable<string>): Promise<void> {
	const payload = changePayload([...tags]);
	if (payload !== undefined) await tx.execute(sql`SELECT pg_notify(${CHANGES_CHANNEL}, ${payload})`);
}

/** A payload of PostgreSQL's NOTIFY is shorter than 8,000 bytes: more tags than that become `*`. */
const MAX_PAYLOAD_BYTES = 7_999;

export function changePayload(tags: string[]): string | undefined {
	if (tags.length === 0) return undefined;
	const payload = JSON.stringify({ tags } satisfies Change);
	return Buffer.byteLength(payload) <= MAX_PAYLOAD_BYTES ? payload : JSON.stringify({ tags: ["*"] } satisfies Change);
}
