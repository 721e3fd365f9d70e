import { randomInt } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { confirmStep } from "./support/desk.ts";
import { openDeskAsEditor } from "./support/lead-desk.ts";
import { expect, test } from "./support/test.ts";

const { BACKEND_URL = "" } = process.env;
const DESK = `${BACKEND_URL}/studio/`;
const COLLEGE = "indian-institute-of-technology-goa";
const SOON = { timeout: 30_000 };

let page: Page;
let clicks = 0;

test.beforeAll(async ({ browser }) => {
	page = await openDeskAsEditor(browser);
});
test.afterAll(() => page.close());

async function click(what: Locator): Promise<void> {
	clicks += 1;
	await what.click();
}

async function addFact(kind: string, fields: Readonly<Record<string, string>>): Promise<void> {
	await click(page.getByRole("group", { name: "Add", exact: true }).getByRole("button", { name: kind, exact: true }));
	const row = page.getByRole("group", { name: new RegExp(`^\\d+\\. ${kind}`) }).last();
	for (const [label, value] of Object.entries(fields)) {
		const input = row.getByLabel(new RegExp(`^${label}`));
		if ((await input.evaluate((element) => element.tagName)) === "SELECT") await input.selectOption(value);
		else await input.fill(value);
	}
}

async function nameDocument(): Promise<void> {
	await page.getByRole("combobox", { name: /^College/ }).fill("IIT Goa");
	await click(page.getByRole("option", { name: /Institute of Technology Goa/ }).first());
	await page.getByRole("textbox", { name: /^Who published it/ }).fill("The college");
	await page.getByRole("textbox", { name: /^The document/ }).fill("Information for 2026-27");
}

async function undoRest(value: string): Promise<void> {
	const find = async (filter: object) => {
		const at = `${BACKEND_URL}/items/corrections?filter=${encodeURIComponent(JSON.stringify(filter))}`;
		return (await (await page.request.get(at)).json()).data;
	};
	const [{ source_id }] = await find({ value: { _eq: value } });
	const rest = await find({ source_id: { _eq: source_id }, state: { _eq: "applied" } });
	for (const { id } of rest)
		await page.request.patch(`${BACKEND_URL}/items/corrections/${id}`, { data: { state: "undone" } });
}

test("five facts from one document are added with a few clicks, appear on the public pages, and one is undone", async ({
	request,
}) => {
	test.slow();
	const amount = `1,${randomInt(10, 99)},${randomInt(100, 999)}`;
	const median = `15,${randomInt(10, 99)},${randomInt(100, 999)}`;
	const course = `Mechatronics ${randomInt(10_000, 99_999)}`;
	const phone = `0832 249 ${randomInt(1000, 9999)}`;
	const address = `${randomInt(100, 999)}, Farmagudi, Ponda, Goa`;
	const on = async (path: string) => (await request.get(`/college/${COLLEGE}${path}`)).text();
	await page.goto(`${DESK}#/corrections`);
	await click(page.getByRole("link", { name: "Facts of one document" }));
	await nameDocument();
	await addFact("Fee", {
		...{ "Programme, as": "B.Tech", "First year": "2026", "Whose seats": "All the same" },
		...{ "What it pays": "Tuition alone", "Fee, rupees": amount },
	});
	await addFact("Seats", {
		...{ "Course, as": course, "First year": "2025", "Who approved": "AICTE", Level: "Undergraduate" },
		...{ Field: "Engineering and Technology", "Approved seats": "61" },
	});
	await addFact("Placements and salaries", {
		...{ "NIRF list": "Engineering", "Year of": "2025", Level: "PG, 3 years", "They graduated": "2023" },
		...{ "Median salary": median, "Students placed": String(randomInt(40, 44)) },
	});
	await addFact("Phone", { Phone: phone });
	await addFact("Postal address", { "Postal address": address });
	for (const width of [1440, 1024, 390]) {
		await page.setViewportSize({ width, height: 900 });
		await page.screenshot({ path: test.info().outputPath(`add-${width}.png`), fullPage: true });
	}
	await page.setViewportSize({ width: 1440, height: 900 });
	await expectAccessible(page, "facts that are added at the desk");
	await click(page.getByRole("button", { name: "Save all 5" }));
	expect(clicks).toBeLessThanOrEqual(12);

	await expect(page.getByText("6 facts are on the site.")).toBeVisible(SOON);
	const rows = page.getByRole("row").filter({ hasText: "On the site" });
	await expect(rows).toHaveCount(6, SOON);
	await page.screenshot({ path: test.info().outputPath("saved-1440.png"), fullPage: true });
	const shown = [
		...[amount, course, median].map((text, place) => [["/cost", "/courses", "/placements"][place] ?? "", text]),
		...[
			["", phone],
			["", address],
		],
	] as const;
	for (const [path = "", text] of shown) await expect.poll(() => on(path), SOON).toContain(text);

	await page.getByRole("row").filter({ hasText: phone }).getByRole("link").first().click();
	await confirmStep(page, "Undo");
	await expect(page.getByText("Undone, made")).toBeVisible(SOON);
	await expect.poll(() => on(""), SOON).not.toContain(phone);
	expect(await on("/cost")).toContain(amount);
	await undoRest(address);
	for (const [path = "", text] of shown) await expect.poll(() => on(path), SOON).not.toContain(text);
});

