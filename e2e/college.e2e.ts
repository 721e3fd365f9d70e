import type { Page } from "@playwright/test";
import { College, CollegeResults } from "@uchit/contract/college.ts";
import { CutoffPage } from "@uchit/contract/cutoff.ts";
import { spec } from "./support/spec.ts";
import { expect, test, testWithoutJavaScript } from "./support/test.ts";

type Ask = (path: string) => Promise<unknown>;

const indian = new Intl.NumberFormat("en-IN");

/** The first engineering institution by rank: it has ranks and cutoffs of every year. */
async function getRichCollege(ask: Ask): Promise<College> {
	const { items } = CollegeResults.parse(await ask("/v1/colleges?category=1"));
	return College.parse(await ask(`/v1/colleges/${items[0]?.slug}`));
}

/** The last one of all by rank: it has neither rank nor cutoff. */
async function getBareCollege(ask: Ask): Promise<College> {
	const { items } = CollegeResults.parse(await ask("/v1/colleges?category=none&state=goa&sort=-name"));
	return College.parse(await ask(`/v1/colleges/${items[0]?.slug}`));
}

/** The rank cells of the cutoff table as numbers: opening, closing, opening, closing … */
async function readRanks(page: Page): Promise<string[]> {
	const cells = page.getByRole("table", { name: "Opening and closing ranks" }).getByRole("link", { name: "source" });
	return (await cells.allInnerTexts()).map((text) => text.replace(/\s+20\d\d.*$/s, ""));
}

function toRanks({ items }: CutoffPage): string[] {
	return items.flatMap(({ openingRank, closingRank, preparatory }) =>
		[openingRank, closingRank].flatMap((rank) =>
			rank === undefined ? [] : `${indian.format(rank)}${preparatory ? "P" : ""}`,
		),
	);
}

for (const [mode, testInMode] of [
	["", test],
	[" without JavaScript", testWithoutJavaScript],
] as const) {
	testInMode(
		`${spec("1.1", "1.4", "2.3")} /college/{slug} is a college's page${mode}`,
		async ({ page, askBackend }) => {
			const college = await getRichCollege(askBackend);
			await page.goto(`/college/${college.slug}`);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(college.name);
			await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `/college/${college.slug}`);
			await expect(page.getByRole("region", { name: "Facts" })).toContainText(college.aisheCode ?? "");
		},
	);

	testInMode(`the page shows every rank that we hold, with year and source${mode}`, async ({ page, askBackend }) => {
		const college = await getRichCollege(askBackend);
		await page.goto(`/college/${college.slug}`);
		await page.getByText("All ranks as a table").click();
		const rows = page.getByRole("table", { name: "NIRF ranks by year and list" }).getByRole("row");
		await expect(rows).toHaveCount(college.rankings.length + 1);
		const receipts = await rows.evaluateAll((all) =>
			all.slice(1).map((row) => [row.querySelector("a")?.textContent, row.querySelector("a")?.getAttribute("href")]),
		);
		expect(receipts).toEqual(
			college.rankings.map(({ rank, band, year, sourceId }) => [
				expect.stringMatching(`^${rank ?? band} ${year} `),
				`#source-${sourceId}`,
			]),
		);
	});

	testInMode(`the cutoff table opens at the newest year and its last round${mode}`, async ({ page, askBackend }) => {
		const { slug, cutoffs } = await getRichCollege(askBackend);
		const [held] = cutoffs;
		const path = `/v1/colleges/${slug}/cutoffs?year=${held?.lastYear}&round=${held?.lastRound}`;
		const rows = CutoffPage.parse(await askBackend(path));
		await page.goto(`/college/${slug}`);
		await expect(page.getByText(`${rows.total} rows: ${held?.lastYear}, round ${held?.lastRound}`)).toBeVisible();
		expect(await readRanks(page)).toEqual(toRanks(rows));
	});

	testInMode(`the cutoff filters change the table and the address${mode}`, async ({ page, askBackend }) => {
		const { slug } = await getRichCollege(askBackend);
		const filters = "year=2024&quota=AI&seatType=OPEN&gender=Gender-Neutral";
		const ofYear = CutoffPage.parse(await askBackend(`/v1/colleges/${slug}/cutoffs?year=2024&limit=1`));
		const lastRound = Math.max(...ofYear.facets.round.map(({ value }) => Number(value)));
		const rows = CutoffPage.parse(await askBackend(`/v1/colleges/${slug}/cutoffs?${filters}&round=${lastRound}`));
		await page.goto(`/college/${slug}`);
		await page.getByRole("combobox", { name: "Year" }).selectOption("2024");
		await page.getByRole("combobox", { name: "Quota" }).selectOption("AI");
		await page.getByRole("combobox", { name: "Seat type" }).selectOption("OPEN");
		await page.getByRole("combobox", { name: "Seat pool" }).selectOption("Gender-Neutral");
		await page.getByRole("button", { name: "Show cutoffs" }).click();
		await expect(page).toHaveURL(/\?year=2024&.*quota=AI&seatType=OPEN&gender=Gender-Neutral.*#cutoffs$/);
		await expect(page.getByText(`${rows.total} rows: 2024, round ${lastRound}`)).toBeVisible();
		expect(await readRanks(page)).toEqual(toRanks(rows));
	});
}

