/** They start first, so that no core waits for a late one. */
export const LONGEST_FILES = [
	"e2e/meta.site.test.ts",
	"e2e/predict.site.test.ts",
	"e2e/foreign-content.site.test.ts",
	"scripts/site/backend-programs.db.test.ts",
	"scripts/backup/drill.db.test.ts",
	"pipeline/src/catalogue.db.test.ts",
	"apps/backend/src/requests-fuzz.db.test.ts",
	"apps/backend/src/http/query-counts.db.test.ts",
	"pipeline/src/desk/desk-files.db.test.ts",
	"apps/backend/src/content/added-colleges.db.test.ts",
	"apps/backend/src/document/http/documents.db.test.ts",
	"checks/say/say.db.test.ts",
	"apps/backend/src/college/http/addresses.db.test.ts",
	"apps/backend/src/access.db.test.ts",
];

/**
 * Test files only in `npm run test:full`, and what a daily run has instead. A file named on the command line always runs. Single browser
 * tests are tagged `@long`.
 */
export const LONG_FILES: Readonly<Record<string, string>> = {
	"checks/claims/drawn-claims.db.test.ts": "the claims of ads.tsv and names-of-others.tsv",
	"checks/predictor/personas.db.test.ts": "the questions of predictor.db and the twelve persons of NEET",
	"checks/replay/personas.db.test.ts": "replay.test.ts and its neighbours in packages/predictor, and replay.db",
	"checks/trial/trial.db.test.ts": "e2e/predict-trial.e2e.ts",
	"pipeline/src/aicte/pairs.db.test.ts": "the unit tests of the source; it changes with the lists alone",
	"pipeline/src/catalogue.db.test.ts":
		"the unit tests of each source, and the checks of every load; it reads all sources anew",
	"pipeline/src/nirf-sheets/institutes.db.test.ts": "the unit tests of the source; it changes with the lists alone",
	"scripts/backup/drill.db.test.ts": "nothing: it changes with scripts/backup and the tables alone",
	"scripts/site/backend-programs.db.test.ts": "the start of the test site",
	"e2e/cutoff-files.e2e.ts": "desk-files.db: reads, publishes and undoes a file",
	"e2e/desk-facts.e2e.ts": "added-facts.db and corrections.db",
	"e2e/desk-tasks.e2e.ts": "the desk's other browser tests, one screen each",
	"e2e/desk-writing.e2e.ts": "studio.e2e and desk-day.e2e",
	"e2e/fee-notices.e2e.ts": "documents.db",
	"e2e/journeys.e2e.ts": "the browser tests of the pages on the way",
	"e2e/links.e2e.ts": "the sitemap's pages in meta.site",
};

export function leftOutTests({ PROOF }: NodeJS.ProcessEnv): string[] {
	return PROOF === "sample" ? Object.keys(LONG_FILES).map((path) => `**/${path}`) : [];
}
