import pg from "pg";
import * as z from "zod";
import { expectAccessible } from "./support/axe.ts";
import { openDeskAsEditor } from "./support/lead-desk.ts";
import { expect, test } from "./support/test.ts";

const { BACKEND_SETTINGS = "{}" } = process.env;
const ADDRESS = "https://www.ets.org/toefl/institutions/scores/compare/";
const SOON = { timeout: 30_000 };

async function notice(before: string, after: string): Promise<void> {
	const { DATABASE_URL } = z.looseObject({ DATABASE_URL: z.string() }).parse(JSON.parse(BACKEND_SETTINGS));
	const client = new pg.Client({ connectionString: DATABASE_URL });
	await client.connect();
	try {
		await client.query(
			`INSERT INTO watched_pages (address, host, outcome, looked_at) VALUES ($1, 'www.ets.org', 'changed', now())
			ON CONFLICT (address) DO UPDATE SET outcome = 'changed', looked_at = now()`,
			[ADDRESS],
		);
		const documents = [{ address: "https://www.ets.org/files/scores-2027.pdf", is: 48_112 }];
		await client.query(
			`INSERT INTO source_changes (address, about, kind, found_at, text_before, text_after, bytes_before, bytes_after, documents)
			VALUES ($1, 'Compare TOEFL Scores', 'changed', now(), $2, $3, 41022, 43110, $4)`,
			[ADDRESS, before, after, JSON.stringify(documents)],
		);
		await client.query(`SELECT pg_notify('uchit_changes', '{"tags":["watch"]}')`);
	} finally {
		await client.end();
	}
}

test("a change at a source waits at the desk with both texts and is shown at the source until an editor settles it", async ({
	browser,
	page,
}) => {
	test.slow();
	await notice(
		"Score comparison\nTOEFL iBT 94 to 101\nContact us",
		"Score comparison\nTOEFL iBT 95 to 102\nContact us",
	);
	const source = page.locator("#sources + p + ol > li").filter({ hasText: "Compare TOEFL Scores" });
	await expect(async () => {
		await page.goto("/data");
		await expect(source).toContainText("Changed since we read it");
	}).toPass(SOON);

	const desk = await openDeskAsEditor(browser);
	await desk.getByRole("link", { name: "Pages of sources that changed" }).click(SOON);
	await desk
		.getByRole("row", { name: /Compare TOEFL Scores/ })
		.getByRole("link", { name: /^Open/ })
		.click(SOON);
	await expect(desk.locator("del")).toHaveText(["94", "101"]);
	await expect(desk.locator("ins")).toHaveText(["95", "102"]);
	await expect(desk.getByRole("link", { name: ADDRESS })).toBeVisible();
	await expect(desk.getByText("new, 48,112 bytes")).toBeVisible();
	await expectAccessible(desk, "a page that changed");
	await desk.getByRole("textbox", { name: "What was done" }).fill("The new scores are brought in.");
	await desk.getByRole("button", { name: /^Done: our facts/ }).click();
	await expect(desk.getByText("Your changes are saved.")).toBeVisible(SOON);
	await desk.close();

	await expect(async () => {
		await page.goto("/data");
		await expect(source).toContainText("Page last checked on");
		await expect(source).not.toContainText("Changed since we read it");
	}).toPass(SOON);
});
