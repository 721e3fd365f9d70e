import { openDeskAsEditor } from "./support/lead-desk.ts";
import { expect, test } from "./support/test.ts";

const { BACKEND_URL = "" } = process.env;
const DESK = `${BACKEND_URL}/studio/`;
const SOON = { timeout: 60_000 };
const [WIDTH, HEIGHT, MOST_PX] = [390, 844, 64];

test("on a phone the save bar of each form is one line at the bottom and covers no field", async ({ browser }) => {
	const page = await openDeskAsEditor(browser);
	await page.setViewportSize({ width: WIDTH, height: HEIGHT });
	// The menu that stood beside the page would stay over it.
	await page.reload();
	for (const form of ["news/create", "exams/1", "corrections/create", "merge", "new-facts", "added_colleges/create"]) {
		await page.goto(`${DESK}#/${form}`);
		const bar = page.getByRole("toolbar").filter({ has: page.getByRole("button", { name: /^Save/ }) });
		await expect(bar, form).toBeInViewport(SOON);
		const last = page.locator("form :is(input, textarea):visible").last();
		await last.focus();
		await expect(last).toBeFocused();
		await page.screenshot({ path: test.info().outputPath(`${form.replace("/", "-")}.png`) });
		const [above, below] = [await last.boundingBox(), await bar.boundingBox()];
		if (above === null || below === null) throw new Error(`${form} shows no field or no bar`);
		expect(below.height, form).toBeLessThanOrEqual(MOST_PX);
		expect(below.y + below.height, form).toBeLessThanOrEqual(HEIGHT);
		expect(above.y + above.height, form).toBeLessThanOrEqual(below.y);
		const width = await page.evaluate(() => document.documentElement.scrollWidth);
		expect(width, form).toBeLessThanOrEqual(WIDTH);
	}
});
