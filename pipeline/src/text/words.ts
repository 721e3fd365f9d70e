/** Text without accents, in lower case: `Pūnch` → `punch`. */
export function foldAccents(text: string): string {
	return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The lower-case ASCII words of a text; `&` is a word, apostrophes, and dots between single letters, vanish: `St. Xavier's J.S.S.` → `st xaviers jss`. */
export function toWords(text: string): string[] {
	return foldAccents(text)
		.replace(/&amp;|&/g, " and ")
		.replace(/['’`]/g, "")
		.replace(/(?<=\b[a-z])\.(?=[a-z]\b)/g, "")
		.replace(/[^a-z0-9]+/g, " ")
		.trim()
		.split(" ")
		.filter((word) => word !== "");
}

/** A text's letters and digits alone, for comparing spellings of one place: `Y.S.R. Kadapa` → `ysrkadapa`. */
export function toKey(text: string): string {
	return toWords(text).join("");
}

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
