import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { nameFile } from "./support/desk-work.ts";
import { openDeskAsEditor } from "./support/lead-desk.ts";
import { expect, test } from "./support/test.ts";

const { BACKEND_URL = "" } = process.env;
const SOON = { timeout: 60_000 };
const PROGRAMME = `Diploma ${randomInt(10_000, 99_999)}`;

let page: Page;

test.beforeAll(async ({ browser }) => {
	page = await openDeskAsEditor(browser);
});
test.afterAll(() => page.close());

async function fiftyRows(): Promise<string> {
	const reply = await page.request.get(`${BACKEND_URL}/items/colleges?limit=50&page=30&sort=id&fields=id,slug,name`);
	const { data }: { data: { id: string; slug: string }[] } = await reply.json();
	const wrong: Readonly<Record<number, string>> = { 9: "=1+1", 19: "12", 29: "", 39: "many" };
	const rows = data.map(({ id, slug }, at) => {
		const name =
			at === 49 ? "A college that nobody knows" : at % 2 === 0 ? id : `https://uchit.example/college/${slug}`;
		return `${PROGRAMME};${wrong[at] ?? `1,${10 + at},000`};${name};ours`;
	});
	return [
		"Course;Annual fee;Institute;Remarks",
		...rows,
		`${PROGRAMME};90,000;Indian Institute of Technology Goa;ours`,
	].join("\n");
}

async function shot(name: string): Promise<void> {
	for (const width of [1440, 1024, 390]) {
		await page.setViewportSize({ width, height: 900 });
		await page.screenshot({ path: test.info().outputPath(`${name}-${width}.png`), fullPage: true });
	}
	await page.setViewportSize({ width: 1440, height: 900 });
}

test("a table of fees is matched and tried, a wrong cell corrected on the spot, its valid rows imported and seen on the site, and all undone in one step", async ({
	request,
}) => {
	test.slow();
	await page.getByRole("menuitem", { name: "Bring in a table" }).click();
	await page.getByLabel("What", { exact: true }).selectOption("fee");
	const template = page.waitForEvent("download");
	await page.getByRole("button", { name: "the template" }).click();
	expect(readFileSync(await (await template).path(), "utf8")).toContain("Example: Example College of Engineering");

	const file = { name: "fees.csv", mimeType: "text/csv", buffer: Buffer.from(await fiftyRows()) };
	await page.getByLabel(/^File/).setInputFiles(file);
	await expect(page.getByLabel(/^Fee, rupees a year/)).toHaveValue("Annual fee", SOON);
	const tryThem = page.getByRole("button", { name: "Try 51 rows" });
	await tryThem.click();
	await expect(page.getByRole("alert")).toContainText("Say which column this is: First year of the session");
	const same = page.getByLabel("The same in all rows");
	await same.nth(0).fill("2026-27");
	await expect(page.getByText("Read as 2026, the year in which 2026-27 begins")).toBeVisible();
	await same.nth(1).selectOption("All the same");
	await same.nth(2).selectOption("Tuition alone");
	await page.getByLabel(/^Who published it/).fill("The fee committee");
	await page.getByRole("textbox", { name: /^The document/ }).fill("Fees of 2026-27");
	await tryThem.click();
	await expect(page.getByRole("heading", { name: "What the rows do" })).toBeVisible(SOON);
	await expect(page.getByRole("button", { name: "New 46" })).toBeVisible();
	await expect(page.getByRole("button", { name: "Wrong 5" })).toBeVisible();
	await expect(page.getByRole("row", { name: /^11 Wrong “=1\+1” is a formula/ })).toBeVisible();
	await expect(page.getByRole("row", { name: /^21 Wrong It has to be from 100/ })).toBeVisible();

	await expect(page.getByRole("combobox", { name: "Indian Institute of Technology Goa" })).toHaveValue(/^U-/);
	await expect(page.getByText("49 of 50 names are matched.")).toBeVisible();
	await shot("tried");
	await expectAccessible(page, "a table that was tried at the desk");
	const saved = page.waitForEvent("download");
	await page.getByRole("button", { name: "Download what is wrong (5 rows)" }).click();
	expect(readFileSync(await (await saved).path(), "utf8")).toContain("What is wrong");

	const cell = page.getByRole("textbox", { name: "Annual fee, row 11" });
	await cell.fill("1,25,000");
	await cell.press("Enter");
	await expect(page.getByRole("button", { name: "New 47" })).toBeVisible(SOON);
	await expect(page.getByRole("button", { name: "Wrong 4" })).toBeVisible();
	// It stays where it is, so that the next cell can be corrected.
	await expect(cell).toBeFocused();
	await shot("corrected");

	await page.getByRole("button", { name: "Bring in 47 rows" }).click();
	await expect(page.getByText("47 rows of fees.csv: brought in. 4 rows left here to correct.")).toBeVisible(SOON);
	await expect(page.getByRole("button", { name: "Wrong 4" })).toBeVisible();
	await expect(page.getByRole("textbox", { name: "Annual fee, row 21" })).toHaveValue("12");
	await shot("left");
	await page.getByRole("menuitem", { name: "Tables brought in" }).click();
	await page
		.getByRole("row")
		.filter({ hasText: "On the site" })
		.getByRole("link", { name: "Open fees.csv" })
		.first()
		.click(SOON);
	await expect(page.getByText("47 facts of fees.csv")).toBeVisible(SOON);
	await shot("brought-in");
	await expectAccessible(page, "a table that was brought in");
	const cost = async () => (await request.get("/college/indian-institute-of-technology-goa/cost")).text();
	await expect.poll(cost, SOON).toContain(PROGRAMME);
	await page.getByRole("link", { name: "See each of them" }).click();
	await expect(page.getByRole("row").filter({ hasText: PROGRAMME }).first()).toBeVisible(SOON);
	await page.goBack();
	await page.getByRole("button", { name: "Undo all of it" }).click();
	await page.getByRole("dialog", { name: "Undo all of it" }).getByRole("button", { name: "Undo all of it" }).click();
	await expect(page.getByText("Undone: 47 facts of fees.csv are off the site.")).toBeVisible(SOON);
	await expect(page.getByText("Undone, brought in on")).toBeVisible(SOON);
	await expect.poll(cost, SOON).not.toContain(PROGRAMME);
});

