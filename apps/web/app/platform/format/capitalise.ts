/** The first letter of a word, after marks such as brackets; none if a digit is first. */
const FIRST_LETTER = /^([^\p{L}\p{N}]*)(\p{L})/u;

/** Capitalises the first letter (spec 5): `goa` → `Goa`, `(iit` → `(Iit`. The rest stays: `aIIMS` → `AIIMS`. */
export function capitalise(word: string): string {
	return word.replace(FIRST_LETTER, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** Capitalises every word (spec 5); white space stays as it is. */
export function capitaliseWords(text: string): string {
	return text.replace(/\S+/g, capitalise);
}
