import { expect, type Locator, type Page } from "@playwright/test";

/** More than lie between two things that somebody uses one after the other. */
const MOST_STOPS = 400;

/** Presses Tab until this is focused, as somebody without a mouse would; `Shift+Tab` goes back. */
export async function tabTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
	const page = target.page();
	await expect(target).toBeVisible();
	for (let stop = 0; stop < MOST_STOPS; stop += 1) {
		await page.keyboard.press(key);
		if (await target.evaluate((element) => element === document.activeElement)) return;
	}
	throw new Error(`${key} never reaches ${target}.`);
}

/** Goes there and presses Enter. */
export async function enter(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
	await tabTo(target, key);
	await target.page().keyboard.press("Enter");
}

/** Goes to a field and types. */
export async function typeInto(target: Locator, text: string): Promise<void> {
	await tabTo(target);
	await target.page().keyboard.type(text);
}

/** Goes to a list of choices and types the beginning of one. */
export async function choose(target: Locator, option: string): Promise<void> {
	await typeInto(target, option);
	await expect(target.locator("option:checked")).toHaveText(new RegExp(`^${RegExp.escape(option)}`));
}

/** Answers the first question of a form that asks for personal data. */
export async function sayAgeByKeys(page: Page): Promise<void> {
	await tabTo(page.getByRole("radio", { name: "18 or over" }));
	await page.keyboard.press("Space");
}
