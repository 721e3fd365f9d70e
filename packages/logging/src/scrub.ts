const LONGEST = 500;

/**
 * Text for a log without what could be somebody's: the query of an address, e-mail addresses, numbers long enough to call, tokens,
 * and what stands in quotation marks, which is where messages repeat what was sent.
 */
export function scrub(text: string): string {
	return RULES.reduce((scrubbed, [pattern, instead]) => scrubbed.replace(pattern, instead), text.slice(0, 4 * LONGEST))
		.slice(0, LONGEST)
		.trim();
}

/** The path of an address, without its query and without tokens in it. */
export function scrubAddress(address: string): string {
	return scrub(address.split(/[?#]/)[0] ?? "");
}

const RULES: readonly (readonly [RegExp, string])[] = [
	[/\?[^\s"'<>]+/g, "?…"],
	[/"(?:\\.|[^"\\])*(?:"|$)|“[^”]*(?:”|$)|(?<![\p{L}\p{N}])'[^']*(?:'(?![\p{L}\p{N}])|$)|`[^`]*(?:`|$)/gu, '"…"'],
	[/[^\s<>"(),:;]+@[^\s<>"(),:;]+/g, "…@…"],
	// A uuid names a row and opens nothing; anything else of mixed letters and digits may be a token.
	[
		/(?<![\w-])(?![\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}(?![\w-]))(?=[\w.-]*\d)(?=[\w.-]*(?:[A-Z]|[\da-f]{20}))[\w.-]{20,}/g,
		"…",
	],
	[/(?<![\w.-])\+?\d(?:[ ()-]?\d){7,18}(?![\w-])/g, "…"],
];
