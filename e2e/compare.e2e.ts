import { expectAccessible } from "./support/axe.ts";
import { waitForScripts } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";

const MADRAS = "indian-institute-of-technology-madras";
const PSG = "psg-college-of-technology";
const TEN = [
	MADRAS,
	PSG,
	...["delhi", "bombay", "kanpur", "kharagpur", "roorkee", "guwahati", "hyderabad", "indore"].map(
		(place) => `indian-institute-of-technology-${place}`,
	),
];

test("ten fit on a wide screen by moving the table alone; a phone shows four of them", async ({ page }) => {
	const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
	await page.goto(`/compare?college=${TEN.join(",")}`);
	await waitForScripts(page);
	expect(await isTooWide()).toBe(false);
	const ranks = page.getByRole("row", { name: /^Rank, NIRF Engineering/ }).getByRole("cell");
	await ranks.first().getByRole("link").click();
	await expect(page.getByRole("dialog", { name: /Source of/ })).toContainText("India Rankings 2025");
	await page.keyboard.press("Escape");
	const region = page.getByRole("region", { name: "Where they differ" });
	await region.focus();
	await page.keyboard.press("ArrowRight");
	await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
	await expect(region.getByRole("rowheader").first()).toBeInViewport();
	await page.setViewportSize({ width: 360, height: 740 });
	expect(await isTooWide()).toBe(false);
	const cells = region.getByRole("row", { name: /^Kind/ }).getByRole("cell");
	await expect(cells).toHaveCount(4);
	await expect(
		page.getByText("A narrow screen shows the first 4 of this comparison; 6 more are hidden."),
	).toBeVisible();
	await page.emulateMedia({ media: "print" });
	await expect(cells).toHaveCount(10);
	await expect(page.getByRole("button", { name: "Add" })).toBeHidden();
});

test.describe("axe finds nothing", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });

	for (const [name, path, width] of [
		["countries", "/compare?country=germany,canada", 1280],
		["the full cost in Hindi", `/hi/college/${PSG}/cost`, 360],
	] as const) {
		test(`on ${name}`, async ({ page }) => {
			await page.setViewportSize({ width, height: 800 });
			await page.goto(path);
			await waitForScripts(page);
			await expectAccessible(page, name);
		});
	}
});
