import { toWords } from "@uchit/contract/words.ts";

const JOINING_WORDS: ReadonlySet<string> = new Set(["of", "and", "the", "for", "in", "at", "on"]);

export function toTellingWords(name: string): string[] {
	return toWords(name).filter((word) => !JOINING_WORDS.has(word));
}

/** Returns the initials of a name of at least three words: Indian Institute of Technology Madras → iit, iitm. */
export function toInitials(name: string): string[] {
	const letters = toTellingWords(name).map((word) => word[0] ?? "");
	return letters.slice(2).map((_letter, index) => letters.slice(0, index + 3).join(""));
}
