import { cleanText } from "@uchit/contract/typed-text.ts";

const TAG = /<[a-z/!?][^<>]*>/gi;
/** Where a browser would begin a tag. */
const TAG_BEGIN = /<(?=[a-z/!?])/gi;

/**
 * What somebody typed as plain text: no markup, no hidden characters, no more than one empty line. Words stay as they are: where a
 * `<` was meant as one (`rank<500`, `<3`), it stays one.
 */
export function toPlainText(typed: string): string {
	return withoutTags(cleanText(typed))
		.replace(TAG_BEGIN, "< ")
		.replace(/[ \t]+/g, " ")
		.replace(/ ?\n ?/g, "\n")
		.replace(/\n{3,}/g, "\n\n")
		.trim();
}

/** Taking a tag away may make another of what stood around it. */
function withoutTags(text: string): string {
	const without = text.replace(TAG, "");
	return without === text ? text : withoutTags(without);
}
