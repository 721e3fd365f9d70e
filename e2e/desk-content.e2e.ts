import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { expectAccessible } from "./support/axe.ts";
import { confirmStep } from "./support/desk.ts";
import { inviteStaff, openDeskAsEditor, signInHired } from "./support/lead-desk.ts";
import { expect, test } from "./support/test.ts";

const { BACKEND_URL = "" } = process.env;
const DESK = `${BACKEND_URL}/studio/`;
const SLUG = "psg-college-of-technology";
const SOON = { timeout: 60_000 };

function draw(width: number, height: number): Promise<Buffer> {
	const background = { r: 40, g: 110, b: Math.floor(Math.random() * 256) };
	return sharp({ create: { width, height, channels: 3, background } })
		.png()
		.toBuffer();
}

test("a photo and a logo with licences are uploaded, approved, shown on the college's page and in lists, and withdrawn", async ({
	browser,
	page: visitor,
}) => {
	test.slow();
	const credit = `Asha Rao ${randomBytes(4).toString("hex")}`;
	const page = await openDeskAsEditor(browser);
	const colleague = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
	await signInHired(colleague, await inviteStaff("editor"));
	const textbox = (name: RegExp) => page.getByRole("textbox", { name });
	const addresses: string[] = [];
	const bring = async (kind: "Photo" | "Logo", buffer: Buffer) => {
		await page.goto(`${DESK}#/colleges`);
		await textbox(/^Name, short name or code/).fill("PSG College of Technology");
		await page.getByRole("link", { name: "Open PSG College of Technology", exact: true }).click(SOON);
		await page.getByRole("link", { name: /^Add (?:its logo|a photo, or another logo)$/ }).click();
		await page.getByRole("combobox", { name: /^Kind/ }).click(SOON);
		await page.getByRole("option", { name: kind, exact: true }).click();
		await page.getByRole("button", { name: "Choose a picture" }).click();
		const dialog = page.getByRole("dialog", { name: "Picture" });
		await dialog.locator("input[type=file]").setInputFiles({ name: `${kind}.png`, mimeType: "image/png", buffer });
		await dialog.getByRole("textbox", { name: /^What it shows/ }).fill("The main gate with its clock");
		await dialog.getByRole("button", { name: "Put in" }).click();
		// While it fades out, it takes the focus back from what opens.
		await expect(dialog).toBeHidden(SOON);
		await expect(page.getByRole("button", { name: "Another picture" })).toBeVisible(SOON);
		await page.getByRole("combobox", { name: /^Licence/ }).click();
		await page.getByRole("option", { name: "CC BY-SA 4.0" }).click();
		await textbox(/^Photographer or owner/).fill(credit);
		await textbox(/^Who published it/).fill("Wikimedia Commons");
		await textbox(/^The document/).fill("File page");
		await textbox(/^Its address/).fill("commons.example.org/gate");
		await expectAccessible(page, "a picture of a college");
		for (const width of [390, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			await page.screenshot({ path: test.info().outputPath(`picture-${kind}-${width}.png`), fullPage: true });
		}
		await page.getByRole("button", { name: "Save" }).press("Enter");
		await expect(page.getByText("You wrote it: a colleague has to agree")).toBeVisible(SOON);
		addresses.push(page.url());
		await colleague.goto(page.url());
		await colleague.getByRole("button", { name: "Agree: put it on the site" }).click(SOON);
		await expect(colleague.getByRole("link", { name: "On the site" })).toBeVisible(SOON);
		await expectAccessible(colleague, "a picture of a college that is shown");
	};
	await bring("Photo", await draw(1200, 800));
	await bring("Logo", await draw(256, 256));

	const photo = visitor.getByRole("figure").filter({ hasText: `Photo: ${credit}` });
	await expect(async () => {
		await visitor.goto(`/college/${SLUG}`);
		await expect(photo).toBeVisible({ timeout: 2_000 });
	}).toPass(SOON);
	const picture = photo.getByRole("img", { name: "The main gate with its clock" });
	await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), SOON).toBeGreaterThan(0);
	expect(await picture.getAttribute("src")).toContain("/_next/image?url=%2Fassets%2F");
	await expect(photo.getByRole("link", { name: "CC BY-SA 4.0" })).toHaveAttribute("href", /creativecommons/);
	await expect(photo.getByRole("link", { name: /Wikimedia Commons/ })).toHaveAttribute(
		"href",
		"https://commons.example.org/gate",
	);
	await expect(visitor.locator("header img.logo")).toBeVisible();
	for (const width of [390, 1440]) {
		await visitor.setViewportSize({ width, height: 900 });
		await visitor.screenshot({ path: test.info().outputPath(`college-${width}.png`) });
	}
	await expectAccessible(visitor, "a college with a photo and a logo");
	await visitor.goto(`/colleges?${new URLSearchParams({ q: "PSG College of Technology" })}`);
	await expect(visitor.getByRole("article").first().locator("img[src*=assets]")).toBeVisible();
	await visitor.screenshot({ path: test.info().outputPath("list.png") });

	for (const address of addresses) {
		await colleague.goto(address);
		await confirmStep(colleague, "Undo");
		await expect(colleague.getByText("Undone").first()).toBeVisible(SOON);
	}
	await expect(async () => {
		await visitor.goto(`/college/${SLUG}`);
		await expect(photo).toHaveCount(0, { timeout: 2_000 });
	}).toPass(SOON);
	await Promise.all([page.close(), colleague.close()]);
});

