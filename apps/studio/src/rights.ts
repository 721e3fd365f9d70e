const ROLES = ["author", "editor", "moderator", "lead-desk", "admin"] as const;
export type Role = (typeof ROLES)[number];

const ROLE_NAMES: Readonly<Record<Role, string>> = {
	author: "Author: writes drafts and suggests changes",
	editor: "Editor: publishes texts and corrects facts",
	moderator: "Moderator: decides reviews, reports and claims",
	"lead-desk": "Lead desk: answers requests and complaints",
	admin: "Admin: may do everything, and invites the staff",
};

export const ROLE_CHOICES = ROLES.map((id) => ({ id, name: ROLE_NAMES[id] }));

export function isRole(value: unknown): value is Role {
	return ROLES.some((role) => role === value);
}

type Access = { resource: string; action: string };

const READING = ["list", "show"];
const WRITING = [...READING, "create", "edit", "delete", "clone"];
const FOR_ALL = [
	"news",
	"pages",
	"exams",
	"countries",
	"menus",
	"redirects",
	"glossary_terms",
	"directus_files",
	"colleges",
	"sources",
];
const MODERATED = ["reports", "reviews", "review_reports", "college_claims", "review_replies"];
const EDITED = ["news", "pages", "exams", "countries", "menus", "redirects", "glossary_terms", "directus_files"];

/** Decides only what is shown: the content system ships and enforces its own table. */
const RIGHTS: Readonly<Record<Exclude<Role, "admin">, Readonly<Record<string, readonly string[]>>>> = {
	author: {
		...grantForEach(FOR_ALL, READING),
		corrections: READING,
		...grantForEach(["news", "pages", "exams", "countries"], WRITING),
		directus_files: [...READING, "create", "edit"],
		directus_revisions: READING,
		waiting_changes: [...READING, "create"],
	},
	editor: {
		...grantForEach(FOR_ALL, READING),
		...grantForEach(EDITED, WRITING),
		corrections: [...READING, "create", "edit"],
		...grantForEach(["blog_config", "home_page", ...MODERATED], [...READING, "edit"]),
		...grantForEach(["documents", "fact_imports", "cutoff_files", "source_changes"], [...READING, "edit"]),
		...grantForEach(
			["name_decisions", "waiting_changes", "added_colleges", "college_pictures"],
			[...READING, "create", "edit"],
		),
		directus_revisions: READING,
		import: READING,
		...grantForEach(["misses", "to-check"], READING),
	},
	moderator: {
		...grantForEach([...FOR_ALL, "corrections", "directus_revisions"], READING),
		...grantForEach(MODERATED, [...READING, "edit"]),
	},
	"lead-desk": {
		...grantForEach(FOR_ALL, READING),
		...grantForEach(["Lead", "complaints", "lead_deliveries"], [...READING, "edit"]),
	},
};

export function mayDo(role: Role, { resource, action }: Access): boolean {
	if (role === "admin") return true;
	return RIGHTS[role][resource]?.includes(action) ?? false;
}

/** Authors change only their own drafts and items in review that are not scheduled. */
export function mayChange(role: unknown, me: unknown, item: Readonly<Record<string, unknown>> | undefined): boolean {
	if (role !== "author" || item === undefined) return true;
	return (
		item.user_created === me && (item.status === "draft" || item.status === "in_review") && item.publish_at === null
	);
}

/** Authors change public items by a suggestion that an editor decides on. */
export function maySuggest(role: unknown, item: Readonly<Record<string, unknown>> | undefined): boolean {
	return role === "author" && item?.status === "published";
}

export function mayPublish(role: unknown): boolean {
	return role === "editor" || role === "admin";
}

function grantForEach(resources: readonly string[], actions: readonly string[]): Record<string, readonly string[]> {
	return Object.fromEntries(resources.map((resource) => [resource, actions]));
}
