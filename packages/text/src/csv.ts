/** Spreadsheets take a file without the mark for one of their own old alphabets, which spoils Hindi. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** The beginning of a text that a spreadsheet would work out as a formula (OWASP, "CSV injection"). A phone number, which begins with a plus, is none. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const PHONE = /^\+\d+$/;
const SPECIAL = /[",\r\n]/;

type Cell = string | number | boolean | null | undefined;

/** Rows as a file of comma-separated values (RFC 4180), the first row the names. What visitors wrote runs in no spreadsheet. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
	return BYTE_ORDER_MARK + rows.map((row) => `${row.map(toField).join(",")}\r\n`).join("");
}

function toField(value: Cell): string {
	const text = String(value ?? "");
	const isFormula = typeof value === "string" && FORMULA.test(value) && !PHONE.test(value);
	const harmless = isFormula ? `'${text}` : text;
	return SPECIAL.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
