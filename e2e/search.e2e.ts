import { CollegeResults } from "@uchit/contract/college.ts";
import { waitForScripts } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";

const WORDS = "national institute of technology";
const indian = new Intl.NumberFormat("en-IN");

test("the home page's search box opens the results", async ({ page, askBackend }) => {
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

test("the key / moves the focus to the header's search box, except while a visitor types, and it searches from any page", async ({
	page,
}) => {
	await page.goto("/colleges?category=3");
	const search = page.getByRole("banner").getByRole("search");
	const box = search.getByRole("combobox");
	await waitForScripts(page);
	await expect(box).toBeFocused();
	await box.pressSequentially("a/b");
	await expect(box).toHaveValue("a/b");
	await box.fill("kerala");
	await search.getByRole("button", { name: "Search" }).click();
	await expect(page).toHaveURL("/search?q=kerala");
	await expect(page.getByRole("article").first()).toBeVisible();
});
