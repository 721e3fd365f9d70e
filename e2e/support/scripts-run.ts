import type { Page } from "@playwright/test";

/**
 * Waits until the page's scripts run, by a sign that a visitor could see: the key `/` focuses the search box. A page is
 * shown before that, and what a test does meanwhile is a plain form's or link's doing. The key is pressed in the page, frame
 * by frame: asking from outside cost half a second for each page.
 */
export async function waitForScripts(page: Page): Promise<void> {
	await page.waitForFunction(() => {
		// A page that begins in one of its fields would have the key written there.
		if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
		document.body.dispatchEvent(
			new KeyboardEvent("keydown", { key: "/", code: "Slash", bubbles: true, cancelable: true }),
		);
		const focused = document.activeElement;
		return (
			focused instanceof HTMLInputElement &&
			focused.closest("[role=search], search") !== null &&
			focused.checkVisibility()
		);
	});
}

/** Opens a page, and waits until its scripts run. */
export async function openReady(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await waitForScripts(page);
}
