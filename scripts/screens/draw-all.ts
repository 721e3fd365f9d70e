import type { Page } from "@playwright/test";

/** Lays out the whole page now, including parts deferred until near the screen (`drawn-when-near` in app.css). */
export async function drawAll(page: Page): Promise<void> {
	await page.evaluate(() => {
		for (const far of document.querySelectorAll<HTMLElement>('[class*="drawn-when-near"]'))
			far.style.contentVisibility = "visible";
	});
}
