import { inArray, sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { menus } from "#backend/db/schema/content/editorial.ts";
import { revisions } from "#backend/db/schema/content/revision.ts";
import { waitingChanges } from "#backend/db/schema/content/waiting.ts";

/**
 * An item that was seeded. Edited: a person changed it, or a change of it waits or was deleted, so it belongs to the
 * editors.
 */
type SeededPiece = { item: number; isEdited: boolean };

/** Includes items that were deleted since. */
export type SeededBefore = {
	/** `language` is absent for a piece in all languages. */
	find: (piece: { collection: string; slug: string; language?: string }) => SeededPiece | undefined;
	menus: "none" | "as-shipped" | "edited";
};

/** Reads the revisions: every item has one from its creation, which stays when the item is edited or deleted. */
export async function readSeededBefore(db: Database): Promise<SeededBefore> {
	const { collection, item, who, action, data } = revisions;
	const slug = sql<string | null>`${data}->>'slug'`;
	// A country's `language` is the language spoken there.
	const language = sql<string | null>`CASE WHEN ${collection} IN ('news', 'pages') THEN ${data}->>'language' END`;
	const byPeople = sql<boolean>`bool_or(${who} IS NOT NULL OR (${action} = 'delete' AND ${collection} <> 'menus'))`;
	const rows = await db
		.select({ collection, item, slug, language, isEdited: byPeople })
		.from(revisions)
		.where(inArray(collection, ["news", "pages", "exams", "countries", "menus"]))
		.groupBy(collection, item, slug, language);
	const waiting = await db
		.selectDistinct({ collection: waitingChanges.collection, item: waitingChanges.item })
		.from(waitingChanges);
	const edited = new Set([
		...rows.filter(({ isEdited }) => isEdited).map(({ collection, item }) => `${collection} ${item}`),
		...waiting.map(({ collection, item }) => `${collection} ${item}`),
	]);
	const pieces = new Map<string, SeededPiece>();
	for (const row of rows) {
		const key = keyOf(row.collection, row.slug ?? "", row.language ?? "");
		// If two items had the same slug, it is unknown which of them was seeded.
		const isEdited = edited.has(`${row.collection} ${row.item}`) || pieces.has(key);
		pieces.set(key, { item: Number(row.item), isEdited });
	}
	const ofMenus = rows.filter(({ collection }) => collection === "menus");
	const areEdited = ofMenus.some(({ isEdited }) => isEdited);
	return {
		find: (piece) => pieces.get(keyOf(piece.collection, piece.slug, piece.language ?? "")),
		menus: ofMenus.length === 0 ? "none" : areEdited ? "edited" : "as-shipped",
	};
}

export function listStoredMenuRows(db: Database) {
	return db.select().from(menus).orderBy(menus.id);
}

function keyOf(collection: string, slug: string, language: string): string {
	return `${collection} ${language} ${slug}`;
}
