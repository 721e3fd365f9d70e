/** Most of our text, in which nothing can have an accent: this test takes a tenth of the time. */
const ASCII_TEXT = /^[ -~]*$/;
const SINGLE_WORD = /^[a-z0-9]+$/;

export function foldAccents(text: string): string {
	if (ASCII_TEXT.test(text)) return text.toLowerCase();
	return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/**
 * Returns the lower-case ASCII words of a text; `&` is a word; apostrophes, and dots between single letters, vanish:
 * `St. Xavier's J.S.S.` → `st xaviers jss`.
 */
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

/** Returns only a text's letters and digits, to compare spellings: `Y.S.R. Kadapa` → `ysrkadapa`. */
export function toKey(text: string): string {
	return SINGLE_WORD.test(text) ? text : toWords(text).join("");
}

const FOREIGN_LETTERS: Readonly<Record<string, string>> = {
	ß: "ss",
	ø: "o",
	æ: "ae",
	œ: "oe",
	ł: "l",
	đ: "d",
	ð: "d",
	þ: "th",
	ı: "i",
};

/**
 * Returns text in lower case, with plain letters for foreign ones that are not accented letters: `Gießen` → `giessen`,
 * `Łódź` → `lódź`.
 */
export function foldForeignLetters(text: string): string {
	return text.toLowerCase().replace(/[ßøæœłđðþı]/g, (letter) => FOREIGN_LETTERS[letter] ?? letter);
}
