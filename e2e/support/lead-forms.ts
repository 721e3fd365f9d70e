import { expect, type Page } from "@playwright/test";

const SLUG = "goa-university";
export const NAME = "Goa University";
export const ASK = `/college/${SLUG}/ask`;

/** The first question of every form. */
export async function sayAge(page: Page, age: "18 or over" | "Under 18"): Promise<void> {
	await page.getByRole("radio", { name: age }).check();
	await page.getByRole("button", { name: "Continue" }).click();
}

/** The script of the form runs: it has noted when the form was opened. */
export async function waitForForm(page: Page): Promise<void> {
	await expect(page.locator('input[name="openedAt"]')).not.toHaveValue("", { timeout: 15_000 });
}

/** Writes a question, and lets the site answer it. */
export async function fillQuestion(page: Page, reach: string, question = "Which hostel do first-year students get?") {
	await page.getByRole("textbox", { name: "Your name" }).fill("Asha Rao");
	await page.getByRole("textbox", { name: "Phone number or e-mail address" }).fill(reach);
	await page.getByRole("textbox", { name: "Your question" }).fill(question);
	await page.getByRole("checkbox", { name: /^I agree that this site keeps/ }).check();
}

/** The requests of whoever is signed in, as they may take them along. */
export async function countOwn(page: Page): Promise<number> {
	const own: { leads: unknown[] } = await (await page.request.get("/account/privacy/export")).json();
	return own.leads.length;
}
