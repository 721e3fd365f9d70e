import { expect, type Page } from "@playwright/test";

/**
 * Waits until the page's scripts run, by a sign that a visitor could see: the key `/` focuses the search box. A page is
 * shown before that, and what a test does meanwhile is a plain form's or link's doing.
 */
export async function waitForScripts(page: Page): Promise<void> {
	await expect(async () => {
		// A page that begins in one of its fields would have the key written there.
		await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
		await page.keyboard.press("/");
		const focused = page.getByRole("search").getByRole("combobox").and(page.locator(":focus"));
		await expect(focused).toBeVisible({ timeout: 100 });
	}).toPass({ intervals: [20, 50, 100] });
}
