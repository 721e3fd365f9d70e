import type { SQL } from "drizzle-orm";
import type { Actor, Allowed, Collection, Field } from "#backend/content/items/types.ts";
import { fieldNamed } from "#backend/content/permissions.ts";

/** A collection as one actor sees it: the fields and items that a permission covers, and what they are related to. */
export type View = {
	actor: Actor;
	collection: Collection;
	allowed: Allowed;
	/** Names its rows in SQL. */
	alias: SQL;
	/** Makes an expression over a row of this view one over the row that is related to it. */
	lift: (expression: SQL) => SQL;
	/** The items that a field points to; FORBIDDEN where the actor may see none of them. */
	related: (field: Field) => View;
};

/** A field of the view that the actor may read; FORBIDDEN for any other name. */
export function readableField({ collection, allowed }: View, name: string): Field {
	return fieldNamed(collection, allowed, name);
}
