/** RFC 5545, 3.1: maximum octets in a line without its break. */
const MAX_OCTETS = 75;

export function toContentLines(lines: readonly string[]): string {
	return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

/** Folds a long line with a leading space, without splitting a character (RFC 5545, 3.1). */
function foldLine(line: string): string {
	const parts: string[] = [];
	let part = "";
	let octets = 0;
	for (const character of line) {
		const size = octetsOf(character.codePointAt(0) ?? 0);
		if (octets + size > MAX_OCTETS) {
			parts.push(part);
			part = " ";
			octets = 1;
		}
		part += character;
		octets += size;
	}
	return [...parts, part].join("\r\n");
}

function octetsOf(codePoint: number): number {
	if (codePoint < 0x80) return 1;
	if (codePoint < 0x800) return 2;
	return codePoint < 0x10000 ? 3 : 4;
}

/** Control characters that RFC 5545 forbids: all except tab and line feed. */
const CONTROL_CHARACTERS = /[^\t\n\P{Cc}]/gu;

export function escapeText(text: string): string {
	return text
		.toWellFormed()
		.replaceAll(/\r\n?/g, "\n")
		.replaceAll(CONTROL_CHARACTERS, "")
		.replaceAll(/[\\;,]/g, "\\$&")
		.replaceAll("\n", "\\n");
}
