/**
 * The title of a test that proves one line of the specification, so that the table of lines and tests can be made
 * from the titles: `test(spec("2", "category ids"), …)`.
 */
export function spec(section: string, line: string): string {
	return `spec ${section} · ${line}`;
}
