import { expect, type Page } from "@playwright/test";

/** Moves the exam of the form that is open by a week, from a moment on. */
export async function setForLater(page: Page, moment: () => string): Promise<void> {
	const row = page.getByRole("group", { name: /exam$/ }).first();
	await row.locator("> summary").click();
	await row.getByLabel(/^Starts/).fill("2026-12-13");
	await page.getByRole("button", { name: "Set for a later moment …" }).click();
	const dialog = page.getByRole("dialog", { name: "Set for a later moment" });
	await expect(dialog.getByText("Starts: 2026-12-06 → 2026-12-13")).toBeVisible();
	await dialog.getByLabel(/^When it becomes public/).fill(moment());
	await dialog.getByRole("textbox", { name: /^Why/ }).fill("The consortium said so.");
	await dialog.getByRole("button", { name: "Let it wait" }).click();
	await expect(page.getByRole("region", { name: "Waits for its time" })).toContainText("2026-12-13", {
		timeout: 30_000,
	});
}

/** A whole minute that is still to come, as an input of the browser's own time takes it. */
export function nextMinute(): string {
	const next = new Date(Math.ceil((Date.now() + 15_000) / 60_000) * 60_000);
	return new Date(next.getTime() - next.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Fifty rows of a workbook's sheet; one of them says what cannot be. */
export function toCsv(name: string, { per = "year" } = {}): string {
	const source = ["Trust of Letters", "Rules of the medal", "https://letters.example/rules", "2026-11-20"];
	const rows = Array.from({ length: 50 }, (_, place) =>
		[`${name} ${place + 1}`, "50,000", place === 49 ? per : "year", "12-pass", "any", "Bihar", ...source]
			.map((cell) => `"${cell}"`)
			.join(","),
	);
	const head = "Scheme,Amount (INR),Frequency,Level,Gender,State,Publisher,Document,Source URL,Read on";
	return [head, ...rows].join("\n");
}
