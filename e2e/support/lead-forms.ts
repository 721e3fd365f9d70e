import { expect, type Locator, type Page } from "@playwright/test";

const SLUG = "goa-university";
export const NAME = "Goa University";
export const ASK = `/college/${SLUG}/ask`;

type Age = "18 or over" | "Under 18";

/** Opens a page with a form, and answers its first question. */
export async function openForm(page: Page, path: string, age: Age = "18 or over"): Promise<void> {
	await page.goto(path);
	await sayAge(page, age);
}

/** Answers the first question of every form, also where the device remembers another answer. */
export async function sayAge(page: Page, age: Age): Promise<void> {
	const change = page.locator("details:not([open])", { has: page.locator("input[name=ageBand]") }).locator("summary");
	// The page is everybody's: what this device remembers is put in when its scripts run.
	await expect(async () => {
		if (await change.isVisible()) await change.click();
		await page.getByRole("radio", { name: age, exact: true }).check({ timeout: 1_000 });
	}).toPass();
}

/** The line that stands instead of the question where the device remembers the answer. */
export function rememberedAge(page: Page): Locator {
	return page.locator("details", { has: page.locator("input[name=ageBand]") }).locator("summary");
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

/** The requests of anyone who is signed in, as they may take them along. */
export async function countOwn(page: Page): Promise<number> {
	const own: { leads: unknown[] } = await (await page.request.get("/account/privacy/export")).json();
	return own.leads.length;
}
