import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { clicksOf, openCounted } from "./support/clicks.ts";
import { confirmStep, stopFading } from "./support/desk.ts";
import { inviteStaff, openDeskAsEditor, signInHired } from "./support/lead-desk.ts";
import { expect, test } from "./support/test.ts";

const { BACKEND_KEY = "", BACKEND_URL = "" } = process.env;
const DESK = `${BACKEND_URL}/studio/`;
const SOON = { timeout: 30_000 };
/** Two by two pixels. */
const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFElEQVR4nGP4z8DAAMIM////ZwAAHu8E/KPItPcAAAAASUVORK5CYII=";
const word = () => randomBytes(4).toString("hex");

let page: Page;

test.beforeAll(async ({ browser }) => {
	page = await openCounted(browser);
	page.setDefaultTimeout(15_000);
	await signInHired(page, await inviteStaff("editor"));
});
test.afterAll(() => page.close());

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" });
const text = () => page.getByRole("textbox", { name: "Text", exact: true });
const textbox = (name: RegExp) => page.getByRole("textbox", { name }).first();

async function photograph(name: string): Promise<void> {
	for (const width of [1440, 1024, 390]) {
		await page.setViewportSize({ width, height: 900 });
		await page.screenshot({ path: test.info().outputPath(`${name}-${width}.png`) });
	}
	await page.setViewportSize({ width: 1440, height: 900 });
}

async function pastePicture(): Promise<void> {
	await text().evaluate((place, data) => {
		const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
		const clipboardData = new DataTransfer();
		clipboardData.items.add(new File([bytes], "pasted.png", { type: "image/png" }));
		place.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
	}, PNG);
}

test("an article with a pasted picture, two links by name and a table takes few clicks, and shows its status", async ({
	request,
}) => {
	test.slow();
	const mark = word();
	const slug = `pictures-where-one-writes-${mark}`;
	await page.goto(`${DESK}#/`);
	const picture = page.getByRole("dialog", { name: "Picture" });
	const link = page.getByRole("dialog", { name: "Link" });
	const clicks = await clicksOf(page, async () => {
		await page.getByRole("menuitem", { name: "News", exact: true }).click();
		await page.getByRole("link", { name: "New article" }).click();
		await textbox(/^Title/).fill(`Pictures where one writes ${mark}`);
		await text().click();
		await page.keyboard.type("Seats of ");
		await page.keyboard.press("ControlOrMeta+k");
		await link.getByRole("combobox").fill("IIT Madras");
		await page.getByRole("option", { name: /Indian Institute of Technology Madras/ }).click(SOON);
		await expect(link.getByText("Leads to /college/indian-institute-of-technology-madras")).toBeVisible();
		await link.getByRole("button", { name: "Link" }).click();
		await page.keyboard.type(" and ");
		await page.keyboard.press("ControlOrMeta+k");
		await link.getByRole("combobox").fill("/exams/jee-mains");
		await page.keyboard.press("Enter");
		await page.keyboard.press("End");
		await page.keyboard.press("Enter");
		await pastePicture();
		await picture.getByRole("textbox", { name: /^What it shows/ }).fill(`Seats by year ${mark}`);
		await expect(picture.locator("img")).toBeVisible();
		await picture.getByRole("button", { name: "Put in" }).click();
		await expect(text().getByRole("img", { name: `Seats by year ${mark}` })).toBeVisible(SOON);
		await button("Table").click();
		for (const name of ["Seats by year", "Year", "Seats"]) {
			await page.keyboard.type(name);
			await page.keyboard.press("Tab");
		}
		await button("Save").click();
		await expect(button("Preview what is saved")).toBeVisible(SOON);
		await button("Save and publish").click();
		await button("Publish anyway").click();
		await expect.poll(async () => (await request.get(`/news/${slug}`)).status(), SOON).toBe(200);
	});
	expect(clicks).toBeLessThanOrEqual(14);
	const shown = await (await request.get(`/news/${slug}`)).text();
	expect(shown).toMatch(/<\/figure>\s*<div class="table-scroll"/);
	expect(shown).toContain('href="/college/indian-institute-of-technology-madras"');
	expect(shown).toContain('href="/exams/jee-mains"');
	expect(shown).toContain(`alt="Seats by year ${mark}"`);
	await expect(page.locator(".item-head")).toContainText("Published", SOON);
	await expect(page.getByText(/^\d+ characters of the 60 that search engines show$/)).toBeVisible();
	await expectAccessible(page, "an article with a picture");
	await page.evaluate(() => scrollTo(0, 400));
	await photograph("article");

	await button("Choose a picture").click();
	await picture.getByRole("radio", { name: `Seats by year ${mark}` }).check();
	await expect(picture.getByRole("textbox", { name: /^What it shows/ })).toHaveValue(`Seats by year ${mark}`);
	await expectAccessible(page, "the pictures of the desk");
	await photograph("pictures");
	await picture.getByRole("button", { name: "Put in" }).click();
	await button("Save").click();
	await expect
		.poll(async () => (await request.get(`/news/${slug}`)).text(), SOON)
		.toMatch(new RegExp(`(alt="Seats by year ${mark}".*){2}`, "s"));
	await confirmStep(page, "Save and archive");
	await expect.poll(async () => (await request.get(`/news/${slug}`)).status(), SOON).toBe(404);
});

