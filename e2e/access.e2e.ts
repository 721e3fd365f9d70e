import { CollegeResults } from "@uchit/contract/college.ts";
import { SITE_PAGES } from "../checks/site-pages.ts";
import { listCut, spaceOutText } from "./support/narrow.ts";
import { waitForScripts } from "./support/scripts-run.ts";
import { spec } from "./support/spec.ts";
import { expect, test } from "./support/test.ts";
import { makeVisitor, signIn } from "./support/visitor.ts";

test("the keyboard's first stop skips the header", async ({ page }) => {
	await page.goto("/colleges");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("main")).toBeFocused();
});

test("the keyboard alone finds a college and its source", async ({ page }) => {
	await page.goto("/");
	await waitForScripts(page);
	await page.keyboard.type("institute of technology");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/search?q=institute+of+technology");
	await page.getByRole("link", { name: /^See all [\d,]+$/ }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("main").getByRole("status")).toContainText("institutions");
	await page.getByRole("checkbox", { name: "Engineering" }).focus();
	await page.keyboard.press("Space");
	// The list that answers replaces the one that has the focus.
	await expect(page.getByRole("link", { name: "Remove Engineering" })).toBeVisible();
	await expect(page).toHaveURL("/colleges?q=institute+of+technology&category=1");
	await page.getByRole("article").first().getByRole("link").first().focus();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/college\//);
	// The address changes before the page does, and the list has such links too.
	await expect(page.getByRole("navigation", { name: /: pages$/ })).toBeVisible();
	await page.getByRole("link", { name: "source" }).first().focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("dialog", { name: /^Source of/ })).toContainText("Document, read by us");
});

test(`${spec("2.66", "2.67")} every page has its landmarks and one first heading`, async ({ page, askBackend }) => {
	for (const path of await listPages(askBackend)) {
		await page.goto(path);
		for (const landmark of ["banner", "main", "contentinfo"] as const) {
			await expect(page.getByRole(landmark), `${landmark} of ${path}`).toHaveCount(1);
		}
		await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
		await expect(page.locator("meta[name=description]"), path).toHaveCount(1);
		await expect(page.locator("[style]"), `styles in the markup of ${path}`).toHaveCount(0);
	}
});

const OPEN_PAGES = SITE_PAGES.filter(({ isAccount, isForDevelopers }) => !isAccount && !isForDevelopers);
const ACCOUNT_PAGES = SITE_PAGES.filter(({ isAccount }) => isAccount);

for (const [what, width, part, pages] of [
	["a phone of 320 px", 320, "first half", OPEN_PAGES.filter((_, index) => index % 2 === 0)],
	["a phone of 320 px", 320, "second half", OPEN_PAGES.filter((_, index) => index % 2 === 1)],
	["a desktop at twice the size", 640, "first half", OPEN_PAGES.filter((_, index) => index % 2 === 0)],
	["a desktop at twice the size", 640, "second half", OPEN_PAGES.filter((_, index) => index % 2 === 1)],
] as const) {
	test(`${what} needs no sideways scrolling and cuts nothing off: ${part} of all pages`, async ({ page, problems }) => {
		test.slow();
		problems.expect(/40[04]/);
		await page.setViewportSize({ width, height: 740 });
		for (const { name, path } of pages) {
			await page.goto(path, { waitUntil: "domcontentloaded" });
			expect.soft(await listCut(page), name).toEqual([]);
		}
	});
}

test("an account's pages need no sideways scrolling on a phone of 320 px and at twice the size, in Hindi too", async ({
	page,
	problems,
}) => {
	test.slow();
	problems.expect(/40[04]/);
	await signIn(page, await makeVisitor());
	for (const width of [320, 640]) {
		await page.setViewportSize({ width, height: 740 });
		for (const prefix of ["", "/hi"]) {
			for (const { name, path } of ACCOUNT_PAGES) {
				await page.goto(`${prefix}${path}`, { waitUntil: "domcontentloaded" });
				await expect(page).toHaveURL(`${prefix}${path}`);
				expect.soft(await listCut(page), `${prefix} ${name} at ${width} px`).toEqual([]);
			}
		}
	}
});

test("the main pages bear wider text, on a desktop and on a phone, in Hindi too", async ({ page }) => {
	test.slow();
	for (const [prefix, width] of [
		["", 1280],
		["/hi", 360],
	] as const) {
		await page.setViewportSize({ width, height: 740 });
		for (const { name, path } of SITE_PAGES.filter(({ isMain }) => isMain)) {
			await page.goto(`${prefix}${path}`, { waitUntil: "domcontentloaded" });
			await spaceOutText(page);
			expect.soft(await listCut(page), `${prefix} ${name}`).toEqual([]);
		}
	}
});

async function listPages(ask: (path: string) => Promise<unknown>): Promise<string[]> {
	const ranked = CollegeResults.parse(await ask("/v1/colleges?category=1"));
	const bare = CollegeResults.parse(await ask("/v1/colleges?category=none&sort=-name"));
	const colleges = [ranked.items[0], bare.items[0]].map((college) => `/college/${college?.slug}`);
	return ["/", "/colleges", "/colleges?category=12&state=kerala&state=goa&q=nursing", ...colleges];
}
