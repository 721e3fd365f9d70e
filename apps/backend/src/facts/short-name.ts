import { toWords } from "@uchit/contract/words.ts";

/** What a short name saves, at least: one that is hardly shorter is a second name. */
const SAVED_CHARACTERS = 8;
/** Words that half of all institutions have: they do not tell which one is meant. */
const COMMON = new Set(
	"university college institute institution institutes technology engineering medical science sciences national indian school academy management research education".split(
		" ",
	),
);

/**
 * The short form by which people call an institution ("IIT Madras"): of its aliases the one that begins with initials and names the
 * place as its own name does; else bare initials of its own name ("JNU"). Undefined where none is plainly of this name.
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
	return withPlace ?? short.find((form) => /^[A-Z]{3,}$/.test(form) && isWithin(form.toLowerCase(), initials));
}

/** Whether the letters stand in the text in their order. */
function isWithin(letters: string, text: string): boolean {
	let from = 0;
	for (const letter of letters) {
		from = text.indexOf(letter, from) + 1;
		if (from === 0) return false;
	}
	return true;
}
