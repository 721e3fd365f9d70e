import { randomBytes } from "node:crypto";
import { expectAccessible } from "./support/axe.ts";
import { confirmStep, stopFading } from "./support/desk.ts";
import { inviteStaff, openDeskAsEditor, signInHired } from "./support/lead-desk.ts";
import { expect, test } from "./support/test.ts";

const { BACKEND_URL = "" } = process.env;
const DESK = `${BACKEND_URL}/studio/`;
const SOON = { timeout: 60_000 };

test("a college absent from every list is written at the desk, approved by a colleague, found on the site, and removed", {
	tag: "@long",
}, async ({ browser, page: visitor, problems }) => {
	problems.expect(/404/);
	test.slow();
	const name = `Neelkamal ${randomBytes(4).toString("hex")} College of Arts`;
	const page = await openDeskAsEditor(browser);
	await page.goto(`${DESK}#/colleges`);
	await page.getByRole("link", { name: "New college" }).click();
	const write = async (label: RegExp, text: string) => page.getByRole("textbox", { name: label }).fill(text);
	await write(/^Name, as the document/, "Fergusson College");
	await page.getByRole("combobox", { name: /^District/ }).fill("Pune");
	await page.getByRole("option", { name: "Pune, Maharashtra" }).click();
	await expect(page.getByRole("region", { name: "The site may have it already" })).toContainText("Pune", SOON);
	await write(/^Town or village/, "Bhor");
	await page.getByRole("combobox", { name: /^Who owns it/ }).click();
	await page.getByRole("option", { name: "Private", exact: true }).click();
	await write(/^Official website/, "neelkamal.example.org");
	await write(/^Why it is new/, "The university's list of 2026 has it.");
	await write(/^Who published it/, "The university");
	await write(/^The document/, "Affiliated colleges, 2026-27");
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await page.screenshot({ path: test.info().outputPath(`new-${width}.png`), fullPage: true });
	}
	await expectAccessible(page, "a new college at the desk");
	await page.getByRole("button", { name: "Save" }).press("Enter");
	await expect(page.getByText("Check the colleges listed above. Turn this on if it is none of them.")).toBeVisible(
		SOON,
	);
	await write(/^Name, as the document/, name);
	await page.getByRole("switch", { name: /^I checked the colleges/ }).check();
	await page.getByRole("button", { name: "Save" }).press("Enter");
	await expect(page.getByText("Waits for a second person").first()).toBeVisible(SOON);
	await expect(page.getByText("You wrote it: a colleague has to agree")).toBeVisible(SOON);
	await expect(page.getByRole("button", { name: "Agree: put it on the site" })).toHaveCount(0);

	const colleague = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
	await signInHired(colleague, await inviteStaff("editor"));
	await colleague.goto(page.url());
	await expect(colleague.getByText("It is none of them.")).toBeVisible(SOON);
	await colleague.getByRole("button", { name: "Agree: put it on the site" }).click();
	const shown = colleague.getByRole("link", { name: "On the site" });
	await expect(shown).toBeVisible(SOON);
	for (const width of [390, 1440]) {
		await colleague.setViewportSize({ width, height: 900 });
		await colleague.screenshot({ path: test.info().outputPath(`agreed-${width}.png`), fullPage: true });
	}
	await expectAccessible(colleague, "a new college that is on the site");
	const path = new URL((await shown.getAttribute("href")) ?? "").pathname;
	await expect.poll(async () => (await visitor.goto(path))?.status(), SOON).toBe(200);
	await expect(visitor.getByRole("heading", { level: 1 })).toContainText(name);
	await expect(visitor.getByRole("main")).toContainText("Bhor");
	await visitor.goto(`/colleges?${new URLSearchParams({ q: name })}`);
	await expect(visitor.getByRole("link", { name }).first()).toBeVisible();

	await confirmStep(colleague, "Undo");
	await expect(colleague.getByText("Undone").first()).toBeVisible(SOON);
	await expect.poll(async () => (await visitor.goto(path))?.status(), SOON).toBe(404);
	await Promise.all([page.close(), colleague.close()]);
});

