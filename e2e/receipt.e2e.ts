import type { Locator, Page } from "@playwright/test";
import { College, CollegeResults } from "@uchit/contract/college.ts";
import { openReady } from "./support/scripts-run.ts";
import { expect, test, testWithoutJavaScript } from "./support/test.ts";

type Ask = (path: string) => Promise<unknown>;

async function getRanked(ask: Ask): Promise<College> {
	const { items } = CollegeResults.parse(await ask("/v1/colleges?category=1"));
	return College.parse(await ask(`/v1/colleges/${items[0]?.slug}`));
}

function headRanks(page: Page): Locator {
	return page.locator("main header").getByRole("link", { name: "source" });
}

test("a rank opens its source and its history beside it, without moving anything on the page", async ({
	page,
	askBackend,
}) => {
	const { slug, rankings, sources } = await getRanked(askBackend);
	await openReady(page, `/college/${slug}`);
	const heading = page.getByRole("heading", { name: "Can I get in?" });
	const before = await heading.boundingBox();
	await headRanks(page).first().click();
	const receipt = page.getByRole("dialog", { name: /^Source of: Rank, NIRF / });
	await expect(receipt.getByRole("link", { name: "All sources of this figure" })).toBeVisible();
	expect(await heading.boundingBox()).toEqual(before);
	const newest = rankings[0];
	const source = sources.find(({ id }) => id === newest?.sourceId);
	await expect(receipt).toContainText(source?.publisher ?? "no source");
	await expect(receipt).toContainText(source?.document ?? "no source");
	await expect(receipt).toContainText(source?.licence ?? "");
	const older = rankings.filter(({ list, year }) => list === newest?.list && year !== newest?.year).slice(0, 8);
	expect(older.length).toBeGreaterThan(0);
	const history = receipt.getByRole("heading", { name: "In other years" }).locator("..").getByRole("listitem");
	await expect(history).toHaveText(older.map(({ year, rank, band }) => new RegExp(`^${year}${rank ?? band}\\b`)));
	await expect(page).toHaveURL(`/college/${slug}`);
});

test("the keyboard opens a receipt, moves inside it, and returns to the link that opened it", async ({
	page,
	askBackend,
}) => {
	const { slug } = await getRanked(askBackend);
	await openReady(page, `/college/${slug}`);
	const figure = headRanks(page).first();
	await figure.focus();
	await page.keyboard.press("Enter");
	const receipt = page.getByRole("dialog", { name: /^Source of/ });
	await expect(receipt.getByRole("link", { name: "All sources of this figure" })).toBeVisible();
	await expect(receipt.locator(":focus")).toHaveCount(1);
	await page.keyboard.press("Escape");
	await expect(receipt).toBeHidden();
	await expect(figure).toBeFocused();
});

test("a rank in the cutoff table opens the source that its page lists", async ({ page, askBackend }) => {
	const { slug } = await getRanked(askBackend);
	await openReady(page, `/college/${slug}/cutoffs`);
	const cells = page.getByRole("table", { name: "Opening and closing ranks" }).getByRole("link", { name: "source" });
	await cells.first().click();
	await expect(page.getByRole("dialog", { name: "Source of this figure" })).toContainText(/\(JoSAA\) · 20\d\d/);
	await expect(page).toHaveURL(`/college/${slug}/cutoffs`);
});

test("a receipt that fails to load links to the full source", async ({ page, askBackend, problems }) => {
	problems.expect(/\/receipt\?of=/);
	const { slug } = await getRanked(askBackend);
	await page.route("**/receipt?of=*", (route) => route.abort());
	await openReady(page, `/college/${slug}`);
	await headRanks(page).first().click();
	const receipt = page.getByRole("dialog");
	await expect(receipt).toContainText("The source did not open.");
	await receipt.getByRole("link", { name: "All sources of this figure" }).click();
	await expect(page).toHaveURL(new RegExp(`/college/${slug}/sources#rank-`));
});

test("a receipt opens like any other link with a modifier key", async ({ page, context, askBackend }) => {
	const { slug } = await getRanked(askBackend);
	await openReady(page, `/college/${slug}`);
	const opening = context.waitForEvent("page");
	await headRanks(page)
		.first()
		.click({ modifiers: ["ControlOrMeta"] });
	await expect(await opening).toHaveURL(new RegExp(`/college/${slug}/sources#rank-`));
	await expect(page.getByRole("dialog")).toHaveCount(0);
});

testWithoutJavaScript("without scripts a figure leads to where it stands in full", async ({ page, askBackend }) => {
	const { slug, rankings, sources } = await getRanked(askBackend);
	await page.goto(`/college/${slug}`);
	await headRanks(page).first().click();
	await expect(page).toHaveURL(new RegExp(`/college/${slug}/sources#rank-[a-z-]+-${rankings[0]?.year}$`));
	const target = page.locator(":target");
	await expect(target).toBeInViewport();
	const document = target.getByRole("link", { name: "Open the document" });
	await expect(document).toHaveAttribute("href", /^https:\/\/www\.nirfindia\.org\/Rankings\/\d{4}\/\w+\.html$/);
	await target.getByRole("link").first().click();
	const source = sources.find(({ id }) => id === rankings[0]?.sourceId);
	await expect(page).toHaveURL(`/college/${slug}/sources#source-${source?.id}`);
	await expect(page.locator(":target")).toContainText(source?.publisher ?? "no source");
});
