import { toWords } from "@uchit/contract/words.ts";

export { foldForeignLetters, toKey, toWords } from "@uchit/contract/words.ts";

/** A name in kebab case (the spec's rule for slugs): `St. Xavier's College, Goa` → `st-xaviers-college-goa`. */
export function toSlug(name: string): string {
	return toWords(name).join("-");
}
