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
	await page.getByLabel("Reservation category").selectOption("OBC-NCL");
	await page.getByLabel("You are").selectOption("woman");
	await page.getByLabel("Home state").selectOption("Bihar");
	await page.getByRole("button", { name: "Show options" }).click();
	await expect(page.getByText(/options at \d+ institutes/)).toBeVisible();
	expect(await kept()).not.toContain("45000");

	await page.goto("/predict?exam=jee-mains");
	await expect(page.getByLabel("Reservation category")).toHaveValue("OBC-NCL");
	await expect(page.getByLabel("You are")).toHaveValue("woman");
	await expect(page.getByLabel("Common rank (CRL)")).toHaveValue("");
	await page.goto("/predict?exam=neet");
	await expect(page.getByLabel("Home state")).toHaveValue("bihar");
	await expect(page.getByLabel("Reservation category")).toHaveValue("");

	await page.goto("/exams/jee-mains/cutoffs");
	await expect(page.getByLabel("Reservation category")).toHaveValue("OBC-NCL");
	await page.getByRole("button", { name: "Show", exact: true }).click();
	await expect(page).toHaveURL(/category=OBC-NCL&gender=woman&homeState=bihar/);
	await page.getByRole("button", { name: "Forget it" }).click();
	await expect(page.getByRole("button", { name: "Forget it" })).toHaveCount(0);
	expect(await kept()).toBeNull();
});

test("a question that was begun elsewhere stays filled when its exam is chosen here", async ({ page }) => {
	await page.goto("/predict?begun=1&common=45000&homeState=bihar");
	await page.getByRole("link", { name: /^JEE Main JoSAA/ }).click();
	await expect(page.getByLabel("Common rank (CRL)")).toHaveValue("45000");
	await expect(page.getByLabel("Home state")).toHaveValue("bihar");
});
