import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { type Receiver, startReceiver } from "@uchit/fakes/receiver.ts";
import { expectAccessible } from "./support/axe.ts";
import { hireForLeads, signInForLeads } from "./support/lead-desk.ts";
import { type OwnBackend, startOwnBackend } from "./support/own-backend.ts";
import { expect, test } from "./support/test.ts";
import { leaveLead, newPhone } from "./support/visitor.ts";

test.describe.configure({ mode: "serial" });

const HOOK = `crm-${randomBytes(4).toString("hex")}`;
const START_TIMEOUT_MS = 180_000;

let receiver: Receiver;
let backend: OwnBackend;
let page: Page;

test.beforeAll(async ({ browser }) => {
	test.setTimeout(START_TIMEOUT_MS);
	receiver = await startReceiver();
	const hook = { name: HOOK, recipient: "site", url: `${receiver.url}/hooks/${HOOK}`, secret: receiver.secret };
	const [service, email] = await Promise.all([
		startOwnBackend({ LEAD_WEBHOOKS: JSON.stringify([hook]) }),
		hireForLeads(),
	]);
	backend = service;
	page = await browser.newPage();
	await signInForLeads(page, backend.address, email);
});
test.afterAll(async () => {
	await page?.context().close();
	await backend?.stop();
	await receiver?.close();
});

const CONSENT = { purpose: "contact-by-us", recipient: "site", noticeVersion: "2026-11-21", language: "en" };

function leadOf(own: object = {}) {
	return {
		name: `Asha ${randomBytes(4).toString("hex")}`,
		contact: { kind: "phone", value: newPhone() },
		ageBand: "18-or-over",
		topic: "call-back",
		message: "=Which round should I wait for?",
		callWindow: { from: "00:00", to: "23:59" },
		source: { page: "/contact-us" },
		consents: [CONSENT],
		...own,
	};
}

async function open(name: "Leads" | "Dead letters" | "Complaints"): Promise<void> {
	const place = page.getByRole("menuitem", { name, exact: true });
	await place.press("Enter");
	await page.getByRole("button", { name: "Refresh" }).press("Enter");
	// The focused button's tooltip covers the page.
	await place.focus();
	await expect(page.getByRole("tooltip")).toHaveCount(0);
}

test("a lead is found, taken, revealed for a reason, noted, answered and exported by keyboard alone", async () => {
	test.slow();
	const lead = leadOf();
	await leaveLead(backend.address, lead);
	await expect.poll(() => receiver.received.map(({ body }) => JSON.stringify(body)).join()).toContain(lead.name);

	await open("Leads");
	const row = page.getByRole("row", { name: new RegExp(lead.name) });
	await expect(row).toContainText("now callable");
	await expectAccessible(page, "the queue of leads");
	await page.getByRole("link", { name: `Open ${lead.name}` }).press("Enter");
	const contact = page.getByRole("region", { name: "Contact" });
	await expect(contact).toContainText("Phone: ");
	await expect(contact).not.toContainText(lead.contact.value);
	await page.getByRole("button", { name: "Take it" }).press("Enter");
	await expect(page.getByRole("combobox", { name: "State" })).toHaveText("Given to somebody");

	await contact.getByRole("textbox", { name: "Why you need it" }).fill("They asked to be called");
	await contact.getByRole("button", { name: "Show the contact" }).press("Enter");
	await expect(contact.getByRole("link", { name: lead.contact.value })).toBeVisible();
	const log = page.getByRole("region", { name: "Notes and log" });
	await expect(log).toContainText("looked at the contact, because “They asked to be called”");
	await log.getByRole("textbox", { name: /^A note/ }).fill("Wants to know about round four");
	await log.getByRole("button", { name: "Save the note" }).press("Enter");
	await expect(log).toContainText("noted “Wants to know about round four”");
	await expect(page.getByRole("region", { name: "Deliveries" })).toContainText("Delivered");
	await expectAccessible(page, "a lead at the desk");

	const state = page.getByRole("combobox", { name: "State" });
	// The form appears before its record.
	await expect(state).toHaveText("Given to somebody");
	await state.press("Enter");
	await page.getByRole("option", { name: "Answered", exact: true }).press("Enter");
	await expect(state).toHaveText("Answered");
	await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
	await expect(log).toContainText("set it to “Answered”");
	await open("Leads");
	await expect(page.getByRole("button", { name: "New", exact: true })).toHaveAttribute("aria-pressed", "true");
	await expect(row).toHaveCount(0);
	await page.getByRole("button", { name: "Closed" }).press("Enter");
	await expect(row).toContainText("Answered");

	const file = await exported("Calls of this evening");
	const line = file.split("\r\n").find((each) => each.includes(lead.name));
	expect(line).toContain(lead.contact.value);
	expect(line).toContain("'=Which round");
});

