const MAX_LOOKED_AT = 200_000;

export function delimiterOf(whole: string): string {
	const text = whole.slice(0, MAX_LOOKED_AT);
	const lines = text.split("\n");
	const partedBy = (delimiter: string) => lines.filter((line) => line.includes(delimiter)).length;
	const cellsBy = (delimiter: string) => text.split(delimiter).length;
	return ["\t", ";", ","].toSorted((a, b) => partedBy(b) - partedBy(a) || cellsBy(b) - cellsBy(a))[0] ?? ",";
}

/** Decodes UTF-16 with or without a byte order mark, which spreadsheets also save; undefined for other text. */
export function decodeUtf16(bytes: Uint8Array): string | undefined {
	const [first, second] = bytes;
	if ((first === 0xfe && second === 0xff) || first === 0) return new TextDecoder("utf-16be").decode(bytes);
	if ((first === 0xff && second === 0xfe) || second === 0) return new TextDecoder("utf-16le").decode(bytes);
	return undefined;
}
