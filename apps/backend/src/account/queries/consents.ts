import type { Consent, ConsentEntry } from "@uchit/contract/account.ts";
import type { ConsentPurpose } from "@uchit/contract/notices.ts";
import { and, desc, eq } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { consents } from "#backend/db/schema/consent.ts";

export type ConsentWay = {
	/** The id of a visitor, or of a lead if `subjectKind` says so. */
	subject: string;
	subjectKind?: "visitor" | "lead";
	channel: string;
	by: "self" | "guardian";
	at: Date;
};

/** Adds a row to the ledger for each consent; duplicates in one call count once. */
export async function giveConsents(db: Queryable, entry: ConsentWay, newConsents: readonly Consent[]): Promise<void> {
	const distinct = new Map(newConsents.map((consent) => [keyOf(consent), consent]));
	if (distinct.size === 0) return;
	await db
		.insert(consents)
		.values(
			[...distinct.values()].map(
				(consent) => ({ ...consent, subjectKind: "visitor", ...entry, action: "given" }) as const,
			),
		);
}

export async function listConsents(
	db: Queryable,
	subject: string,
	subjectKind: "visitor" | "lead" = "visitor",
): Promise<ConsentEntry[]> {
	const rows = await db
		.select()
		.from(consents)
		.where(and(eq(consents.subject, subject), eq(consents.subjectKind, subjectKind)))
		.orderBy(desc(consents.id));
	return rows.map(({ id, action, purpose, recipient, noticeVersion, language, channel, textHash, at }) => ({
		id,
		action,
		purpose,
		recipient,
		noticeVersion,
		language,
		channel,
		at: at.toISOString(),
		...(textHash !== null && { textHash }),
	}));
}

/** Withdraws a consent by a new row of the ledger; false if there is no such consent now. */
export async function withdrawConsent(
	db: Queryable,
	{ subject, channel, at }: Omit<ConsentWay, "by">,
	named: { purpose: ConsentPurpose; recipient: string },
): Promise<boolean> {
	const standing = (await listStanding(db, subject)).find((consent) => keyOf(consent) === keyOf(named));
	if (standing === undefined) return false;
	await addWithdrawal(db, { subject, channel, at }, standing);
	return true;
}

export async function withdrawAll(db: Queryable, entry: Omit<ConsentWay, "by">): Promise<void> {
	for (const standing of await listStanding(db, entry.subject)) await addWithdrawal(db, entry, standing);
}

async function listStanding(db: Queryable, subject: string): Promise<ConsentEntry[]> {
	const newest = new Map<string, ConsentEntry>();
	for (const entry of await listConsents(db, subject)) {
		if (!newest.has(keyOf(entry))) newest.set(keyOf(entry), entry);
	}
	return [...newest.values()].filter(({ action }) => action === "given");
}

async function addWithdrawal(db: Queryable, entry: Omit<ConsentWay, "by">, standing: ConsentEntry): Promise<void> {
	const { purpose, recipient, noticeVersion, language, textHash } = standing;
	const consent = { purpose, recipient, noticeVersion, language, textHash };
	await db.insert(consents).values({ ...consent, ...entry, by: "self", subjectKind: "visitor", action: "withdrawn" });
}

function keyOf({ purpose, recipient }: { purpose: ConsentPurpose; recipient: string }): string {
	return `${purpose} ${recipient}`;
}
