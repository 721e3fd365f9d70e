export type Choice = { id: string; name: string };

/** `computer-based` → "Computer based". */
export function choicesOf(words: readonly string[]): Choice[] {
	return words.map((id) => ({ id, name: `${id.charAt(0).toUpperCase()}${id.slice(1)}`.replaceAll(/[-_]/g, " ") }));
}
