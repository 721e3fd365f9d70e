import { CollegeResults } from "@uchit/contract/college.ts";
import { expectAccessible } from "./support/axe.ts";
import { countInWords } from "./support/institution-count.ts";
import { openReady } from "./support/scripts-run.ts";
import { expect, test, testWithoutJavaScript } from "./support/test.ts";

const indian = new Intl.NumberFormat("en-IN");

test("ticking a filter updates the list at once", async ({ page, askBackend }) => {
	const results = CollegeResults.parse(await askBackend("/v1/colleges?category=3&state=kerala"));
	await openReady(page, "/colleges?category=3");
	await page.getByRole("checkbox", { name: "Kerala" }).check();
	await expect(page).toHaveURL("/colleges?category=3&state=kerala");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Law colleges in Kerala");
	await expect(page.getByRole("main").getByRole("status")).toHaveText(countInWords(results));
	await expect(page.getByRole("checkbox", { name: "Kerala" })).toBeFocused();
	await page.getByRole("link", { name: "Remove Kerala" }).click();
	await expect(page).toHaveURL("/colleges?category=3");
	await expect(page.getByRole("checkbox", { name: "Kerala" })).not.toBeChecked();
});

testWithoutJavaScript("on a phone the filters stand behind one line, also without JavaScript", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/colleges?category=3");
	const kerala = page.getByRole("checkbox", { name: "Kerala" });
	await expect(kerala).toBeHidden();
	await page.getByText("Filters (1 set)").click();
	await kerala.check();
	await page.getByRole("button", { name: "Show results" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Law colleges in Kerala");
	await expect(page.getByText("Filters (2 set)")).toBeVisible();
	await expect(kerala).toBeHidden();
});

test("on a phone the filters are a drawer that counts each tick, and Escape closes it", async ({
	page,
	askBackend,
}) => {
	const { total } = CollegeResults.parse(await askBackend("/v1/colleges?category=3&state=kerala"));
	await page.setViewportSize({ width: 360, height: 740 });
	await openReady(page, "/colleges?category=3");
	const opener = page.getByRole("button", { name: "Filters (1 set)" });
	await opener.press("Enter");
	const drawer = page.getByRole("dialog", { name: "Filters" });
	await expect(drawer.getByRole("button", { name: "Close the filters" })).toBeFocused();
	await drawer.getByRole("checkbox", { name: "Kerala" }).check();
	const show = drawer.getByRole("button", { name: `Show ${indian.format(total)} matches` });
	await expect(show).toBeVisible();
	await drawer.getByRole("searchbox", { name: "Name or place" }).fill("law");
	await expect(drawer.getByRole("button", { name: "Show results" })).toBeVisible();
	await expectAccessible(page, "the list with its drawer");
	// The first Escape in a search field empties it.
	await drawer.getByRole("button", { name: "Show results" }).press("Escape");
	await expect(drawer).toBeHidden();
	const reopener = page.getByRole("button", { name: "Filters (2 set)" });
	await expect(reopener).toBeFocused();
	await reopener.click();
	await drawer.getByRole("button", { name: "Show results" }).click();
	await expect(drawer).toBeHidden();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Colleges matching “law”");
});

test("the list stays the same size while other colleges load, and continues page by page", async ({
	page,
	askBackend,
}) => {
	const address = "/colleges?category=13&sort=name";
	const second = CollegeResults.parse(await askBackend(`/v1${address}&page=2`));
	await openReady(page, "/colleges?category=13");
	const list = page.locator(".skeleton-while-busy");
	const before = await list.boundingBox();
	const { promise: released, resolve: letGo } = Promise.withResolvers<void>();
	await page.route("**/colleges.data?*sort=name*", async (route) => {
		await released;
		await route.continue();
	});
	await page.getByRole("combobox", { name: "Sort by" }).selectOption("Name, A to Z");
	await expect(list).toHaveAttribute("aria-busy", "true");
	expect((await list.boundingBox())?.height).toBe(before?.height);
	letGo();
	await expect(page).toHaveURL(address);
	await expect(list).not.toHaveAttribute("aria-busy");
	await page.getByRole("navigation", { name: "Pages of the list" }).getByRole("link", { name: "Next" }).click();
	await expect(page).toHaveURL(`${address}&page=2`);
	await expect(page.getByRole("article").getByRole("heading")).toHaveText(second.items.map(({ name }) => name));
});

test("all options of a long filter load on demand, and can be searched by name", async ({ page }) => {
	await openReady(page, "/colleges?category=3");
	const goa = page.getByRole("checkbox", { name: "Goa" });
	await expect(goa).toHaveCount(0);
	await page.getByRole("link", { name: /^Show all \d+ State$/ }).click();
	await expect(page.locator("summary", { hasText: "State" })).toBeFocused();
	await page.getByRole("searchbox", { name: "Find in the list" }).fill("goa");
	await expect(page.getByRole("checkbox", { name: "Kerala" })).toBeHidden();
	await goa.check();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Law colleges in Goa");
});

test("on a phone the first college is visible on the first screen", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	for (const address of ["/colleges", "/colleges?category=1", "/hi/colleges?category=1"]) {
		await page.goto(address);
		const first = await page.getByRole("article").first().boundingBox();
		expect.soft(first?.y, address).toBeLessThan(420);
	}
});
