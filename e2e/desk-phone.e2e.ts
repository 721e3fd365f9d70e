import { expectAccessible } from "./support/axe.ts";
import { stopFading } from "./support/desk.ts";
import { openDeskAsEditor } from "./support/lead-desk.ts";
import { expect, test } from "./support/test.ts";

const { BACKEND_URL = "" } = process.env;
const DESK = `${BACKEND_URL}/studio/`;
const SOON = { timeout: 60_000 };
const [WIDTH, HEIGHT, MAX_PX] = [390, 844, 64];

test("on a phone the save bar of each form is one line at the bottom and covers no field", async ({ browser }) => {
	const page = await openDeskAsEditor(browser);
	await page.setViewportSize({ width: WIDTH, height: HEIGHT });
	// The menu that stood beside the page would stay over it.
	await page.reload();
	for (const form of ["news/create", "exams/1", "corrections/create", "merge", "new-facts", "added_colleges/create"]) {
		await page.goto(`${DESK}#/${form}`);
		const bar = page.getByRole("toolbar").filter({ has: page.getByRole("button", { name: /^(?:Save|Merge)/ }) });
		await expect(bar, form).toBeInViewport(SOON);
		const last = page.locator("form :is(input, textarea):visible").last();
		await last.focus();
		await expect(last).toBeFocused();
		await page.screenshot({ path: test.info().outputPath(`${form.replace("/", "-")}.png`) });
		const [above, below] = [await last.boundingBox(), await bar.boundingBox()];
		if (above === null || below === null) throw new Error(`${form} shows no field or no bar`);
		expect(below.height, form).toBeLessThanOrEqual(MAX_PX);
		expect(below.y + below.height, form).toBeLessThanOrEqual(HEIGHT);
		expect(above.y + above.height, form).toBeLessThanOrEqual(below.y);
		const width = await page.evaluate(() => document.documentElement.scrollWidth);
		expect(width, form).toBeLessThanOrEqual(WIDTH);
		for (const button of await bar.getByRole("button").all())
			await expect(button, `${form}: ${await button.innerText()}`).toBeInViewport({ ratio: 1 });
	}
	await page.context().close();
});

test("on a phone the other steps open by More, and the menu is closed after a load and on the next page", async ({
	browser,
}) => {
	const page = await openDeskAsEditor(browser);
	await page.setViewportSize({ width: WIDTH, height: HEIGHT });
	await page.reload();
	await stopFading(page);
	await page.goto(`${DESK}#/exams/1`);
	const archive = page.getByRole("button", { name: "Save and archive" });
	await expect(page.getByRole("button", { name: "More" })).toBeVisible(SOON);
	await expect(archive).toBeHidden();
	await page.getByRole("button", { name: "More" }).press("Enter");
	await expect(archive).toBeInViewport({ ratio: 1 });
	// Higher up, the bar covers half of whatever field is beneath it.
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	await expectAccessible(page, "the steps of an exam on a phone");

	const today = page.getByRole("menuitem", { name: "Today" });
	const openMenu = async () => {
		await page.getByRole("button", { name: "Open menu" }).click();
		await expect(today).toBeVisible();
	};
	await openMenu();
	await page.reload();
	await expect(page.getByRole("button", { name: "More" })).toBeVisible(SOON);
	await expect(today).toBeHidden();
	await openMenu();
	await page.goto(`${DESK}#/news`);
	await expect(today).toBeHidden();
	await page.context().close();
});

test("on a phone each row of a list is a card with what its values are, and nothing scrolls sideways", async ({
	browser,
}) => {
	const page = await openDeskAsEditor(browser);
	await page.setViewportSize({ width: WIDTH, height: HEIGHT });
	await page.reload();
	await stopFading(page);
	for (const [list, label] of [
		["colleges", "Place"],
		["exams", "Next event"],
		["directus_files", "Uploaded"],
		["directus_revisions", "Who"],
	]) {
		await page.goto(`${DESK}#/${list}`);
		await expect(page.locator(`td[data-label="${label}"]`).first(), list).toBeVisible(SOON);
		await page.screenshot({ path: test.info().outputPath(`list-${list}.png`) });
		const wide = await page
			.locator("html, .RaDataTable-tableWrapper")
			.evaluateAll((places) => places.filter((place) => place.scrollWidth > place.clientWidth).length);
		expect(wide, list).toBe(0);
	}
	await expectAccessible(page, "a list on a phone");
	await page.context().close();
});

test("a filter that came with a link is gone at the next visit, one of the list itself is not", async ({ browser }) => {
	const page = await openDeskAsEditor(browser);
	const chip = page.getByRole("button", { name: /^Only some are listed/ });
	const undone = page.getByRole("group", { name: "State" }).getByRole("button", { name: "Undone" });
	const visit = (name: string) => page.getByRole("menuitem", { name, exact: true }).click();
	await page.goto(`${DESK}#/corrections?${new URLSearchParams({ filter: JSON.stringify({ source_id: "desk-0" }) })}`);
	await expect(chip).toBeVisible(SOON);
	await expect(page.getByText(/^Nothing here with this filter/)).toBeVisible();
	await visit("Today");
	await visit("Corrections");
	await expect(undone).toBeVisible();
	await expect(chip).toHaveCount(0);
	await undone.click();
	await expect(page).toHaveURL(/undone/);
	await visit("Today");
	await visit("Corrections");
	await expect(undone).toHaveAttribute("aria-pressed", "true", SOON);
	await expectAccessible(page, "a list with its filters");
	await page.context().close();
});
