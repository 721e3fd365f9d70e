import { expect, type Page } from "@playwright/test";

export const LIST = /#\/[a-z_]+(\?[^/]*)?$/;

export async function openAtDesk(page: Page, desk: string, row: RegExp): Promise<void> {
	await page.getByRole("menuitem", { name: desk, exact: true }).click();
	// A desk that is already open shows an old list.
	await page.getByRole("button", { name: "Refresh" }).click();
	await page.getByRole("row", { name: row }).getByRole("link", { name: /^Open/ }).press("Enter");
}

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

export async function settleAtDesk(page: Page, state: string): Promise<void> {
	// Reading the item redraws the form and closes what was opened, so wait for it.
	await expect(page.getByRole("region", { name: "History" })).toBeVisible();
	await expect(page.getByText("Reading the history …")).toBeHidden();
	await page.getByRole("combobox", { name: "State" }).click();
	await page.getByRole("option", { name: state }).click();
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page).toHaveURL(LIST);
}