test("the cutoff table goes on page by page", async ({ page, askBackend }) => {
	const { slug } = await getRichCollege(askBackend);
	const second = CutoffPage.parse(await askBackend(`/v1/colleges/${slug}/cutoffs?year=2024&page=2`));
	await page.goto(`/college/${slug}?year=2024&round=all`);
	await page.getByRole("navigation", { name: "Pages of cutoffs" }).getByRole("link", { name: "Next" }).click();
	await expect(page).toHaveURL(`/college/${slug}?year=2024&round=all&page=2#cutoffs`);
	await expect.poll(() => readRanks(page)).toEqual(toRanks(second));
});

test("a figure opens its source", async ({ page, askBackend }) => {
	const { slug, rankings, sources } = await getRichCollege(askBackend);
	await page.goto(`/college/${slug}`);
	await page
		.getByRole("main")
		.getByRole("link", { name: `${rankings[0]?.year}` })
		.first()
		.click();
	const source = sources.find(({ id }) => id === rankings[0]?.sourceId);
	await expect(page).toHaveURL(`/college/${slug}#source-${source?.id}`);
	await expect(page.locator(":target")).toContainText(source?.publisher ?? "");
	await expect(page.locator(":target")).toBeInViewport();
});

test("every receipt of the page leads to a source that stands there", async ({ page, askBackend }) => {
	const { slug } = await getRichCollege(askBackend);
	await page.goto(`/college/${slug}`);
	const links = await page
		.getByRole("main")
		.locator("a[href^='#']")
		.evaluateAll((all) => all.map((each) => each.getAttribute("href")));
	const missing = await page.evaluate(
		(hrefs) => hrefs.filter((href) => document.getElementById(decodeURIComponent((href ?? "").slice(1))) === null),
		[...new Set(links)],
	);
	expect(links.length).toBeGreaterThan(50);
	expect(missing).toEqual([]);
});

test("a rank of the preparatory course says so", async ({ page, askBackend }) => {
	const { slug } = await getRichCollege(askBackend);
	await page.goto(`/college/${slug}?year=2025&round=all`);
	const row = page.getByRole("row").filter({ hasText: "Preparatory course" }).first();
	await expect(row.getByRole("link", { name: "source" }).first()).toHaveText(/^[\d,]+P/);
	await expect(page.getByText("It cannot be compared with other ranks.")).toBeVisible();
});

test("a college without figures says what is not published", async ({ page, askBackend }) => {
	const college = await getBareCollege(askBackend);
	expect(college.rankings).toEqual([]);
	await page.goto(`/college/${college.slug}`);
	await expect(page.getByRole("region", { name: "Rankings" })).toContainText(
		"No NIRF list that we hold names this institution.",
	);
	await expect(page.getByRole("region", { name: "Cutoffs" })).toContainText(
		"Not published in any source that we hold.",
	);
	await expect(page.getByRole("region", { name: "Facts" })).toContainText("no source says what it teaches");
});

test("a slug in capital letters moves to the college's address", async ({ page, askBackend }) => {
	const { slug } = await getRichCollege(askBackend);
	await page.goto(`/college/${slug.toUpperCase()}`);
	await expect(page).toHaveURL(`/college/${slug}`);
});
