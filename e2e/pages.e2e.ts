import { CollegeResults } from "@uchit/contract/college.ts";
import { depthOf } from "#scripts/proof/parts.ts";
import { injectAxe } from "./support/axe.ts";
import { lookAt, openInBrowser, visitPage } from "./support/page-checks.ts";
import { DESK, PHONE, rounds } from "./support/page-checks-table.ts";
import { spec } from "./support/spec.ts";
import { expect, test } from "./support/test.ts";
import { makeVisitor, signIn } from "./support/visitor.ts";

const PAGES_IN_A_TEST = 8;
const PAGE_MS = 30_000;
const IIT = "/college/indian-institute-of-technology-madras";

test.beforeEach(({ page }) => injectAxe(page));

for (const round of rounds[depthOf(process.env)]) {
	const where = `in ${round.language.name} at ${round.viewport.width} px`;
	const isFirstOnPhone = ({ name }: { name: string }) => round.firstOnPhone.has(name);
	const openPages = round.pages.filter(({ isAccount }) => !isAccount);
	const accountPages = round.pages.filter(({ isAccount }) => isAccount);

	for (const sitePage of openPages.filter(isFirstOnPhone)) {
		test(`${spec("2.66", "2.67")} complete ${where}, and on a phone before scripts: ${sitePage.name}`, async ({
			page,
			problems,
		}) => {
			test.slow();
			await visitPage(page, { ...round, page: sitePage }, problems);
		});
	}

	for (const group of inGroups(openPages.filter((each) => !isFirstOnPhone(each)))) {
		const names = group.map(({ name }) => name).join(", ");
		test(`${spec("2.66", "2.67")} complete ${where}: ${names}`, async ({ page, problems }) => {
			test.setTimeout(group.length * PAGE_MS);
			for (const sitePage of group) await visitPage(page, { ...round, page: sitePage }, problems);
		});
	}

	test(`complete ${where}: the pages of an account`, async ({ page, problems }) => {
		test.setTimeout(accountPages.length * PAGE_MS);
		await signIn(page, await makeVisitor());
		for (const sitePage of accountPages) await visitPage(page, { ...round, page: sitePage }, problems);
	});

	test(`${spec("2.66", "2.67")} complete ${where}: a college with few facts`, async ({
		page,
		askBackend,
		problems,
	}) => {
		test.slow();
		const { items } = CollegeResults.parse(await askBackend("/v1/colleges?category=none&state=goa&sort=-name"));
		const sitePage = { name: "college-little-known", path: `/college/${items[0]?.slug}` };
		await visitPage(page, { ...round, page: sitePage }, problems);
	});

	test.describe(`menus, receipts and form errors in ${round.language.name} for ${round.viewport.width} px`, () => {
		test.use({ contextOptions: { reducedMotion: "reduce" } });

		test("axe finds no fault with a menu open, on a desktop and on a phone", async ({ page, problems }) => {
			await page.setViewportSize(DESK);
			await openInBrowser(page, { ...round, page: { name: "about", path: "/about-us" } }, problems);
			const menu = page.getByRole("banner").getByRole("navigation");
			await menu.getByRole("button").first().click();
			await expect(menu.getByRole("region").first()).toBeVisible();
			await lookAt(page, `the header's menu ${where}`, round.axe.pressed);
			await page.keyboard.press("Escape");
			await page.setViewportSize(PHONE);
			await page.getByRole("button", { name: /^(Menu|मेन्यू)$/ }).click();
			await expect(page.getByRole("dialog")).toBeVisible();
			await lookAt(page, `the drawer ${where}`, round.axe.pressed);
		});

		test("axe finds no fault with a receipt open", async ({ page, problems }) => {
			await page.setViewportSize(round.viewport);
			await openInBrowser(page, { ...round, page: { name: "college", path: IIT } }, problems);
			await page
				.locator("main header")
				.getByRole("link", { name: /source|स्रोत/ })
				.first()
				.click();
			await expect(page.getByRole("dialog").getByRole("heading").first()).toBeVisible();
			await lookAt(page, `a receipt ${where}`, round.axe.pressed);
		});

		test("axe finds no fault on a form with its errors", async ({ page, problems }) => {
			problems.expect(/40[0-9]|422/);
			await page.setViewportSize(round.viewport);
			await openInBrowser(page, { ...round, page: { name: "college-report", path: `${IIT}/report` } }, problems);
			await page.locator("main form").evaluate((form: HTMLFormElement) => {
				form.noValidate = true;
				form.requestSubmit();
			});
			await expect(page.locator("main [aria-invalid=true]").first()).toBeVisible();
			await lookAt(page, `a form with errors ${where}`, round.axe.pressed);
		});
	});
}

function inGroups<Each>(all: readonly Each[]): Each[][] {
	const starts = [...all.keys()].filter((index) => index % PAGES_IN_A_TEST === 0);
	return starts.map((start) => all.slice(start, start + PAGES_IN_A_TEST));
}
