/** Characters that tell the delimiter: all of a plain table, and the first rows of one with whole lists in it. */
const MOST_LOOKED_AT = 200_000;

/** The delimiter that splits most lines of a table from a spreadsheet; of equals, the one with most cells. */
export function delimiterOf(whole: string): string {
	const text = whole.slice(0, MOST_LOOKED_AT);
	const lines = text.split("\n");
	const partedBy = (delimiter: string) => lines.filter((line) => line.includes(delimiter)).length;
	const cellsBy = (delimiter: string) => text.split(delimiter).length;
	return ["\t", ";", ","].toSorted((a, b) => partedBy(b) - partedBy(a) || cellsBy(b) - cellsBy(a))[0] ?? ",";
}

/** The text of a file in UTF-16, with a mark before it or without, as spreadsheets save it too; undefined of any other. */
export function decodeUtf16(bytes: Uint8Array): string | undefined {
	const [first, second] = bytes;
	if ((first === 0xfe && second === 0xff) || first === 0) return new TextDecoder("utf-16be").decode(bytes);
	if ((first === 0xff && second === 0xfe) || second === 0) return new TextDecoder("utf-16le").decode(bytes);
	return undefined;
}
