export type Choice = { id: string; name: string };

export function nameIn(choices: readonly { id: unknown; name: string }[], id: unknown): string {
	return choices.find((choice) => choice.id === id)?.name ?? String(id ?? "");
}

/** `computer-based` → "Computer based". */
export function choicesOf(words: readonly string[]): Choice[] {
	return words.map((id) => ({ id, name: `${id.charAt(0).toUpperCase()}${id.slice(1)}`.replaceAll(/[-_]/g, " ") }));
}
