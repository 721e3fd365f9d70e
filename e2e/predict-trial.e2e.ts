import { readFileSync } from "node:fs";
import { expect, test } from "./support/test.ts";

const OURS = readFileSync(new URL("../data/trial/uchit.txt", import.meta.url), "utf8");

test("a visitor's rule runs on their device, and our own rule gives the same figures there as in the table", async ({
	page,
}) => {
	test.slow();
	await page.goto("/predict/trial?exam=jee-advanced");
	// After a start the service reads the rounds for longer than a page waits.
	await expect
		.poll(async () => (await page.request.get("/predict/rounds.json?exam=jee-advanced")).status(), { timeout: 50_000 })
		.toBe(200);
	const sent: string[] = [];
	page.on("request", (request) => sent.push(request.url() + (request.postData() ?? "")));
	const cellsOf = (name: string) =>
		page.getByRole("region", { name }).getByRole("table").first().getByRole("row").allInnerTexts();
	const published = await cellsOf("Uchit’s four groups");
	await page.getByLabel("Your rule").fill(OURS);
	const form = page.getByRole("region", { name: "Try your own rule" });
	await form.getByLabel("Exam").selectOption("jee-advanced");
	await form.getByRole("button", { name: "Try it" }).click();
	await expect(form.getByRole("table").first()).toBeVisible({ timeout: 30_000 });
	expect(await cellsOf("Try your own rule")).toEqual(published);
	expect(published.length).toBeGreaterThan(4);
	expect(sent.filter((each) => /likely|newest/.test(each))).toEqual([]);
});

test("a rule that reads the year itself shows its error in place", async ({ page }) => {
	await page.goto("/predict/trial");
	const rule = page.getByLabel("Your rule");
	await rule.fill("say safe if newest >= 1\nsay peek if year-0 >= 1");
	await page.getByRole("button", { name: "Try it" }).click();
	await expect(rule).toHaveAccessibleDescription(/Line 2: “year-0” is the year itself or a later one/);
	await expect(rule).toHaveValue(/year-0/);
});
