/** RFC 5545, 3.1: a line has at most so many octets, without its break. */
const MOST_OCTETS = 75;

/** Lines of a calendar as its file holds them: folded, each with its break. */
export function toContentLines(lines: readonly string[]): string {
	return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

/** A long line goes on in the next one, after a space; no character is cut in two. */
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

/** How many octets UTF-8 takes for a character. */
function octetsOf(codePoint: number): number {
	if (codePoint < 0x80) return 1;
	if (codePoint < 0x800) return 2;
	return codePoint < 0x10000 ? 3 : 4;
}

/** Characters that no calendar may hold, but tabs and line breaks. */
const UNSPEAKABLE = /[^\t\n\P{Cc}]/gu;

/** A text as the value of a property (RFC 5545, 3.3.11). */
export function escapeText(text: string): string {
	return text
		.toWellFormed()
		.replaceAll(/\r\n?/g, "\n")
		.replaceAll(UNSPEAKABLE, "")
		.replaceAll(/[\\;,]/g, "\\$&")
		.replaceAll("\n", "\\n");
}
