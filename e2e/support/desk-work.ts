import { expect, type Page } from "@playwright/test";
import pg from "pg";
import * as z from "zod";

const Settings = z.looseObject({ DATABASE_URL: z.string() });

export async function setForLater(page: Page): Promise<void> {
	const row = page.getByRole("group", { name: /exam$/ }).first();
	await row.getByLabel(/^Starts/).fill("2026-12-13");
	await page.getByRole("button", { name: "Schedule this change …" }).click();
	const dialog = page.getByRole("dialog", { name: "Schedule this change" });
	await expect(dialog.getByText("Starts: 6 December 2026 → 13 December 2026")).toBeVisible();
	await dialog.getByLabel(/^When it becomes public/).fill("2036-12-01T09:00");
	await dialog.getByRole("textbox", { name: /^Why/ }).fill("The consortium said so.");
	await dialog.getByRole("button", { name: "Schedule it" }).click();
	await expect(page.getByRole("region", { name: "Waits for its time" })).toContainText("13 December 2026", {
		timeout: 30_000,
	});
}

export async function restoreShown(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Restore this version …" }).click();
	await page
		.getByRole("dialog", { name: /^Restore version/ })
		.getByRole("button", { name: /^Restore it/ })
		.click();
}

export async function comeDue(exam: string): Promise<void> {
	const { DATABASE_URL } = Settings.parse(JSON.parse(process.env.BACKEND_SETTINGS ?? "{}"));
	const client = new pg.Client({ connectionString: DATABASE_URL });
	await client.connect();
	try {
		const { rowCount } = await client.query(
			"UPDATE waiting_changes SET at = now() WHERE state = 'waiting' AND item = (SELECT id FROM exams WHERE slug = $1)",
			[exam],
		);
		expect(rowCount).toBe(1);
	} finally {
		await client.end();
	}
}

export async function nameFile(page: Page, publisher: string): Promise<void> {
	await page.getByLabel(/^Who published it/).fill(publisher);
	await page.getByRole("textbox", { name: /^The document/ }).fill("Its rules of this year");
	await page.getByLabel(/^Its address/).fill("https://letters.example/rules");
}

export function toCsv(name: string, { per = "year" } = {}): string {
	const rows = Array.from({ length: 50 }, (_, place) =>
		[`${name} ${place + 1}`, "50,000", place === 49 ? per : "year", "12-pass", "any", "Bihar"]
			.map((cell) => `"${cell}"`)
			.join(","),
	);
	const head = "Scheme,Amount (INR),Frequency,Level,Gender,State";
	return [head, ...rows].join("\n");
}
