import { type APIRequestContext, test as base, expect } from "@playwright/test";
import { type OwnSite, startOwnSite } from "./own-site.ts";
import { type Problems, watchProblems } from "./problems.ts";

export { expect };

type Fixtures = {
	/**
	 * Whether pages are prefetched, as for visitors who do not save data. Off by default, because it is a third of a page's cost; tests of
	 * it, or of visits through several pages, use `test.use({ fetchesAhead: true })`.
	 */
	fetchesAhead: boolean;
	/** Fails the test at its end on unexpected problems; allow one by `problems.expect(/404/)`. */
	problems: Problems;
	askBackend: (path: string) => Promise<unknown>;
	ownSite: OwnSite;
};

type Programs = { ownPrograms: OwnSite };

const START_TIMEOUT_MS = 60_000;

export const test = base.extend<Fixtures, Programs>({
	fetchesAhead: [false, { option: true }],
	context: async ({ context, fetchesAhead }, use) => {
		if (!fetchesAhead) {
			await context.addInitScript(() =>
				Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true }),
			);
		}
		await use(context);
	},
	problems: [
		async ({ context, request }, use) => {
			const problems = watchProblems(context);
			await use(problems);
			await problems.expectWithdrawnPictures(request);
			expect(problems.unexpected(), "problems in the browser").toEqual([]);
		},
		{ auto: true },
	],
	askBackend: async ({ request }, use) => {
		await use((path) => askBackend(request, path));
	},
	ownSite: async ({ ownPrograms }, use) => {
		await use(ownPrograms);
		ownPrograms.line.mend();
	},
	ownPrograms: [
		async ({ browserName: _ }, use) => {
			const site = await startOwnSite();
			await use(site);
			await site.stop();
		},
		{ scope: "worker", timeout: START_TIMEOUT_MS },
	],
});

/** Without JavaScript the browser blocks scripts and reports each as a request failed by policy. */
export const testWithoutJavaScript = test.extend({
	javaScriptEnabled: false,
	problems: async ({ problems }, use) => {
		problems.expect(/(\.js|\.tsx?|browser-manifest): csp$/);
		await use(problems);
	},
});

async function askBackend(request: APIRequestContext, path: string): Promise<unknown> {
	const { BACKEND_URL, BACKEND_KEY } = process.env;
	if (BACKEND_URL === undefined) throw new Error("BACKEND_URL is not set: run the browser tests by `npm test -- e2e`.");
	const headers = { authorization: `Bearer ${BACKEND_KEY ?? ""}` };
	const response = await request.get(new URL(path, BACKEND_URL).href, { headers });
	if (!response.ok()) throw new Error(`The backend answered ${response.status()} to ${path}.`);
	return response.json();
}
