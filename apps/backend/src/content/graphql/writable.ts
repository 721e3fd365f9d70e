import { COLLECTIONS } from "#backend/content/collections.ts";
import type { Actor, Collection, Content, Field } from "#backend/content/items/types.ts";
import { fieldsOf } from "#backend/content/permissions.ts";
import type { Action } from "#backend/db/schema/content/permission.ts";

export type Writable = {
	collection: Collection;
	created: readonly Field[];
	updated: readonly Field[];
	isDeleted: boolean;
};

/** A lead is created at its own address, which checks consent, age and repetition. */
const NOT_CREATED: ReadonlySet<string> = new Set(["Lead"]);

export async function writableBy(actor: Actor, { permissions }: Content): Promise<readonly Writable[]> {
	const keyed = [...COLLECTIONS.values()].filter(({ name, key }) => key !== undefined && !name.startsWith("directus_"));
	const writables = await Promise.all(
		keyed.map(async (collection): Promise<Writable> => {
			const fieldsFor = async (action: Action) => {
				const allowed = await permissions.allowed(actor, collection.name, action);
				if (allowed === undefined) return [];
				return fieldsOf(collection, allowed).filter(({ isReadOnly, isComputed }) => !isReadOnly && !isComputed);
			};
			const isMade = !collection.isSingleton && !NOT_CREATED.has(collection.name);
			return {
				collection,
				created: isMade ? await fieldsFor("create") : [],
				updated: await fieldsFor("update"),
				isDeleted: (await permissions.allowed(actor, collection.name, "delete")) !== undefined,
			};
		}),
	);
	return writables.filter(({ created, updated, isDeleted }) => created.length + updated.length > 0 || isDeleted);
}
