/** A cell that a table program would take for a formula. A phone number, which begins with a plus, is none. */
const FORMULA = /^[=+\-@\t\r]/;
const PHONE = /^\+\d+$/;
const SPECIAL = /[",\r\n]/;

/** Rows as a file of comma-separated values (RFC 4180), the first row the names. What visitors wrote runs in no table program. */
export function toCsv(rows: readonly (readonly unknown[])[]): string {
	return rows.map((row) => `${row.map(toCell).join(",")}\r\n`).join("");
}

function toCell(value: unknown): string {
	if (value === null || value === undefined) return "";
	const text = String(value);
	const harmless = FORMULA.test(text) && !PHONE.test(text) ? `'${text}` : text;
	return SPECIAL.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
