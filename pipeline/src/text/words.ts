import { toWords } from "@uchit/contract/words.ts";

export { foldAccents, toKey, toWords } from "@uchit/contract/words.ts";

/** A name in kebab case (the spec's rule for slugs): `St. Xavier's College, Goa` → `st-xaviers-college-goa`. */
export function toSlug(name: string): string {
	return toWords(name).join("-");
}

const JOINING_WORDS = new Set(["of", "and", "the", "for", "in", "at"]);

/** The initials that people shorten a long name to, from three words on: Indian Institute of Technology Madras → iit, iitm. */
export function toInitials(name: string): string[] {
	const letters = toWords(name)
		.filter((word) => !JOINING_WORDS.has(word))
		.map((word) => word[0] ?? "");
	return letters.slice(2).map((_letter, index) => letters.slice(0, index + 3).join(""));
}
