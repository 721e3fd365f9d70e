import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

export function card(page: Page, name: string) {
	return page
		.getByRole("list", { name: "Your forms" })
		.getByRole("listitem")
		.filter({ has: page.getByRole("heading", { name, exact: true }) });
}

export async function openCard(page: Page, name: string): Promise<void> {
	const details = card(page, name).locator("details").first();
	if ((await details.getAttribute("open")) === null) await details.locator("summary").first().click();
}

export async function addOwn(page: Page, name: string): Promise<void> {
	const field = page.getByLabel("Any other form");
	for (const fold of ["Add a form", "A college, or any other form"]) {
		if (await field.isVisible()) break;
		const summary = page.getByText(fold, { exact: true });
		const isOpen = await summary.evaluate((each) => each.closest("details")?.open === true);
		if (!isOpen) await summary.click();
	}
	await field.fill(name);
	await page.getByRole("button", { name: "Add form" }).click();
	await expect(card(page, name)).toBeVisible();
}

/** In Indian time, which the site's days follow. */
export function dayFromNow(days: number): string {
	return new Date(Date.now() + days * 86_400_000 + 19_800_000).toISOString().slice(0, 10);
}
