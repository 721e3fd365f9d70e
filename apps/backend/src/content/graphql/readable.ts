import { COLLECTIONS } from "#backend/content/collections.ts";
import type { Actor, Collection, Content, Field } from "#backend/content/items/types.ts";
import { fieldsOf } from "#backend/content/permissions.ts";

export type Readable = { collection: Collection; fields: readonly Field[] };

/** Returns every collection that the actor may read, by name. For the actor's queries no others exist. */
export async function readableBy(actor: Actor, { permissions }: Content): Promise<ReadonlyMap<string, Readable>> {
	const readables = await Promise.all(
		[...COLLECTIONS.values()].map(async (collection) => {
			const allowed = await permissions.allowed(actor, collection.name, "read");
			return allowed === undefined ? [] : [{ collection, fields: fieldsOf(collection, allowed) }];
		}),
	);
	return new Map(readables.flat().map((readable) => [readable.collection.name, readable]));
}
