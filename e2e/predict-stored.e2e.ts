import { openReady } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";

test("the rank box and the form prefill the next form once the visitor agrees, and one press clears them", async ({
	page,
}) => {
	const stored = () => page.evaluate(() => localStorage.getItem("applicant"));
	const line = page.getByRole("region", { name: "Your details here" });
	await openReady(page, "/");
	const door = page.getByRole("region", { name: "I have a rank" });
	await door.getByRole("combobox").selectOption("JEE Main");
	await door.getByRole("textbox").fill("45000");
	await door.getByRole("button").click();
	await expect(page.getByText(/options at \d+ colleges/)).toBeVisible();
	await page
		.getByRole("main")
		.locator("summary", { hasText: /^Rank 45,000/ })
		.click();
	await expect(page.getByLabel("Common rank (CRL)")).toHaveValue("45000");
	await page.getByRole("combobox", { name: "Reservation category" }).selectOption("OBC-NCL");
	await page.getByRole("combobox", { name: "You are" }).selectOption("woman");
	await page.getByRole("combobox", { name: "Home state" }).selectOption("Bihar");
	await page.getByRole("button", { name: "Show options" }).click();
	await expect(page.getByRole("main").locator("summary", { hasText: "OBC-NCL" })).toBeVisible();
	expect(await stored()).toBeNull();
	await line.getByRole("button", { name: "Remember", exact: true }).click();
	await expect(line).toContainText("Remembered on this device only.");

	await page.goto("/predict?exam=jee-mains");
	await expect(page.getByRole("combobox", { name: "Reservation category" })).toHaveValue("OBC-NCL");
	await expect(page.getByRole("combobox", { name: "You are" })).toHaveValue("woman");
	await expect(page.getByLabel("Common rank (CRL)")).toHaveValue("45000");
	await page.goto("/predict?exam=neet");
	await expect(page.getByRole("combobox", { name: "Home state" })).toHaveValue("bihar");
	await expect(page.getByRole("combobox", { name: "Reservation category" })).toHaveValue("OBC");

	await page.goto("/exams/jee-mains/cutoffs");
	await expect(page.getByRole("combobox", { name: "Reservation category" })).toHaveValue("OBC-NCL");
	await page.getByRole("button", { name: "Show", exact: true }).click();
	await expect(page).toHaveURL(/category=OBC-NCL&gender=woman&homeState=bihar/);
	await line.getByRole("button", { name: "Forget all" }).click();
	await expect(line).toContainText("We ask before this device remembers it.");
	expect(await stored()).toBeNull();
});

test("a question started elsewhere stays filled in when its exam is chosen here", async ({ page }) => {
	await page.goto("/predict?begun=1&common=45000&homeState=bihar");
	await page.getByRole("link", { name: /^JEE Main JoSAA/ }).click();
	await expect(page.getByLabel("Common rank (CRL)")).toHaveValue("45000");
	await expect(page.getByRole("combobox", { name: "Home state" })).toHaveValue("bihar");
});
