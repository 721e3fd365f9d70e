/** More words than a name has; the rest of a longer search is ignored. */
const MOST_WORDS = 12;

/**
 * The distinct words of a search, in the spelling of `colleges.search_text` (what pipeline/src/text/words.ts writes): lower-case
 * ASCII, `&` is "and", apostrophes and the dots of abbreviations vanish. Empty when the search holds no letter or digit of it.
 */
export function toSearchWords(search: string): string[] {
	const words = search
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/&amp;|&/g, " and ")
		.replace(/['’`]/g, "")
		.replace(/(?<=\b[a-z])\.(?=[a-z]\b)/g, "")
		.split(/[^a-z0-9]+/)
		.filter((word) => word !== "");
	return [...new Set(words)].slice(0, MOST_WORDS);
}
