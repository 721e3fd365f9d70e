/** Without this mark spreadsheets assume an old encoding, which spoils Hindi. */
export const BYTE_ORDER_MARK = "\uFEFF";

/**
 * The start of a text that a spreadsheet would run as a formula (OWASP, "CSV injection"). A phone number, which begins with a plus, is
 * exempt.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const PHONE = /^\+\d+$/;
const SPECIAL = /[",\r\n]/;

type Cell = string | number | boolean | null | undefined;

/** Writes CSV (RFC 4180) with the names as first row. Text from visitors cannot run as a formula. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
	return BYTE_ORDER_MARK + rows.map((row) => `${row.map(toField).join(",")}\r\n`).join("");
}

function toField(value: Cell): string {
	const text = String(value ?? "");
	const isFormula = typeof value === "string" && FORMULA.test(value) && !PHONE.test(value);
	const harmless = isFormula ? `'${text}` : text;
	return SPECIAL.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
