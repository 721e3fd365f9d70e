import { expect, type Page } from "@playwright/test";

/** The desk's address once something is settled: the list of what waits, be there any or not. */
export const LIST = /#\/[a-z_]+(\?[^/]*)?$/;

/** Opens what waits at a desk by its link, as a moderator without a mouse does. */
export async function openAtDesk(page: Page, desk: string, row: RegExp): Promise<void> {
	await page.getByRole("menuitem", { name: desk, exact: true }).click();
	// Anyone who stands at the desk already sees what waited then.
	await page.getByRole("button", { name: "Refresh" }).click();
	await page.getByRole("row", { name: row }).getByRole("link", { name: /^Open/ }).press("Enter");
}

/** Takes the review of a course up, presses what is named, and is back at what waits. */
export async function decideAtDesk(page: Page, course: string, press: readonly string[]): Promise<void> {
	await openAtDesk(page, "Reviews", new RegExp(RegExp.escape(course)));
	await page.getByRole("button", { name: "Take up" }).click();
	await expect(page.getByRole("button", { name: "Put back" })).toBeVisible();
	for (const name of press) {
		const control = page.getByRole("button", { name }).or(page.getByRole("checkbox", { name }));
		await control.first().click();
	}
	await expect(page).toHaveURL(LIST);
}

/** Chooses the outcome of a report, a claim or a reply, and saves. */
export async function settleAtDesk(page: Page, state: string): Promise<void> {
	// The list's copy of the item stands until the item itself is read, which draws the form anew and closes what was opened.
	await expect(page.getByRole("region", { name: "History" })).toBeVisible();
	await expect(page.getByText("Reading the history …")).toBeHidden();
	await page.getByRole("combobox", { name: "State" }).click();
	await page.getByRole("option", { name: state }).click();
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page).toHaveURL(LIST);
}