async function exported(reason: string): Promise<string> {
	await page.getByRole("link", { name: "Export" }).press("Enter");
	const choice = page.getByRole("combobox", { name: "Leads that consent to" });
	const wanted = choice.getByRole("option", { name: /^contact by us, this site/ });
	await choice.selectOption({ value: (await wanted.getAttribute("value")) ?? "" });
	await page.getByRole("textbox", { name: "What the file is for" }).fill(reason);
	await expectAccessible(page, "the export of leads");
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: "Export as CSV" }).press("Enter"),
	]);
	await expect(page.getByRole("status")).toContainText(/leads? (is|are) in leads-contact-by-us-site/);
	return readFile(await download.path(), "utf8");
}

test("leads that a receiver refused for good are resent from the dead letters, one or many, and arrive", async () => {
	test.slow();
	receiver.before(() => 410);
	const names = await Promise.all(
		[1, 2, 3].map(async () => {
			const lead = leadOf();
			await leaveLead(backend.address, lead);
			return lead.name;
		}),
	);
	const arrived = () => receiver.received.map(({ body }) => JSON.stringify(body)).join();
	const rowOf = (name = "") => page.getByRole("row", { name: new RegExp(name) });
	await expect(async () => {
		await open("Dead letters");
		for (const name of names) await expect(rowOf(name)).toContainText("it no longer exists", { timeout: 500 });
	}).toPass();
	await expectAccessible(page, "dead letters");
	receiver.before(undefined);
	await rowOf(names[0])
		.getByRole("button", { name: /^Send again/ })
		.press("Enter");
	await expect.poll(arrived).toContain(names[0]);
	for (const name of names.slice(1)) await rowOf(name).getByRole("checkbox").press("Space");
	await page.getByRole("button", { name: "Send the 2 selected again" }).press("Enter");
	for (const name of names) await expect.poll(arrived).toContain(name);
	for (const name of names) await expect(rowOf(name)).toHaveCount(0);
});

test("a complaint is listed with its number and its day until it is answered", async () => {
	const lead = leadOf({ topic: "complaint", consents: [], callWindow: undefined });
	await leaveLead(backend.address, lead);
	await open("Leads");
	await page.getByRole("button", { name: "New", exact: true }).press("Enter");
	await page.getByRole("link", { name: `Open ${lead.name}` }).press("Enter");
	const complaint = page.getByRole("region", { name: /^Complaint \d+/ });
	const number = /\d+/.exec(await complaint.getByRole("heading").innerText())?.[0] ?? "";
	await expect(complaint).toContainText("To be answered by");
	await expect(page.getByRole("region", { name: "Deliveries" })).toContainText("only the desk has it");
	await open("Complaints");
	await page.getByRole("link", { name: `Open ${number}` }).press("Enter");
	const state = page.getByRole("combobox", { name: "State" });
	// The form appears before its record.
	await expect(state).toHaveText("Open");
	const answered = page.getByRole("option", { name: "Answered", exact: true });
	// A record that arrives meanwhile closes the list again.
	await expect(async () => {
		await state.press("Enter", { timeout: 2_000 });
		await answered.press("Enter", { timeout: 2_000 });
		await expect(state).toHaveText("Answered", { timeout: 2_000 });
	}).toPass();
	await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
	// Saving navigates to the list, which would undo an earlier navigation.
	await expect(page.getByRole("button", { name: "Save", exact: true })).toHaveCount(0);
	await expect(page.getByRole("link", { name: `Open ${number}` })).toHaveCount(0);
});

test("the lead figures are a chart with a table behind it", async () => {
	await open("Leads");
	await page.getByRole("link", { name: "Figures" }).press("Enter");
	await expect(page.getByRole("img", { name: /^Leads by day: \d+ from/ })).toBeVisible();
	await page.getByText("The days as a table").press("Enter");
	await expect(page.getByRole("table", { name: "Leads by day" }).getByRole("row")).toHaveCount(31);
	await expect(page.getByRole("table", { name: "Leads by page" })).toContainText("/contact-us");
	await expectAccessible(page, "the figures of leads");
});
