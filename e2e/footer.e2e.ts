import { spec } from "./support/spec.ts";
import { expect, test } from "./support/test.ts";

test(`${spec("2.89", "2.90", "2.91", "2.92")} the footer has its four columns`, async ({ page }) => {
	await page.goto("/");
	const columns = page.getByRole("contentinfo").getByRole("navigation").getByRole("region");
	await expect(columns.getByRole("heading")).toHaveText(["Top Colleges", "Top Exams", "Top Courses", "Other"]);
	for (const column of await columns.all()) expect(await column.getByRole("link").count()).toBeGreaterThan(3);
});

for (const [proves, name] of [
	[spec("2.50"), "Privacy Policy"],
	[spec("2.51"), "Terms"],
	[spec("2.52"), "Advertising"],
	[spec("2.53"), "Careers"],
] as const) {
	test(`${proves} ${name} leads to the list of colleges`, async ({ page }) => {
		await page.goto("/");
		await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
		await expect(page).toHaveURL("/colleges");
	});
}

test(`${spec("2.93", "9.20")} its logo is 180 px wide, on a phone too`, async ({ page }) => {
	await page.goto("/");
	const logo = page.getByRole("contentinfo").getByText("Uchit.", { exact: true });
	for (const width of [360, 1280]) {
		await page.setViewportSize({ width, height: 740 });
		expect((await logo.boundingBox())?.width).toBe(180);
	}
});

test(`${spec("2.94", "9.21")} its copyright line holds the current year`, async ({ page }) => {
	await page.goto("/");
	await expect(page.getByRole("contentinfo")).toContainText(`© ${new Date().getFullYear()} Uchit`);
});

test(`${spec("1.31", "1.34", "1.35", "1.36", "1.37")} it says the opening hours`, async ({ page }) => {
	await page.goto("/");
	const reach = page.getByRole("contentinfo").getByRole("region", { name: "Reach us" });
	await expect(reach).toContainText("Monday to Saturday: 9:00 AM to 07:00 PM");
	await expect(reach).toContainText("Sunday: 10:00 AM to 06:00 PM");
});

test("what no setting says is not shown", async ({ page }) => {
	await page.goto("/");
	const reach = page.getByRole("contentinfo").getByRole("region", { name: "Reach us" });
	await expect(reach.getByRole("link")).toHaveCount(0);
	await expect(page.locator("address")).toHaveCount(0);
});
