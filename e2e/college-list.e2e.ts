import { CollegeResults } from "@uchit/contract/college.ts";
import { expectAccessible } from "./support/axe.ts";
import { waitForScripts } from "./support/scripts-run.ts";
import { spec } from "./support/spec.ts";
import { expect, test, testWithoutJavaScript } from "./support/test.ts";

const indian = new Intl.NumberFormat("en-IN");

for (const [proves, id, name] of [
	[spec("1.12", "2.13"), 1, "Engineering"],
	[spec("1.13", "2.14"), 2, "Management"],
	[spec("1.14", "2.15"), 12, "Medical"],
	[spec("1.15", "2.16"), 3, "Law"],
	[spec("1.16", "2.17"), 7, "Commerce"],
	[spec("1.17", "2.18"), 9, "Sciences"],
	[spec("1.18", "2.19"), 8, "Arts"],
	[spec("2.20"), 13, "Architecture"],
] as const) {
	test(`${proves} category id ${id} is ${name}`, async ({ page, askBackend }) => {
		const results = CollegeResults.parse(await askBackend(`/v1/colleges?category=${id}`));
		await page.goto(`/colleges?category=${id}`);
		await expect(page).toHaveTitle(`${name} colleges – Uchit`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${name} colleges`);
		await expect(page.getByRole("main").getByRole("status")).toHaveText(`${indian.format(results.total)} institutions`);
		await expect(page.getByRole("article").getByRole("heading")).toHaveText(results.items.map((item) => item.name));
	});
}

test(`${spec("1.1", "1.4", "2.2")} /colleges?category={id} is the list filtered by category`, async ({
	page,
	askBackend,
}) => {
	const { items } = CollegeResults.parse(await askBackend("/v1/colleges?category=1"));
	await page.goto("/colleges?category=1");
	for (const [index, { slug, name, ranking }] of items.entries()) {
		const card = page.getByRole("article").nth(index);
		await expect(card.getByRole("link", { name, exact: true })).toHaveAttribute("href", `/college/${slug}`);
		const rank = card.getByRole("link", { name: "source" }).first();
		await expect(rank).toContainText(`${ranking?.rank ?? ranking?.band} ${ranking?.year}`);
	}
	expect(items[0]?.ranking).toMatchObject({ list: "engineering", rank: 1 });
});

test("one list has one canonical address, whatever its order and however it was written", async ({ page }) => {
	await page.goto("/colleges?sort=name&state=kerala&category=law&utm_source=x");
	await expect(
		page.locator('link[rel=canonical][href^="http"][href$="/colleges?category=3&state=kerala"]'),
	).toHaveCount(1);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Law colleges in Kerala");
});

test("a tick filters the list at once", async ({ page, askBackend }) => {
	const results = CollegeResults.parse(await askBackend("/v1/colleges?category=3&state=kerala"));
	await page.goto("/colleges?category=3");
	await waitForScripts(page);
	await page.getByRole("checkbox", { name: "Kerala" }).check();
	await expect(page).toHaveURL("/colleges?category=3&state=kerala");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Law colleges in Kerala");
	await expect(page.getByRole("main").getByRole("status")).toHaveText(`${indian.format(results.total)} institutions`);
	await expect(page.getByRole("checkbox", { name: "Kerala" })).toBeFocused();
	await page.getByRole("link", { name: "Remove Kerala" }).click();
	await expect(page).toHaveURL("/colleges?category=3");
	await expect(page.getByRole("checkbox", { name: "Kerala" })).not.toBeChecked();
});

testWithoutJavaScript("without JavaScript a button filters and sorts the list", async ({ page, askBackend }) => {
	const results = CollegeResults.parse(await askBackend("/v1/colleges?category=3&state=kerala&state=goa&sort=name"));
	await page.goto("/colleges?category=3");
	await page.getByRole("checkbox", { name: "Kerala" }).check();
	await page.getByRole("checkbox", { name: "Goa" }).check();
	await page.getByRole("combobox", { name: "Sort by" }).selectOption("Name, A to Z");
	await page.getByRole("button", { name: "Show results" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Law colleges in Goa and Kerala");
	await expect(page.getByRole("article").getByRole("heading")).toHaveText(results.items.map(({ name }) => name));
	await page.getByRole("link", { name: "Remove Goa" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Law colleges in Kerala");
	await expect(page.getByRole("checkbox", { name: "Goa" })).not.toBeChecked();
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

test("on a phone the filters are a drawer that counts each tick, and Escape leads back", async ({
	page,
	askBackend,
}) => {
	const { total } = CollegeResults.parse(await askBackend("/v1/colleges?category=3&state=kerala"));
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/colleges?category=3");
	await waitForScripts(page);
	const opener = page.getByRole("button", { name: "Filters (1 set)" });
	await opener.press("Enter");
	const drawer = page.getByRole("dialog", { name: "Filters" });
	await expect(drawer.getByRole("button", { name: "Close the filters" })).toBeFocused();
	await drawer.getByRole("checkbox", { name: "Kerala" }).check();
	const show = drawer.getByRole("button", { name: `Show ${indian.format(total)} institutions` });
	await expect(show).toBeVisible();
	await drawer.getByRole("searchbox", { name: "Name or place" }).fill("law");
	await expect(drawer.getByRole("button", { name: "Show results" })).toBeVisible();
	await expectAccessible(page, "the list with its drawer");
	// In a search field Escape empties the field first.
	await drawer.getByRole("button", { name: "Show results" }).press("Escape");
	await expect(drawer).toBeHidden();
	const reopener = page.getByRole("button", { name: "Filters (2 set)" });
	await expect(reopener).toBeFocused();
	await reopener.click();
	await drawer.getByRole("button", { name: "Show results" }).click();
	await expect(drawer).toBeHidden();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Colleges matching “law”");
});

testWithoutJavaScript(
	"the list is also a table, and counted by district, without JavaScript",
	async ({ page, askBackend }) => {
		const query = "category=2&state=maharashtra&sort=salary";
		const { items, facets } = CollegeResults.parse(await askBackend(`/v1/colleges?${query}`));
		await page.goto(`/colleges?${query}`);
		await page.getByRole("link", { name: "Table", exact: true }).click();
		await expect(page).toHaveURL(`/colleges?${query}&view=table`);
		const rows = page.getByRole("table").getByRole("row");
		await expect(rows).toHaveCount(items.length + 1);
		for (const [index, { name, slug, salary }] of items.slice(0, 3).entries()) {
			const row = rows.nth(index + 1);
			await expect(row.getByRole("link", { name, exact: true })).toHaveAttribute("href", `/college/${slug}`);
			await expect(row).toContainText(`₹${indian.format(salary?.medianInr ?? 0)}`);
			await expect(row).toContainText(`of ${indian.format(salary?.placed ?? 0)} placed`);
			await expect(row.getByRole("link", { name: `Compare: ${name}` })).toBeVisible();
		}
		await page.getByRole("link", { name: "By district" }).click();
		const districts = page.getByRole("list", { name: "By district" }).getByRole("link");
		await expect(districts).toHaveCount(facets.district.length);
		const [first] = facets.district.toSorted((one, other) => other.count - one.count);
		await expect(districts.first()).toHaveText(`${first?.label}${indian.format(first?.count ?? 0)}`);
		await districts.first().click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Management colleges in ${first?.label}`);
		await expect(page.getByRole("main").getByRole("status")).toHaveText(
			`${indian.format(first?.count ?? 0)} institutions`,
		);
		await expect(page.getByRole("article").first()).toBeVisible();
	},
);

test("while other colleges are fetched the list keeps its size", async ({ page }) => {
	// Nothing else is fetched meanwhile.
	await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
	await page.goto("/colleges?category=13");
	await waitForScripts(page);
	const list = page.locator(".skeleton-while-busy");
	const before = await list.boundingBox();
	const { promise: isAsked, resolve: letGo } = Promise.withResolvers<void>();
	await page.route("**/colleges.data?*sort=name*", async (route) => {
		await isAsked;
		await route.continue();
	});
	await page.getByRole("combobox", { name: "Sort by" }).selectOption("Name, A to Z");
	await page.getByRole("button", { name: "Sort" }).click();
	await expect(list).toHaveAttribute("aria-busy", "true");
	expect((await list.boundingBox())?.height).toBe(before?.height);
	letGo();
	await expect(page).toHaveURL("/colleges?category=13&sort=name");
	await expect(list).not.toHaveAttribute("aria-busy");
});

for (const [mode, testInMode] of [
	["", test],
	[" without JavaScript", testWithoutJavaScript],
] as const) {
	testInMode(`the list goes on page by page${mode}`, async ({ page, askBackend }) => {
		const address = "/colleges?category=13&state=kerala&state=maharashtra";
		const second = CollegeResults.parse(await askBackend(`/v1${address}&page=2`));
		const pages = Math.ceil(second.total / second.pageSize);
		await page.goto(address);
		const paging = page.getByRole("navigation", { name: "Pages of the list" });
		await expect(paging).toContainText(`Page 1 of ${pages}`);
		await expect(paging.getByRole("link", { name: "Previous" })).toHaveCount(0);
		await paging.getByRole("link", { name: "Next" }).click();
		await expect(page).toHaveURL(`${address}&page=2`);
		await expect(page.getByRole("article").getByRole("heading")).toHaveText(second.items.map(({ name }) => name));
	});
}

test("the last page ends the list", async ({ page, askBackend }) => {
	const { total, pageSize } = CollegeResults.parse(await askBackend("/v1/colleges?category=13"));
	const pages = Math.ceil(total / pageSize);
	await page.goto(`/colleges?category=13&page=${pages}`);
	await expect(page.getByRole("article")).toHaveCount(total - (pages - 1) * pageSize);
	await expect(page.getByRole("link", { name: "Next" })).toHaveCount(0);
});

test("a page after the last one says where the list ends", async ({ page, problems }) => {
	problems.expect(/404/);
	const response = await page.goto("/colleges?category=13&page=9999");
	expect(response?.status()).toBe(404);
	await expect(page.getByRole("heading", { name: "There is no page 9,999" })).toBeVisible();
	await page.getByRole("link", { name: "Go to the last page" }).click();
	await expect(page.getByRole("article").first()).toBeVisible();
});

test("an address that makes no sense gives the list that it can mean", async ({ page }) => {
	const response = await page.goto("/colleges?category=99&state=atlantis&sort=price&page=abc");
	expect(response?.status()).toBe(200);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Colleges in India");
	await expect(page.getByText("Page 1 of")).toBeVisible();
});
