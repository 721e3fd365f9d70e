import { eq, or, sql } from "drizzle-orm";
import { ContentError } from "#backend/content/errors.ts";
import type { FileStore } from "#backend/content/files/store.ts";
import type { Actor, Transaction, WriteContext } from "#backend/content/items/types.ts";
import { inTransaction } from "#backend/content/items/writing/transaction.ts";
import { deleteOne } from "#backend/content/items/writing/writing.ts";
import type { Database } from "#backend/db/client.ts";
import { blogConfig } from "#backend/db/schema/content/blog-config.ts";
import { collegePictures } from "#backend/db/schema/content/college-picture.ts";
import { news } from "#backend/db/schema/content/news.ts";
import { pages } from "#backend/db/schema/content/page.ts";

/**
 * Deletes files, all or none. A file in use stays: deleting it would change an article without a revision. Throws
 * FORBIDDEN, and INVALID_FOREIGN_KEY with the items that use it.
 */
export async function removeFiles({ content, bytes }: FileStore, actor: Actor, ids: readonly string[]): Promise<void> {
	const aside: string[] = [];
	try {
		await inTransaction(content, actor, async (context) => {
			// In a fixed order, so that two deletions of the same files do not deadlock.
			for (const id of ids.toSorted()) {
				await deleteUnlessShown(context, id);
				aside.push(id);
				await bytes.setAside(id);
			}
		});
	} catch (error) {
		// After any other failure it is unknown whether the rows are gone: the next start finds out.
		if (error instanceof ContentError) for (const id of aside) await bytes.settle(id, "leaving");
		throw error;
	}
	for (const id of ids) await bytes.drop(id);
}

async function deleteUnlessShown(context: WriteContext, id: string): Promise<void> {
	const shown = isUuid(id) ? await listUsesOfFile(context.tx, id) : [];
	// Comes first, as it refuses callers without permission: they must not learn where the file is used.
	await deleteOne(context, { collection: "directus_files", key: id }).catch((error: unknown) => {
		const isKnown = error instanceof ContentError && error.code === "INVALID_FOREIGN_KEY" && shown.length > 0;
		throw isKnown ? stillShown(shown) : error;
	});
	if (shown.length > 0) throw stillShown(shown);
}

export async function listUsesOfFile(db: Database | Transaction, id: string): Promise<string[]> {
	const address = `/assets/${id}`;
	const inText = (body: typeof news.body | typeof pages.body) => sql`strpos(${body}, ${address}) > 0`;
	const inNews = await db
		.select({ id: news.id })
		.from(news)
		.where(or(eq(news.picture, id), inText(news.body)));
	const inPages = await db.select({ id: pages.id }).from(pages).where(inText(pages.body));
	const inConfig = await db
		.select({ id: blogConfig.id })
		.from(blogConfig)
		.where(eq(blogConfig.news_external_channel_icon, id));
	const ofColleges = await db
		.select({ id: collegePictures.id })
		.from(collegePictures)
		.where(eq(collegePictures.file, id));
	return [
		...inNews.map((item) => `news ${item.id}`),
		...inPages.map((item) => `pages ${item.id}`),
		...ofColleges.map((item) => `college_pictures ${item.id}`),
		...inConfig.map(() => "blog_config"),
	];
}

function isUuid(id: string): boolean {
	return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
}

function stillShown(shown: readonly string[]): ContentError {
	const message = `The file is shown by ${shown.join(", ")}: take it out there first.`;
	return new ContentError("INVALID_FOREIGN_KEY", message, { collection: "directus_files", field: "id" });
}
