/** They start first, so that no core waits for a late one. */
export const LONGEST_FILES = [
	"e2e/meta.site.test.ts",
	"e2e/predict.site.test.ts",
	"e2e/foreign-content.site.test.ts",
	"scripts/site/backend-programs.db.test.ts",
	"scripts/backup/drill.db.test.ts",
	"pipeline/src/desk/desk-files.db.test.ts",
	"apps/backend/src/requests-fuzz.db.test.ts",
	"apps/backend/src/content/added-colleges.db.test.ts",
	"apps/backend/src/http/query-counts.db.test.ts",
	"apps/backend/src/document/http/documents.db.test.ts",
	"pipeline/src/catalogue.db.test.ts",
	"checks/claims/drawn-claims.db.test.ts",
	"apps/backend/src/access.db.test.ts",
];

/**
 * Test files only in `npm run test:full`: they take half a minute or more, or walk through the whole desk. A file named on the command
 * line always runs.
 */
export const LONG_FILES = [
	"**/checks/predictor/personas.db.test.ts",
	"**/checks/trial/trial.db.test.ts",
	"**/scripts/site/backend-programs.db.test.ts",
	"**/scripts/backup/drill.db.test.ts",
	"**/e2e/cutoff-files.e2e.ts",
	"**/e2e/desk-facts.e2e.ts",
	"**/e2e/desk-tasks.e2e.ts",
	"**/e2e/desk-writing.e2e.ts",
	"**/e2e/fee-notices.e2e.ts",
	"**/e2e/journeys.e2e.ts",
	"**/e2e/links.e2e.ts",
];

export function leftOutTests({ PROOF }: NodeJS.ProcessEnv): string[] {
	return PROOF === "sample" ? LONG_FILES : [];
}
