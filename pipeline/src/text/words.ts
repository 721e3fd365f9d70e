import { toWords } from "@uchit/contract/words.ts";

export { foldForeignLetters, toKey, toWords } from "@uchit/contract/words.ts";

/** The spec's rule for slugs: `St. Xavier's College, Goa` → `st-xaviers-college-goa`. */
export function toSlug(name: string): string {
	return toWords(name).join("-");
}

export function squeeze(text: string | null | undefined): string {
	return (text ?? "").replaceAll("&amp;", "&").replace(/\s+/g, " ").trim();
}
