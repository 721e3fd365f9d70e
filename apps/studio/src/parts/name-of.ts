import { isRecord } from "@uchit/text/is-record.ts";

/** Without a person it is the site itself, e.g. for a shipped text or a scheduled publication. */
export function nameOf(person: unknown): string {
	if (!isRecord(person)) return "the site itself";
	const name = [person.first_name, person.last_name]
		.filter((part) => typeof part === "string" && part !== "")
		.join(" ");
	if (name !== "") return name;
	if (typeof person.email === "string") return person.email;
	return typeof person.role === "string" ? `a colleague without a name (${person.role})` : "a colleague without a name";
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

export function verbOf(action: unknown): string {
	return VERBS[String(action)] ?? String(action);
}

/** Left out of differences: shown with each change anyway. */
const BESIDE: ReadonlySet<string> = new Set([
	...["id", "date_created", "date_updated", "user_created", "user_updated", "decided_by", "decided_at", "covered_by"],
]);

export function changedFields(delta: unknown): [field: string, change: unknown][] {
	return isRecord(delta) ? Object.entries(delta).filter(([field]) => !BESIDE.has(field)) : [];
}

type Revision = Readonly<Record<string, unknown>>;

/** Restoring leaves the publication state and the corrections that readers saw as they are. */
const NEVER_RESTORED: ReadonlySet<string> = new Set(["id", "status", "state", "publish_at", "correction_log"]);

export function restorableIn(data: unknown): [field: string, value: unknown][] {
	return isRecord(data)
		? Object.entries(data).filter(([name]) => !NEVER_RESTORED.has(name) && !/^(?:date|user)_/.test(name))
		: [];
}

/** The older version that a change brought back: it has those texts again, and the version before it had others. */
export function restoredVersion({ data }: Revision, older: readonly Revision[]): unknown {
	const textOf = (each: unknown) => JSON.stringify(restorableIn(each));
	const [before, ...others] = older;
	if (before === undefined || textOf(before.data) === textOf(data)) return undefined;
	return others.find((other) => textOf(other.data) === textOf(data))?.version;
}

const NAMES = ["title", "short_name", "name", "from_path", "file", "about", "fact"];

export function nameOfChanged({ collection, item, data }: Readonly<Record<string, unknown>>): string {
	const names = isRecord(data) ? NAMES.map((name) => data[name]) : [];
	const name = names.find((each) => typeof each === "string" && each !== "");
	return typeof name === "string" ? name : `${nameOfCollection(String(collection))} ${String(item)}`;
}
