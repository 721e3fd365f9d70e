/** Directus's own collections have addresses of their own. */
const OWN_ADDRESSES: Readonly<Record<string, string>> = {
	directus_files: "/files",
	directus_users: "/users",
	directus_permissions: "/permissions",
	directus_revisions: "/revisions",
};

const SINGLETONS = new Set(["blog_config", "home_page"]);

/** No single key column, so these can only be listed. */
const RESOURCES_WITHOUT_KEY = new Set([
	...["college_facts", "college_names", "college_categories", "aliases", "refusals"],
	"review_versions",
]);

const KEYS: Readonly<Record<string, string>> = {
	review_replies: "review_id",
	complaints: "number",
	scholarships: "slug",
};

export function addressOf(resource: string, id?: string | number): string {
	const collection = OWN_ADDRESSES[resource] ?? `/items/${encodeURIComponent(resource)}`;
	return id === undefined || isSingleton(resource) ? collection : `${collection}/${encodeURIComponent(id)}`;
}

export function isSingleton(resource: string): boolean {
	return SINGLETONS.has(resource);
}

export function hasKey(resource: string): boolean {
	return !RESOURCES_WITHOUT_KEY.has(resource);
}

export function keyOf(resource: string, item: Readonly<Record<string, unknown>>): unknown {
	return item[KEYS[resource] ?? "id"];
}
