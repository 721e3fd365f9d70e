import { isRecord } from "@uchit/text/is-record.ts";

/** Without a person it is the site itself, e.g. for a shipped text or a scheduled publication. */
export function nameOf(person: unknown): string {
	if (!isRecord(person)) return "the site itself";
	const name = fullName(person);
	if (name !== "") return name;
	if (typeof person.email === "string") return person.email;
	return typeof person.role === "string" ? `a colleague without a name (${person.role})` : "a colleague without a name";
}

export function fullName({ first_name: first, last_name: last }: Readonly<Record<string, unknown>>): string {
	return [first, last].filter((name) => typeof name === "string" && name !== "").join(" ");
}

const COLLECTIONS: Readonly<Record<string, string>> = {
	blog_config: "News channel",
	Lead: "Leads",
	documents: "Fee notices",
	reports: "Error reports",
	directus_users: "Staff",
	directus_revisions: "History",
	directus_permissions: "Roles",
	...{
		added_colleges: "New colleges",
		college_pictures: "Logos and photos",
		cutoff_files: "Counselling files",
		fact_imports: "Tables brought in",
		source_changes: "Changed sources",
		lead_deliveries: "Deliveries of leads",
	},
	intakes: "Seats",
	outcomes: "Placements",
	cutoffs: "Closing ranks",
	mentions: "Printed names",
};

/** `review_reports` → Review reports. */
export function nameOfCollection(collection: string): string {
	const known = COLLECTIONS[collection];
	if (known !== undefined) return known;
	const words = collection.replace(/^directus_/, "").replaceAll("_", " ");
	return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const VERBS: Readonly<Record<string, string>> = { create: "made", update: "changed", delete: "deleted" };

/** `restored`: the version whose texts the change brought back. */
export function verbOf({ action, restored }: Readonly<Record<string, unknown>>): string {
	if (typeof restored === "number") return `restored to version ${restored}`;
	return VERBS[String(action)] ?? String(action);
}

/** Left out of differences: shown with each change anyway. */
const BESIDE: ReadonlySet<string> = new Set([
	...["id", "date_created", "date_updated", "user_created", "user_updated", "decided_by", "decided_at", "covered_by"],
]);

export function changedFields(delta: unknown): [field: string, change: unknown][] {
	return isRecord(delta) ? Object.entries(delta).filter(([field]) => !BESIDE.has(field)) : [];
}

/** Restoring leaves the publication state and the corrections that readers saw as they are. */
const NEVER_RESTORED: ReadonlySet<string> = new Set(["id", "status", "state", "publish_at", "correction_log"]);

export function restorableIn(data: unknown): [field: string, value: unknown][] {
	return isRecord(data)
		? Object.entries(data).filter(([name]) => !NEVER_RESTORED.has(name) && !/^(?:date|user)_/.test(name))
		: [];
}

const NAMES = ["title", "short_name", "name", "from_path", "file", "about", "fact"];

export function nameOfChanged({ collection, item, data }: Readonly<Record<string, unknown>>): string {
	const names = isRecord(data) ? NAMES.map((name) => data[name]) : [];
	const name = names.find((each) => typeof each === "string" && each !== "");
	return typeof name === "string" ? name : `${nameOfCollection(String(collection))} ${String(item)}`;
}
