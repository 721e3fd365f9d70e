/** RFC 5545, 3.1: the most octets of a line, without its break. */
const MOST_OCTETS = 75;

/** Writes the lines of a calendar file: folded, each with its break. */
export function toContentLines(lines: readonly string[]): string {
	return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

/** Continues a long line on the next one, after a space, without cutting a character. */
function foldLine(line: string): string {
	const parts: string[] = [];
	let part = "";
	let octets = 0;
	for (const character of line) {
		const size = octetsOf(character.codePointAt(0) ?? 0);
		if (octets + size > MOST_OCTETS) {
			parts.push(part);
			part = " ";
			octets = 1;
		}
		part += character;
		octets += size;
	}
	return [...parts, part].join("\r\n");
}

/** Returns the octets of a character in UTF-8. */
function octetsOf(codePoint: number): number {
	if (codePoint < 0x80) return 1;
	if (codePoint < 0x800) return 2;
	return codePoint < 0x10000 ? 3 : 4;
}

/** Control characters that no calendar may contain; tabs and line breaks are allowed. */
const UNSPEAKABLE = /[^\t\n\P{Cc}]/gu;

/** Escapes a text as the value of a property (RFC 5545, 3.3.11). */
export function escapeText(text: string): string {
	return text
		.toWellFormed()
		.replaceAll(/\r\n?/g, "\n")
		.replaceAll(UNSPEAKABLE, "")
		.replaceAll(/[\\;,]/g, "\\$&")
		.replaceAll("\n", "\\n");
}
