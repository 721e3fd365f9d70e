import { openReady } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";

test("the first stop of the Tab key skips the header", async ({ page }) => {
	await page.goto("/colleges");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("main")).toBeFocused();
});

test("the keyboard alone finds a college and its source", async ({ page }) => {
	await openReady(page, "/");
	await page.keyboard.type("institute of technology");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/search?q=institute+of+technology");
	await page.getByRole("link", { name: /^See all [\d,]+$/ }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("main").getByRole("status")).toContainText("institutions");
	await page.getByRole("checkbox", { name: "Engineering" }).focus();
	await page.keyboard.press("Space");
	await expect(page.getByRole("link", { name: "Remove Engineering" })).toBeVisible();
	await expect(page).toHaveURL("/colleges?q=institute+of+technology&category=1");
	await page.getByRole("article").first().getByRole("link").first().focus();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/college\//);
	// The address changes before the page, and the old list has such links too.
	await expect(page.getByRole("navigation", { name: /: pages$/ })).toBeVisible();
	await page.getByRole("link", { name: "source" }).first().focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("dialog", { name: /^Source of/ })).toContainText(
		"Official, read in a copy on another site: check the official site",
	);
});
