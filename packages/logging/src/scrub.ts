const MAX_LENGTH = 500;

/**
 * Removes personal data from text for a log: queries of addresses, e-mail addresses, phone-length numbers, tokens and quoted text, where
 * messages repeat input.
 */
export function scrub(text: string): string {
	return RULES.reduce(
		(scrubbed, [pattern, instead]) => scrubbed.replace(pattern, instead),
		text.slice(0, 4 * MAX_LENGTH),
	)
		.slice(0, MAX_LENGTH)
		.trim();
}

export function scrubAddress(address: string): string {
	return scrub(address.split(/[?#]/)[0] ?? "");
}

const RULES: readonly (readonly [RegExp, string])[] = [
	[/\?[^\s"'<>]+/g, "?…"],
	[/"(?:\\.|[^"\\])*(?:"|$)|“[^”]*(?:”|$)|(?<![\p{L}\p{N}])'[^']*(?:'(?![\p{L}\p{N}])|$)|`[^`]*(?:`|$)/gu, '"…"'],
	[/[^\s<>"(),:;]+@[^\s<>"(),:;]+/g, "…@…"],
	// A UUID only names a row, so it stays; other mixes of letters and digits may be a token.
	[
		/(?<![\w-])(?![\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}(?![\w-]))(?=[\w.-]*\d)(?=[\w.-]*(?:[A-Z]|[\da-f]{20}))[\w.-]{20,}/g,
		"…",
	],
	[/(?<![\w.-])\+?\d(?:[ ()-]?\d){7,18}(?![\w-])/g, "…"],
];
