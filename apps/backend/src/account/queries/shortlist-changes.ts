import { DAY_MS } from "@uchit/contract/duration.ts";
import { type FactChange, findChanges, KEYED_FACTS_VERSION } from "@uchit/contract/fact-changes.ts";
import { and, asc, eq, inArray, lte, notInArray, sql } from "drizzle-orm";
import type { Database, Queryable } from "#backend/db/client.ts";
import { type SavedFact, shortlistAlerts, shortlistFacts } from "#backend/db/schema/shortlist-alert.ts";
import { queueMessage } from "#backend/delivery/queries/outgoing-messages.ts";
import type { NormalisedContact } from "#backend/personal/contact.ts";
import { decryptContact } from "#backend/personal/encrypted-contact.ts";
import type { Personal } from "#backend/personal/keys.ts";
import { allowsLetters, endAlert, lockAlert } from "./shortlist-alerts.ts";
import { listShortlist } from "./shortlists.ts";
import { listContactRows } from "./visitors.ts";

export type CollegeNow = { name: string; facts: readonly SavedFact[] };

export type ChangedCollege = {
	slug: string;
	name: string;
	changes: readonly FactChange<SavedFact, SavedFact>[];
	now: readonly SavedFact[];
};

export type AlertParts = {
	/** Leaves out colleges that no longer exist. */
	factsOf: (slugs: readonly string[]) => Promise<ReadonlyMap<string, CollegeNow>>;
	toValues: (letter: {
		changed: readonly ChangedCollege[];
		stopId: string;
		language: "en" | "hi";
	}) => Promise<Record<string, string>>;
};

const BATCH_SIZE = 20;
const WEEK_MS = 7 * DAY_MS;
/** If a program takes a list and dies, others may take it after this time. */
const LEASE_MS = 3_600_000;

/** Leases the due lists to this worker. Checking a list sets its next time. */
export async function takeDueAlerts(db: Queryable, now: Date): Promise<string[]> {
	const due = db
		.select({ id: shortlistAlerts.visitorId })
		.from(shortlistAlerts)
		.where(lte(shortlistAlerts.lookAt, now))
		.orderBy(asc(shortlistAlerts.lookAt))
		.limit(BATCH_SIZE)
		.for("update", { skipLocked: true });
	const taken = await db
		.update(shortlistAlerts)
		.set({ lookAt: new Date(now.getTime() + LEASE_MS) })
		.where(inArray(shortlistAlerts.visitorId, due))
		.returning({ id: shortlistAlerts.visitorId });
	return taken.map(({ id }) => id);
}

/**
 * Checks one list: stores the facts of new colleges, and writes a letter about changes at the others, at most once a
 * week. Reported facts are stored as known. Returns whether a letter was written.
 */
export async function checkShortlist(
	db: Database,
	personal: Personal,
	parts: AlertParts,
	visitorId: string,
): Promise<boolean> {
	return db.transaction(async (tx) => {
		const owner = await lockAlert(tx, shortlistAlerts, visitorId);
		if (owner === undefined) return false;
		if (!(await allowsLetters(tx, owner))) {
			await endAlert(tx, visitorId);
			return false;
		}
		const changed = await compareWithStored(tx, { visitorId, factsOf: parts.factsOf, now: personal.now });
		const mayWriteAt = (owner.toldAt?.getTime() ?? 0) + WEEK_MS;
		const to = await emailOf(tx, personal, visitorId);
		const { now } = personal;
		if (changed.length === 0 || to === undefined || mayWriteAt > now.getTime()) {
			const isLater = changed.length > 0 && to !== undefined;
			await rescheduleAlert(tx, visitorId, { lookAt: new Date(isLater ? mayWriteAt : now.getTime() + DAY_MS) });
			return false;
		}
		const { stopId, language } = owner;
		const values = await parts.toValues({ changed, stopId, language });
		await queueMessage(tx, personal, { to, template: "shortlist-changed", values, language });
		for (const { slug, now: known } of changed) await keepFacts(tx, { visitorId, slug, facts: known, now });
		await rescheduleAlert(tx, visitorId, { lookAt: new Date(now.getTime() + WEEK_MS), toldAt: now });
		return true;
	});
}

async function compareWithStored(
	tx: Queryable,
	{ visitorId, factsOf, now }: { visitorId: string; factsOf: AlertParts["factsOf"]; now: Date },
): Promise<ChangedCollege[]> {
	const saved = (await listShortlist(tx, visitorId))
		.filter(({ isRemoved }) => !isRemoved)
		.map(({ college }) => college);
	const isGone = saved.length === 0 ? sql`true` : notInArray(shortlistFacts.college, saved);
	await tx.delete(shortlistFacts).where(and(eq(shortlistFacts.visitorId, visitorId), isGone));
	const rows = await tx.select().from(shortlistFacts).where(eq(shortlistFacts.visitorId, visitorId));
	const stored = new Map(rows.map((row) => [row.college, row]));
	const known = await factsOf(saved);
	const changed: ChangedCollege[] = [];
	for (const slug of saved) {
		const college = known.get(slug);
		if (college === undefined) continue;
		const { name, facts } = college;
		const before = stored.get(slug);
		if (before?.version !== KEYED_FACTS_VERSION) {
			await keepFacts(tx, { visitorId, slug, facts, now });
			continue;
		}
		const changes = findChanges(before.facts, facts);
		if (changes.length > 0) changed.push({ slug, name, changes, now: facts });
	}
	return changed;
}

async function keepFacts(
	tx: Queryable,
	{ visitorId, slug, facts, now }: { visitorId: string; slug: string; facts: readonly SavedFact[]; now: Date },
): Promise<void> {
	const stored = { version: KEYED_FACTS_VERSION, facts, keptAt: now };
	await tx
		.insert(shortlistFacts)
		.values({ visitorId, college: slug, ...stored })
		.onConflictDoUpdate({ target: [shortlistFacts.visitorId, shortlistFacts.college], set: stored });
}

/** The e-mail address that was verified first. */
export async function emailOf(
	tx: Queryable,
	{ keys }: Personal,
	visitorId: string,
): Promise<NormalisedContact | undefined> {
	const row = (await listContactRows(tx, visitorId)).find(({ kind }) => kind === "email");
	return row && decryptContact(keys, row.sealed);
}

async function rescheduleAlert(
	tx: Queryable,
	visitorId: string,
	times: { lookAt: Date; toldAt?: Date },
): Promise<void> {
	await tx.update(shortlistAlerts).set(times).where(eq(shortlistAlerts.visitorId, visitorId));
}
