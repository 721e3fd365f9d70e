import type { ConsentEntry } from "@uchit/contract/account.ts";
import type { StandingConsent } from "@uchit/contract/lead.ts";
import { inArray, sql } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { consents } from "#backend/db/schema/consent.ts";

export type ConsentInForce = Pick<ConsentEntry, "purpose" | "recipient" | "noticeVersion" | "language" | "textHash"> & {
	since: Date;
};

/** A consent as the lead's row has it. */
export function toStandingConsent({ purpose, recipient, noticeVersion, language }: StandingConsent): StandingConsent {
	return { purpose, recipient, noticeVersion, language };
}

export async function listConsentsInForce(
	db: Queryable,
	leads: readonly string[],
): Promise<ReadonlyMap<string, ConsentInForce[]>> {
	const standing = new Map<string, ConsentInForce[]>(leads.map((id) => [id, []]));
	if (leads.length === 0) return standing;
	const rows = await db
		.select()
		.from(consents)
		.where(sql`${inArray(consents.subject, [...leads])} AND ${consents.subjectKind} = 'lead'`)
		.orderBy(consents.id);
	const newest = new Map(rows.map((row) => [`${row.subject} ${row.purpose} ${row.recipient}`, row]));
	for (const { subject, action, purpose, recipient, noticeVersion, language, textHash, at } of newest.values()) {
		if (action !== "given") continue;
		const consent = { purpose, recipient, noticeVersion, language, since: at };
		standing.get(subject)?.push({ ...consent, ...(textHash !== null && { textHash }) });
	}
	return standing;
}
