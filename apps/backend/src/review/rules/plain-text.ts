import { cleanText } from "@uchit/contract/typed-text.ts";

const TAG = /<[a-z/!?][^<>]*>/gi;
const TAG_BEGIN = /<(?=[a-z/!?])/gi;

/**
 * Converts typed text to plain text: no markup, no hidden characters, at most one empty line. Words stay as they are,
 * and so does a literal `<` (`rank<500`, `<3`).
 */
export function toPlainText(typed: string): string {
	return withoutTags(cleanText(typed))
		.replace(TAG_BEGIN, "< ")
		.replace(/[ \t]+/g, " ")
		.replace(/ ?\n ?/g, "\n")
		.replace(/\n{3,}/g, "\n\n")
		.trim();
}

/** Repeats, because removing a tag may join the text around it to another tag. */
function withoutTags(text: string): string {
	const without = text.replace(TAG, "");
	return without === text ? text : withoutTags(without);
}
