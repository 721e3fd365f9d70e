import { toWords } from "@uchit/contract/words.ts";

const JOINING_WORDS: ReadonlySet<string> = new Set(["of", "and", "the", "for", "in", "at", "on"]);

/** The words of a name that carry meaning. */
export function toTellingWords(name: string): string[] {
	return toWords(name).filter((word) => !JOINING_WORDS.has(word));
}

/** The initials that people shorten a long name to, from three words on: Indian Institute of Technology Madras → iit, iitm. */
export function toInitials(name: string): string[] {
	const letters = toTellingWords(name).map((word) => word[0] ?? "");
	return letters.slice(2).map((_letter, index) => letters.slice(0, index + 3).join(""));
}
