import type { Page } from "@playwright/test";
import { College, CollegeResults } from "@uchit/contract/college.ts";
import { CutoffPage } from "@uchit/contract/cutoff.ts";
import { waitForScripts } from "./support/scripts-run.ts";
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
			await expect(page.locator(`link[rel=canonical][href^="http"][href$="/college/${college.slug}"]`)).toHaveCount(1);
			await expect(page.getByRole("region", { name: "Facts" })).toContainText(college.aisheCode ?? "");
		},
	);

	testInMode(`the page shows every rank that we hold, with year and source${mode}`, async ({ page, askBackend }) => {
		const college = await getRichCollege(askBackend);
		await page.goto(`/college/${college.slug}/rankings`);
		await page.getByText("All ranks as a table").click();
		const rows = page.getByRole("table", { name: "NIRF ranks by year and list" }).getByRole("row");
		await expect(rows).toHaveCount(college.rankings.length + 1);
		const receipts = await rows.evaluateAll((all) =>
			all.slice(1).map((row) => [row.querySelector("a")?.textContent, row.querySelector("a")?.getAttribute("href")]),
		);
		expect(receipts).toEqual(
			college.rankings.map(({ rank, band, year, list }) => [
				expect.stringMatching(`^${rank ?? band} ${year} `),
				`/college/${college.slug}/sources#rank-${list}-${year}`,
			]),
		);
	});

	testInMode(`the cutoff table opens at the newest year and its last round${mode}`, async ({ page, askBackend }) => {
		const { slug, cutoffs } = await getRichCollege(askBackend);
		const [held] = cutoffs;
		const path = `/v1/colleges/${slug}/cutoffs?year=${held?.lastYear}&round=${held?.lastRound}`;
		const rows = CutoffPage.parse(await askBackend(path));
		await page.goto(`/college/${slug}/cutoffs`);
		await expect(page.getByText(`${rows.total} rows: ${held?.lastYear}, round ${held?.lastRound}`)).toBeVisible();
		expect(await readRanks(page)).toEqual(toRanks(rows));
	});

	testInMode(`the cutoff filters change the table and the address${mode}`, async ({ page, askBackend }) => {
		const { slug } = await getRichCollege(askBackend);
		const filters = "year=2024&quota=AI&seatType=OPEN&gender=Gender-Neutral";
		const ofYear = CutoffPage.parse(await askBackend(`/v1/colleges/${slug}/cutoffs?year=2024&limit=1`));
		const lastRound = Math.max(...ofYear.facets.round.map(({ value }) => Number(value)));
		const rows = CutoffPage.parse(await askBackend(`/v1/colleges/${slug}/cutoffs?${filters}&round=${lastRound}`));
		await page.goto(`/college/${slug}/cutoffs`);
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
	await page.goto(`/college/${slug}/cutoffs?year=2024&round=all`);
	await page.getByRole("navigation", { name: "Pages of cutoffs" }).getByRole("link", { name: "Next" }).click();
	await expect(page).toHaveURL(`/college/${slug}/cutoffs?year=2024&round=all&page=2#cutoffs`);
	await expect.poll(() => readRanks(page)).toEqual(toRanks(second));
});

test("a figure opens its source", async ({ page, askBackend }) => {
	const { slug, rankings, sources } = await getRichCollege(askBackend);
	await page.goto(`/college/${slug}`);
	await waitForScripts(page);
	await page
		.getByRole("main")
		.getByRole("link", { name: `${rankings[0]?.year}` })
		.first()
		.click();
	const source = sources.find(({ id }) => id === rankings[0]?.sourceId);
	await expect(page.getByRole("dialog", { name: /^Source of/ })).toContainText(source?.publisher ?? "no source");
});

test("each page of a college has what it names, at its own address", async ({ page, askBackend }) => {
	const college = await getRichCollege(askBackend);
	await page.goto(`/college/${college.slug}`);
	const tabs = page.getByRole("navigation", { name: `${college.name}: pages` });
	for (const [tab, heading] of [
		["Cutoffs", "Cutoffs"],
		["Rankings", "Rankings over the years"],
		["Placements", "Placements"],
		["Sources", "What each source says"],
	] as const) {
		await tabs.getByRole("link", { name: tab }).click();
		await expect(page).toHaveURL(`/college/${college.slug}/${tab.toLowerCase()}`);
		await expect(tabs.getByRole("link", { name: tab })).toHaveAttribute("aria-current", "page");
		await expect(page.getByRole("heading", { level: 2, name: heading, exact: true })).toBeVisible();
		await expect(
			page.locator(`link[rel=canonical][href^="http"][href$="/college/${college.slug}/${tab.toLowerCase()}"]`),
		).toHaveCount(1);
	}
});

for (const tab of ["", "/courses", "/cutoffs", "/rankings", "/placements", "/sources"]) {
	test(`every receipt of /college/{slug}${tab} leads to a source that stands there`, async ({ page, askBackend }) => {
		const { items } = CollegeResults.parse(await askBackend("/v1/colleges?category=1&approval=aicte&sort=nirf"));
		const slug = tab === "/courses" ? items[0]?.slug : (await getRichCollege(askBackend)).slug;
		await page.goto(`/college/${slug}${tab}`);
		const hrefs = await page
			.getByRole("main")
			.locator("a[href*='#']")
			.evaluateAll((all) => [...new Set(all.map((each) => (each instanceof HTMLAnchorElement ? each.href : "")))]);
		expect(hrefs.length).toBeGreaterThan(["/courses", "/sources"].includes(tab) ? 0 : 1);
		const byPage = Map.groupBy(hrefs, (href) => href.split("#")[0] ?? "");
		for (const [address, ofPage] of byPage) {
			await page.goto(address);
			const missing = await page.evaluate(
				(ids) => ids.filter((id) => document.getElementById(decodeURIComponent(id)) === null),
				ofPage.map((href) => href.split("#")[1] ?? ""),
			);
			expect(missing).toEqual([]);
		}
	});
}

test("a rank of the preparatory course says so", async ({ page, askBackend }) => {
	const { slug } = await getRichCollege(askBackend);
	await page.goto(`/college/${slug}/cutoffs?year=2025&round=all`);
	const row = page.getByRole("row").filter({ hasText: "Preparatory course" }).first();
	await expect(row.getByRole("link", { name: "source" }).first()).toHaveText(/^[\d,]+P/);
	await expect(page.getByText("not comparable with others.")).toBeVisible();
});

test("a college without figures says what is not published", async ({ page, askBackend }) => {
	const college = await getBareCollege(askBackend);
	expect(college.rankings).toEqual([]);
	await page.goto(`/college/${college.slug}`);
	const missing = page.getByRole("region", { name: "Not published" });
	for (const part of ["Cutoffs", "Rankings", "Placements", "Fees"]) await expect(missing).toContainText(part);
	for (const tab of ["cutoffs", "rankings", "placements"]) {
		expect((await page.request.get(`/college/${college.slug}/${tab}`)).status()).toBe(404);
	}
	await expect(page.getByRole("region", { name: "Facts" })).toContainText("no source says what it teaches");
});

test("a slug in capital letters moves to the college's address", async ({ page, askBackend }) => {
	const { slug } = await getRichCollege(askBackend);
	await page.goto(`/college/${slug.toUpperCase()}`);
	await expect(page).toHaveURL(`/college/${slug}`);
});
