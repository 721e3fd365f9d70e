import { waitForScripts } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";

for (const address of ["/", "/hi/colleges?category=1", "/exams"]) {
	test(`the browser requests no script of ${address} before the page can be painted`, async ({ page }) => {
		const scripts: string[] = [];
		page.on("request", (request) => {
			if (request.resourceType() === "script") scripts.push(request.url());
		});
		const { promise: painting, resolve: letPaint } = Promise.withResolvers<void>();
		await page.route("**/*.css", async (route) => {
			await painting;
			await route.continue();
		});
		const styles = page.waitForRequest(/\.css/);
		const response = await page.goto(address, { waitUntil: "commit" });
		await Promise.all([response?.finished(), styles]);
		// The document is fully read by now, and its requests go out before this one.
		await page.evaluate(() => fetch("/robots.txt").then((answer) => answer.text()));
		expect(scripts).toEqual([]);
		letPaint();
		await waitForScripts(page);
		expect(scripts.length).toBeGreaterThan(5);
	});
}

test("scripts pick up what a visitor typed and pressed before they ran", async ({ page }) => {
	const { promise: released, resolve: letRun } = Promise.withResolvers<void>();
	await page.route(/\/site-[^/]*\.js$/, async (route) => {
		await released;
		await route.continue();
	});
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/college/indian-institute-of-technology-madras/cost", { waitUntil: "domcontentloaded" });
	const years = page.getByLabel("Years of the course").first();
	await years.pressSequentially("x");
	await expect(years).not.toHaveAttribute("aria-invalid");
	const shortlist = page.getByRole("button", { name: /^Shortlist: / });
	await shortlist.click();
	letRun();
	await expect(years).toHaveAttribute("aria-invalid", "true");
	await expect(years).toHaveValue("x");
	await expect(shortlist).toHaveAttribute("aria-pressed", "true");
	await years.click();
	await page.keyboard.type("y");
	await expect(years).toHaveValue("xy");
});
