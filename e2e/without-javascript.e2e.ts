import { CollegeResults } from "@uchit/contract/college.ts";
import { expect, testWithoutJavaScript as test } from "./support/test.ts";

const indian = new Intl.NumberFormat("en-IN");

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
	await expect(page.getByRole("status").first()).toHaveText(`${indian.format(results.total)} institutions`);
	await page.getByRole("navigation", { name: "Pages of the list" }).getByRole("link", { name: "Next" }).click();
	await expect(page.getByRole("article").getByRole("heading")).toHaveText(results.items.map(({ name }) => name));
	await page.getByRole("banner").getByRole("link", { name: "हिंदी" }).click();
	await expect(page).toHaveURL(/\/hi\/colleges\?.*page=2/);
	await expect(page.getByRole("article").getByRole("heading")).toHaveText(results.items.map(({ name }) => name));
	await page.getByRole("article").getByRole("link", { name: results.items[0]?.name, exact: true }).first().click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(results.items[0]?.name ?? "");
	await expect(page.locator("html")).toHaveAttribute("lang", "hi-IN");
});

for (const [slug, name, offered] of [
	[
		"indian-institute-of-technology-madras",
		"Indian Institute of Technology Madras",
		["Overview", "Cutoffs", "Rankings", "Placements", "Full cost", "News", "Sources"],
	],
	[
		"psg-college-of-technology",
		"PSG College of Technology",
		["Overview", "Courses", "Cutoffs", "Rankings", "Placements", "Full cost", "Sources"],
	],
] as const) {
	test(`without scripts every tab of ${name} is read`, async ({ page }) => {
		await page.goto(`/college/${slug}`);
		const tabs = page.getByRole("navigation", { name: `${name}: pages` });
		await expect(tabs.getByRole("link")).toHaveText([...offered]);
		for (const tab of offered) {
			await tabs.getByRole("link", { name: tab, exact: true }).click();
			await expect(tabs.getByRole("link", { name: tab, exact: true })).toHaveAttribute("aria-current", "page");
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
			const read = page.getByRole("main").getByRole(tab === "News" ? "article" : "link", {
				...(tab !== "News" && { name: tab === "Sources" ? "Report an error" : "source" }),
			});
			expect(await read.count(), `what there is to read on ${tab}`).toBeGreaterThan(0);
		}
	});
}

test("without scripts an error is reported, and its page says what became of it", async ({ page, problems }) => {
	problems.expect(/400/);
	await page.goto("/college/psg-college-of-technology/report?fact=Established");
	await expect(page.getByRole("textbox", { name: "Which fact" })).toHaveValue("Established");
	await page.getByRole("textbox", { name: "What is wrong" }).fill("The year is that of the trust, not of the college.");
	await page.getByRole("button", { name: "Send", exact: true }).click();
	await expect(page).toHaveURL(/\/report\/[\w-]+$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Report \d+$/);
	await expect(page.getByText("Open: our editors have not decided yet.")).toBeVisible();
});