test("an exam's event is one row with its date in everyday form, and is added with four clicks", async () => {
	test.slow();
	await page.goto(`${DESK}#/exams`);
	await page.getByRole("link", { name: "Open XAT", exact: true }).click();
	await stopFading(page);
	const rows = page.getByRole("group", { name: /^20\d\d-/ });
	await expect(rows.first()).toBeVisible(SOON);
	const saved = await rows.count();
	const row = page.locator(".event-row").last();
	const clicks = await clicksOf(page, async () => {
		await button("Add an event").click();
		await row.getByRole("textbox", { name: /^Year/ }).fill("2031");
		await row.getByRole("combobox", { name: /^Kind/ }).click();
		await page.getByRole("option", { name: "Result", exact: true }).click();
		await row.getByRole("textbox", { name: /^Starts/ }).fill("January 2031");
		await expect(row.getByText("Read as January 2031")).toBeVisible();
		await button("Save").click();
		await expect(page.getByText("Your changes are saved.")).toBeVisible(SOON);
	});
	expect(clicks).toBeLessThanOrEqual(4);
	const event = page.getByRole("group", { name: "2031-result", exact: true });
	await expect(event).toBeVisible();
	expect(await rows.count()).toBe(saved + 1);
	await expectAccessible(page, "the events of an exam");
	await event.scrollIntoViewIfNeeded();
	await photograph("events");
	await page
		.getByRole("listitem")
		.filter({ has: event })
		.getByRole("button", { name: /remove/i })
		.click();
	await button("Save").click();
	await expect(event).toHaveCount(0, SOON);
});

