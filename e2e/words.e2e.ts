import { openReady } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";

const EXAM_WORDS = /\/assets\/hi-exam-[\w-]{8}\.js$/;

test("a page loads the words that it uses, and the next page loads only the new ones", async ({ page }) => {
	const brought: string[] = [];
	page.on("request", (request) => {
		const file = /\/assets\/(?:en|hi)-[a-z-]+(?=-[\w-]{8}\.js$)/.exec(request.url())?.[0];
		if (file !== undefined) brought.push(file);
	});
	await openReady(page, "/hi/colleges");
	const ofList = ["applicant", "college-list", "facts", "facts-facets", "shell"].map((name) => `/assets/hi-${name}`);
	expect(brought.toSorted()).toEqual(ofList);
	await page.getByRole("banner").getByRole("combobox").fill("JEE Main");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/hi\/search/);
	await expect(page.getByRole("main").getByRole("link", { name: /JEE/ }).first()).toBeVisible();
	expect(brought.slice(ofList.length).toSorted()).toEqual(["/assets/hi-exam", "/assets/hi-news", "/assets/hi-search"]);
});

test("the next page loads as a full document when its words fail to load", async ({ page, problems }) => {
	problems.expect(/hi-exam-.*|ERR_FAILED/);
	await openReady(page, "/hi/colleges");
	await page.route(EXAM_WORDS, (route) => route.abort(), { times: 1 });
	const document = page.waitForRequest((request) => request.isNavigationRequest());
	await page.getByRole("banner").getByRole("combobox").fill("JEE Main");
	await page.keyboard.press("Enter");
	await document;
	await expect(page.getByRole("main").getByRole("link", { name: /JEE/ }).first()).toBeVisible();
});
