import { Catalogue } from "@uchit/contract/catalogue.ts";
import { CATEGORIES } from "@uchit/contract/category.ts";
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
		const { topRanked } = catalogue.categories.find((category) => category.slug === slug) ?? { topRanked: [] };
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

test("every state leads to its list", async ({ page, askBackend }) => {
	const catalogue = Catalogue.parse(await askBackend("/v1/catalogue"));
	await page.goto("/");
	const states = page.getByRole("region", { name: "By state" }).getByRole("link");
	await expect(states).toHaveText(catalogue.states.map(({ name, count }) => `${name}${indian.format(count)}`));
	await states.filter({ hasText: "Kerala" }).click();
	await expect(page).toHaveURL("/colleges?state=kerala");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Colleges in Kerala");
});
