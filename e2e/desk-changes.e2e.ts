import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { clicksOf, openCounted } from "./support/clicks.ts";
import { confirmStep } from "./support/desk.ts";
import { inviteStaff, signInHired } from "./support/lead-desk.ts";
import { expect, test } from "./support/test.ts";

const { BACKEND_URL = "" } = process.env;
const DESK = `${BACKEND_URL}/studio/`;
const SOON = { timeout: 30_000 };
const word = () => randomBytes(4).toString("hex");

let page: Page;

test.beforeAll(async ({ browser }) => {
	page = await openCounted(browser);
	await signInHired(page, await inviteStaff("editor"));
});
test.afterAll(() => page.close());

const button = (name: string) => page.getByRole("button", { name, exact: true });

test("seven dates of one notice get their days, one status and one document with three clicks", async () => {
	test.slow();
	const sessions = [1, 2, 3, 4, 5, 6, 7];
	const events = sessions.map((session) => ({
		...{ key: `2031-session-${session}-exam`, kind: "exam", cycle: "2031", name: `Session ${session}` },
		...{ starts: `2031-0${session}`, status: "expected" },
	}));
	const slug = `seven-dates-${word()}`;
	const made = await page.request.post(`${BACKEND_URL}/items/exams`, { data: { name: "Seven dates", slug, events } });
	const { id } = (await made.json()).data;
	await page.goto(`${DESK}#/exams/${id}`);
	const rows = page.locator(".event-row");
	await expect(rows).toHaveCount(7, SOON);
	const dialog = page.getByRole("dialog", { name: "One document for several dates" });
	const clicks = await clicksOf(page, async () => {
		for (const session of sessions) {
			const row = rows.nth(session - 1);
			await row.getByRole("textbox", { name: /^Starts/ }).fill(`15/0${session}/2031`);
			await row.getByRole("textbox", { name: /^Ends/ }).fill(`20/0${session}/2031`);
		}
		await button("One document for several dates …").click();
		await dialog.getByRole("textbox", { name: /^Who published it/ }).fill("The agency");
		await dialog.getByRole("textbox", { name: /^The document/ }).fill("Public notice");
		await dialog.getByRole("textbox", { name: /^Its address/ }).fill("https://agency.example/notice.pdf");
		await expectAccessible(page, "one document for several dates");
		await dialog.getByRole("button", { name: "I read it today: set 7 dates" }).click();
		await button("Save").click();
		await expect(page.getByText("Your changes are saved.")).toBeVisible(SOON);
	});
	expect(clicks).toBeLessThanOrEqual(3);
	await expect(rows.last().getByText("Document: The agency, Public notice")).toBeVisible(SOON);
	const { data } = await (await page.request.get(`${BACKEND_URL}/items/exams/${id}`)).json();
	const receipt = { publisher: "The agency", document: "Public notice", address: "https://agency.example/notice.pdf" };
	expect(data.events).toEqual(
		events.map((event, place) => ({
			...event,
			...{ starts: `2031-0${place + 1}-15`, ends: `2031-0${place + 1}-20`, status: "official" },
			receipt: { ...receipt, date: expect.stringMatching(/^20/) },
		})),
	);
	await page.request.delete(`${BACKEND_URL}/items/exams/${id}`);
});

test("a version is shown as readers see it, and restoring it withdraws a correction that is no longer true", async ({
	request,
}) => {
	test.slow();
	const address = `${BACKEND_URL}/items/news`;
	const slug = `withdrawn-${randomBytes(4).toString("hex")}`;
	const given = { slug, title: "As it was", summary: "In short.", body: "<p>Seats</p>", category: "study-abroad" };
	const { id } = (await (await page.request.post(address, { data: { ...given, status: "published" } })).json()).data;
	const correction_log = [{ date: "2026-11-30", text: "The title was wrong." }];
	await page.request.patch(`${address}/${id}`, { data: { title: "Put right", correction_log } });
	await page.goto(`${DESK}#/news/${id}`);
	await page.getByRole("link", { name: /^made by/ }).click(SOON);
	await expect(page.getByRole("article")).toHaveText(/Category\s*Study abroad/, SOON);
	await expect(page.getByRole("article")).toHaveText(/Language\s*English/);
	await expect(page.getByRole("article")).not.toContainText(/\dT\d\d:|[\da-f]{8}-[\da-f]{4}-|nothing/);
	await page.getByRole("button", { name: "Restore this version …" }).click();
	const dialog = page.getByRole("dialog", { name: "Restore version 1" });
	await expect(dialog.getByRole("alert")).toContainText("no longer true", SOON);
	await expectAccessible(page, "restoring a version that was corrected");
	await dialog.getByRole("button", { name: "Restore it on the site" }).click();
	await expect
		.poll(async () => (await request.get(`/news/${slug}`)).text(), SOON)
		.toContain("The correction of 30 November 2026 (“The title was wrong.”) is withdrawn");
	await expect(page.getByRole("listitem").filter({ hasText: /^restored to version 1 by .*: title/ })).toBeVisible(SOON);
	await page.request.delete(`${address}/${id}`);
});

test("an entry written at the desk stands in the footer in both languages, and goes when it is taken off the site", async ({
	page: visitor,
}) => {
	test.slow();
	const label = `Desk column ${randomBytes(3).toString("hex")}`;
	await page.goto(`${DESK}#/menus/create`);
	await page.getByRole("combobox", { name: /^Place(?: \*)?$/ }).click(SOON);
	await page.getByRole("option", { name: "Footer" }).click();
	await page.getByRole("textbox", { name: /^Label(?: \*)?$/ }).fill(label);
	await page.getByRole("textbox", { name: "Label in Hindi" }).fill(`${label} हिंदी`);
	await page.getByRole("button", { name: "Save and publish" }).press("Enter");
	await expect(page.getByRole("link", { name: label })).toBeVisible(SOON);
	const shows = (path: string, words: string) =>
		expect(async () => {
			await visitor.goto(path);
			await expect(visitor.getByRole("contentinfo")).toContainText(words, { timeout: 2_000 });
		}).toPass(SOON);
	await shows("/", label);
	await shows("/hi", `${label} हिंदी`);
	await page.getByRole("link", { name: label }).click();
	await confirmStep(page, "Save and take off the site");
	await expect(async () => {
		await visitor.goto("/");
		await expect(visitor.getByRole("contentinfo")).not.toContainText(label, { timeout: 2_000 });
	}).toPass(SOON);
	await page.request.delete(`${BACKEND_URL}/items/menus/${page.url().split("/").at(-1)}`);
});
