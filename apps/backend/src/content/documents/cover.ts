import type { DocumentCover, DocumentReading } from "@uchit/contract/document.schema.ts";
import type { StaffCaller } from "#backend/content/caller.ts";
import type { Content } from "#backend/content/items/types.ts";
import { inTransaction } from "#backend/content/items/writing/transaction.ts";
import { coverPage } from "#backend/documents/pages/draw-pages.ts";
import { keepPages, readPages } from "#backend/documents/queries/pages.ts";
import type { PersonalKeys } from "#backend/personal/keys.ts";
import { changeDocument, lockDocument, refusal } from "./lock.ts";

type Covering = { id: string; actor: StaffCaller; covers: readonly DocumentCover[]; reading: DocumentReading };

/**
 * Paints over what tells of a person and keeps what the first person read. The pages as they were are gone with the same commit: nobody
 * sees them again, whoever covered them included. Throws a ContentError.
 */
export async function coverDocument(
	content: Content,
	keys: PersonalKeys,
	{ id, actor, covers, reading }: Covering,
): Promise<void> {
	await inTransaction(content, actor, async (writing) => {
		const document = await lockDocument(writing.tx, id);
		if (document.state !== "waiting")
			throw refusal("state", `is "${document.state}": it was covered or decided already`);
		if (covers.some(({ page }) => page > document.pages)) throw refusal("covers", "name a page that there is not");
		const pages = await readPages(writing.tx, keys, id);
		const covered = await Promise.all(
			pages.map((page, place) =>
				coverPage(
					page,
					covers.filter((cover) => cover.page === place + 1),
				),
			),
		);
		await keepPages(writing.tx, keys, { id, pages: covered });
		await changeDocument(writing, document, { state: "covered", reading, coveredBy: actor.id });
	});
}
