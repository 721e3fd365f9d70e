import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { addOwn, card, dayFromNow, openCard } from "./support/applications.ts";
import { expectAccessible } from "./support/axe.ts";
import { openReady } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";
import { makeVisitor, signIn } from "./support/visitor.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("a form added from an exam's page shows dates, fee and files, and its progress stays on the device", async ({
	page,
}) => {
	await openReady(page, "/exams/jee-mains");
	await page.getByRole("link", { name: "Add to my applications" }).click();
	await expect(page).toHaveURL("/applications");
	const jee = card(page, "JEE Main");
	await expect(page.getByRole("status").filter({ hasText: "JEE Main added." })).toBeVisible();
	await expect(jee.getByText("it depends on who applies")).toBeVisible();
	await expect(jee.getByText("10 to 200 KB").first()).toBeVisible();
	await expect(jee.getByText("Photograph and signature, scanned: missing")).toBeVisible();
	await expect(page.getByText("An expected month is not a last date.")).toBeVisible();
	await jee.getByLabel("Session").selectOption("Session 1");
	await jee.getByLabel("How far").selectOption("Exam given");
	await expect(jee.getByText("Result (Session 1)", { exact: true })).toBeVisible();
	await page.reload();
	await expect(jee.getByLabel("How far")).toHaveValue("sat");
	await expect(jee.getByLabel("Session")).toHaveValue("Session 1");
	await page.goto("/exams/jee-mains");
	await page.getByRole("link", { name: "Add to my applications" }).click();
	await expect(page).toHaveURL("/applications");
	await expect(jee).toHaveCount(1);
	await page.goto("/applications#jee-mains");
	await expect(page).toHaveURL("/applications");
	await expect(jee).toHaveCount(1);
});

test("the visitor's own entries count in the week and in clashes, can be undone, and never leave the device", async ({
	page,
}) => {
	const requests: string[] = [];
	page.on("request", (request) => requests.push(`${request.url()} ${request.postData() ?? ""}`));
	await openReady(page, "/applications");
	await addOwn(page, "Ranchi hostel form");
	await addOwn(page, "Old state form");
	const [near, late, examDay] = [dayFromNow(3), dayFromNow(30), dayFromNow(60)];
	for (const [name, lastDay] of [
		["Ranchi hostel form", near],
		["Old state form", late],
	] as const) {
		const form = card(page, name);
		await openCard(page, name);
		await form.getByText("Write dates, number, note").click();
		await form.getByLabel("Last date").fill(lastDay);
		await form.getByLabel("Exam day").fill(examDay);
	}
	const hostel = card(page, "Ranchi hostel form");
	await expect(hostel.getByText("Never write a password here.")).toBeVisible();
	await hostel.getByLabel("Application number").fill("RH-778812");
	await hostel.getByLabel("Note", { exact: true }).fill("uncle pays");
	const week = page.getByRole("region", { name: "This week" });
	await expect(week.getByText("Ranchi hostel form: last date")).toBeVisible();
	await expect(week.getByText("Old state form: last date")).toHaveCount(0);
	await expect(week.getByText("Ranchi hostel form and Old state form")).toBeVisible();
	await expect(week.getByText("Clash", { exact: true })).toBeVisible();
	await expectAccessible(page, "applications at 360 px");
	await hostel.getByRole("button", { name: "Remove Ranchi hostel form" }).click();
	await expect(hostel).toHaveCount(0);
	await page.getByRole("button", { name: "Undo" }).click();
	await openCard(page, "Ranchi hostel form");
	await expect(hostel.getByText("RH-778812")).toBeVisible();
	expect(requests.filter((each) => /Ranchi|778812|uncle|Old state|hostel/i.test(each))).toEqual([]);
	expect(requests.filter((each) => each.includes(near) || each.includes(examDay))).toEqual([]);
});

test("typing finds an exam, and Escape, Tab or a press elsewhere closes the list of choices", async ({ page }) => {
	await openReady(page, "/applications");
	const field = page.getByRole("combobox", { name: "Exam or counselling" });
	const list = page.getByRole("listbox", { name: "Exam or counselling" });
	for (const leave of ["Escape", "Tab"]) {
		await field.click();
		await expect(list).toBeVisible();
		if (leave === "Escape") await expectAccessible(page, "a list of choices");
		await page.keyboard.press(leave);
		await expect(list, leave).toHaveCount(0);
	}
	await field.click();
	await page.getByRole("heading", { level: 1 }).click();
	await expect(list).toHaveCount(0);
	await field.focus();
	await page.keyboard.type("bits");
	await expect(list.getByRole("option")).toHaveText(["BITSAT"]);
	await page.keyboard.press("ArrowDown");
	await expect(list.getByRole("option")).toHaveAttribute("data-highlighted");
	await page.keyboard.press("Enter");
	await expect(list).toHaveCount(0);
	await expect(field).toHaveValue("BITSAT");
	await page.getByRole("button", { name: "Add exam" }).click();
	await expect(card(page, "BITSAT")).toBeVisible();
	await field.fill("cat");
	await field.press("Enter");
	await expect(card(page, "CAT")).toBeVisible();
});

