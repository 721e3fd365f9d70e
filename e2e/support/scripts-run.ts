import type { Page } from "@playwright/test";

/**
 * Waits until the page's scripts run: then the key `/` focuses the search box. Before that, forms and links act without scripts. The key
 * is pressed inside the page, because polling from outside cost half a second per page.
 */
export async function waitForScripts(page: Page): Promise<void> {
	await page.waitForFunction(() => {
		// Otherwise the key would be typed into a focused field.
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

export async function openReady(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await waitForScripts(page);
}
