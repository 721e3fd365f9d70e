import { expectAccessible } from "./support/axe.ts";
import { openReady } from "./support/scripts-run.ts";
import { expect, test, testWithoutJavaScript } from "./support/test.ts";

// axe measures colours, which would be mid-transition between themes.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the finder judges a student's details on the device: no request carries them", async ({ page }) => {
	const sent: string[] = [];
	await openReady(page, "/scholarships/finder");
	page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
	await page.getByLabel("Class or course now").selectOption("12");
	await page.getByLabel("Home state").selectOption("bihar");
	await page.getByLabel("Reservation category").selectOption("sc");
	await page.getByLabel("Gender").selectOption("female");
	await page.getByLabel("Family income a year").selectOption("250000");
	await page.getByRole("button", { name: "Show scholarships" }).click();
	const results = page.getByRole("region", { name: "What the rules say" });
	await expect(results).toBeFocused();
	const fits = results.locator("ul").first().getByRole("listitem");
	await expect(fits.first()).toContainText("Post-Matric Scholarship for SC Students");
	await expect(fits.filter({ hasText: "Vahani Scholarship" })).toHaveCount(0);
	await results.getByRole("heading", { name: "Should open again, by our list" }).click();
	await expect(results.getByRole("listitem").filter({ hasText: "Vahani Scholarship" })).toBeVisible();
	await results.getByRole("heading", { name: "Not for you" }).click();
	const tribes = results.getByRole("listitem").filter({ hasText: "Post-Matric Scholarship for ST Students" });
	await expect(tribes).toContainText("Only for ST");
	await expect(page).toHaveURL("/scholarships/finder");
	expect(sent.filter((line) => /income=|category=sc|250000/.test(line))).toEqual([]);

	await fits.first().getByRole("link").click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Post-Matric Scholarship for SC Students");
	await page.goBack();
	await expect(page.getByRole("region", { name: "What the rules say" })).toBeVisible();
	await expectAccessible(page, "the finder with its results");
});

test("the entered details collapse into one line that opens, and the result is on a phone's first screen", async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await openReady(page, "/scholarships/finder?level=12&category=sc&gender=female&income=200000&state=maharashtra");
	await expect(page.getByText(/^You fit \d+ schemes/)).toBeInViewport({ ratio: 1 });
	await page.getByText("Class 12 · SC · Girls and women · up to ₹2.5 lakh · Maharashtra").click();
	await page.getByLabel("Reservation category").selectOption("st");
	await page.getByRole("button", { name: "Show scholarships" }).click();
	await expect(page.getByText(/^Class 12 · ST · /)).toBeVisible();
	await expect(page.getByLabel("Reservation category")).toBeHidden();
	await expect(page.getByRole("region", { name: "What the rules say" })).toBeFocused();
	await expectAccessible(page, "the finder with its fields folded");
});

testWithoutJavaScript("without scripts the finder is a form that the server answers, and says so", async ({ page }) => {
	await page.goto("/hi/scholarships/finder");
	await expect(page.getByText("JavaScript बंद है")).toBeVisible();
	await page.getByLabel("अभी की कक्षा या कोर्स").selectOption("pg");
	await page.getByLabel("परिवार की साल की आय").selectOption("1000000");
	await page.getByRole("button", { name: "छात्रवृत्तियाँ दिखाएँ" }).click();
	await expect(page).toHaveURL(/level=pg/);
	await expect(page.getByRole("region", { name: "नियम क्या कहते हैं" })).toContainText("अभी पक्का नहीं");
});

test("the list and a scheme are accessible in Hindi on a phone", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	for (const path of ["/hi/scholarships?state=bihar", "/hi/scholarships/aicte-pragati-scholarship-for-girls"]) {
		await openReady(page, path);
		await expectAccessible(page, path);
	}
});

test("a date of birth stays on the device, and each exam's age rule is judged by it", async ({ page }) => {
	const sent: string[] = [];
	await openReady(page, "/tools/age");
	page.on("request", (request) => sent.push(request.url()));
	await page.getByLabel("Date of birth").fill("2011-01-01");
	await page.getByRole("button", { name: "See my age" }).click();
	const neet = page
		.getByRole("main")
		.getByRole("listitem")
		.filter({ hasText: /^NEET UG/ });
	await expect(neet).toContainText(/\d+ years, \d+ months, \d+ days on/);
	expect(sent.filter((url) => url.includes("2011"))).toEqual([]);
	await expectAccessible(page, "ages");
});
