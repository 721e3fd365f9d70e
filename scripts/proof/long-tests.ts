/** They start first, so that no core waits for a late one. */
export const LONGEST_FILES = [
	"scripts/site/supervision.site.test.ts",
	"e2e/meta.site.test.ts",
	"e2e/predict.site.test.ts",
	"scripts/site/backend-programs.db.test.ts",
	"scripts/backup/drill.db.test.ts",
	"apps/backend/src/requests-fuzz.db.test.ts",
	"pipeline/src/catalogue.db.test.ts",
	"checks/replay/replay.db.test.ts",
	"apps/backend/src/http/query-counts.db.test.ts",
	"apps/backend/src/access.db.test.ts",
];

/**
 * Test files only in `npm run test:full`: they take half a minute or more, or walk through the whole desk. A file named on the command
 * line always runs.
 */
export const LONG_FILES = [
	"**/checks/predictor/personas.db.test.ts",
	"**/checks/replay/replay.db.test.ts",
	"**/checks/trial/trial.db.test.ts",
	"**/checks/trial/trial.test.ts",
	"**/scripts/site/backend-programs.db.test.ts",
	"**/scripts/site/supervision.site.test.ts",
	"**/scripts/backup/drill.db.test.ts",
	"**/e2e/cutoff-files.e2e.ts",
	"**/e2e/desk-facts.e2e.ts",
	"**/e2e/desk-tasks.e2e.ts",
	"**/e2e/desk-writing.e2e.ts",
	"**/e2e/fee-notices.e2e.ts",
	"**/e2e/journeys.e2e.ts",
	"**/e2e/links.e2e.ts",
	"**/e2e/tasks.e2e.ts",
];

/** Browser tests only in `npm run test:full`: each takes five seconds or more, and its file has a shorter one of the same path. */
const LONG_TITLES = [
	"a list of 60 is lived within 300 ms",
	"a question of somebody who is offline is sent by whatever page is open",
	"a reader reports a review, its college answers it, and it is taken down and counted",
	"an editor moves an exam's window",
	"axe finds nothing on what sets a change for later",
	"is lived after one visit without a network",
	"is worked out on a slow device without a network",
	"nothing of a signed-in visitor is saved, and signing out deletes the saved pages",
	"on a phone the line moves nothing when it appears",
	"roles are people and what they may do",
	"the parts of a country are written in a form",
	"the page and its rounds work after one visit and one press",
	"the sixth code of an hour is sent once the browser has solved a puzzle",
	"what is said once, and agreed to, begins six tools",
	"anyone who has the link to a draft sees its picture",
];

export function leftOutTests({ PROOF }: NodeJS.ProcessEnv): string[] {
	return PROOF === "sample" ? LONG_FILES : [];
}

export function leftOutTitles({ PROOF }: NodeJS.ProcessEnv): RegExp[] {
	return PROOF === "sample" ? LONG_TITLES.map((title) => new RegExp(RegExp.escape(title))) : [];
}
