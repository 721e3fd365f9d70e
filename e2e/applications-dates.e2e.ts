import { addOwn, card, dayFromNow, openCard } from "./support/applications.ts";
import { expectAccessible } from "./support/axe.ts";
import { openReady } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("forms are listed on top by next date, one line each; today is marked, and a past exam offers “exam given”", async ({
	page,
}) => {
	await openReady(page, "/applications");
	for (const name of ["Late form", "Closing form", "Old exam", "Undated form"]) await addOwn(page, name);
	const write = async (name: string, field: string, day: string) => {
		await openCard(page, name);
		await card(page, name).getByText("Write dates, number, note").click();
		await card(page, name).getByLabel(field).fill(day);
	};
	await write("Late form", "Last date", dayFromNow(40));
	await write("Closing form", "Last date", dayFromNow(0));
	await write("Old exam", "Exam day", dayFromNow(-2));
	const table = page.getByRole("table", { name: "Your forms by their next date" });
	await expect(table.getByRole("rowheader")).toHaveText(["Closing form", "Late form", "Old exam", "Undated form"]);
	await expect(table.getByRole("row", { name: /Closing form/ })).toContainText("TodayLast dateyours");
	const heights = await table.getByRole("row").evaluateAll((rows) => rows.map((row) => row.clientHeight));
	expect(Math.max(...heights)).toBeLessThan(48);
	await card(page, "Old exam").getByRole("button", { name: "Yes, exam given" }).click();
	await expect(card(page, "Old exam").getByLabel("How far")).toHaveValue("sat");
	await expectAccessible(page, "forms by their next date");
});

test("six forms are one line each, adding and this week fit the first screen, and possible clashes share one entry", async ({
	page,
}) => {
	const names = ["JEE Main", "BITSAT", "VITEEE", "WBJEE", "MET", "SRMJEEE"];
	await openReady(page, "/applications");
	for (const name of names) {
		const field = page.getByRole("combobox", { name: "Exam or counselling" });
		await field.fill(name);
		await field.press("Enter");
		await expect(card(page, name)).toBeVisible();
	}
	await page.reload();
	const cards = page.getByRole("list", { name: "Your forms" }).getByRole("listitem");
	await expect(cards).toHaveCount(names.length);
	for (const target of [
		page.getByText("Add a form", { exact: true }),
		page.getByRole("heading", { name: "This week" }),
	])
		expect((await target.boundingBox())?.y).toBeLessThan(700);
	expect(Math.max(...(await cards.evaluateAll((lines) => lines.map((line) => line.clientHeight))))).toBeLessThan(64);
	await page.getByText(/^\d+ pairs of exams may clash/).click();
	await expect(page.getByText("At least one day is not announced.").first()).toBeVisible();
	await page.getByRole("table").getByRole("link", { name: "VITEEE" }).click();
	await expect(card(page, "VITEEE").getByLabel("How far")).toBeVisible();
	await expectAccessible(page, "six forms");
});
