import { CollegeResults } from "@uchit/contract/college.ts";
import { waitForScripts } from "./support/scripts-run.ts";
import { expect, test, testWithoutJavaScript } from "./support/test.ts";

const WORDS = "national institute of technology";
const indian = new Intl.NumberFormat("en-IN");

for (const [mode, testInMode] of [
	["", test],
	[" without JavaScript", testWithoutJavaScript],
] as const) {
	testInMode(`the home page's search box leads to what it found${mode}`, async ({ page, askBackend }) => {
		const results = CollegeResults.parse(await askBackend(`/v1/colleges?q=${encodeURIComponent(WORDS)}`));
		await page.goto("/");
		await page.getByRole("search").getByRole("combobox").fill(WORDS);
		await page.getByRole("search").getByRole("combobox").press("Enter");
		await expect(page).toHaveURL(/\/search\?q=national\+institute\+of\+technology/);
		await expect(page.getByRole("heading", { level: 1 })).toContainText(WORDS);
		const found = page.getByRole("article").getByRole("heading");
		const institutions = page.getByRole("region", { name: "Institutions" }).getByRole("article").getByRole("heading");
		await expect(institutions).toHaveText(results.items.slice(0, await institutions.count()).map(({ name }) => name));
		await page.getByRole("link", { name: new RegExp(indian.format(results.total)) }).click();
		await expect(page).toHaveURL("/colleges?q=national+institute+of+technology");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Colleges matching “${WORDS}”`);
		await expect(found).toHaveText(results.items.map(({ name }) => name));
	});

	testInMode(`the header's search box searches from any page${mode}`, async ({ page }) => {
		await page.goto("/colleges?category=3");
		await page.getByRole("banner").getByRole("search").getByRole("combobox").fill("kerala");
		await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
		await expect(page).toHaveURL("/search?q=kerala");
		await expect(page.getByRole("article").first()).toBeVisible();
	});
}

test("the key / takes the visitor to the search box, unless they are typing", async ({ page }) => {
	await page.goto("/colleges");
	const box = page.getByRole("banner").getByRole("search").getByRole("combobox");
	await waitForScripts(page);
	await expect(box).toBeFocused();
	await box.pressSequentially("a/b");
	await expect(box).toHaveValue("a/b");
});

test("words that nothing matches are answered with a way on", async ({ page }) => {
	await page.goto("/colleges?q=zzzzqqqqxxxx&category=1");
	await expect(page.getByRole("heading", { name: "Nothing matches all of this" })).toBeVisible();
	await page.getByRole("link", { name: "Without “zzzzqqqqxxxx”" }).click();
	await expect(page).toHaveURL("/colleges?category=1");
	await expect(page.getByRole("article").first()).toBeVisible();
});

for (const words of ["%00", "%27%22%5C%3A%26%7C!*()", "%F0%9F%8E%93", "a".repeat(5000)]) {
	test(`strange words are searched like any others: ${words.slice(0, 30)}`, async ({ page }) => {
		const response = await page.goto(`/colleges?q=${words}`);
		expect(response?.status()).toBe(200);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	});
}
