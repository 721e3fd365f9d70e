import { waitForScripts } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";

test("what somebody is, but not their rank, is kept on the device, fills the next form, and goes with one press", async ({
	page,
}) => {
	const kept = () => page.evaluate(() => localStorage.getItem("predictor"));
	await page.goto("/");
	await waitForScripts(page);
	const door = page.getByRole("region", { name: "I have a rank" });
	await door.getByRole("combobox").selectOption("JEE Main");
	await door.getByRole("textbox").fill("45000");
	await door.getByRole("button").click();
	await expect(page.getByLabel("Common rank (CRL)")).toHaveValue("45000");
	await page.getByRole("combobox", { name: "Reservation category" }).selectOption("OBC-NCL");
	await page.getByRole("combobox", { name: "You are" }).selectOption("woman");
	await page.getByRole("combobox", { name: "Home state" }).selectOption("Bihar");
	await page.getByRole("button", { name: "Show options" }).click();
	await expect(page.getByText(/options at \d+ institutes/)).toBeVisible();
	expect(await kept()).not.toContain("45000");

	await page.goto("/predict?exam=jee-mains");
	await expect(page.getByRole("combobox", { name: "Reservation category" })).toHaveValue("OBC-NCL");
	await expect(page.getByRole("combobox", { name: "You are" })).toHaveValue("woman");
	await expect(page.getByLabel("Common rank (CRL)")).toHaveValue("");
	await page.goto("/predict?exam=neet");
	await expect(page.getByRole("combobox", { name: "Home state" })).toHaveValue("bihar");
	await expect(page.getByRole("combobox", { name: "Reservation category" })).toHaveValue("");

	await page.goto("/exams/jee-mains/cutoffs");
	await expect(page.getByRole("combobox", { name: "Reservation category" })).toHaveValue("OBC-NCL");
	await page.getByRole("button", { name: "Show", exact: true }).click();
	await expect(page).toHaveURL(/category=OBC-NCL&gender=woman&homeState=bihar/);
	await page.getByRole("button", { name: "Forget it" }).click();
	await expect(page.getByRole("button", { name: "Forget it" })).toHaveCount(0);
	await expect.poll(kept).toBeNull();
});

test("a question that was begun elsewhere stays filled when its exam is chosen here", async ({ page }) => {
	await page.goto("/predict?begun=1&common=45000&homeState=bihar");
	await page.getByRole("link", { name: /^JEE Main JoSAA/ }).click();
	await expect(page.getByLabel("Common rank (CRL)")).toHaveValue("45000");
	await expect(page.getByRole("combobox", { name: "Home state" })).toHaveValue("bihar");
});
