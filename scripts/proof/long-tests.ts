/** Test files that `npm run test:full` alone runs: they take half a minute or more, or go through the whole desk. One that is named by hand runs always. */
const LONG_TESTS = [
	"**/checks/trial/trial.db.test.ts",
	"**/scripts/site/backend-programs.db.test.ts",
	"**/scripts/site/kept-up.site.test.ts",
	"**/scripts/backup/drill.db.test.ts",
	"**/e2e/design.e2e.ts",
	"**/e2e/desk-tasks.e2e.ts",
	"**/e2e/desk-writing.e2e.ts",
	"**/e2e/fee-notices.e2e.ts",
	"**/e2e/journeys.e2e.ts",
	"**/e2e/links.e2e.ts",
	"**/e2e/tasks.e2e.ts",
];

/** The files to leave out of a run, as globs: none but in the sample that `npm test` takes. */
export function leftOutTests({ PROOF }: NodeJS.ProcessEnv): string[] {
	return PROOF === "sample" ? LONG_TESTS : [];
}
