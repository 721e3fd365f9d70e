import type { Page } from "@playwright/test";
import { CutoffTrend } from "@uchit/contract/cutoff-trend.ts";
import { expect, test, testWithoutJavaScript } from "./support/test.ts";

const indian = new Intl.NumberFormat("en-IN");

/** It has ten years of other-state and home-state seats. */
const SLUG = "national-institute-of-technology-rourkela";
/** Its only counselling is of one year. */
const OF_ONE_YEAR = "all-india-institute-of-medical-sciences-delhi";

function sectionOf(page: Page) {
	return page.getByRole("region", { name: "Closing rank over the years" });
}

/** "2018: 3,576, 2019: no row" of every year, as a picture says it to those who hear it. */
function toWords({ span, series }: CutoffTrend): string[] {
	const years = span === undefined ? [] : Array.from({ length: span.last - span.first + 1 }, (_, i) => span.first + i);
	return series.map(({ points }) =>
		years
			.map((year) => {
				const point = points.find((each) => each.year === year);
				return `${year}: ${point === undefined ? "no row" : indian.format(point.closing)}`;
			})
			.join(", "),
	);
}

for (const [mode, testInMode] of [
	["", test],
	[" without JavaScript", testWithoutJavaScript],
] as const) {
	testInMode(
		`the cutoffs page draws closing ranks over the years, branch by branch${mode}`,
		async ({ page, askBackend }) => {
			const trend = CutoffTrend.parse(await askBackend(`/v1/colleges/${SLUG}/cutoffs/trend`));
			await page.goto(`/college/${SLUG}/cutoffs`);
			const section = sectionOf(page);
			await expect(section.getByRole("img")).toHaveCount(trend.series.length);
			for (const [index, words] of toWords(trend).entries()) {
				const picture = section.getByRole("img").nth(index);
				await expect(picture).toHaveAccessibleName(new RegExp(RegExp.escape(trend.series[index]?.programme ?? "")));
				await expect(picture).toHaveAccessibleName(new RegExp(RegExp.escape(words)));
				await expect(picture).toHaveAccessibleName(/JEE Main, common rank list; rank 1 on top/);
			}
			await expect(section).toContainText("Quota “Other state (OS)” is shown.");
			await expect(section).toContainText("it promises nothing.");
		},
	);

	testInMode(
		`a chosen quota, seat type and branch change the pictures and the address${mode}`,
		async ({ page, askBackend }) => {
			const programme = "Civil Engineering (4 Years, Bachelor of Technology)";
			const choice = new URLSearchParams({ quota: "HS", seatType: "SC", programme });
			const trend = CutoffTrend.parse(await askBackend(`/v1/colleges/${SLUG}/cutoffs/trend?${choice}`));
			await page.goto(`/college/${SLUG}/cutoffs?seatType=OPEN`);
			const section = sectionOf(page);
			await section.getByText("Choose seats and programmes").click();
			await section.getByRole("combobox", { name: "Quota" }).selectOption("HS");
			await section.getByRole("combobox", { name: "Seat type" }).selectOption("SC");
			await section.getByRole("checkbox", { name: programme }).check();
			await section.getByRole("button", { name: "Show closing ranks" }).click();
			await expect(page).toHaveURL(/\?seatType=OPEN&.*trendQuota=HS&trendSeatType=SC.*&trendProgramme=Civil.*#trend$/);
			await expect(section.getByRole("img")).toHaveCount(1);
			await expect(section.getByRole("img")).toHaveAccessibleName(
				new RegExp(RegExp.escape(toWords(trend)[0] ?? "none")),
			);
			await expect(section).toContainText("SC, Gender-neutral, Home state (HS)");
		},
	);
}

test("each figure behind a picture opens its own source", async ({ page, askBackend }) => {
	const { series } = CutoffTrend.parse(await askBackend(`/v1/colleges/${SLUG}/cutoffs/trend`));
	await page.goto(`/college/${SLUG}/cutoffs`);
	const section = sectionOf(page);
	await section.getByText("Closing ranks as a table").first().click();
	const table = section.getByRole("table", { name: `${series[0]?.programme}: closing ranks by year` });
	const hrefs = await table.getByRole("link").evaluateAll((all) => all.map((each) => each.getAttribute("href")));
	expect(hrefs).toEqual(series[0]?.points.toReversed().map(({ sourceId }) => `#source-${sourceId}`));
	for (const href of hrefs) await expect(page.locator(href ?? "none")).toHaveCount(1);
});

test("where there is one year alone, the page says why it draws no line", async ({ page }) => {
	await page.goto(`/college/${OF_ONE_YEAR}/cutoffs`);
	await expect(sectionOf(page)).toContainText("No line can be drawn");
	await expect(sectionOf(page)).toContainText("only 2024 can be compared. A line needs two years.");
	await expect(sectionOf(page).getByRole("img")).toHaveCount(0);
});
