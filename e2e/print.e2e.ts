import type { Page } from "@playwright/test";
import { openReady } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";

const COLLEGE = "/college/indian-institute-of-technology-madras";
const COMPARED = "/compare?college=indian-institute-of-technology-madras,psg-college-of-technology";
const PREDICTED = "/predict?exam=jee-mains&rank=20000&category=OPEN&gender=Gender-Neutral&homeState=goa&q=surathkal";
const PLANNED = "/planner?exam=jee-mains,wbjee&college=psg-college-of-technology";

test.use({ colorScheme: "dark" });

for (const [name, path, shown, lookCloser] of [
	["a college", COLLEGE, ["Official record", "Rankings over the years", "Sources"], expectSourcesAndInk],
	[
		"a comparison",
		COMPARED,
		["About the college", "We do not have these for any of them", "Sources"],
		expectHeadsOnEverySheet,
	],
	["a predictor's result", PREDICTED, ["Not shown", "How to read this", "Sources"], printChoices],
	["a plan", PLANNED, ["Month by month", "Documents to keep ready", "Fees and refunds", "Sources"], undefined],
] as const) {
	test(`${name} prints only its facts, with their sources and dates`, async ({ page }) => {
		await openReady(page, path);
		await onPaper(page);
		for (const text of shown)
			await expect(page.locator("h2, h3, caption").getByText(text, { exact: true }).first()).toBeVisible();
		await expectClean(page);
		const from = new URL(path, "http://site").pathname;
		await expect(
			page.getByText(new RegExp(`^Uchit: http.*${RegExp.escape(from)}.*, printed on \\d+ \\w+ 20\\d\\d$`)),
		).toBeVisible();
		expect((await page.pdf({ preferCSSPageSize: true })).length).toBeGreaterThan(20_000);
		await lookCloser?.(page);
	});
}

async function expectSourcesAndInk(page: Page): Promise<void> {
	await test.step("facts name their sources, and curves are drawn in ink", async () => {
		await expect(
			page.getByText("(source: Directory of higher education institutions, June 2025)").first(),
		).toBeInViewport();
		const plot = page.getByRole("img", { name: /^NIRF Engineering/ });
		const strokes = await plot.locator("circle, path, line, polyline").evaluateAll((marks) =>
			marks.map((mark) => {
				const { fill, stroke } = getComputedStyle(mark);
				return `${fill} ${stroke}`;
			}),
		);
		expect(strokes.length).toBeGreaterThan(0);
		expect(strokes.filter((colours) => /oklch\([\d.]+ (?:0\.0[1-9]|0\.[1-9])/.test(colours))).toEqual([]);
	});
}

async function expectHeadsOnEverySheet(page: Page): Promise<void> {
	await test.step("a table's heads stand on every sheet", async () => {
		const table = page.getByRole("table", { name: "Main figures" });
		await expect(table).toHaveCSS("display", "table");
		await expect(table.getByRole("rowgroup").first()).toHaveCSS("display", "table-header-group");
		await expect(table.getByRole("columnheader").nth(1)).toBeInViewport();
		await expect(table.getByRole("row").nth(1)).toHaveCSS("break-inside", "avoid");
	});
}

async function printChoices(page: Page): Promise<void> {
	await test.step("a list of choices is the seats in their order", async () => {
		await page.emulateMedia({ media: "screen" });
		const add = page.getByRole("button", { name: /^Add to choices/ });
		const count = await add.count();
		await add.first().click();
		await expect(add).toHaveCount(count - 1);
		await add.first().click();
		await expect(add).toHaveCount(count - 2);
		await page.goto("/predict/choices");
		await onPaper(page);
		const choices = page.getByRole("table", { name: "Choices for JoSAA" });
		await expect(choices.getByRole("row")).toHaveCount(3);
		await expect(page.getByText(/^Figures from: Opening and closing ranks 20\d\d/)).toBeVisible();
		await expectClean(page);
	});
}

async function onPaper(page: Page): Promise<void> {
	await page.setViewportSize({ width: 688, height: 1010 });
	await page.emulateMedia({ media: "print", colorScheme: "dark" });
}

async function expectClean(page: Page): Promise<void> {
	for (const role of ["banner", "contentinfo", "navigation", "button", "search", "combobox", "textbox"] as const) {
		expect(await page.getByRole(role).count(), role).toBe(0);
	}
	await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
	await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(688);
}