test("a certificate expires by the rule of its year, and a tick counts for every form", async ({ page }) => {
	await page.addInitScript(() => {
		localStorage.setItem("applicant", JSON.stringify({ category: "obc-ncl", gender: "woman" }));
	});
	await page.clock.setFixedTime(new Date("2027-05-02T06:00:00Z"));
	await page.goto("/applications#neet");
	const neet = card(page, "NEET UG");
	await expect(neet).toBeVisible();
	await expect(neet.getByText("for your reservation category")).toBeVisible();
	await expect(neet.getByText("₹1,600")).toBeVisible();
	await page.getByLabel("OBC-NCL certificate", { exact: true }).check();
	await expect(neet.getByText("OBC-NCL certificate: write its day of issue")).toBeVisible();
	await page.getByLabel("Day of issue: OBC-NCL certificate").fill("2026-06-01");
	await expect(
		neet.getByText(/OBC-NCL certificate: too old, it usually has to be from 1 April 2027 or later/),
	).toBeVisible();
	await page.getByLabel("Day of issue: OBC-NCL certificate").fill("2027-04-10");
	await expect(neet.getByText(/OBC-NCL certificate/)).toHaveCount(0);
});

test("a file moves everything to another phone; a wrong file changes nothing and shows an error", async ({
	page,
	browser,
}) => {
	await openReady(page, "/applications");
	await addOwn(page, "Polytechnic form");
	await page.getByLabel("Class 10 certificate and mark sheet").check();
	const saving = page.waitForEvent("download");
	await page.getByRole("button", { name: "Save as file" }).click();
	const file = await readFile((await (await saving).path()) ?? "");
	const open = async (on: Page, buffer: Buffer) => {
		const choosing = on.waitForEvent("filechooser");
		await on.getByRole("button", { name: "Open a file" }).click();
		await (await choosing).setFiles({ name: "applications.json", mimeType: "application/json", buffer });
	};
	await open(page, Buffer.from("a photograph"));
	await expect(page.getByRole("alert")).toHaveText("This file is not from this page. Your list is unchanged.");
	await expect(card(page, "Polytechnic form")).toBeVisible();
	const other = await (await browser.newContext()).newPage();
	await openReady(other, "/applications");
	await open(other, file);
	await expect(card(other, "Polytechnic form")).toBeVisible();
	await expect(other.getByLabel("Class 10 certificate and mark sheet")).toBeChecked();
	await other.context().close();
});

test("the printout is a table for the family, without buttons, menus or cards", async ({ page }) => {
	await page.goto("/applications#clat");
	await expect(card(page, "CLAT")).toBeVisible();
	await page.emulateMedia({ media: "print" });
	const table = page.getByRole("table", { name: "Your forms" });
	await expect(table.getByRole("cell", { name: /^(?:To do|Form closed)$/ })).toBeVisible();
	await expect(table.getByText("CLAT")).toBeVisible();
	await expect(table.getByText("₹3,500 to ₹4,000")).toBeVisible();
	await expect(page.getByRole("button", { name: "Print for family" })).toBeHidden();
	await expect(page.getByRole("banner")).toBeHidden();
	await expect(card(page, "CLAT")).toBeHidden();
});

test.describe("without a network", () => {
	test.use({ fetchesAhead: true, serviceWorkers: "allow" });

	test("after one visit the list opens and takes another form", async ({ page, context, problems }) => {
		problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
		await page.goto("/applications#cat");
		await expect(card(page, "CAT")).toBeVisible();
		await expect
			.poll(
				() => page.evaluate(async () => (await (await caches.open("pages-1")).match("/applications")) !== undefined),
				{
					timeout: 20_000,
				},
			)
			.toBe(true);
		await context.setOffline(true);
		await page.goto("/applications");
		await expect(card(page, "CAT")).toBeVisible();
		await addOwn(page, "Written on a train");
	});
});

