import { toWords } from "@uchit/contract/words.ts";

/** The least number of characters that a short name saves: a barely shorter one is a second name. */
const SAVED_CHARACTERS = 8;
/** Words that half of all institutions have, which identify none of them. */
const COMMON = new Set(
	"university college institute institution institutes technology engineering medical science sciences national indian school academy management research education".split(
		" ",
	),
);

/**
 * Returns the usual short form of an institution ("IIT Madras"): the alias that begins with initials and names the
 * place as its own name does; else the initials of its own name ("JNU"). Undefined if none clearly comes from this
 * name.
 */
export function shortNameOf(name: string, shortForms: readonly string[]): string | undefined {
	const words = toWords(name);
	const telling = new Set(words.filter((word) => word.length > 2 && !COMMON.has(word)));
	const initials = words.map((word) => word.charAt(0)).join("");
	const short = shortForms
		.filter((form) => /^[A-Z]{2}/.test(form) && form.length + SAVED_CHARACTERS <= name.length)
		.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
	const withPlace = short.find((form) => {
		const [, ...rest] = toWords(form);
		return rest.length > 0 && rest.every((word) => telling.has(word));
	});
	return withPlace ?? short.find((form) => /^[A-Z]{3,}$/.test(form) && isSubsequence(form.toLowerCase(), initials));
}

function isSubsequence(letters: string, text: string): boolean {
	let from = 0;
	for (const letter of letters) {
		from = text.indexOf(letter, from) + 1;
		if (from === 0) return false;
	}
	return true;
}
