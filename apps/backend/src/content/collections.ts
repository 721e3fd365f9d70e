import { ContentError } from "#backend/content/errors.ts";
import { CATALOGUE } from "#backend/content/items/definitions/catalogue.ts";
import { DESK_COLLECTIONS } from "#backend/content/items/definitions/desk.ts";
import { EDITORIAL_COLLECTIONS } from "#backend/content/items/definitions/editorial.ts";
import { GUIDES } from "#backend/content/items/definitions/guides.ts";
import { LEADS } from "#backend/content/items/definitions/leads.ts";
import { PROPOSALS } from "#backend/content/items/definitions/proposals.ts";
import { REVIEWS } from "#backend/content/items/definitions/reviews.ts";
import type { Collection } from "./items/types.ts";

/** All collections of the content API. Only these names, and only their fields, ever reach the database. */
export const COLLECTIONS: ReadonlyMap<string, Collection> = new Map(
	[...EDITORIAL_COLLECTIONS, ...GUIDES, ...DESK_COLLECTIONS, ...LEADS, ...REVIEWS, ...CATALOGUE, ...PROPOSALS].map(
		(collection) => [collection.name, collection],
	),
);

/** Returns the collection of a name. An unknown name is refused like a collection that the caller may not see. */
export function collectionNamed(name: string): Collection {
	const collection = COLLECTIONS.get(name);
	if (collection === undefined) throw new ContentError("FORBIDDEN");
	return collection;
}
