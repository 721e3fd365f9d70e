import { isRecord } from "#studio/wire/refusal.ts";

/** Somebody as a related item gives them; nobody is the site itself (a text that ships, a publication at its time). */
export function nameOf(person: unknown): string {
	if (!isRecord(person)) return "the site itself";
	const name = [person.first_name, person.last_name]
		.filter((part) => typeof part === "string" && part !== "")
		.join(" ");
	if (name !== "") return name;
	return typeof person.role === "string" ? `somebody without a name (${person.role})` : "somebody without a name";
}

/** `review_reports` → Review reports. */
export function nameOfCollection(collection: string): string {
	const words = collection.replace(/^directus_/, "").replaceAll("_", " ");
	return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
