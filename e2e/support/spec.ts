/** The number of a statement in docs/spec-statements.md. */
export type StatementId = `${number}.${number}`;

/**
 * The mark in a test's title (of Playwright or Vitest) that names the statements it proves; `npm run spec:coverage`
 * reads it from the file, so the ids are written out: `` test(`${spec("2.14")} category 2 is Management`, …) ``, or, for
 * a table of tests, in its rows: `[spec("2.14"), 2, "Management"]`. Name a statement only where the test would fail if
 * it were broken.
 */
export function spec(...ids: readonly [StatementId, ...StatementId[]]): string {
	return `[spec ${ids.join(" ")}]`;
}
