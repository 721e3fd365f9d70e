import type { Consent, ExamAlerts } from "@uchit/contract/account.ts";
import { DAY_MS } from "@uchit/contract/duration.ts";
import { isAnnounced } from "@uchit/contract/exam.ts";
import type { ExamChange } from "@uchit/contract/exam-record.ts";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database, Queryable } from "#backend/db/client.ts";
import { uuid } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { EXAM_NAME, exams } from "#backend/db/schema/content/exam.ts";
import { examAlerts, examFollows } from "#backend/db/schema/shortlist-alert.ts";
import { queueMessage } from "#backend/delivery/queries/outgoing-messages.ts";
import { readChangeSince } from "#backend/exam/queries/changes.ts";
import type { Personal } from "#backend/personal/keys.ts";
import { giveConsents, withdrawConsent } from "./consents.ts";
import { allowsLetters, hasEmail, lockAlert, type Subscriber } from "./shortlist-alerts.ts";
import { emailOf } from "./shortlist-changes.ts";

/** One consent covers all exams that a visitor follows. */
const EXAM_ALERTS = { purpose: "exam-alerts", recipient: "site" } as const;

type ChangedExam = { slug: string; shortName: string; change: Pick<ExamChange, "fields" | "events"> };

export type ExamLetter = { changed: readonly ChangedExam[]; stopId: string; language: "en" | "hi" };

/** The newest exam version: a new follower knows everything up to it. The SQL names the table because `revisions` has an id too. */
const NEWEST = sql<number>`(SELECT coalesce(max(version), 0)::int FROM revisions
	WHERE collection = 'exams' AND item = "exams"."id"::text)`;

export async function getExamAlerts(db: Queryable, visitor: Subscriber): Promise<ExamAlerts> {
	const [isAllowed, isReachable, [row], followed] = await Promise.all([
		allowsLetters(db, visitor, EXAM_ALERTS),
		hasEmail(db, visitor.id),
		db.select({ toldAt: examAlerts.toldAt }).from(examAlerts).where(eq(examAlerts.visitorId, visitor.id)),
		listFollowed(db, visitor.id),
	]);
	return {
		hasEmail: isReachable,
		needsGuardian: !isAllowed && visitor.ageBand === "under-18",
		exams: isAllowed ? followed.map(({ slug, shortName }) => ({ slug, shortName })) : [],
		...(row?.toldAt && { toldAt: row.toldAt.toISOString() }),
	};
}

async function listFollowed(db: Queryable, visitorId: string) {
	return db
		.select({ slug: exams.slug, shortName: EXAM_NAME, followedAt: examFollows.followedAt })
		.from(examFollows)
		.innerJoin(exams, eq(exams.id, examFollows.examId))
		.where(eq(examFollows.visitorId, visitorId))
		.orderBy(exams.short_name);
}

type Follow = { visitor: Subscriber; exam: string; notice: Omit<Consent, "purpose" | "recipient">; now: Date };

/** Follows an exam from now on and records the consent if it is missing; false if no published exam has this slug. */
export async function followExam(db: Database, { visitor, exam, notice, now }: Follow): Promise<boolean> {
	return db.transaction(async (tx) => {
		const isIt = and(eq(exams.slug, exam), eq(exams.status, "published"));
		const [row] = await tx.select({ id: exams.id, version: NEWEST }).from(exams).where(isIt);
		if (row === undefined) return false;
		// A second press at the same time waits here for the first, so that only one consent is recorded.
		await tx.insert(examAlerts).values({ visitorId: visitor.id }).onConflictDoNothing();
		await lockAlert(tx, examAlerts, visitor.id);
		if (!(await allowsLetters(tx, visitor, EXAM_ALERTS))) {
			const entry = { subject: visitor.id, channel: "account", by: "self", at: now } as const;
			await giveConsents(tx, entry, [{ ...EXAM_ALERTS, ...notice }]);
			// Follows from before a withdrawal elsewhere do not come back with a new consent.
			await tx.delete(examFollows).where(eq(examFollows.visitorId, visitor.id));
		}
		await tx
			.insert(examFollows)
			.values({ visitorId: visitor.id, examId: row.id, version: row.version, followedAt: now })
			.onConflictDoNothing();
		return true;
	});
}

/** Unfollows an exam. The last one withdraws the consent too, but under 18 the guardian's consent stays. */
export async function unfollowExam(
	db: Database,
	{ visitor, exam, now }: Pick<Follow, "visitor" | "exam" | "now">,
): Promise<void> {
	await db.transaction(async (tx) => {
		await lockAlert(tx, examAlerts, visitor.id);
		const its = tx.select({ id: exams.id }).from(exams).where(eq(exams.slug, exam));
		await tx.delete(examFollows).where(and(eq(examFollows.visitorId, visitor.id), inArray(examFollows.examId, its)));
		const left = await listFollowed(tx, visitor.id);
		if (left.length > 0 || visitor.ageBand === "under-18") return;
		await withdrawConsent(tx, { subject: visitor.id, channel: "account", at: now }, EXAM_ALERTS);
	});
}

