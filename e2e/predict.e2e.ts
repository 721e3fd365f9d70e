import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { PredictPage } from "@uchit/contract/predict.ts";
import { expectAccessible } from "./support/axe.ts";
import { dragToTop } from "./support/drag.ts";
import { openReady, waitForScripts } from "./support/scripts-run.ts";
import { readSeats, toRow } from "./support/seats.ts";
import { expect, test } from "./support/test.ts";

// axe measures colours, which would be mid-transition between themes.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const NIT = "exam=jee-mains&rank=20000&category=OPEN&gender=Gender-Neutral&homeState=goa";
/** One institute, so that the page is short. */
const SURATHKAL = `${NIT}&q=surathkal`;

/** Drawing twenty rows of eight years is slow while the browser shares its processor with the site. */
const expectInTime = expect.configure({ timeout: 15_000 });

test("the address filters, sorts and pages the answer, and the filters suggest what to relax", async ({
	page,
	askBackend,
}) => {
	test.slow();
	await openReady(page, `/predict?${NIT}`);
	await page.getByRole("checkbox", { name: /^Possible/ }).check();
	const possible = PredictPage.parse(await askBackend(`/v1/predict?${NIT}&band=possible`));
	await expectInTime(page.getByText(`${possible.total} options at ${possible.colleges} colleges`)).toBeVisible();
	await page.getByRole("combobox", { name: "Sort by" }).selectOption("Easiest first");
	await page.getByRole("button", { name: "Show results" }).click();
	await expectInTime(page).toHaveURL(/band=possible&sort=-closing/);
	// The address changes just before the page: the next click must be on the new page.
	const remove = page.getByRole("link", { name: "Remove Possible" });
	await expectInTime(remove).toHaveAttribute("href", /sort=-closing/);
	await remove.click();
	const second = PredictPage.parse(await askBackend(`/v1/predict?${NIT}&sort=-closing&page=2`));
	const pages = Math.ceil(second.total / second.pageSize);
	await expectInTime(page.getByText(`Page 1 of ${pages}`)).toBeVisible();
	await page.getByRole("link", { name: "Next" }).click();
	await expectInTime(page.getByText(`Page 2 of ${pages}`)).toBeVisible();
	for (const row of await page.getByRole("article").locator("summary").all()) await row.click();
	const options = page.getByRole("region", { name: "Options", exact: true });
	await expect.poll(() => options.evaluate(readSeats)).toEqual(second.items.map(toRow));

	await page.goto(`/predict?${SURATHKAL}&state=goa`);
	await expectInTime(page.getByRole("heading", { name: /^At your rank no option fits your filters: / })).toBeVisible();
	const ofInstitute = PredictPage.parse(await askBackend(`/v1/predict?${SURATHKAL}`));
	const relaxed = page.getByRole("listitem").filter({ hasText: "Without Goa" });
	await expectInTime(relaxed).toContainText(`${ofInstitute.total} options`);
	await relaxed.getByRole("link").click();
	await expectInTime(page.getByRole("article")).toHaveCount(ofInstitute.total);
});

const SIDDAGANGA = "exam=comedk-uget&rank=9000&category=General+merit&q=siddaganga&sort=-closing";

const items = (page: Page) => page.getByRole("list", { name: /^Choices for / }).getByRole("heading", { level: 3 });

async function plant(page: Page, query: string): Promise<{ easy: string; hard: string }> {
	await openReady(page, `/predict?${query}`);
	const seats = page.getByRole("region", { name: "Options", exact: true }).getByRole("article");
	const easy = (await seats.first().getByRole("heading").textContent()) ?? "";
	const hard = (await seats.last().getByRole("heading").textContent()) ?? "";
	await seats
		.first()
		.getByRole("button", { name: /^Add to choices/ })
		.click();
	await seats
		.last()
		.getByRole("button", { name: /^Add to choices/ })
		.click();
	await expect(seats.last().getByRole("button", { name: /^In your choices/ })).toBeVisible();
	await page.getByRole("link", { name: "Your list of choices: 2 options" }).click();
	await expect(items(page)).toHaveText([new RegExp(RegExp.escape(easy)), new RegExp(RegExp.escape(hard))]);
	return { easy, hard };
}