test("the desk reorders and retitles the home page's parts, and restores them", async ({ browser, page: visitor }) => {
	test.slow();
	const page = await openDeskAsEditor(browser);
	const title = `Where to study ${randomBytes(3).toString("hex")}`;
	await page.goto(`${DESK}#/home_page`);
	const rows = page
		.getByRole("list", { name: /^Parts of the home page/ })
		.or(page.locator(".RaSimpleFormIterator-list"));
	await expect(rows.first()).toContainText("Colleges by state", SOON);
	const states = page.locator("li").filter({ hasText: "Colleges by state" });
	await states.getByRole("textbox", { name: "Title", exact: true }).fill(title);
	for (let times = 0; times < 2; times += 1)
		await page
			.locator(".RaSimpleFormIterator-line")
			.filter({ hasText: "Colleges by state" })
			.getByRole("button", { name: "Move up" })
			.click();
	await page.mouse.move(0, 0);
	await expect(page.getByRole("tooltip")).toHaveCount(0);
	await expectAccessible(page, "the home page at the desk");
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await page.screenshot({ path: test.info().outputPath(`home-page-${width}.png`), fullPage: true });
	}
	await page.getByRole("button", { name: "Save" }).press("Enter");
	const headings = () => visitor.getByRole("main").getByRole("heading", { level: 2 }).allInnerTexts();
	await expect(async () => {
		await visitor.goto("/");
		const shown = await headings();
		expect(shown).toContain(title);
		expect(shown.indexOf(title)).toBeLessThan(shown.indexOf("Entrance exams"));
	}).toPass(SOON);
	const reply = await page.request.patch(`${BACKEND_URL}/items/home_page`, { data: { parts: null } });
	expect(reply.status()).toBe(200);
	await expect(async () => {
		await visitor.goto("/");
		expect(await headings()).not.toContain(title);
	}).toPass(SOON);
	await page.close();
});

