import type { SQL } from "drizzle-orm";
import type { ActionGrant, Actor, Collection, Field } from "#backend/content/items/types.ts";
import { fieldNamed } from "#backend/content/permissions.ts";

export type View = {
	actor: Actor;
	collection: Collection;
	allowed: ActionGrant;
	alias: SQL;
	lift: (expression: SQL) => SQL;
	/** The view of the items that a field points to; FORBIDDEN if the actor may see none of them. */
	related: (field: Field) => View;
};

/** Returns a field that the actor may read; FORBIDDEN for any other name. */
export function readableField({ collection, allowed }: View, name: string): Field {
	return fieldNamed(collection, allowed, name);
}
