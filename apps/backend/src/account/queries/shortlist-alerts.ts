import type { Consent, ShortlistAlert, Visitor } from "@uchit/contract/account.ts";
import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Database, Queryable } from "#backend/db/client.ts";
import { consents } from "#backend/db/schema/consent.ts";
import { type examAlerts, shortlistAlerts, shortlistFacts } from "#backend/db/schema/shortlist-alert.ts";
import { visitorContacts, visitors } from "#backend/db/schema/visitor.ts";
import { giveConsents, withdrawConsent } from "./consents.ts";

export const ALERTS = { purpose: "alerts", recipient: "site" } as const;

export type Subscriber = Pick<Visitor, "id" | "ageBand">;
type LettersConsent = Readonly<Pick<Consent, "purpose" | "recipient">>;

/** Under 18 the parent's own consent is needed. */
export async function allowsLetters(
	db: Queryable,
	{ id, ageBand }: Subscriber,
	letters: LettersConsent = ALERTS,
): Promise<boolean> {
	const newest = await newestConsent(db, id, letters);
	return newest?.action === "given" && (ageBand === "18-or-over" || newest.by === "guardian");
}

export async function getAlert(db: Queryable, visitor: Subscriber): Promise<ShortlistAlert> {
	const [isOn, isReachable, [row]] = await Promise.all([
		allowsLetters(db, visitor),
		hasEmail(db, visitor.id),
		db
			.select({ toldAt: shortlistAlerts.toldAt })
			.from(shortlistAlerts)
			.where(eq(shortlistAlerts.visitorId, visitor.id)),
	]);
	return {
		isOn,
		hasEmail: isReachable,
		needsGuardian: !isOn && visitor.ageBand === "under-18",
		...(row?.toldAt && { toldAt: row.toldAt.toISOString() }),
	};
}

export async function lockAlert(tx: Queryable, alerts: typeof shortlistAlerts | typeof examAlerts, visitorId: string) {
	const { stopId, toldAt } = alerts;
	const { id, ageBand, language } = visitors;
	const [owner] = await tx
		.select({ id, ageBand, language, stopId, toldAt })
		.from(alerts)
		.innerJoin(visitors, eq(id, alerts.visitorId))
		.where(eq(alerts.visitorId, visitorId))
		.for("update", { of: alerts });
	return owner;
}

export async function hasEmail(db: Queryable, visitorId: string): Promise<boolean> {
	const isTheirs = and(eq(visitorContacts.visitorId, visitorId), eq(visitorContacts.kind, "email"));
	const [email] = await db.select({ id: visitorContacts.id }).from(visitorContacts).where(isTheirs).limit(1);
	return email !== undefined;
}

/** Turns letters on. Later changes are reported against the facts of today. */
export async function turnOnAlerts(
	db: Database,
	{ visitor, notice, now }: { visitor: Subscriber; notice: Omit<Consent, "purpose" | "recipient">; now: Date },
): Promise<void> {
	await db.transaction(async (tx) => {
		if (await allowsLetters(tx, visitor)) return;
		await giveConsents(tx, { subject: visitor.id, channel: "account", by: "self", at: now }, [
			{ ...ALERTS, ...notice },
		]);
		await beginAlert(tx, visitor.id, now);
	});
}

/** Schedules checks of a list from now on, in the transaction that gives the consent. */
export async function beginAlert(tx: Queryable, visitorId: string, now: Date): Promise<void> {
	await tx
		.insert(shortlistAlerts)
		.values({ visitorId, lookAt: now })
		.onConflictDoUpdate({ target: shortlistAlerts.visitorId, set: { lookAt: now } });
}

export async function turnOffAlerts(
	db: Database,
	request: { visitorId: string; channel: string; now: Date },
): Promise<void> {
	const { visitorId, channel, now } = request;
	await db.transaction(async (tx) => {
		await withdrawConsent(tx, { subject: visitorId, channel, at: now }, ALERTS);
		await endAlert(tx, visitorId);
	});
}

export async function turnOffAlertsByLink(
	db: Database,
	{ stopId, now }: { stopId: string; now: Date },
): Promise<boolean> {
	const [row] = await db
		.select({ visitorId: shortlistAlerts.visitorId })
		.from(shortlistAlerts)
		.where(eq(shortlistAlerts.stopId, stopId));
	if (row === undefined) return false;
	await turnOffAlerts(db, { visitorId: row.visitorId, channel: "link", now });
	return true;
}

export async function endAlert(tx: Queryable, visitorId: string): Promise<void> {
	await tx.update(shortlistAlerts).set({ lookAt: null }).where(eq(shortlistAlerts.visitorId, visitorId));
	await tx.delete(shortlistFacts).where(eq(shortlistFacts.visitorId, visitorId));
}

export async function wakeAlert(tx: Queryable, visitorId: string, now: Date): Promise<void> {
	const isWanted = and(eq(shortlistAlerts.visitorId, visitorId), isNotNull(shortlistAlerts.lookAt));
	await tx.update(shortlistAlerts).set({ lookAt: now }).where(isWanted);
}

export async function exportAlert(db: Queryable, visitorId: string) {
	const [[row], facts] = await Promise.all([
		db.select({ toldAt: shortlistAlerts.toldAt }).from(shortlistAlerts).where(eq(shortlistAlerts.visitorId, visitorId)),
		db
			.select({ college: shortlistFacts.college, facts: shortlistFacts.facts, keptAt: shortlistFacts.keptAt })
			.from(shortlistFacts)
			.where(eq(shortlistFacts.visitorId, visitorId)),
	]);
	return { ...row, facts };
}

async function newestConsent(db: Queryable, visitorId: string, { purpose, recipient }: LettersConsent) {
	const isLetterConsent = and(eq(consents.purpose, purpose), eq(consents.recipient, recipient));
	const [newest] = await db
		.select({ action: consents.action, by: consents.by })
		.from(consents)
		.innerJoin(visitors, eq(visitors.id, consents.subject))
		.where(and(eq(consents.subject, visitorId), eq(consents.subjectKind, "visitor"), isLetterConsent))
		.orderBy(desc(consents.id))
		.limit(1);
	return newest;
}