test("an impossible value is refused at its row, an unusual one needs confirmation, and both work by keyboard alone", async () => {
	await page.goto(`${DESK}#/new-facts`);
	await nameDocument();
	const add = page.getByRole("group", { name: "Add", exact: true });
	await add.getByRole("button", { name: "Year of founding" }).press("Enter");
	await expect(page.getByRole("textbox", { name: /^Year of founding/ })).toBeFocused();
	await page.keyboard.type("1620");
	await page.keyboard.press("Tab");
	const isSo = page.getByRole("checkbox", { name: /^Yes, the document/ });
	await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
	await expect(page.getByRole("group", { name: "1. Year of founding" }).getByRole("alert")).toHaveText(
		/^Unusual number/,
	);
	await expect(isSo).not.toBeChecked();
	await expect(page.getByRole("textbox", { name: /^Year of founding/ })).toBeFocused();
	await add.getByRole("button", { name: "Phone" }).press("Enter");
	await page.keyboard.type("none");
	// What is odd and what cannot be are asked back in one round.
	await page.getByRole("button", { name: "Save all 2" }).press("Enter");
	await expect(page.getByRole("group", { name: "2. Phone" }).getByRole("alert")).toHaveText(
		/It has to be a phone/,
		SOON,
	);
	await expect(page.getByRole("group", { name: "1. Year of founding" }).getByRole("alert")).toHaveText(
		/^Unusual number/,
	);
	await page.getByRole("textbox", { name: /^Year of founding/ }).fill("1066");
	await isSo.press("Space");
	await page.getByRole("button", { name: "Save all 2" }).press("Enter");
	await expect(page.getByRole("group", { name: "1. Year of founding" }).getByRole("alert")).toHaveText(
		/It has to be a year from 1600/,
		SOON,
	);
	await expect(page.getByRole("group", { name: "2. Phone" }).getByRole("alert")).toHaveText(/It has to be a phone/);
	await expectAccessible(page, "facts that are asked back");
	await page.getByRole("button", { name: "Remove 2. Phone" }).press("Enter");
	await expect(page.getByRole("group", { name: "2. Phone" })).toHaveCount(0);
	await expect(page).toHaveURL(/new-facts/);
});

test("a filter that came with a link is shown in the list, and one press takes it off", async () => {
	await page.goto(`${DESK}#/corrections?filter=${encodeURIComponent('{"source_id":"nirf-2025"}')}`);
	const chip = page.getByRole("button", { name: "Only some are listed, by: Source. List all" });
	await expect(chip).toBeVisible(SOON);
	await expectAccessible(page, "a list with the filter of a link");
	await chip.click(SOON);
	await expect(chip).toBeHidden(SOON);
});
