import type { Locator, Page } from "@playwright/test";

export async function dragToTop(page: Page, list: Locator, place: number): Promise<void> {
	const handle = await list.locator("> li").nth(place).locator("span[aria-hidden]").first().boundingBox();
	const first = await list.locator("> li").first().boundingBox();
	if (handle === null || first === null) throw new Error("The list is not there.");
	await page.mouse.move(handle.x + 10, handle.y + 10);
	await page.mouse.down();
	await page.mouse.move(first.x + 20, first.y + 5, { steps: 5 });
	await page.mouse.up();
}
