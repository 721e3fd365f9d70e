import { expectAccessible } from "./support/axe.ts";
import { sampled } from "./support/sampled.ts";
import { openReady } from "./support/scripts-run.ts";
import { MADRAS, PSG, TEN } from "./support/ten-colleges.ts";
import { expect, test } from "./support/test.ts";

test("ten colleges scroll sideways while names and first column stay, also on a phone, and the printout has all", async ({
	page,
}) => {
	const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
	await openReady(page, `/compare?college=${TEN.join(",")}`);
	expect(await isTooWide()).toBe(false);
	const ranks = page.getByRole("row", { name: /^NIRF rank/ }).getByRole("cell");
	await expect(ranks).toHaveCount(10);
	await ranks.first().getByRole("link").click();
	await expect(page.getByRole("dialog", { name: /Source of/ })).toContainText("India Rankings 2025");
	await page.keyboard.press("Escape");
	const names = page.getByRole("list", { name: "Chosen colleges" });
	for (const width of [1280, 360]) {
		await page.setViewportSize({ width, height: 740 });
		expect(await isTooWide()).toBe(false);
		const region = page.getByRole("region", { name: "Main figures" });
		await region.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
		await expect(names.getByRole("link", { name: /Indore/ }).first()).toBeInViewport();
		await ranks.last().scrollIntoViewIfNeeded();
		await expect(page.getByRole("rowheader", { name: "NIRF rank" })).toBeInViewport();
		await expect(names.getByRole("link", { name: /Indore/ }).first()).toBeInViewport();
	}
	await page.emulateMedia({ media: "print" });
	await expect(ranks).toHaveCount(10);
	await expect(page.getByRole("button", { name: "Add" })).toBeHidden();
});

test("four colleges take at most 7.3 screens of a phone, half of the former length", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 800 });
	await openReady(page, `/compare?college=${TEN.slice(0, 4).join(",")}`);
	expect(await page.evaluate(() => document.documentElement.scrollHeight / 800)).toBeLessThan(7.3);
	await expect(page.getByRole("row", { name: /^Closing rank/ })).toBeInViewport();
});

test("colleges chosen in a list, on a college's page and in search results, in any tab, are compared side by side", async ({
	page,
	context,
}) => {
	await openReady(page, "/colleges?category=1");
	const madras = page.getByRole("button", { name: "Compare: Indian Institute of Technology Madras" });
	await madras.click();
	await expect(madras).toHaveAttribute("aria-pressed", "true");
	const tray = page.getByRole("complementary", { name: "Compare colleges" });
	await expect(tray).toContainText("1 chosen");
	const other = await context.newPage();
	await openReady(other, `/college/${PSG}`);
	const mark = other.getByRole("button", { name: "Compare: PSG College of Technology" });
	await mark.focus();
	await other.keyboard.press("Space");
	await expect(mark).toHaveAttribute("aria-pressed", "true");
	await expect(other.getByRole("complementary", { name: "Compare colleges" })).toContainText("2 chosen");
	await expect(tray).toContainText("2 chosen");
	await other.close();
	await openReady(page, "/search?q=iit+goa");
	const goa = page.getByRole("button", { name: "Compare: Indian Institute of Technology Goa" });
	await goa.click();
	await tray.getByRole("link", { name: "Compare" }).click();
	await expect(page).toHaveURL(`/compare?college=${MADRAS},${PSG},indian-institute-of-technology-goa`);
	await expect(tray).toBeHidden();
	await page.getByRole("link", { name: "Remove: PSG College of Technology" }).click();
	await expect(page).toHaveURL(`/compare?college=${MADRAS},indian-institute-of-technology-goa`);
	await page.goto("/colleges?category=1");
	await expect(tray).toContainText("2 chosen");
	await tray.getByRole("button", { name: "Clear all" }).click();
	await expect(tray).toBeHidden();
	await expect(madras).toHaveAttribute("aria-pressed", "false");
});

test.describe("axe finds nothing", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });

	const pages = [
		["countries", "/compare?country=germany,canada", 1280],
		["four colleges on a phone", `/compare?college=${TEN.slice(0, 4).join(",")}`, 360],
		["the full cost in Hindi", `/hi/college/${PSG}/cost`, 360],
	] as const;

	for (const [name, path, width] of sampled(pages, 3)) {
		test(`on ${name}`, async ({ page }) => {
			await page.setViewportSize({ width, height: 800 });
			await openReady(page, path);
			await expectAccessible(page, name);
		});
	}
});
