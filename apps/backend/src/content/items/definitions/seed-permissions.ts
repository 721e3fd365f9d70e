import { isDeepStrictEqual } from "node:util";
import { and, eq, getTableColumns, inArray, isNotNull, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { PICTURE_FIELDS } from "#backend/content/college-pictures/rules.ts";
import { CATALOGUE } from "#backend/content/items/definitions/catalogue.ts";
import { MODERATED_FIELDS, REVIEWS } from "#backend/content/items/definitions/reviews.ts";
import { publishChange } from "#backend/db/publish-change.ts";
import { countries } from "#backend/db/schema/content/country.ts";
import { editorialColumns } from "#backend/db/schema/content/editorial.ts";
import { exams } from "#backend/db/schema/content/exam.ts";
import { type Action, permissions, type Role } from "#backend/db/schema/content/permission.ts";
import { revisions } from "#backend/db/schema/content/revision.ts";

type SeedPermission = Omit<typeof permissions.$inferInsert, "id">;

const EVERY_FIELD = ["*"];
const PUBLISHED = { status: { _eq: "published" } };
const UNPUBLISHED = { status: { _in: ["draft", "in_review"] } };
const OWN_ITEM = { user_created: { _eq: "$CURRENT_USER" } };
/** An author can no longer change an item that is scheduled for publication. */
const UNSCHEDULED = { publish_at: { _null: true } };

const PAGE_FIELDS = ["status", "slug", "language", "title", "summary", "body"];
const NEWS_FIELDS = [
	...PAGE_FIELDS,
	...["category", "author", "picture", "picture_alt", "picture_caption"],
	...["related_colleges", "related_exams", "correction_log", "computed_from"],
];
const SHOWN_DATES = ["id", "date_published", "date_created", "date_updated"];
const EXAM_FIELDS = writtenIn(exams);
const COUNTRY_FIELDS = writtenIn(countries);
const FILE_FIELDS = [
	...["id", "title", "filename_download", "type", "filesize", "uploaded_on"],
	...["width", "height", "focal_point_x", "focal_point_y"],
];
const TERM_FIELDS = ["status", "slug", "name", "name_hi", "text", "text_hi", "source_name", "source_address"];
const LEAD_FIELDS = ["name", "contact", "age_band", "guardian", "topic", "message", "source", "consents", "extra"];

const EDITORIAL = [
	...["news", "pages", "exams", "countries", "menus", "redirects", "glossary_terms", "directus_files"],
];
const PIECES = ["news", "pages", "exams", "countries"];
const ALSO_EDITORS = {
	blog_config: ["update"],
	home_page: ["update"],
	corrections: ["create", "update"],
	added_colleges: ["create", "read", "update"],
	college_pictures: ["create", "update"],
	waiting_changes: ["create", "read", "update"],
	claims: ["create", "read", "delete"],
	fact_imports: ["read", "update"],
	cutoff_files: ["read", "update"],
	name_decisions: ["create", "read", "update"],
	documents: ["read"],
	source_changes: ["read"],
} as const satisfies Record<string, readonly Action[]>;
const DESK_ROLES = ["author", "editor", "moderator", "lead-desk"] as const;

/** The permissions of roles until an admin changes them. Admins have no rows: they may do everything. */
export const SEED_PERMISSIONS: readonly SeedPermission[] = [
	permit("public", "read", "news", { fields: [...SHOWN_DATES, ...NEWS_FIELDS], rule: PUBLISHED }),
	permit("public", "read", "pages", { fields: [...SHOWN_DATES, ...PAGE_FIELDS], rule: PUBLISHED }),
	permit("public", "read", "exams", { fields: [...SHOWN_DATES, ...EXAM_FIELDS], rule: PUBLISHED }),
	permit("public", "read", "countries", { fields: [...SHOWN_DATES, ...COUNTRY_FIELDS], rule: PUBLISHED }),
	permit("public", "read", "menus", { rule: PUBLISHED }),
	permit("public", "read", "glossary_terms", { fields: TERM_FIELDS, rule: PUBLISHED }),
	permit("public", "read", "redirects", { fields: ["id", "from_path", "to_path", "status_code"] }),
	permit("public", "read", "blog_config"),
	permit("public", "read", "home_page"),
	permit("public", "read", "college_pictures", { fields: PICTURE_FIELDS, rule: { state: { _eq: "applied" } } }),
	permit("public", "read", "directus_files", { fields: FILE_FIELDS, rule: { is_public: { _eq: true } } }),
	permit("public", "create", "Lead", { fields: LEAD_FIELDS }),

	...DESK_ROLES.flatMap((role) => [
		...CATALOGUE.map(({ name }) => permit(role, "read", name)),
		...[...EDITORIAL, "blog_config", "home_page", "college_pictures"].map((name) => permit(role, "read", name)),
		permit(role, "read", "directus_users", { fields: ["id", "first_name", "last_name", "email", "role"] }),
	]),

	...authorMayWrite("news", NEWS_FIELDS),
	...authorMayWrite("pages", PAGE_FIELDS),
	...authorMayWrite("exams", EXAM_FIELDS),
	...authorMayWrite("countries", COUNTRY_FIELDS),
	permit("author", "create", "directus_files"),
	permit("author", "update", "directus_files", { rule: { uploaded_by: { _eq: "$CURRENT_USER" } } }),
	permit("author", "create", "waiting_changes", { rule: { state: { _eq: "suggested" } } }),
	permit("author", "read", "waiting_changes", { rule: OWN_ITEM }),
	permit("author", "read", "directus_revisions", { rule: { collection: { _in: PIECES } } }),

	...EDITORIAL.flatMap((name) =>
		(["create", "update", "delete"] as const).map((action) => permit("editor", action, name)),
	),
	...Object.entries(ALSO_EDITORS).flatMap(([name, actions]) => actions.map((action) => permit("editor", action, name))),
	permit("editor", "update", "source_changes", { fields: ["state", "note"] }),
	permit("editor", "read", "directus_revisions", {
		rule: {
			collection: {
				_in: [
					...EDITORIAL,
					"added_colleges",
					"blog_config",
					"college_pictures",
					"corrections",
					"cutoff_files",
					"fact_imports",
					"home_page",
					"name_decisions",
					"reports",
					"source_changes",
					...Object.keys(MODERATED_FIELDS),
				],
			},
		},
	}),
	permit("moderator", "read", "directus_revisions", {
		rule: { collection: { _in: ["reports", ...Object.keys(MODERATED_FIELDS)] } },
	}),

	...(["editor", "moderator"] as const).flatMap((role) => [
		permit(role, "read", "reports"),
		permit(role, "update", "reports", { fields: ["status", "outcome", "decided_at"] }),
		...REVIEWS.map(({ name }) => permit(role, "read", name)),
		...Object.entries(MODERATED_FIELDS).map(([name, fields]) => permit(role, "update", name, { fields: [...fields] })),
	]),

	permit("lead-desk", "read", "Lead"),
	permit("lead-desk", "update", "Lead", { fields: ["status", "assigned_to"] }),
	permit("lead-desk", "read", "lead_deliveries"),
	permit("lead-desk", "update", "lead_deliveries", { fields: ["state"] }),
	permit("lead-desk", "read", "lead_events"),
	permit("lead-desk", "read", "complaints"),
	permit("lead-desk", "update", "complaints", { fields: ["status"] }),
	permit("lead-desk", "read", "lead_endings"),
];

/**
 * Updates the seeded permissions row by row: adds new ones, removes those that are no longer seeded. A row that an
 * admin changed, added or deleted, according to the revisions, stays as the admin left it.
 */
export async function seedPermissions(db: NodePgDatabase): Promise<void> {
	const rows = await db.select().from(permissions);
	const byAdmins = await readRowsOfAdmins(db);
	const ofAdmins = new Set(rows.filter(({ id }) => byAdmins.items.has(String(id))).map(keyOf));
	const isOurs = (row: Named) => !ofAdmins.has(keyOf(row)) && !byAdmins.deleted.has(keyOf(row));
	const shipped = new Map(SEED_PERMISSIONS.filter(isOurs).map((row) => [keyOf(row), row]));
	const stored = new Map(rows.filter(isOurs).map((row) => [keyOf(row), row]));
	const missing = [...shipped].filter(([key]) => !stored.has(key)).map(([, row]) => row);
	const gone = [...stored].filter(([key]) => !shipped.has(key)).map(([, { id }]) => id);
	const outdated = [...stored].flatMap(([key, { id, fields, rule }]) => {
		const today = shipped.get(key);
		if (today === undefined) return [];
		const to = { fields: today.fields, rule: today.rule ?? null };
		return isDeepStrictEqual(to, { fields, rule }) ? [] : [{ id, to }];
	});
	if (missing.length + gone.length + outdated.length === 0) return;
	for (const { id, to } of outdated) await db.update(permissions).set(to).where(eq(permissions.id, id));
	if (gone.length > 0) await db.delete(permissions).where(inArray(permissions.id, gone));
	if (missing.length > 0) await db.insert(permissions).values(missing).onConflictDoNothing();
	await publishChange(db, ["content:directus_permissions"]);
}

type Named = Pick<SeedPermission, "role" | "collection" | "action">;

function keyOf({ role, collection, action }: Named): string {
	return `${role} ${collection} ${action}`;
}

async function readRowsOfAdmins(db: NodePgDatabase): Promise<{ items: Set<string>; deleted: Set<string> }> {
	const { item, action, who, data } = revisions;
	const changes = await db
		.select({
			item,
			action,
			key: sql<string>`concat_ws(' ', ${data}->>'role', ${data}->>'collection', ${data}->>'action')`,
		})
		.from(revisions)
		.where(and(eq(revisions.collection, "directus_permissions"), isNotNull(who)));
	return {
		items: new Set(changes.map(({ item }) => item)),
		deleted: new Set(changes.filter(({ action }) => action === "delete").map(({ key }) => key)),
	};
}

function writtenIn(table: typeof exams | typeof countries): string[] {
	const automatic = new Set(["id", ...Object.keys(editorialColumns())]);
	return Object.values(getTableColumns(table))
		.map(({ name }) => name)
		.filter((name) => !automatic.has(name));
}

function permit(
	role: Role,
	action: Action,
	collection: string,
	only: { fields?: string[]; rule?: Record<string, unknown> } = {},
): SeedPermission {
	return { role, collection, action, fields: only.fields ?? EVERY_FIELD, ...(only.rule && { rule: only.rule }) };
}

/**
 * Authors write only their own items, and only before they are public. An item must still be unpublished after the
 * change.
 */
function authorMayWrite(collection: string, fields: string[]): SeedPermission[] {
	return [
		permit("author", "create", collection, { fields, rule: { _and: [UNPUBLISHED, UNSCHEDULED] } }),
		permit("author", "update", collection, { fields, rule: { _and: [OWN_ITEM, UNPUBLISHED, UNSCHEDULED] } }),
		permit("author", "delete", collection, { rule: { _and: [OWN_ITEM, { status: { _eq: "draft" } }] } }),
	];
}
