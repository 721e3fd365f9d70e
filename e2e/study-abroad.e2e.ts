import { expectAccessible } from "./support/axe.ts";
import { sampled } from "./support/sampled.ts";
import { openReady } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";

test("the money follows the typed rate, and a value that is not a rate shows an error", async ({ page }) => {
	await openReady(page, "/study-abroad/austria");
	const money = page.getByRole("region", { name: "Cost of the first year" });
	await money.getByText("Use today’s rate").click();
	const rate = money.getByLabel("Rupees for 1 EUR");
	await rate.fill("100");
	await expect(money.getByRole("status")).toContainText("₹9,89,644");
	await rate.fill("a lot");
	await expect(money).toContainText("Type a number above zero");
	await expect(money.getByRole("status")).toContainText("June 2026");
});

const PAGES = [
	["the countries", "/study-abroad?compare=germany,australia"],
	["a country", "/study-abroad/australia?field=Health&level=Bachelor+Degree"],
	["universities with figures", "/study-abroad/united-states/universities?sort=tuition"],
	["English scores", "/tools/english-scores?test=toefl&score=90"],
	["registered courses in Hindi", "/hi/study-abroad/australia/courses?field=Health"],
] as const;

for (const [name, path] of sampled(PAGES, 3)) {
	test(`axe finds no fault on ${name}`, async ({ page }) => {
		test.slow();
		await page.emulateMedia({ reducedMotion: "reduce" });
		await openReady(page, path);
		await expectAccessible(page, name);
	});
}
