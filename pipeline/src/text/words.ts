import { toWords } from "@uchit/contract/words.ts";

export { foldForeignLetters, toKey, toWords } from "@uchit/contract/words.ts";

/** A name in kebab case (the spec's rule for slugs): `St. Xavier's College, Goa` → `st-xaviers-college-goa`. */
export function toSlug(name: string): string {
	return toWords(name).join("-");
}

/** Printed text on one line. */
export function squeeze(text: string | null | undefined): string {
	return (text ?? "").replaceAll("&amp;", "&").replace(/\s+/g, " ").trim();
}
