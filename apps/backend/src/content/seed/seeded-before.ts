import { inArray, sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { revisions } from "#backend/db/schema/content/revision.ts";

/** What the content system has ever held, whatever became of it since. */
export type SeededBefore = {
	/** A piece that is one for all languages has none of its own. */
	hasPiece: (piece: { collection: string; slug: string; language?: string }) => boolean;
	hasMenus: boolean;
};

/**
 * Reads it from the revisions: every item has one from its making, which stays when the item is edited or deleted. So what
 * shipped once belongs to the editors, and never comes back by itself.
 */
export async function readSeededBefore(db: Database): Promise<SeededBefore> {
	const slug = sql<string | null>`${revisions.data}->>'slug'`;
	// A country's language is what is spoken there.
	const language = sql<
		string | null
	>`CASE WHEN ${revisions.collection} IN ('news', 'pages') THEN ${revisions.data}->>'language' END`;
	const rows = await db
		.selectDistinct({ collection: revisions.collection, slug, language })
		.from(revisions)
		.where(inArray(revisions.collection, ["news", "pages", "exams", "countries", "menus"]));
	const pieces = new Set(rows.map((row) => keyOf(row.collection, row.slug ?? "", row.language ?? "")));
	return {
		hasPiece: (piece) => pieces.has(keyOf(piece.collection, piece.slug, piece.language ?? "")),
		hasMenus: rows.some(({ collection }) => collection === "menus"),
	};
}

function keyOf(collection: string, slug: string, language: string): string {
	return `${collection} ${language} ${slug}`;
}
