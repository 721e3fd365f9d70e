import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { openDeskAsEditor } from "./support/lead-desk.ts";
import { expect, test } from "./support/test.ts";

const { BACKEND_URL = "" } = process.env;
const DESK = `${BACKEND_URL}/studio/`;
const COLLEGE = "indian-institute-of-technology-goa";
const SOON = { timeout: 30_000 };

let page: Page;

test.beforeAll(async ({ browser }) => {
	page = await openDeskAsEditor(browser);
});
test.afterAll(() => page.close());

async function save(): Promise<string> {
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByRole("button", { name: "Undo" })).toBeVisible(SOON);
	return page.url();
}

async function choose(name: RegExp, option: string): Promise<void> {
	await page.getByRole("combobox", { name }).click();
	await page.getByRole("option", { name: option, exact: true }).click();
}

/** Another fact of the document that is open: of a fee, another programme. */
async function addFee(programme: string, amount: string): Promise<void> {
	await page.getByRole("textbox", { name: /^Programme/ }).fill(programme);
	await page.getByRole("textbox", { name: /^First year/ }).fill("2026");
	await choose(/^Whose seats/, "All the same");
	await choose(/^What it pays for/, "Tuition alone");
	await page.getByRole("textbox", { name: /^What it is/ }).fill(amount);
}

test("three facts of one document are added to a college without a fee, are on its page, and are undone", async ({
	request,
}) => {
	test.slow();
	const amounts = [1, 2].map((lakh) => `${lakh},${randomInt(10, 99)},${randomInt(100, 999)}`);
	const [first = "", second = ""] = amounts;
	const phone = `0832 249 ${randomInt(1000, 9999)}`;
	const costs = async () => (await request.get(`/college/${COLLEGE}/cost`)).text();
	const added: string[] = [];
	await page.goto(`${DESK}#/corrections/create`);
	await page
		.getByRole("textbox", { name: /^Address on the site/ })
		.fill(`https://uchit.example/college/${COLLEGE}/report?fact=Fee`);
	await addFee("B.Tech", first);
	await page.screenshot({ path: test.info().outputPath("add-1440.png"), fullPage: true });
	await expectAccessible(page, "a fee that is added at the desk");
	await page.getByRole("textbox", { name: /^Why/ }).fill("Its notice says so.");
	await page.getByRole("textbox", { name: /^Who published it/ }).fill("The college");
	await page.getByRole("textbox", { name: /^The document/ }).fill("Fee notice 2026-27");
	added.push(await save());

	await page.getByRole("link", { name: "Another fact from this document" }).click();
	await choose(/^What is corrected/, "Fee");
	await page.getByRole("radio", { name: "None of them: a new one" }).check();
	await addFee("M.Tech", second);
	for (const width of [1024, 390]) {
		await page.setViewportSize({ width, height: 900 });
		await page.screenshot({ path: test.info().outputPath(`add-${width}.png`), fullPage: true });
	}
	await page.setViewportSize({ width: 1440, height: 900 });
	added.push(await save());

	await page.getByRole("link", { name: "Another fact from this document" }).click();
	await choose(/^What is corrected/, "Phone");
	await page.getByRole("textbox", { name: /^What it is/ }).fill(phone);
	added.push(await save());

	for (const amount of amounts) await expect.poll(costs, SOON).toContain(amount);
	const site = async () => (await request.get(`/college/${COLLEGE}`)).text();
	await expect.poll(site, SOON).toContain(phone);
	for (const address of added) {
		await page.goto(address);
		await page.getByRole("button", { name: "Undo" }).click();
		await expect(page.getByText("Undone, made")).toBeVisible(SOON);
	}
	for (const amount of amounts) await expect.poll(costs, SOON).not.toContain(amount);
	await expect.poll(site, SOON).not.toContain(phone);
});
