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
	const own = {
		account: getMe(db, keys, id),
		extra: getExtra(db, keys, id),
		guardian: getGuardian(db, keys, id),
		providers: db
			.select({ provider: visitorAccounts.provider, linkedAt: visitorAccounts.linkedAt })
			.from(visitorAccounts)
			.where(eq(visitorAccounts.visitorId, id)),
		sessions: db
			.select({
				id: visitorSessions.id,
				userAgent: visitorSessions.userAgent,
				startedAt: visitorSessions.startedAt,
				lastSeenAt: visitorSessions.lastSeenAt,
				endedAt: visitorSessions.endedAt,
			})
			.from(visitorSessions)
			.where(eq(visitorSessions.visitorId, id)),
		browsers: listBrowsers(db, id),
		shortlist: listShortlist(db, id),
		applications: listApplications(db, keys, id).then((all) => all.filter(({ form }) => form !== undefined)),
		shortlistLetters: exportAlert(db, id),
		examLetters: exportExamAlerts(db, id),
		consents: listConsents(db, id),
	};
	const [entries, others] = await Promise.all([
		Promise.all(Object.entries(own).map(async ([name, value]) => [name, await value])),
		Promise.all(parts.map((part) => part.exportOf(db, keys, id))),
	]);
	return Object.assign(Object.fromEntries(entries), ...others);
}

async function listBrowsers(db: Queryable, id: string) {
	const contacts = await listContactRows(db, id);
	return listShownCodes(
		db,
		contacts.map(({ lookup }) => lookup),
	);
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
