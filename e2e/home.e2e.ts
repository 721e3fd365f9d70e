import { Catalogue } from "@uchit/contract/catalogue.ts";
import { CATEGORIES } from "@uchit/contract/category.ts";
import { ExamList } from "@uchit/contract/exam-list.ts";
import { waitForScripts } from "./support/scripts-run.ts";
import { spec } from "./support/spec.ts";
import { expect, test } from "./support/test.ts";

const indian = new Intl.NumberFormat("en-IN");

test(`${spec("1.1", "1.2", "2.1")} / is the home page`, async ({ page, askBackend }) => {
	const catalogue = Catalogue.parse(await askBackend("/v1/catalogue"));
	await page.goto("/");
	await expect(page).toHaveTitle("Find your college in India – Uchit");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find your college in India");
	await expect(page.getByRole("main")).toContainText(`${indian.format(catalogue.colleges)} institutions`);
});

test(`${spec("1.12", "1.13", "1.14", "1.15", "1.16", "1.17", "1.18")} visitors browse colleges by category`, async ({
	page,
	askBackend,
}) => {
	const catalogue = Catalogue.parse(await askBackend("/v1/catalogue"));
	await page.goto("/");
	const tiles = page.getByRole("region", { name: "By category" }).getByRole("link");
	await expect(tiles).toHaveText(
		catalogue.categories.map(({ name, count }) => `${name}${indian.format(count)} institutions`),
	);
	expect(await tiles.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(
		[1, 2, 12, 3, 7, 9, 8, 13].map((id) => `/colleges?category=${id}`),
	);
});

for (const { slug, name } of CATEGORIES) {
	test(`the home page shows the best ranked of ${name}, each rank with its year and source`, async ({
		page,
		askBackend,
	}) => {
		const catalogue = Catalogue.parse(await askBackend("/v1/catalogue"));
		const category = catalogue.categories.find((category) => category.slug === slug);
		const topRanked = category?.topRanked.slice(0, 3) ?? [];
		await page.goto("/");
		const items = page
			.getByRole("region", { name: "Top ranked", exact: true })
			.getByRole("region", { name, exact: true })
			.getByRole("listitem");
		await expect(items).toHaveCount(topRanked.length);
		for (const [index, { name, slug, ranking }] of topRanked.entries()) {
			const item = items.nth(index);
			await expect(item.getByRole("link", { name, exact: true })).toHaveAttribute("href", `/college/${slug}`);
			const receipt = item.getByRole("link", { name: "source" });
			await expect(receipt).toContainText(`${ranking?.rank ?? ranking?.band} ${ranking?.year}`);
			const { list, year } = ranking ?? {};
			await expect(receipt).toHaveAttribute("href", `/college/${slug}/sources#rank-${list}-${year}`);
			await expect(page.locator(`[id="source-${ranking?.sourceId}"]`)).toBeVisible();
		}
	});
}

test("the states are a map of tiles that arrow keys go through, and a list on a phone", async ({
	page,
	askBackend,
}) => {
	const { states } = Catalogue.parse(await askBackend("/v1/catalogue"));
	await page.goto("/");
	await waitForScripts(page);
	const region = page.getByRole("region", { name: "By state" });
	const tiles = region.getByRole("link");
	await expect(tiles).toHaveCount(states.length);
	// Of a state that the map does not know, the tile would stand behind the others.
	expect(
		await tiles.evaluateAll(
			(links) => links.filter(({ parentElement }) => !/col-start/.test(parentElement?.className ?? "")).length,
		),
	).toBe(0);
	const { name = "", count = 0 } = states.find(({ slug }) => slug === "tamil-nadu") ?? {};
	await region.getByRole("link", { name: "Kerala" }).focus();
	await page.keyboard.press("ArrowRight");
	const neighbour = region.getByRole("link", { name: `${name}${indian.format(count)}` });
	await expect(neighbour).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/colleges?state=tamil-nadu");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Colleges in Tamil Nadu");
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/");
	await expect(tiles).toHaveText(states.map((state) => `${state.name}${indian.format(state.count)}`));
});

test("the home page says what can be applied for and which exams come next, each date with its source", async ({
	page,
	askBackend,
}) => {
	const { items } = ExamList.parse(await askBackend("/v1/exams?open=now"));
	const hasOfficial = items.some(({ events }) =>
		events.some(({ kind, status }) => kind === "application" && status === "official"),
	);
	await page.goto("/");
	const open = page.getByRole("region", { name: hasOfficial ? "Accepting applications now" : "Usually open now" });
	await expect(open).toContainText(hasOfficial ? "By announced dates" : "We hold no announced dates");
	for (const region of [open, page.getByRole("region", { name: "Next exams" })]) {
		const rows = region.getByRole("listitem");
		await expect(rows).not.toHaveCount(0);
		for (const row of await rows.all()) {
			await expect(row.getByRole("link", { name: "source" })).toHaveAttribute("href", /^\/exams\/[a-z0-9-]+\/dates$/);
			await expect(row).toContainText(/expected|official/);
		}
	}
	const shown = await open
		.getByRole("listitem")
		.getByRole("link")
		.and(page.locator(":not([data-receipt])"))
		.allInnerTexts();
	expect(items.map(({ shortName }) => shortName)).toEqual(expect.arrayContaining(shown));
});
