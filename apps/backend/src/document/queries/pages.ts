import { and, asc, eq } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { documentPages } from "#backend/db/schema/content/document.ts";
import type { DrawnPage } from "#backend/document/rules/drawn-page.ts";
import { decrypt, encrypt } from "#backend/personal/encrypt.ts";
import type { PersonalKeys } from "#backend/personal/keys.ts";

export async function storePages(
	tx: Queryable,
	keys: PersonalKeys,
	{ id, pages }: { id: string; pages: readonly DrawnPage[] },
): Promise<void> {
	await erasePages(tx, id);
	for (const [place, { jpeg, width, height }] of pages.entries()) {
		const sealed = encrypt(keys, jpeg.toString("base64"));
		await tx.insert(documentPages).values({ documentId: id, page: place + 1, sealed, width, height });
	}
}

export async function readPage(
	db: Queryable,
	keys: PersonalKeys,
	{ id, page }: { id: string; page: number },
): Promise<DrawnPage | undefined> {
	const [row] = await db
		.select()
		.from(documentPages)
		.where(and(eq(documentPages.documentId, id), eq(documentPages.page, page)));
	return row && decryptPage(keys, row);
}

export async function readPages(db: Queryable, keys: PersonalKeys, id: string): Promise<DrawnPage[]> {
	const rows = await db
		.select()
		.from(documentPages)
		.where(eq(documentPages.documentId, id))
		.orderBy(asc(documentPages.page));
	return rows.map((row) => decryptPage(keys, row));
}

export async function erasePages(tx: Queryable, id: string): Promise<void> {
	await tx.delete(documentPages).where(eq(documentPages.documentId, id));
}

function decryptPage(keys: PersonalKeys, { sealed, width, height }: typeof documentPages.$inferSelect): DrawnPage {
	return { jpeg: Buffer.from(decrypt(keys, sealed), "base64"), width, height };
}
