/** The first letter of a word, behind nothing but marks such as a bracket; a word that begins with a digit has none. */
const FIRST_LETTER = /^([^\p{L}\p{N}]*)(\p{L})/u;

/** The word with its first letter as a capital (spec 5): `goa` → `Goa`, `(iit` → `(Iit`. The rest stays: `aIIMS` → `AIIMS`. */
export function capitalise(word: string): string {
	return word.replace(FIRST_LETTER, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** The text with the first letter of every word as a capital (spec 5). White space parts words, and stays as it is. */
export function capitaliseWords(text: string): string {
	return text.replace(/\S+/g, capitalise);
}
