/**
 * Invisible characters: direction marks and overrides, zero-width spaces, soft hyphens, fillers, control characters,
 * lone surrogates.
 */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\ufff9-\ufffb]/gu;
/** Joiners shape letters of Indian scripts and join emoji; a variation selector turns a sign into an emoji. */
const SHAPING = new Set(["\n", "\t", "\u200c", "\u200d", "\ufe0e", "\ufe0f"]);
/**
 * A joiner after a Latin letter, a digit or a space shapes nothing: it only makes a different text that looks the same.
 */
const LOOSE_JOINER =
	/(?<!(?!\p{Script=Latin})[\p{L}\p{M}\p{Emoji_Modifier}\p{Extended_Pictographic}])[\u200c\u200d]+/gu;
const LINE_END = /\r\n?|[\u0085\u2028\u2029]/g;

export function stripInvisible(typed: string): string {
	return typed
		.normalize("NFC")
		.replace(LINE_END, "\n")
		.replace(UNSEEN, (character) => (SHAPING.has(character) ? character : ""))
		.replace(LOOSE_JOINER, "");
}

export function cleanText(typed: string): string {
	return stripInvisible(typed).trim();
}

export function cleanLine(typed: string): string {
	return cleanText(typed).replace(/\s+/g, " ");
}

export function cleanContact(typed: string): string {
	return cleanLine(typed.normalize("NFKC")).replace(/^(?:(?:tel|mailto):\s*)+/i, "");
}
