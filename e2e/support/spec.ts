export type StatementId = `${number}.${number}`;

/**
 * Marks a test's title (Playwright or Vitest) with the statements it proves. `npm run spec:coverage` reads the file's text, so ids must
 * be literals: `` test(`${spec("2.14")} category 2 is Management`, …) ``, or in the rows of a table of tests: `[spec("2.14"), 2,
 * "Management"]`. Name a statement only if the test would fail once it is broken.
 */
export function spec(...ids: readonly [StatementId, ...StatementId[]]): string {
	return `[spec ${ids.join(" ")}]`;
}
