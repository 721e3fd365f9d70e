import type { Page } from "@playwright/test";
import { CollegeResults } from "@uchit/contract/college.ts";
import { CutoffPage } from "@uchit/contract/cutoff.ts";
import { toRanks } from "./support/printed-ranks.ts";
import { openReady } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";

async function readRanks(page: Page): Promise<string[]> {
	const cells = page.getByRole("table", { name: "Opening and closing ranks" }).getByRole("link", { name: "source" });
	return (await cells.allInnerTexts()).map((text) => text.replace(/\s+20\d\d.*$/s, ""));
}

test("the cutoff filters change the table and the address, and the table continues page by page", async ({
	page,
	askBackend,
}) => {
	const { items } = CollegeResults.parse(await askBackend("/v1/colleges?category=1"));
	const slug = items[0]?.slug;
	const ofYear = CutoffPage.parse(await askBackend(`/v1/colleges/${slug}/cutoffs?year=2024&limit=1`));
	const lastRound = Math.max(...ofYear.facets.round.map(({ value }) => Number(value)));
	const filters = "year=2024&quota=AI&seatType=OPEN&gender=Gender-Neutral";
	const rows = CutoffPage.parse(
		await askBackend(`/v1/colleges/${slug}/cutoffs?${filters}&round=${lastRound}&limit=15`),
	);
	await openReady(page, `/college/${slug}/cutoffs`);
	await page.getByRole("combobox", { name: "Year" }).selectOption("2024");
	await page.getByRole("combobox", { name: "Quota" }).selectOption("AI");
	await page.getByRole("combobox", { name: "Seat type" }).selectOption("OPEN");
	await page.getByRole("combobox", { name: "Seat pool" }).selectOption("Gender-Neutral");
	await page.getByRole("button", { name: "Show cutoffs" }).click();
	await expect(page).toHaveURL(/\?year=2024&.*quota=AI&seatType=OPEN&gender=Gender-Neutral.*#cutoffs$/);
	await expect(page.getByText(`${rows.total} matches: 2024, round ${lastRound}`)).toBeVisible();
	expect(await readRanks(page)).toEqual(toRanks(rows));

	const second = CutoffPage.parse(await askBackend(`/v1/colleges/${slug}/cutoffs?year=2024&page=2&limit=15`));
	await openReady(page, `/college/${slug}/cutoffs?year=2024&round=all`);
	await page.getByRole("navigation", { name: "Pages of cutoffs" }).getByRole("link", { name: "Next" }).click();
	await expect(page).toHaveURL(`/college/${slug}/cutoffs?year=2024&round=all&page=2#cutoffs`);
	await expect.poll(() => readRanks(page)).toEqual(toRanks(second));
});