test("the matching of columns is remembered on this device, and an unusual number is imported after confirmation", async () => {
	await page.getByRole("menuitem", { name: "Bring in a table" }).click();
	await page.getByLabel("What", { exact: true }).selectOption("fee");
	await page.getByText("Paste cells instead").click();
	const cells = `Course\tAnnual fee\tInstitute\n${PROGRAMME}\t500\tindian-institute-of-technology-goa`;
	await page.getByLabel(/^Cells copied/).fill(cells);
	await page.getByRole("button", { name: "Read the pasted cells" }).click();
	await expect(page.getByLabel(/^College/)).toHaveValue("Institute");
	const same = page.getByLabel("The same in all rows");
	await same.nth(0).fill("2026");
	await same.nth(1).selectOption("All the same");
	await same.nth(2).selectOption("Tuition alone");
	await page.getByLabel(/^Who published it/).fill("The fee committee");
	await page.getByRole("textbox", { name: /^The document/ }).fill("Fees of 2026-27");
	await page.getByRole("button", { name: "Try 1 row" }).click();
	await expect(page.getByRole("button", { name: "Unusual 1" })).toBeVisible(SOON);
	await expect(page.getByRole("button", { name: "Bring in 0 rows" })).toBeDisabled();
	await page.getByLabel(/^I checked the unusual rows/).check();
	await expect(page.getByRole("button", { name: "Bring in 1 row" })).toBeEnabled();
});

test("the valid exam dates of one notice are imported, and undone in one step", async ({ request }) => {
	test.slow();
	await page.getByRole("menuitem", { name: "Bring in a table" }).click();
	await page.getByLabel("What", { exact: true }).selectOption("event");
	await page.getByText("Paste cells instead").click();
	const cells = [
		"Exam\tEvent\tYear\tSession\tDate\tLast date",
		`AILET\tAnswer key\t2028\t${PROGRAMME}\t15/01/2028\t20 January 2028`,
		"AILET\tParty\t2028\t\t15/01/2028\t",
		"cuet p\tResult\t2028\t\t15/01/2028\t",
	];
	await page.getByLabel(/^Cells copied/).fill(cells.join("\n"));
	await page.getByRole("button", { name: "Read the pasted cells" }).click();
	await expect(page.getByLabel(/^From/)).toHaveValue("Date");
	await nameFile(page, "NLU Delhi");
	await page.getByRole("button", { name: "Try 3 rows" }).click();
	await expect(page.getByRole("row", { name: /^3 Wrong What has to be one of notification/ })).toBeVisible(SOON);
	await expect(page.getByRole("row", { name: /^4 Wrong Which exam is “cuet p”: .*CUET/ })).toBeVisible();
	await shot("dates-tried");
	await expectAccessible(page, "dates of exams that were tried");
	await page.getByRole("button", { name: "Bring in 1 row" }).click();
	await expect(page.getByText("1 row of pasted cells: brought in. 2 rows left here to correct.")).toBeVisible(SOON);
	await page.getByRole("menuitem", { name: "Tables brought in" }).click();
	await page
		.getByRole("row")
		.filter({ hasText: "On the site" })
		.getByRole("link", { name: "Open pasted cells" })
		.first()
		.click(SOON);
	await expect(page.getByText(/AILET: 2028-.*-answer-key: new: official, 2028-01-15 to 2028-01-20/)).toBeVisible(SOON);
	await shot("dates-brought-in");
	await expectAccessible(page, "dates of exams that were brought in");
	const exam = async () => (await request.get("/exams/ailet")).text();
	await expect.poll(exam, SOON).toContain(PROGRAMME);
	await page.getByRole("button", { name: "Undo all of it" }).click();
	await page.getByRole("dialog", { name: "Undo all of it" }).getByRole("button", { name: "Undo all of it" }).click();
	await expect(page.getByText("Undone, brought in on")).toBeVisible(SOON);
	// The public change log still reports both steps, so only the dates are compared.
	const dates = `${BACKEND_URL}/items/exams?filter[slug][_eq]=ailet&fields=events`;
	await expect.poll(async () => (await request.get(dates)).text(), SOON).not.toContain(PROGRAMME);
});
