import { spec } from "./support/spec.ts";
import { expect, test } from "./support/test.ts";

test(`${spec("2.93", "9.20")} its logo is 180 px wide, on a phone too`, async ({ page }) => {
	await page.goto("/");
	const logo = page.getByRole("contentinfo").getByText("Uchit.", { exact: true });
	for (const width of [360, 1280]) {
		await page.setViewportSize({ width, height: 740 });
		expect((await logo.boundingBox())?.width).toBe(180);
	}
});
