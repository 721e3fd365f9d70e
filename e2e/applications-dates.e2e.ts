import { addOwn, card, dayFromNow } from "./support/applications.ts";
import { expectAccessible } from "./support/axe.ts";
import { waitForScripts } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("all forms stand on top by their next date, one line each; what closes today says so, and a past exam asks whether it was given", async ({
	page,
}) => {
	await page.goto("/applications");
	await waitForScripts(page);
	for (const name of ["Late form", "Closing form", "Old exam", "Undated form"]) await addOwn(page, name);
	const write = async (name: string, field: string, day: string) => {
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
