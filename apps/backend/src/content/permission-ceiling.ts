import { PICTURE_FIELDS } from "#backend/content/college-pictures/rules.ts";
import { invalidField } from "#backend/content/errors.ts";
import { CATALOGUE } from "#backend/content/items/definitions/catalogue.ts";
import { EDITORIAL_COLLECTIONS } from "#backend/content/items/definitions/editorial.ts";
import { GUIDES } from "#backend/content/items/definitions/guides.ts";
import { PROPOSALS } from "#backend/content/items/definitions/proposals.ts";
import type { ActionGrant, Item } from "#backend/content/items/types.ts";
import { ACTIONS, type Action, type Role } from "#backend/db/schema/content/permission.ts";

type Ceiling = { actions: readonly Action[]; fields?: readonly string[]; rule?: Record<string, unknown> };

const READ: Ceiling = { actions: ["read"] };
const WRITE: Ceiling = { actions: ACTIONS };
const PIECES = [...EDITORIAL_COLLECTIONS, ...GUIDES].map(({ name }) => name);
const FACTS = CATALOGUE.map(({ name }) => name);

/**
 * The most that a row may grant to the public and to authors. Everything else is closed to them, including new
 * collections of personal data. Other roles have no ceiling: an admin knows the people.
 */
const CEILINGS: Partial<Record<Role, ReadonlyMap<string, Ceiling>>> = {
	public: new Map([
		...[...PIECES, ...FACTS].filter((name) => name !== "corrections").map((name) => [name, READ] as const),
		["directus_files", { ...READ, rule: { is_public: { _eq: true } } }],
		["college_pictures", { ...READ, fields: PICTURE_FIELDS, rule: { state: { _eq: "applied" } } }],
		["Lead", { actions: ["create"] }],
	]),
	author: new Map([
		...[...PIECES, ...FACTS, ...PROPOSALS.map(({ name }) => name)].map((name) => [name, WRITE] as const),
		["directus_users", { ...READ, fields: ["id", "first_name", "last_name", "role"] }],
		["directus_revisions", { ...READ, rule: { collection: { _in: PIECES } } }],
	]),
};

export function limitToCeiling(
	allowed: ActionGrant | undefined,
	{ role, collection, action }: { role: Role; collection: string; action: Action },
): ActionGrant | undefined {
	const ceiling = CEILINGS[role];
	if (ceiling === undefined || allowed === undefined) return allowed;
	const most = ceiling.get(collection);
	if (most === undefined || !most.actions.includes(action)) return undefined;
	const fields = most.fields?.filter((name) => allowed.fields?.has(name) ?? true);
	const rules = [allowed.rule, most.rule].filter((rule) => rule !== undefined);
	return {
		...allowed,
		...(fields && { fields: new Set(fields) }),
		...(rules.length > 0 && { rule: rules.length === 1 ? rules[0] : { _and: rules } }),
	};
}

/** Throws FAILED_VALIDATION for a permission above its role's ceiling. */
export function refuseOverCeiling({ role, collection, action, fields }: Item): void {
	const ceiling = Object.entries(CEILINGS).find(([known]) => known === role)?.[1];
	if (ceiling === undefined) return;
	const refused = (field: string, reason: string) =>
		invalidField({ collection: "directus_permissions", field, reason });
	const most = ceiling.get(String(collection));
	if (most === undefined) {
		throw refused("collection", `can never be open for the role ${role}: it may hold people's data`);
	}
	if (!most.actions.some((known) => known === action)) {
		throw refused("action", `can be only ${most.actions.join(", ")} for the role ${role} here`);
	}
	const { fields: open } = most;
	if (open === undefined) return;
	const isCovered = Array.isArray(fields) && fields.every((name) => open.includes(name));
	if (!isCovered) throw refused("fields", `can name only ${open.join(", ")} for the role ${role} here`);
}
