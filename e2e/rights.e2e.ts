import { expectAccessible } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

test("a student who leaves a college reads the refund and copies a letter, and nothing typed leaves the device", async ({
	page,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.goto("/rights");
	const requests: string[] = [];
	page.on("request", (request) => requests.push(`${request.url()} ${request.postData() ?? ""}`));
	await page.getByRole("combobox", { name: "Session of admission" }).selectOption("2025-26");
	await page.getByLabel("Day you leave").fill("2025-10-12");
	await expect(page.getByText("You get all fees back except ₹1,000 at most, by this notice.")).toBeVisible();
	await expect(page.getByText("Till 31 October 2025, by Tezpur University")).toBeVisible();
	await page.getByLabel("Fees paid, ₹").fill("90,000");
	await page.getByLabel(/^Deposits in it/).fill("10000");
	await expect(page.getByText("You get at least ₹89,000 back.")).toBeVisible();
	await expect(
		page.getByText("Fees: ₹80,000 less ₹1,000 at most are ₹79,000 or more, by Tezpur University"),
	).toBeVisible();
	await expect(page.getByText("Deposits: ₹10,000, whole, by UGC, notification on refund of fees")).toBeVisible();
	await page.getByLabel("Fees paid, ₹").fill("");
	await page.getByRole("combobox", { name: "Session of admission" }).selectOption("2026-27");
	await expect(page.getByText("before session 2026-27 began")).toBeVisible();
	await page.getByLabel("Day you leave").fill("2026-10-12");
	await expect(
		page.getByText("In 2025-26, all fees but ₹1,000 at most came back on this day of the year."),
	).toBeVisible();
	await expect(page.getByText("We do not have UGC’s letter for 2026-27")).toBeVisible();
	await page.getByLabel(/^Last date of admission/).fill("2026-10-01");
	await expect(page.getByText("You get 80 % of the fees back.")).toBeVisible();
	await page.getByLabel("Fees paid, ₹").fill("85000");
	await expect(page.getByText("₹70,000 at least. It may be ₹84,000 or more")).toBeVisible();
	await expect(page.getByText("By that rule at least ₹84,000 of your ₹85,000.")).toBeVisible();
	await expect(page.getByText("You get ₹70,000, if no letter for 2026-27 says otherwise.")).toBeVisible();
	await expect(page.getByText("Fees: 80 % of ₹75,000 are ₹60,000")).toBeVisible();
	await expect(page.getByText("Deposits: ₹10,000, whole, by UGC, notification on refund of fees")).toBeVisible();
	await page.getByLabel(/^Last date of admission/).fill("2026-11-15");
	await expect(page.getByText("You get ₹81,250 to ₹85,000, if no letter for 2026-27 says otherwise.")).toBeVisible();
	await page.getByLabel("Fees paid, ₹").fill("");

	await page.getByRole("textbox", { name: "Your name" }).fill("Asha Rao");
	await page.getByRole("textbox", { name: "College", exact: true }).fill("Hindu College");
	await page.getByText("Letter: fees back").click();
	await page.getByRole("button", { name: "Copy the letter" }).first().click();
	await expect(page.getByText("Copied", { exact: true }).first()).toBeVisible();
	const letter = await page.evaluate(() => navigator.clipboard.readText());
	expect(letter).toContain("To the Principal\nHindu College");
	expect(letter).toContain("from 12 October 2026 and cancel my admission. I have paid ₹__________");
	expect(letter).toContain("Name: Asha Rao");
	await expectAccessible(page, "rights with an answer");
	expect(requests.filter((each) => /Asha|Hindu|202[56]-10-12/.test(each))).toEqual([]);
});