test("an exam's draft is saved with its name and chosen document, and its gaps are listed before readers see it", async ({
	browser,
	problems,
}) => {
	test.slow();
	problems.expect(/400/);
	const page = await openDeskAsEditor(browser);
	const name = `Neelkamal Test ${randomBytes(4).toString("hex")}`;
	await page.goto(`${DESK}#/exams/create`);
	await page.getByRole("textbox", { name: /^Name(?: \*)?$/ }).fill(name, SOON);
	await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
	await expect(page).toHaveURL(/#\/exams\/\d+$/, SOON);
	await expect(page.getByRole("textbox", { name: /^Slug/ })).toHaveValue(/^neelkamal-test-/);
	const nav = page.getByRole("navigation", { name: "Parts of the form" });
	await nav.getByRole("button", { name: "The paper" }).press("Enter");
	await expect(page.getByRole("heading", { name: "The paper" })).toBeInViewport();

	await page.getByRole("combobox", { name: /^Document for everything/ }).fill("zz nobody has this");
	await page.getByRole("option", { name: /^Name it/ }).click(SOON);
	const naming = page.getByRole("dialog", { name: "A document" });
	await naming.getByRole("textbox", { name: /^Who published it/ }).fill("The board");
	await naming.getByRole("textbox", { name: /^The document/ }).fill(`Bulletin ${name}`);
	await expectAccessible(page, "a document that is named in a form");
	await naming.getByRole("button", { name: "Name it" }).click();
	await expect(page.getByRole("combobox", { name: /^Document for everything/ })).toHaveValue(
		`The board: Bulletin ${name}`,
	);
	await page.getByRole("button", { name: "Save and publish" }).click();
	await expect(page.getByText("It is required before it is published.").first()).toBeVisible(SOON);
	await expectAccessible(page, "an exam that lacks something");
	const faults = page.getByRole("alert").filter({ hasText: "boxes are to be filled in or changed" });
	await expect(faults).toBeFocused();
	const lifecycle = page.getByRole("group", { name: "Is it still held?" });
	await faults.getByRole("button", { name: /^Is it still held/ }).press("Enter");
	await expect(lifecycle.getByRole("combobox").first()).toBeFocused();
	await expect(lifecycle).toContainText("It is required before it is published.");
	await lifecycle.getByRole("combobox", { name: /^Held, or no longer/ }).click();
	await page.getByRole("option").filter({ hasText: /\S/ }).first().click();
	await expect(lifecycle.getByText("It is required before it is published.")).toHaveCount(0);
	const receipt = page.getByRole("group", { name: "Document for “Fees”" });
	const documents = page.getByRole("region", { name: "Who may apply, and how" }).locator("details.documents");
	if ((await documents.getAttribute("open")) === null) await documents.getByText(/^Documents/).click();
	await receipt.getByText("Document for “Fees”").click();
	await receipt.getByRole("checkbox", { name: "Read today" }).check();
	const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date());
	await expect(receipt.getByLabel("The day on which you read it")).toHaveValue(today);
	await receipt.getByRole("checkbox", { name: "Read today" }).uncheck();
	await expect(receipt.getByLabel("The day on which you read it")).toHaveValue("");
	const sent = page.waitForRequest((each) => each.method() === "PATCH" && each.url().includes("/items/exams/"));
	await page.getByRole("button", { name: "Save and publish" }).click();
	await sent;
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await page.screenshot({ path: test.info().outputPath(`exam-${width}.png`), fullPage: true });
	}
	const id = page.url().split("/").at(-1);
	await page.request.delete(`${BACKEND_URL}/items/exams/${id}`);
	await page.close();
});

test("a term explained at the desk in both languages appears in the glossary and replaces the site's own", async ({
	browser,
	page: visitor,
}) => {
	test.slow();
	const page = await openDeskAsEditor(browser);
	const textbox = (name: RegExp) => page.getByRole("textbox", { name });
	const name = `Zebra round ${randomBytes(3).toString("hex")}`;
	await page.goto(`${DESK}#/glossary_terms/create`);
	await textbox(/^Term(?: \*)?$/).fill(name, SOON);
	await textbox(/^Term in Hindi/).fill("ज़ेबरा राउंड");
	await expect(textbox(/^Slug/)).toHaveValue(name.toLowerCase().replaceAll(" ", "-"));
	await textbox(/^Slug/).fill("naac");
	await textbox(/^What it means/).fill("A round that this test made up.");
	await textbox(/^The same in Hindi/).fill("इस टेस्ट का राउंड।");
	await expectAccessible(page, "a term at the desk");
	await page.getByRole("button", { name: "Save and publish" }).press("Enter");
	await expect(page).toHaveURL(/#\/glossary_terms$/, SOON);
	const entry = (words: string) => visitor.getByRole("article", { name: words });
	await expect(async () => {
		await visitor.goto("/glossary");
		await expect(entry(name)).toContainText("A round that this test made up.", { timeout: 2_000 });
	}).toPass(SOON);
	await expect(visitor.locator("#naac")).toHaveCount(1);
	await visitor.goto("/hi/glossary");
	await expect(entry("ज़ेबरा राउंड")).toContainText("इस टेस्ट का राउंड।");
	const filter = encodeURIComponent(JSON.stringify({ slug: { _eq: "naac" } }));
	const found = await (await page.request.get(`${BACKEND_URL}/items/glossary_terms?filter=${filter}`)).json();
	await page.request.delete(`${BACKEND_URL}/items/glossary_terms/${found.data[0].id}`);
	await expect(async () => {
		await visitor.goto("/glossary");
		await expect(entry(name)).toHaveCount(0, { timeout: 2_000 });
	}).toPass(SOON);
	await page.close();
});