test("unfound searches and addresses are counted, shown, redirected and closed; facts to check are listed and taken", {
	tag: "@long",
}, async ({ browser, request }) => {
	test.slow();
	const gone = `/exams/${word().replaceAll(/\d/g, "x")}-of-kyoto`;
	const typed = `zzkyoto ${word().replaceAll(/\d/g, "x")}`;
	for (let times = 0; times < 3; times += 1) {
		expect((await request.get(gone)).status()).toBe(404);
		expect((await request.get(`/search?q=${encodeURIComponent(typed)}`)).status()).toBe(200);
	}
	const row = (name: string) => page.getByRole("row").filter({ hasText: name });
	await expect(async () => {
		await page.goto(`${DESK}#/account`);
		await page.goto(`${DESK}#/misses`);
		await page.reload();
		await expect(row(gone)).toContainText("3", { timeout: 2_000 });
		await expect(row(typed)).toContainText("3", { timeout: 2_000 });
	}).toPass({ timeout: 60_000 });
	await stopFading(page);
	await expectAccessible(page, "what visitors did not find");
	await photograph("misses");
	await row(typed).getByRole("button", { name: /^Done/ }).click();
	await expect(row(typed)).toHaveCount(0, SOON);
	await row(gone).getByRole("link", { name: "Redirect it" }).click();
	await expect(textbox(/^From/)).toHaveValue(gone);
	await textbox(/^To/).fill("/exams/no-such-exam");
	await button("Save").click();
	const nowhere = page.getByRole("dialog", { name: "Save" });
	await expect(nowhere).toContainText("This link leads to no page that is public: /exams/no-such-exam", SOON);
	await expectAccessible(page, "a redirect to nowhere");
	await nowhere.getByRole("button", { name: "Cancel" }).click();
	await textbox(/^To/).fill("/exams");
	await button("Save").click();
	await expect.poll(async () => (await request.get(gone, { maxRedirects: 0 })).status(), SOON).toBe(301);
	const headers = { authorization: `Bearer ${BACKEND_KEY}` };
	expect((await request.post(`${BACKEND_URL}/v1/internal/misses`, { data: [], headers })).status()).toBe(204);

	await page.goto(`${DESK}#/to-check`);
	const unchecked = page.getByRole("region", { name: /^Never compared with a document: \d+$/ });
	await expect(unchecked.getByRole("link").first()).toBeVisible(SOON);
	const gaps = page.getByRole("region", { name: /^Well-known colleges without/ });
	await expect(gaps.getByRole("link", { name: "Add: fee" }).first()).toBeVisible(SOON);
	await expectAccessible(page, "what is to be checked");
	await photograph("to-check");
	const other = await openDeskAsEditor(browser);
	await other.goto(`${DESK}#/to-check`);
	const next = other.getByRole("button", { name: /^Next: / });
	const name = (await next.innerText(SOON)).replace("Next: ", "");
	await button(/^Next: /).click();
	await expect(page).toHaveURL(/#\/(?:exams|countries)\/\d+\?check=/);
	await expect(page.getByText(/^To check: /)).toBeVisible(SOON);
	await expect(page.getByRole("textbox", { name: /^Starts/ }).and(page.locator(":focus"))).toBeInViewport(SOON);
	await expect(button("Checked today, and next")).toBeVisible();
	await expect(next).not.toHaveText(`Next: ${name}`, SOON);
	await expect(other.getByText(/works on it$/).first()).toBeVisible(SOON);
	await other.close();
	await page.goBack();
	await page.getByLabel(`Who works on ${name}`).first().selectOption("");
	await expect(button(`Next: ${name}`)).toBeVisible(SOON);
	const first = unchecked.getByRole("button", { name: /^Checked today/ }).first();
	const checked = unchecked.getByRole("button", { name: (await first.getAttribute("aria-label")) ?? "", exact: true });
	await checked.click();
	await expect(page.getByText(/is marked as checked today/)).toBeVisible(SOON);
	await expect(checked).toHaveCount(0, SOON);
	await button("Take it back").click();
	await expect(checked).toBeVisible(SOON);
	await gaps.getByRole("link", { name: "Add: fee" }).first().click();
	await expect(page.getByRole("group", { name: "1. Fee" })).toBeVisible(SOON);
});

test("a day begins with what is made most, and what is seldom opened folds by the keys", async () => {
	await page.goto(`${DESK}#/`);
	await stopFading(page);
	const more = page.getByRole("menuitem", { name: "More", exact: true });
	const home = page.getByRole("menuitem", { name: "Home page", exact: true });
	await expect(home).toBeVisible(SOON);
	await page.getByRole("menuitem", { name: "Bring in a table" }).focus();
	await page.keyboard.press("ArrowDown");
	await expect(more).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(more).toHaveAttribute("aria-expanded", "false");
	await expect(home).toBeHidden();
	await expectAccessible(page, "a folded menu");
	await page.keyboard.press("Enter");
	await expect(home).toBeVisible();
	await page.getByRole("link", { name: "New facts of one document" }).click();
	await expect(page).toHaveURL(/#\/new-facts$/);
	await page.goBack();
	await page.getByRole("link", { name: "New article" }).click();
	await expect(page).toHaveURL(/#\/news\/create$/);
});

test("a slash inserts the named element, the settings are beside the text, and a toast undoes a step", async ({
	request,
}) => {
	test.slow();
	const mark = word();
	await page.goto(`${DESK}#/news/create`);
	await textbox(/^Title/).fill(`By the slash ${mark}`);
	await text().click();
	await page.keyboard.type("/sub");
	const menu = page.getByRole("listbox", { name: "Put in" });
	await expect(menu.getByRole("option")).toHaveText(["Subheading"]);
	await expectAccessible(page, "the slash menu");
	await page.keyboard.press("Enter");
	await page.keyboard.type("Fees");
	await page.keyboard.press("Enter");
	await page.keyboard.type("/");
	await expect(menu.getByRole("option").first()).toBeVisible();
	await photograph("slash");
	await page.keyboard.press("Escape");
	await expect(menu).toHaveCount(0);
	await page.keyboard.press("Backspace");
	await page.keyboard.type("/ta");
	await page.keyboard.press("Enter");
	await expect(text().getByRole("heading", { name: "Fees", level: 3 })).toBeVisible();
	await expect(text().getByRole("table")).toBeVisible();
	const [settings, written] = [page.getByRole("region", { name: "Settings" }), text()];
	const [aside, beside] = [await settings.boundingBox(), await written.boundingBox()];
	expect(aside?.width).toBe(320);
	expect(aside?.x).toBeGreaterThan((beside?.x ?? 0) + (beside?.width ?? 0));
	await button("Save").click();
	await expect(button("Preview what is saved")).toBeVisible(SOON);
	await button("Save and publish").click();
	await button("Publish anyway").click();
	const status = async () => (await request.get(`/news/by-the-slash-${mark}`)).status();
	await expect.poll(status, SOON).toBe(200);
	await button("Take it back").click();
	await expect.poll(status, SOON).toBe(404);
});