test("a link of forms returns reordered with a note; the owner accepts one change, rejects another, and no server sees it", async ({
	page,
	browser,
	baseURL,
}) => {
	await openReady(page, "/applications");
	for (const name of ["Hostel form", "State form", "Scholarship form"]) await addOwn(page, name);
	await page.getByText("Send this list to your family or teacher").click();
	const link = await page.getByRole("link", { name: "See what they will see" }).getAttribute("href");
	const family = await (await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })).newPage();
	const requests: string[] = [];
	family.on("request", (request) => requests.push(`${request.url()} ${request.postData() ?? ""}`));
	await family.goto(link ?? "none");
	await expect(family.getByText("A list that was sent to you")).toBeVisible();
	await family.getByText("Suggest another order, and say why").click();
	await family.getByRole("button", { name: "Move down: Hostel form" }).click();
	await family.getByLabel("Why, or a question: Scholarship form").fill("ask the bank first");
	await expectAccessible(family, "a list of forms that was sent");
	const back = await family.getByRole("link", { name: "See what they will see" }).getAttribute("href");
	expect(requests.filter((address) => /Hostel|bank|#2/.test(decodeURIComponent(address)))).toEqual([]);
	await family.context().close();
	await page.goto(back ?? "none");
	await page.reload();
	const advice = page.getByRole("region", { name: "My applications" });
	await expect(advice.getByRole("listitem")).toHaveCount(2);
	await advice.getByRole("button", { name: "Take it" }).first().click();
	await advice.getByRole("button", { name: "Leave it" }).click();
	await expect(advice).toContainText("Left as it was.");
	await page.getByRole("link", { name: "The list of this device" }).click();
	await expect(page.getByRole("list", { name: "Your forms" }).getByRole("heading")).toHaveText([
		"State form",
		"Hostel form",
		"Scholarship form",
	]);
	expect(await page.evaluate(() => localStorage.getItem("applications"))).not.toContain("ask the bank first");
});

test("a link for a Hindi reader opens in Hindi, with the state and next day of each form in Hindi", async ({
	page,
}) => {
	await page.goto("/applications#wbjee");
	await expect(card(page, "WBJEE")).toBeVisible();
	await addOwn(page, "Hostel form");
	await openCard(page, "Hostel form");
	await card(page, "Hostel form").getByText("Write dates, number, note").click();
	await card(page, "Hostel form").getByLabel("Last date").fill(dayFromNow(9));
	await page.getByText("Send this list to your family or teacher").click();
	await page.getByRole("radio", { name: "हिंदी" }).check();
	await page.getByRole("link", { name: "See what they will see" }).click();
	await expect(page).toHaveURL(/\/hi\/applications#2\./);
	const list = page.getByRole("region", { name: "मेरे आवेदन" });
	await expect(list.getByRole("listitem").filter({ hasText: "Hostel form" })).toContainText("आखिरी तारीख");
	expect(await list.getByRole("listitem").allInnerTexts()).not.toContainEqual(
		expect.stringMatching(/To do|Application|Last date|Usually/),
	);
});

test("forms enter the account only with their owner's consent; two devices end equal, and a removal reaches both", {
	tag: "@long",
}, async ({ page, browser }) => {
	test.slow();
	const visitor = await makeVisitor();
	const sent: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("/account/applications")) sent.push(request.method());
	});
	await signIn(page, visitor);
	await openReady(page, "/applications");
	await addOwn(page, "State nursing");
	await expect(page.getByText(/^Your forms are only on this device. Put them/)).toBeVisible();
	expect(sent).toEqual([]);
	const merged = page.waitForResponse((answer) => answer.request().method() === "PUT");
	await page.getByRole("button", { name: "Put them into my account too" }).click();
	await merged;
	await expect(page.getByText("Your forms are on this device and in your account.")).toBeVisible();

	const other = await (await browser.newContext()).newPage();
	await signIn(other, visitor);
	await openReady(other, "/applications");
	await addOwn(other, "Hotel school");
	await other.getByRole("button", { name: "Put them into my account too" }).click();
	await expect(card(other, "State nursing")).toBeVisible();
	await expect(card(other, "Hotel school")).toBeVisible();

	await page.reload();
	await expect(card(page, "Hotel school")).toBeVisible();
	await expect(card(page, "State nursing")).toBeVisible();
	const removed = page.waitForResponse((answer) => answer.request().method() === "PUT");
	await openCard(page, "State nursing");
	await card(page, "State nursing").getByText("Write dates, number, note").click();
	await page.getByRole("button", { name: "Remove State nursing" }).click();
	await removed;
	await other.reload();
	await expect(card(other, "Hotel school")).toBeVisible();
	await expect(card(other, "State nursing")).toHaveCount(0);

	await other.getByRole("button", { name: "Remove them from my account" }).click();
	await expect(other.getByText(/^Your forms are only on this device. Put them/)).toBeVisible();
	await expect(card(other, "Hotel school")).toBeVisible();
	const own = await other.request.get("/account/applications");
	expect(await own.json()).toEqual({ entries: [] });
	await other.context().close();
});
