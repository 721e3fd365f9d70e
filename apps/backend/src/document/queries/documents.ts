import {
	DOCUMENT_RETENTION_DAYS,
	type DocumentFields,
	type DocumentReceipt,
	type OwnDocument,
	UNDECIDED_STATES,
} from "@uchit/contract/document.ts";
import { DAY_MS } from "@uchit/contract/duration.ts";
import { and, count, desc, eq, inArray, lt } from "drizzle-orm";
import type { Database, Queryable } from "#backend/db/client.ts";
import { colleges } from "#backend/db/schema/college.ts";
import { documentPages, documents, documentUploads } from "#backend/db/schema/content/document.ts";
import { corrections } from "#backend/db/schema/report.ts";
import { visitorContacts } from "#backend/db/schema/visitor.ts";
import { decryptContact } from "#backend/personal/encrypted-contact.ts";
import type { Personal, PersonalKeys } from "#backend/personal/keys.ts";
import { domainAmong, domainsOf } from "#backend/review/queries/domains.ts";
import { storeUpload, type Upload } from "./uploads.ts";

type DocumentIdentity = { visitorId: string; collegeId: string; hash: string };

export async function findSentDocument(
	db: Queryable,
	{ visitorId, collegeId, hash }: DocumentIdentity,
): Promise<DocumentReceipt | undefined> {
	const isSame = and(
		...[eq(documents.visitorId, visitorId), eq(documents.hash, hash)],
		eq(documents.collegeId, collegeId),
	);
	const [row] = await db.select({ id: documents.id, state: documents.state }).from(documents).where(isSame).limit(1);
	return row && { ...row, isKnown: true };
}

export async function countUndecided(db: Queryable, visitorId: string): Promise<number> {
	const waits = and(eq(documents.visitorId, visitorId), inArray(documents.state, ["drawing", ...UNDECIDED_STATES]));
	const [row] = await db.select({ count: count() }).from(documents).where(waits);
	return row?.count ?? 0;
}

type NewDocument = DocumentIdentity & { fields: DocumentFields; upload: Upload };

/**
 * Stores a document, with the college's domain if its sender has a verified address there, and the file until its pages are drawn. It is
 * on disk when this returns. Throws TooMany while another file of its account or network is drawn.
 */
export async function storeDocument(
	db: Database,
	{ keys, now }: Personal,
	{ fields: { sender, programme, year }, upload, ...sent }: NewDocument,
): Promise<DocumentReceipt> {
	const domain = await domainOfSender(db, keys, sent);
	return db.transaction(async (tx) => {
		const description = { sender, programme, ...(year !== undefined && { year }) };
		const values = {
			...sent,
			...description,
			domain: domain ?? null,
			pages: 0,
			state: "drawing",
			createdAt: now,
		} as const;
		const [row] = await tx.insert(documents).values(values).returning({ id: documents.id, state: documents.state });
		if (row === undefined) throw new Error("The document was not kept");
		await storeUpload(tx, { keys, now }, { ...upload, documentId: row.id, visitorId: sent.visitorId });
		return { ...row, isKnown: false };
	});
}

async function domainOfSender(
	db: Queryable,
	keys: PersonalKeys,
	{ visitorId, collegeId }: DocumentIdentity,
): Promise<string | undefined> {
	const isEmail = and(eq(visitorContacts.visitorId, visitorId), eq(visitorContacts.kind, "email"));
	const rows = await db.select({ sealed: visitorContacts.sealed }).from(visitorContacts).where(isEmail);
	if (rows.length === 0) return undefined;
	const domains = await domainsOf(db, collegeId);
	return rows
		.map(({ sealed }) => domainAmong(domains, decryptContact(keys, sealed).value))
		.find((domain) => domain !== undefined);
}

export async function listOwnDocuments(db: Queryable, visitorId: string): Promise<OwnDocument[]> {
	const rows = await db
		.select({ document: documents, slug: colleges.slug, name: colleges.name, correction: corrections.state })
		.from(documents)
		.innerJoin(colleges, eq(colleges.id, documents.collegeId))
		.leftJoin(corrections, eq(corrections.id, documents.correctionId))
		.where(eq(documents.visitorId, visitorId))
		.orderBy(desc(documents.createdAt), desc(documents.id));
	return rows.map(({ document, slug, name, correction }) => ({
		id: document.id,
		college: { slug, name },
		sender: document.sender,
		programme: document.programme,
		...(document.year !== null && { year: document.year }),
		pages: document.pages,
		state: document.state,
		isTakenBack: correction === "undone",
		...(document.fault !== null && { fault: document.fault }),
		...(document.reason !== null && { reason: document.reason }),
		createdAt: document.createdAt.toISOString(),
		...(document.decidedAt !== null && { decidedAt: document.decidedAt.toISOString() }),
	}));
}

/** Everything stored about a visitor's documents except the pictures, which show the visitor's own file. */
export function exportDocuments(db: Queryable, visitorId: string) {
	const { collegeId, sender, programme, year, domain, pages, state, fault, reading, reason, createdAt, decidedAt } =
		documents;
	const row = {
		collegeId,
		sender,
		programme,
		year,
		domain,
		pages,
		state,
		fault,
		reading,
		reason,
		createdAt,
		decidedAt,
	};
	return db.select(row).from(documents).where(eq(documents.visitorId, visitorId));
}

/** False if the document is not theirs. A fee that was published from it stays. */
export async function withdrawDocument(
	db: Queryable,
	{ id, visitorId }: { id: string; visitorId: string },
): Promise<boolean> {
	const isOwn = and(eq(documents.id, id), eq(documents.visitorId, visitorId));
	return (await db.delete(documents).where(isOwn).returning({ id: documents.id })).length > 0;
}

/** By then a reading that waits for a second sender is outdated, and the outcome of a document is known. */
const ROW_DAYS = 365;

export async function eraseOverdue(db: Database, now: Date): Promise<{ expired: number; forgotten: number }> {
	return db.transaction(async (tx) => {
		const isLate = lt(documents.createdAt, daysBefore(now, DOCUMENT_RETENTION_DAYS));
		const late = await tx
			.update(documents)
			.set({ state: "expired", decidedAt: now })
			.where(and(inArray(documents.state, ["drawing", ...UNDECIDED_STATES]), isLate))
			.returning({ id: documents.id });
		const ids = late.map(({ id }) => id);
		if (ids.length > 0) {
			await tx.delete(documentPages).where(inArray(documentPages.documentId, ids));
			await tx.delete(documentUploads).where(inArray(documentUploads.documentId, ids));
		}
		const isOld = lt(documents.createdAt, daysBefore(now, ROW_DAYS));
		const old = await tx.delete(documents).where(isOld).returning({ id: documents.id });
		return { expired: ids.length, forgotten: old.length };
	});
}

function daysBefore(now: Date, days: number): Date {
	return new Date(now.getTime() - days * DAY_MS);
}
