import { type SQL, sql } from "drizzle-orm";
import { collectionNamed } from "#backend/content/collections.ts";
import { ContentError } from "#backend/content/errors.ts";
import type { ActionGrant, Actor, Collection, Field, Permissions } from "#backend/content/items/types.ts";
import { compileFilter } from "./filter.ts";
import { invalidQuery } from "./query.ts";
import type { View } from "./view.ts";

type AllowedTo = (collection: string) => ActionGrant | undefined;

type ViewScope = { actor: Actor; collection: Collection; allowed: ActionGrant; allowedTo: AllowedTo };

const EVERYTHING: ActionGrant = {};
const ITEM = sql.identifier("item").getSQL();
const STEPS = 1;

/** Opens the view with the actor's permission to read; throws FORBIDDEN if there is none. */
export async function openView(permissions: Permissions, actor: Actor, collection: Collection): Promise<View> {
	const relations = [...collection.fields.values()].map(({ relation }) => relation);
	const names = new Set([collection.name, ...relations.filter((name) => name !== undefined)]);
	const grants = await Promise.all(
		[...names].map(async (name) => [name, await permissions.allowed(actor, name, "read")] as const),
	);
	const byName = new Map(grants);
	const allowed = byName.get(collection.name);
	if (allowed === undefined) throw new ContentError("FORBIDDEN");
	const seen: ViewScope = { actor, collection, allowed, allowedTo: (name) => byName.get(name) };
	return makeView(seen, { alias: ITEM, steps: STEPS });
}

export function unrestrictedView(actor: Actor, collection: Collection, alias: SQL = ITEM): View {
	return makeView({ actor, collection, allowed: EVERYTHING, allowedTo: () => EVERYTHING }, { alias, steps: STEPS });
}

export function isCovered({ actor, collection, alias }: View, { rule }: ActionGrant): SQL {
	return rule === undefined ? sql`TRUE` : compileFilter(unrestrictedView(actor, collection, alias), rule);
}

function makeView(seen: ViewScope, { alias, steps }: { alias: SQL; steps: number }): View {
	const view: View = {
		actor: seen.actor,
		collection: seen.collection,
		allowed: seen.allowed,
		alias,
		lift: (expression) => expression,
		related: (field) => {
			if (steps === 0) throw invalidQuery("Max relational depth exceeded");
			return step(view, seen, field);
		},
	};
	return view;
}

/** All fields of an absent or forbidden related item are null. */
function step(from: View, { actor, allowedTo }: ViewScope, field: Field): View {
	const { relation } = field;
	if (relation === undefined) throw invalidQuery(`"${field.name}" is no relation`);
	const allowed = allowedTo(relation);
	if (allowed === undefined) throw new ContentError("FORBIDDEN");
	const target = collectionNamed(relation);
	const { key } = target;
	if (key === undefined) throw invalidQuery(`"${field.name}" cannot be followed`);
	const alias = sql`${sql.identifier(`of_${field.name}`)}`;
	const view = makeView({ actor, collection: target, allowed, allowedTo }, { alias, steps: 0 });
	const lift = (expression: SQL) =>
		sql`(SELECT ${expression} FROM ${target.table} ${alias}
			WHERE ${key.toSql(alias)} = ${field.toSql(from.alias)} AND ${isCovered(view, allowed)})`;
	return { ...view, lift };
}