test("Ctrl+K opens a college, an exam or a place of the desk by its name", async ({ browser }) => {
	test.slow();
	const page = await openDeskAsEditor(browser);
	await page.goto(`${DESK}#/`);
	await stopFading(page);
	await page.keyboard.press("ControlOrMeta+k");
	const finder = page.getByRole("dialog", { name: "Go to" });
	await finder.getByRole("combobox").fill("redir");
	await page.getByRole("option", { name: "Redirects" }).click(SOON);
	await expect(page).toHaveURL(/#\/redirects/);
	await page.keyboard.press("ControlOrMeta+k");
	await finder.getByRole("combobox").fill("IIT Madras");
	await page.getByRole("option", { name: "Indian Institute of Technology Madras" }).first().click(SOON);
	await expect(page).toHaveURL(/#\/colleges\/.+\/show/);
	await page.keyboard.press("ControlOrMeta+k");
	await finder.getByRole("combobox").fill("CUET UG");
	await expect(page.getByRole("option").first()).toHaveText("Common University Entrance Test (Undergraduate)", SOON);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/#\/exams\/\d+/);
	await page.getByRole("button", { name: "Find by name" }).press("Enter");
	await expect(finder).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(finder).toHaveCount(0);
});

test("a college is found by its short name and its code, and distinguished from its namesakes by its place", async ({
	browser,
}) => {
	const page = await openDeskAsEditor(browser);
	await page.goto(`${DESK}#/colleges`);
	await page
		.getByRole("textbox", { name: /^Name, short name or code/ })
		.first()
		.fill("SRCC");
	await expect(page.getByRole("row", { name: /Shri Ram College of Commerce/ })).toBeVisible(SOON);
	const reply = await page.request.get(`${BACKEND_URL}/items/colleges?filter[slug]=indian-institute-of-technology-goa`);
	const { id } = (await reply.json()).data[0];
	await page.goto(`${DESK}#/merge`);
	await page.getByRole("combobox", { name: "One institution" }).fill(id);
	await expect(page.getByRole("option")).toHaveText([/^Indian Institute of Technology Goa, Goa \(.+\)$/], SOON);
	const release = Promise.withResolvers<void>();
	await page.route(/suggest/, async (route) => {
		await release.promise;
		await route.continue();
	});
	await page.getByRole("combobox", { name: "The other" }).fill("A B College of Pharmacy");
	await expect(page.getByText("Searching …")).toBeVisible();
	await expect(page.getByRole("option")).toHaveCount(0);
	release.resolve();
	await expect(page.getByRole("option").first()).toBeVisible(SOON);
});

test("two colleges that may be one wait among the facts to check, to be merged or kept apart for good", {
	tag: "@long",
}, async ({ browser }) => {
	const page = await openDeskAsEditor(browser);
	await page.goto(`${DESK}#/to-check`);
	const twins = page.getByRole("region", { name: /^Colleges that may be one institution/ });
	await expect(twins.getByRole("button").first()).toBeVisible(SOON);
	const apart = (await twins.getByRole("button").first().getAttribute("aria-label")) ?? "";
	const names = apart.replace("Not the same: ", "");
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await page.screenshot({ path: test.info().outputPath(`twins-${width}.png`), fullPage: true });
	}
	await stopFading(page);
	await expectAccessible(page, "colleges that may be one");
	await twins.getByRole("button", { name: apart, exact: true }).first().press("Enter");
	await expect(page.getByText(`${names} are two institutions.`)).toBeVisible(SOON);
	await expect(twins.getByRole("button", { name: apart, exact: true })).toHaveCount(0);
	await page.getByRole("button", { name: "Take it back" }).press("Enter");
	await expect(twins.getByRole("button", { name: apart, exact: true })).toBeVisible(SOON);
	await twins.getByRole("link", { name: `Merge: ${names}`, exact: true }).press("Enter");
	await expect(page.getByRole("table", { name: "What the site has of each" })).toBeVisible(SOON);
});
