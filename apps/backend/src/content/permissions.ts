import { collectionNamed } from "#backend/content/collections.ts";
import { ContentError } from "#backend/content/errors.ts";
import type { ActionGrant, Actor, Collection, Field, Permissions } from "#backend/content/items/types.ts";
import { limitToCeiling } from "#backend/content/permission-ceiling.ts";
import type { Database } from "#backend/db/client.ts";
import type { Role } from "#backend/db/schema/content/permission.ts";
import { type Memoised, memoiseUntilChanged } from "#backend/platform/memoise.ts";
import { listPermissions } from "./queries/permissions.ts";

export const SYSTEM: Actor = { kind: "system" };

type Rows = ReadonlyMap<string, ActionGrant>;

export function createPermissions(db: Database): Permissions {
	const rows: Memoised<Rows> = memoiseUntilChanged(() => readRows(db));
	return {
		async allowed(actor, collection, action) {
			if (!collectionNamed(collection).actions.includes(action) && actor.kind !== "system") return undefined;
			if (mayDoEverything(actor)) return {};
			const role: Role = actor.kind === "staff" ? actor.role : "public";
			const granted = (await rows.get()).get(`${role} ${collection} ${action}`);
			return limitToCeiling(granted, { role, collection, action });
		},
		drop: rows.drop,
	};
}

export function fieldsOf(collection: Collection, { fields }: ActionGrant): Field[] {
	return [...collection.fields.values()].filter(({ name }) => fields?.has(name) ?? true);
}

export function fieldNamed(collection: Collection, { fields }: ActionGrant, name: string): Field {
	const field = collection.fields.get(name);
	if (field !== undefined && (fields?.has(name) ?? true)) return field;
	throw new ContentError(
		"FORBIDDEN",
		`You don't have permission to access field "${name}" in collection "${collection.name}" or it does not exist.`,
	);
}

function mayDoEverything(actor: Actor): boolean {
	return actor.kind === "system" || (actor.kind === "staff" && actor.role === "admin");
}

async function readRows(db: Database): Promise<Rows> {
	const rows = await listPermissions(db);
	return new Map(
		rows.map(({ role, collection, action, fields, rule }) => [
			`${role} ${collection} ${action}`,
			{ ...(!fields.includes("*") && { fields: new Set(fields) }), ...(rule && { rule }) },
		]),
	);
}
