import { eq } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { collegeClaims, reviews, reviewVersions, reviewVotes } from "#backend/db/schema/review.ts";
import { guardians, visitorAccounts, visitorSessions, visitors } from "#backend/db/schema/visitor.ts";
import { exportDocuments } from "#backend/documents/queries/documents.ts";
import { exportLeads, subjectOfVisitor } from "#backend/leads/queries/subject.ts";
import { decrypt } from "#backend/personal/encrypt.ts";
import { decryptContact } from "#backend/personal/encrypted-contact.ts";
import type { PersonalKeys } from "#backend/personal/keys.ts";
import { listConsents } from "./consents.ts";
import { exportExamAlerts } from "./exam-alerts.ts";
import { listShown } from "./otp-browsers.ts";
import { exportAlert } from "./shortlist-alerts.ts";
import { listShortlist } from "./shortlists.ts";
import { getMe } from "./visitor-me.ts";
import { listContactRows } from "./visitors.ts";

/** Everything that is kept about a visitor, readable: what is sealed in the database is opened. */
export async function exportVisitor(db: Queryable, keys: PersonalKeys, id: string) {
	const [
		account,
		extra,
		guardian,
		providers,
		sessions,
		browsers,
		shortlist,
		shortlistLetters,
		examLetters,
		consents,
		written,
		documents,
		leads,
	] = await Promise.all([
		getMe(db, keys, id),
		getExtra(db, keys, id),
		getGuardian(db, keys, id),
		db
			.select({ provider: visitorAccounts.provider, linkedAt: visitorAccounts.linkedAt })
			.from(visitorAccounts)
			.where(eq(visitorAccounts.visitorId, id)),
		db
			.select({
				id: visitorSessions.id,
				userAgent: visitorSessions.userAgent,
				startedAt: visitorSessions.startedAt,
				lastSeenAt: visitorSessions.lastSeenAt,
				endedAt: visitorSessions.endedAt,
			})
			.from(visitorSessions)
			.where(eq(visitorSessions.visitorId, id)),
		listContactRows(db, id).then((rows) =>
			listShown(
				db,
				rows.map(({ lookup }) => lookup),
			),
		),
		listShortlist(db, id),
		exportAlert(db, id),
		exportExamAlerts(db, id),
		listConsents(db, id),
		listWritten(db, id),
		exportDocuments(db, id),
		subjectOfVisitor(db, keys, id).then((subject) => exportLeads(db, keys, subject)),
	]);
	return {
		account,
		extra,
		guardian,
		providers,
		sessions,
		browsers,
		shortlist,
		shortlistLetters,
		examLetters,
		consents,
		...written,
		documents,
		leads,
	};
}

async function getExtra(db: Queryable, keys: PersonalKeys, id: string): Promise<unknown> {
	const [row] = await db.select({ extra: visitors.extra }).from(visitors).where(eq(visitors.id, id));
	const sealed = row?.extra.sealed;
	return typeof sealed === "string" ? JSON.parse(decrypt(keys, sealed)) : {};
}

async function getGuardian(db: Queryable, keys: PersonalKeys, id: string) {
	const [row] = await db.select().from(guardians).where(eq(guardians.visitorId, id));
	if (row === undefined) return undefined;
	const { kind, value } = decryptContact(keys, row.sealed);
	return { ...(row.name !== null && { name: row.name }), contact: { kind, value }, verifiedAt: row.verifiedAt };
}

/** What somebody wrote, in every version; what moderators noted for themselves is not about the writer. */
async function listWritten(db: Queryable, id: string) {
	const [own, versions, votes, claims] = await Promise.all([
		db
			.select({
				id: reviews.id,
				collegeId: reviews.collegeId,
				state: reviews.state,
				programme: reviews.programme,
				batchYear: reviews.batchYear,
				ratings: reviews.ratings,
				pros: reviews.pros,
				cons: reviews.cons,
				text: reviews.text,
				verified: reviews.verified,
				reasons: reviews.reasons,
				decisionNote: reviews.decisionNote,
				appeal: reviews.appeal,
				appealOutcome: reviews.appealOutcome,
				submittedAt: reviews.submittedAt,
				publishedAt: reviews.publishedAt,
				editedAt: reviews.editedAt,
			})
			.from(reviews)
			.where(eq(reviews.visitorId, id)),
		db
			.select({
				reviewId: reviewVersions.reviewId,
				version: reviewVersions.version,
				content: reviewVersions.content,
				at: reviewVersions.at,
			})
			.from(reviewVersions)
			.innerJoin(reviews, eq(reviews.id, reviewVersions.reviewId))
			.where(eq(reviews.visitorId, id)),
		db
			.select({ reviewId: reviewVotes.reviewId, at: reviewVotes.at })
			.from(reviewVotes)
			.where(eq(reviewVotes.visitorId, id)),
		db
			.select({
				collegeId: collegeClaims.collegeId,
				domain: collegeClaims.domain,
				status: collegeClaims.status,
				createdAt: collegeClaims.createdAt,
			})
			.from(collegeClaims)
			.where(eq(collegeClaims.visitorId, id)),
	]);
	return { reviews: own, reviewVersions: versions, reviewVotes: votes, collegeClaims: claims };
}
