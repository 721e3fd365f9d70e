import type { Page } from "@playwright/test";
import { CollegeResults } from "@uchit/contract/college.ts";
import { SITE_PAGES, type SitePage } from "../checks/site-pages.ts";
import { expectAccessible } from "./support/axe.ts";
import type { Problems } from "./support/problems.ts";
import { waitForScripts } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";
import { makeVisitor, signIn } from "./support/visitor.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

// Nothing is fetched ahead: what a page's links lead to is another test's page, and half of its cost.
test.beforeEach(({ page }) =>
	page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } })),
);

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };
/** Each page is looked at in both themes; in English on a desk's screen, in Hindi on a phone. */
const LANGUAGES = [
	{ name: "English", prefix: "", viewport: DESK },
	{ name: "Hindi", prefix: "/hi", viewport: PHONE },
] as const;

const IIT = "/college/indian-institute-of-technology-madras";
/** The page for developers has tests of its own (design.e2e.ts). */
const PAGES = SITE_PAGES.filter(({ isForDevelopers }) => !isForDevelopers);

for (const { name: language, prefix, viewport } of LANGUAGES) {
	test.describe(`axe finds nothing in ${language}`, () => {
		test.use({ viewport });

		for (const each of PAGES.filter(({ isAccount }) => !isAccount)) {
			test(`on ${each.name}`, async ({ page, problems }) => {
				// Fifty seats with eight years each: thousands of elements.
				if (each.name === "predict") test.slow();
				await openPage(page, { ...each, path: `${prefix}${each.path}` }, problems);
				await expectAccessible(page, `${each.name} in ${language}`);
			});
		}

		test("on the pages of an account", async ({ page, problems }) => {
			await signIn(page, await makeVisitor());
			for (const each of PAGES.filter(({ isAccount }) => isAccount)) {
				await openPage(page, { ...each, path: `${prefix}${each.path}` }, problems);
				await expectAccessible(page, `${each.name} in ${language}`);
			}
		});

		test("on a college of which little is known", async ({ page, askBackend, problems }) => {
			const { items } = CollegeResults.parse(await askBackend("/v1/colleges?category=none&state=goa&sort=-name"));
			await openPage(page, { path: `${prefix}/college/${items[0]?.slug}` }, problems);
			await expectAccessible(page, `a college of which little is known, in ${language}`);
		});

		test("with a menu open, on a desk and on a phone", async ({ page, problems }) => {
			await page.setViewportSize(DESK);
			await openPage(page, { path: `${prefix}/about-us` }, problems);
			const menu = page.getByRole("banner").getByRole("navigation");
			await menu.getByRole("button").first().click();
			await expect(menu.getByRole("region").first()).toBeVisible();
			await expectAccessible(page, `the header's menu, in ${language}`);
			await page.keyboard.press("Escape");
			await page.setViewportSize(PHONE);
			await page.getByRole("button", { name: /^(Menu|मेन्यू)$/ }).click();
			await expect(page.getByRole("dialog")).toBeVisible();
			await expectAccessible(page, `the drawer, in ${language}`);
		});

		test("with a receipt open", async ({ page, problems }) => {
			await openPage(page, { path: `${prefix}${IIT}` }, problems);
			const figures = page.locator("main header").getByRole("link", { name: /source|स्रोत/ });
			await figures.first().click();
			await expect(page.getByRole("dialog").getByRole("heading").first()).toBeVisible();
			await expectAccessible(page, `a receipt, in ${language}`);
		});

		test("on a form with its errors", async ({ page, problems }) => {
			problems.expect(/40[0-9]|422/);
			await openPage(page, { path: `${prefix}${IIT}/report` }, problems);
			await page.locator("main form").evaluate((form: HTMLFormElement) => {
				form.noValidate = true;
				form.requestSubmit();
			});
			await expect(page.locator("main [aria-invalid=true]").first()).toBeVisible();
			await expectAccessible(page, `a form with errors, in ${language}`);
		});
	});
}

async function openPage(page: Page, { path, status, isBare }: Omit<SitePage, "name">, problems: Problems) {
	if (status !== undefined) problems.expect(new RegExp(String(status)));
	const response = await page.goto(path.length > 1 ? path.replace(/\/$/, "") : path);
	expect(response?.status(), path).toBe(status ?? 200);
	if (!isBare) await waitForScripts(page);
}
