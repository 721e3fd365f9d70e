/** A table as CSV (RFC 4180). */
export function toCsv(lines: readonly (readonly string[])[]): string {
	// Spreadsheets take a file without the mark for one of their own old alphabets.
	return `\uFEFF${lines.map((fields) => `${fields.map(quote).join(",")}\r\n`).join("")}`;
}

/** A field that begins like a formula would be worked out by a spreadsheet: an apostrophe keeps it text. */
function quote(field: string): string {
	const safe = /^[=+\-@\t\r]/.test(field) ? `'${field}` : field;
	return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
