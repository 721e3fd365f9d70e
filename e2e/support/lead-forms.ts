import { expect, type Locator, type Page } from "@playwright/test";

const SLUG = "goa-university";
export const NAME = "Goa University";
export const ASK = `/college/${SLUG}/ask`;

type Age = "18 or over" | "Under 18";

export async function openForm(page: Page, path: string, age: Age = "18 or over"): Promise<void> {
	await page.goto(path);
	await sayAge(page, age);
}

export async function sayAge(page: Page, age: Age): Promise<void> {
	const change = page.locator("details:not([open])", { has: page.locator("input[name=ageBand]") }).locator("summary");
	// The page is the same for everyone; the remembered answer is inserted when scripts run.
	await expect(async () => {
		if (await change.isVisible()) await change.click();
		await page.getByRole("radio", { name: age, exact: true }).check({ timeout: 1_000 });
	}).toPass();
}

export function rememberedAge(page: Page): Locator {
	return page.locator("details", { has: page.locator("input[name=ageBand]") }).locator("summary");
}

export async function waitForForm(page: Page): Promise<void> {
	await expect(page.locator('input[name="openedAt"]')).not.toHaveValue("", { timeout: 15_000 });
}

export async function fillQuestion(page: Page, reach: string, question = "Which hostel do first-year students get?") {
	await page.getByRole("textbox", { name: "Your name" }).fill("Asha Rao");
	await page.getByRole("textbox", { name: "Phone number or e-mail address" }).fill(reach);
	await page.getByRole("textbox", { name: "Your question" }).fill(question);
	await page.getByRole("checkbox", { name: /^I agree that this site keeps/ }).check();
}

export async function countOwn(page: Page): Promise<number> {
	const own: { leads: unknown[] } = await (await page.request.get("/account/privacy/export")).json();
	return own.leads.length;
}
