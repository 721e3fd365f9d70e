import { CollegeResults } from "@uchit/contract/college.ts";
import { countInWords } from "./support/institution-count.ts";
import { expect, testWithoutJavaScript as test } from "./support/test.ts";

test("without scripts one visit searches, filters, pages, reads and changes the language", async ({
	page,
	askBackend,
}) => {
	const list = "/colleges?q=college&category=3&state=kerala";
	const results = CollegeResults.parse(await askBackend(`/v1${list}&page=2`));
	expect(results.items.length, "colleges of the second page").toBeGreaterThan(0);
	await page.goto("/");
	await page.getByRole("search").getByRole("combobox").fill("college");
	await page.getByRole("search").getByRole("button", { name: "Search" }).click();
	await page.getByRole("link", { name: /^See all [\d,]+$/ }).click();
	await page.getByRole("checkbox", { name: "Law" }).check();
	await page.getByRole("checkbox", { name: "Kerala" }).check();
	await page.getByRole("button", { name: "Show results" }).click();
	await expect(page.getByRole("status").first()).toHaveText(countInWords(results));
	await page.getByRole("navigation", { name: "Pages of the list" }).getByRole("link", { name: "Next" }).click();
	await expect(page.getByRole("article").getByRole("heading")).toHaveText(results.items.map(({ name }) => name));
	await page.getByRole("banner").getByRole("link", { name: "हिंदी" }).click();
	await expect(page).toHaveURL(/\/hi\/colleges\?.*page=2/);
	await expect(page.getByRole("article").getByRole("heading")).toHaveText(results.items.map(({ name }) => name));
	await page.getByRole("article").getByRole("link", { name: results.items[0]?.name, exact: true }).first().click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(results.items[0]?.name ?? "");
	await expect(page.locator("html")).toHaveAttribute("lang", "hi-IN");
});
