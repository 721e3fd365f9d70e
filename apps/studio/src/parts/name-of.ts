import { isRecord } from "#studio/wire/refusal.ts";

/** Somebody as a related item gives them; nobody is the site itself (a text that ships, a publication at its time). */
export function nameOf(person: unknown): string {
	if (!isRecord(person)) return "the site itself";
	const name = [person.first_name, person.last_name]
		.filter((part) => typeof part === "string" && part !== "")
		.join(" ");
	if (name !== "") return name;
	if (typeof person.email === "string") return person.email;
	return typeof person.role === "string" ? `somebody without a name (${person.role})` : "somebody without a name";
}

/** As the menu calls them, where that is not their name on the wire. */
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

/** What a change did. */
export function verbOf(action: unknown): string {
	return VERBS[String(action)] ?? String(action);
}

/** What is said of each change anyhow. */
const BESIDE: ReadonlySet<string> = new Set(["id", "date_created", "date_updated", "user_created", "user_updated"]);

/** The fields that a change changed, each with what it was and is. */
export function changedFields(delta: unknown): [field: string, change: unknown][] {
	return isRecord(delta) ? Object.entries(delta).filter(([field]) => !BESIDE.has(field)) : [];
}

const NAMES = ["title", "short_name", "name", "from_path", "file", "about", "fact"];

/** What a change was of, by the name that it has in it; else by its kind and number. */
export function nameOfChanged({ collection, item, data }: Readonly<Record<string, unknown>>): string {
	const names = isRecord(data) ? NAMES.map((name) => data[name]) : [];
	const name = names.find((each) => typeof each === "string" && each !== "");
	return typeof name === "string" ? name : `${nameOfCollection(String(collection))} ${String(item)}`;
}