/** Ends all letters about exams by the link of one; false if the link's subscriber is gone. */
export async function stopExamLetters(db: Database, { stopId, now }: { stopId: string; now: Date }): Promise<boolean> {
	return db.transaction(async (tx) => {
		const [row] = await tx
			.select({ visitorId: examAlerts.visitorId })
			.from(examAlerts)
			.where(eq(examAlerts.stopId, stopId))
			.for("update");
		if (row === undefined) return false;
		await withdrawConsent(tx, { subject: row.visitorId, channel: "link", at: now }, EXAM_ALERTS);
		await tx.delete(examFollows).where(eq(examFollows.visitorId, row.visitorId));
		return true;
	});
}

export async function exportExamAlerts(db: Queryable, visitorId: string) {
	const [[row], followed] = await Promise.all([
		db.select({ toldAt: examAlerts.toldAt }).from(examAlerts).where(eq(examAlerts.visitorId, visitorId)),
		listFollowed(db, visitorId),
	]);
	return { ...row, followed };
}

/** Followers whose exams changed since their last letter and who got no letter within the last day. */
export async function listDueSubscribers(db: Queryable, now: Date): Promise<string[]> {
	const rows = await readRows(db, { id: uuid })`
		SELECT DISTINCT ${examFollows.visitorId} AS id FROM ${examFollows}
		JOIN ${examAlerts} ON ${examAlerts.visitorId} = ${examFollows.visitorId}
		JOIN ${exams} ON ${exams.id} = ${examFollows.examId}
		WHERE ${exams.status} = 'published' AND ${NEWEST} > ${examFollows.version}
			AND coalesce(${examAlerts.toldAt} <= ${new Date(now.getTime() - DAY_MS)}, true)`;
	return rows.map(({ id }) => id);
}

/**
 * Writes a letter to a subscriber about changes at their exams, at most once a day, and stores the reported versions,
 * so that each change is reported once. Returns whether a letter was written.
 */
export async function notifySubscriber(
	db: Database,
	personal: Personal,
	toValues: (letter: ExamLetter) => Promise<Record<string, string>>,
	visitorId: string,
): Promise<boolean> {
	return db.transaction(async (tx) => {
		const owner = await lockAlert(tx, examAlerts, visitorId);
		if (owner === undefined) return false;
		if (!(await allowsLetters(tx, owner, EXAM_ALERTS))) {
			await tx.delete(examFollows).where(eq(examFollows.visitorId, visitorId));
			return false;
		}
		const { now } = personal;
		const to = await emailOf(tx, personal, visitorId);
		if (to === undefined || (owner.toldAt?.getTime() ?? 0) + DAY_MS > now.getTime()) return false;
		const changed = await collectChanges(tx, visitorId);
		if (changed.length === 0) return false;
		const { stopId, language } = owner;
		const values = await toValues({ changed, stopId, language });
		await queueMessage(tx, personal, { to, template: "exam-changed", values, language });
		await tx.update(examAlerts).set({ toldAt: now }).where(eq(examAlerts.visitorId, visitorId));
		return true;
	});
}

const NOTIFIED_FIELDS: readonly string[] = [
	"fees",
	"eligibility",
	"pattern",
	"syllabus",
	"counselling",
	"apply",
	"mode",
];

/** Returns the changes at a visitor's exams and marks them as known, even those that no letter mentions. */
async function collectChanges(tx: Queryable, visitorId: string): Promise<ChangedExam[]> {
	const due = await tx
		.select({
			id: exams.id,
			slug: exams.slug,
			shortName: EXAM_NAME,
			known: examFollows.version,
			version: NEWEST,
		})
		.from(examFollows)
		.innerJoin(exams, eq(exams.id, examFollows.examId))
		.where(
			and(eq(examFollows.visitorId, visitorId), eq(exams.status, "published"), sql`${NEWEST} > ${examFollows.version}`),
		)
		.orderBy(exams.short_name);
	const changed: ChangedExam[] = [];
	for (const { id, slug, shortName, known, version } of due) {
		const { fields, events } = await readChangeSince(tx, { id, version: known });
		const change = {
			fields: fields.filter((field) => NOTIFIED_FIELDS.includes(field)),
			events: events.filter(isWorthNotifying),
		};
		if (change.fields.length + change.events.length > 0) changed.push({ slug, shortName, change });
		const isThis = and(eq(examFollows.visitorId, visitorId), eq(examFollows.examId, id));
		await tx.update(examFollows).set({ version }).where(isThis);
	}
	return changed;
}

/** True for a date announced, moved, cancelled or removed; not when an announced day simply passes. */
function isWorthNotifying({ before, after }: ExamChange["events"][number]): boolean {
	if (after === undefined) return before !== undefined && isAnnounced(before);
	if (before === undefined) return isAnnounced(after) || after.status === "cancelled";
	const isMoved = before.starts !== after.starts || (before.ends ?? before.starts) !== (after.ends ?? after.starts);
	return isMoved || (before.status !== after.status && after.status !== "past");
}
