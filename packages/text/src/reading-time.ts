const WORDS_PER_MINUTE = 200;

/** The minutes that reading a text takes (spec 9), rounded up; 0 without a word. HTML goes through `stripHtml` first. */
export function readingMinutes(text: string): number {
	return Math.ceil(countWords(text) / WORDS_PER_MINUTE);
}

/** The words of a text in any script: what white space parts and what holds a letter or digit, so no lone dash or danda. */
export function countWords(text: string): number {
	return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