test("a planted mistake in the list of choices is found, fixed by keyboard, undone, and fixed by dragging", async ({
	page,
}) => {
	test.slow();
	// All fit in one window, so that nothing scrolls during a drag.
	await page.setViewportSize({ width: 1280, height: 1400 });
	const { easy, hard } = await plant(page, SIDDAGANGA);
	const list = page.getByRole("list", { name: "Choices for COMEDK" });
	await expect(page.getByText("1 thing to check in this order")).toBeVisible();
	await expect(list.getByText(/^By these years, you can never get it here: /)).toContainText(easy);
	await page.getByRole("button", { name: /^Put it above/ }).focus();
	await page.keyboard.press("Enter");
	await expect(items(page)).toHaveText([new RegExp(RegExp.escape(hard)), new RegExp(RegExp.escape(easy))]);
	await expect(page.getByText("The order looks fine.")).toBeVisible();
	await expect(page.getByRole("status").filter({ hasText: "is now 1 of 2." })).toBeVisible();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(list.getByText(/can never get it/)).toBeVisible();
	await page.reload();
	await expect(list.getByText(/can never get it/)).toBeVisible();
	await waitForScripts(page);

	const coming = page.waitForEvent("download");
	await page.getByRole("button", { name: "Download as CSV" }).click();
	const file = await readFile(await (await coming).path(), "utf8");
	expect(file).toContain("can never get it");
	await expectAccessible(page, "a list of choices");

	// axe may have scrolled the page.
	await list.scrollIntoViewIfNeeded();
	await dragToTop(page, list, 1);
	await expect(items(page)).toHaveText([new RegExp(RegExp.escape(hard)), new RegExp(RegExp.escape(easy))]);
	await page
		.getByRole("button", { name: /^Remove: / })
		.first()
		.click();
	await expect(items(page)).toHaveCount(1);

	// A saved list is appended to the current one, each seat once; a file that is not a list is reported and nothing is lost.
	const saving = page.waitForEvent("download");
	await page.getByRole("button", { name: "Save the list as a file" }).click();
	const saved = await (await saving).path();
	await page.getByRole("button", { name: "Remove all" }).click();
	await expect(items(page)).toHaveCount(0);
	const box = page.locator("main input[type=file]");
	await box.setInputFiles({ name: "notes.json", mimeType: "application/json", buffer: Buffer.from("[]") });
	await expect(page.getByText("This file is not a list of choices saved here.")).toBeVisible();
	await box.setInputFiles({ name: "choices.json", mimeType: "application/json", buffer: await readFile(saved) });
	await expect(items(page)).toHaveCount(1);
	await expect(page.getByText("1 seat added from the file.")).toBeVisible();
});

test("a list of choices is replayed through every year on the device, and no rank is sent", async ({ page }) => {
	test.slow();
	await plant(page, SURATHKAL);
	await page.setViewportSize({ width: 360, height: 800 });
	const sent: string[] = [];
	page.on("request", (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`));
	const section = page.getByRole("region", { name: /^Try this list on \d+ earlier years of JoSAA$/ });
	await expect(section.getByRole("textbox", { name: "Common rank (CRL)" })).toHaveValue("20000");
	await section.getByRole("combobox", { name: "You are" }).selectOption("Gender-Neutral");
	await section.getByRole("combobox", { name: "Home state" }).selectOption("Goa");
	await section.getByRole("radio", { name: /^Slide/ }).check();
	await section.getByRole("button", { name: "Try this list" }).click();
	await expectInTime(section.getByRole("heading", { name: "What you would have got" })).toBeFocused();
	await expect(section.getByRole("table", { name: "Year by year" }).getByRole("row")).toHaveCount(10);
	await expect(section.getByText(/^In 9 years: /)).toBeVisible();
	await expectAccessible(page, "a list that was lived");
	await page
		.getByRole("button", { name: /^Move down/ })
		.first()
		.click();
	await expect(section.getByText("You changed your list after this.")).toBeVisible();
	expect(sent.some((each) => each.includes("/predict/rounds.json?exam=jee-mains"))).toBe(true);
	expect(sent.filter((each) => each.includes("20000"))).toEqual([]);
});

test("on a phone a student's usual question opens at the answer: the count and the first likely option", async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await openReady(page, "/predict?exam=jee-mains");
	await page.getByRole("textbox", { name: "Common rank (CRL)" }).fill("45,000");
	await page.getByRole("combobox", { name: "Reservation category" }).selectOption("OBC-NCL");
	await page.getByRole("combobox", { name: "You are" }).selectOption({ index: 1 });
	await page.getByRole("combobox", { name: "Home state" }).selectOption("Bihar");
	await page.getByRole("button", { name: "Show options" }).click();
	const heading = page.getByRole("heading", { name: /options at \d+ colleges$/ });
	await expectInTime(heading).toBeFocused();
	await expect(page.getByRole("heading", { name: /^Likely/ })).toBeInViewport();
	const row = page.getByRole("article").first();
	await expect(row).toBeInViewport({ ratio: 0.8 });
	expect((await row.boundingBox())?.height).toBeLessThanOrEqual(168);
	await expect(page.getByRole("link", { name: /^Add your OBC-NCL rank/ })).toBeInViewport();
	await expect(row.getByRole("table")).toBeHidden();
	await row.locator("summary").click();
	await expect(row.getByRole("table")).toBeVisible();
	await page.getByRole("link", { name: /^Add your OBC-NCL rank/ }).click();
	await expect(page.getByRole("textbox", { name: "Category rank" })).toBeVisible();
});
