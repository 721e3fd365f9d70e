import type { SQL } from "drizzle-orm";
import type { Actor, Allowed, Collection, Field } from "#backend/content/items/types.ts";
import { fieldNamed } from "#backend/content/permissions.ts";

/** A collection as one actor sees it: the fields and items of the permission, and their relations. */
export type View = {
	actor: Actor;
	collection: Collection;
	allowed: Allowed;
	/** The alias of its rows in SQL. */
	alias: SQL;
	/** Turns an expression over a row of this view into one over the related row. */
	lift: (expression: SQL) => SQL;
	/** The view of the items that a field points to; FORBIDDEN if the actor may see none of them. */
	related: (field: Field) => View;
};

/** Returns a field that the actor may read; FORBIDDEN for any other name. */
export function readableField({ collection, allowed }: View, name: string): Field {
	return fieldNamed(collection, allowed, name);
}
