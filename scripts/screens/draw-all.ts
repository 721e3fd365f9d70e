import type { Page } from "@playwright/test";

/** What a page lays out only when it comes near the screen (`drawn-when-near` in app.css) is laid out now, all of it. */
export async function drawAll(page: Page): Promise<void> {
	await page.evaluate(() => {
		for (const far of document.querySelectorAll<HTMLElement>('[class*="drawn-when-near"]'))
			far.style.contentVisibility = "visible";
	});
}
