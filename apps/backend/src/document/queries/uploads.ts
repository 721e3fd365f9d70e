import type { DrawingFault } from "@uchit/contract/document.ts";
import { and, count, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Database, Queryable } from "#backend/db/client.ts";
import { documents, documentUploads, type UPLOAD_KINDS } from "#backend/db/schema/content/document.ts";
import type { DrawnPage } from "#backend/document/rules/drawn-page.ts";
import { TooMany } from "#backend/errors.ts";
import { decrypt, encrypt } from "#backend/personal/encrypt.ts";
import type { Personal, PersonalKeys } from "#backend/personal/keys.ts";
import { isEncryptedUnder } from "#backend/personal/queries/encrypted-under.ts";
import { storePages } from "./pages.ts";

type UploadKind = (typeof UPLOAD_KINDS)[number];
export type Upload = { kind: UploadKind; network: string; bytes: Buffer };

const RETRY_AFTER_SECONDS = 60;

/** Queues a sent file. Throws TooMany while the account or the network has one in that queue. */
export async function storeUpload(
	tx: Queryable,
	{ keys, now }: Personal,
	{ bytes, ...upload }: Upload & { documentId: string; visitorId: string },
): Promise<void> {
	const sealed = encrypt(keys, bytes.toString("base64"));
	const rows = await tx
		.insert(documentUploads)
		.values({ ...upload, sealed, createdAt: now })
		.onConflictDoNothing()
		.returning({ id: documentUploads.documentId });
	if (rows.length === 0)
		throw new TooMany("Another document of yours is still being read. Send this one in a minute.", RETRY_AFTER_SECONDS);
}

export async function countUploads(db: Queryable, kind: UploadKind): Promise<number> {
	const [row] = await db.select({ count: count() }).from(documentUploads).where(eq(documentUploads.kind, kind));
	return row?.count ?? 0;
}

export type TakenUpload = { id: string; tries: number; bytes: Buffer };

/** Longer than any drawing takes. After it, a file left by a program that ended is taken again. */
const LEASE_MS = 180_000;

/** Leases the first file in its queue; undefined if none waits. Files encrypted with another key are left to its holder. */
export async function takeUpload(
	db: Database,
	{ keys, now }: Personal,
	kind: UploadKind,
): Promise<TakenUpload | undefined> {
	const { documentId, tries, sealed, leasedUntil, createdAt } = documentUploads;
	const isFree = or(isNull(leasedUntil), lt(leasedUntil, now));
	const isOurs = isEncryptedUnder(keys.encryption, sealed);
	const first = db
		.select({ id: documentId })
		.from(documentUploads)
		.where(and(eq(documentUploads.kind, kind), isFree, isOurs))
		.orderBy(createdAt)
		.limit(1)
		.for("update", { skipLocked: true });
	const [row] = await db
		.update(documentUploads)
		.set({ leasedUntil: new Date(now.getTime() + LEASE_MS), tries: sql`${tries} + 1` })
		.where(inArray(documentId, first))
		.returning({ id: documentId, tries, sealed });
	return row && { id: row.id, tries: row.tries, bytes: decryptUpload(keys, row.sealed) };
}

function decryptUpload(keys: PersonalKeys, sealed: string): Buffer {
	return Buffer.from(decrypt(keys, sealed), "base64");
}

export async function hasUpload(db: Queryable, id: string): Promise<boolean> {
	return (
		(await db.select({ id: documentUploads.documentId }).from(documentUploads).where(hasDocumentId(id))).length > 0
	);
}

export async function releaseUpload(db: Queryable, id: string): Promise<void> {
	const { tries } = documentUploads;
	await db
		.update(documentUploads)
		.set({ leasedUntil: null, tries: sql`${tries} - 1` })
		.where(hasDocumentId(id));
}

export type DrawingResult = { pages: readonly DrawnPage[] } | { fault: DrawingFault };

/** Replaces a sent file by its pages, or by the reason why there are none. Does nothing if it was erased meanwhile. */
export async function settleUpload(
	db: Database,
	keys: PersonalKeys,
	{ id, drawn }: { id: string; drawn: DrawingResult },
) {
	await db.transaction(async (tx) => {
		const gone = await tx
			.delete(documentUploads)
			.where(hasDocumentId(id))
			.returning({ id: documentUploads.documentId });
		if (gone.length === 0) return;
		const changes =
			"fault" in drawn
				? ({ state: "unreadable", fault: drawn.fault } as const)
				: ({ state: "waiting", pages: drawn.pages.length } as const);
		await tx.update(documents).set(changes).where(eq(documents.id, id));
		if ("pages" in drawn) await storePages(tx, keys, { id, pages: drawn.pages });
	});
}

function hasDocumentId(id: string) {
	return eq(documentUploads.documentId, id);
}
