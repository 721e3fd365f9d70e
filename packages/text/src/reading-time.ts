const WORDS_PER_MINUTE = 200;

/** Minutes to read a text (spec 9), rounded up; 0 without words. Run HTML through `stripHtml` first. */
export function readingMinutes(text: string): number {
	return Math.ceil(countWords(text) / WORDS_PER_MINUTE);
}

/** Counts words of any script: separated by white space, with a letter or digit, so no lone dash or danda. */
export function countWords(text: string): number {
	return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
