import { expectAccessible } from "./support/axe.ts";
import { openReady } from "./support/scripts-run.ts";
import { expect, test, testWithoutJavaScript } from "./support/test.ts";

// axe measures colours, which would be mid-transition between themes.
test.use({ contextOptions: { reducedMotion: "reduce" } });

testWithoutJavaScript(
	"without scripts the rules of each exam can be read, and the form is answered by the server",
	async ({ page }) => {
		await page.goto("/exams/eligibility");
		await expect(page.getByText("your answers go to our server in the address of the page")).toBeVisible();
		await expect(page.getByText("What you type here stays on this device.")).toBeHidden();
		await page.locator("summary", { hasText: "NEET UG" }).click();
		await expect(page.getByRole("table", { name: "Rules of NEET UG" })).toContainText("At least 17 years old");
		await page.getByLabel("Highest qualification").selectOption("bachelor");
		await page.getByLabel("Reservation category").selectOption("sc");
		await page.getByRole("button", { name: "See the exams" }).click();
		await expect(page).toHaveURL(/[?&]holding=bachelor&/);
		await expect(page.getByLabel("Highest qualification")).toHaveValue("bachelor");
		await expect(page.getByRole("region", { name: /^You can give these/ })).toBeVisible();
	},
);

test("eligibility is judged on the device: no request carries what a visitor types", async ({ page }) => {
	const sent: string[] = [];
	await openReady(page, "/exams/eligibility");
	page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
	await page.getByLabel("Highest qualification").selectOption("class-12");
	await page.getByLabel("I am in its last year").check();
	await page.getByLabel("Year of class 12").fill("2027");
	for (const subject of ["Physics", "Chemistry", "Biology", "English"]) {
		await page.getByRole("checkbox", { name: subject, exact: true }).check();
	}
	await page.getByLabel("Physics, Chemistry and Biology, per cent").fill("71.37");
	await page.getByLabel("Reservation category").selectOption("general");
	await page.getByLabel("Date of birth").fill("2011-01-01");
	const cannot = page.getByRole("region", { name: /^You cannot give these, by the rules/ });
	await expect(cannot.getByRole("listitem").filter({ hasText: /^NEET UG/ })).toContainText(
		"You will be too young on that day.",
	);
	await page.getByLabel("Date of birth").fill("2010-12-31");
	const can = page.getByRole("region", { name: /^You can give these/ });
	await expect(can.getByRole("listitem").filter({ hasText: /^NEET UG/ })).toBeVisible();
	await expect(page.getByRole("region", { name: "Forms you can still fill" })).toContainText("NEET UG");
	await expect(page.getByRole("link", { name: /You can give \d+ exams?, \d+ to check, \d+ not/ })).toBeInViewport();
	await page.getByRole("button", { name: "Remember", exact: true }).click();
	await page.keyboard.press("Tab");

	await expect(page).toHaveURL("/exams/eligibility");
	expect(sent.filter((line) => /71\.37|2010|2011|2027|general/.test(line))).toEqual([]);

	await page.reload();
	await expect(page.getByLabel("Date of birth")).toHaveValue("2010-12-31");
	await page.getByRole("button", { name: "Forget all" }).click();
	await expect(page.getByLabel("Date of birth")).toHaveValue("");
	await page.reload();
	await expect(page.getByLabel("Date of birth")).toHaveValue("");
});

test("the eligibility results are accessible in Hindi on a phone", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await openReady(page, "/hi/exams/eligibility");
	await page.getByLabel("सबसे ऊँची योग्यता").selectOption("bachelor");
	await page.locator("summary", { hasText: "GATE" }).click();
	await expectAccessible(page, "eligibility");
});
