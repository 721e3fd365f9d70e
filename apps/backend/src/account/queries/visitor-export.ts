import { eq } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { guardians, visitorAccounts, visitorSessions, visitors } from "#backend/db/schema/visitor.ts";
import { decrypt } from "#backend/personal/encrypt.ts";
import { decryptContact } from "#backend/personal/encrypted-contact.ts";
import type { PersonalKeys } from "#backend/personal/keys.ts";
import type { PersonalPart } from "#backend/personal/queries/personal-part.ts";
import { listApplications } from "./applications.ts";
import { listConsents } from "./consents.ts";
import { exportExamAlerts } from "./exam-alerts.ts";
import { listShownCodes } from "./otp-browsers.ts";
import { exportAlert } from "./shortlist-alerts.ts";
import { listShortlist } from "./shortlists.ts";
import { getMe } from "./visitor-me.ts";
import { listContactRows } from "./visitors.ts";

export async function exportVisitor(
	db: Queryable,
	keys: PersonalKeys,
	{ id, parts }: { id: string; parts: readonly PersonalPart[] },
): Promise<Record<string, unknown>> {
	const [
		account,
		extra,
		guardian,
		providers,
		sessions,
		browsers,
		shortlist,
		applications,
		shortlistLetters,
		examLetters,
		consents,
		others,
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
			listShownCodes(
				db,
				rows.map(({ lookup }) => lookup),
			),
		),
		listShortlist(db, id),
		listApplications(db, keys, id),
		exportAlert(db, id),
		exportExamAlerts(db, id),
		listConsents(db, id),
		Promise.all(parts.map((part) => part.exportOf(db, keys, id))),
	]);
	return {
		account,
		extra,
		guardian,
		providers,
		sessions,
		browsers,
		shortlist,
		applications: applications.filter(({ form }) => form !== undefined),
		shortlistLetters,
		examLetters,
		consents,
		...Object.assign({}, ...others),
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
