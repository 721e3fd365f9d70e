import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** The card of a form. */
export function card(page: Page, name: string) {
	return page
		.getByRole("list", { name: "Your forms" })
		.getByRole("listitem")
		.filter({ has: page.getByRole("heading", { name, exact: true }) });
}

/** Opens the line of a form, where it is not alone. */
export async function openCard(page: Page, name: string): Promise<void> {
	const details = card(page, name).locator("details").first();
	if ((await details.getAttribute("open")) === null) await details.locator("summary").first().click();
}

/** Adds a form under a name of its own. */
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

/** The day so many days from now in India, where the site's days are. */
export function dayFromNow(days: number): string {
	return new Date(Date.now() + days * 86_400_000 + 19_800_000).toISOString().slice(0, 10);
}
