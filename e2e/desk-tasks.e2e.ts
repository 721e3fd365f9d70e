import { randomBytes } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { CollegeResults } from "@uchit/contract/college.ts";
import { expectAccessible } from "./support/axe.ts";
import { clicksOf, openCounted } from "./support/clicks.ts";
import { confirmStep, stopFading } from "./support/desk.ts";
import { comeDue, nameFile, restoreShown, setForLater, toCsv } from "./support/desk-work.ts";
import { becomeAdmin, inviteStaff } from "./support/lead-desk.ts";
import { sendReviewOf } from "./support/reviews.ts";
import { expect, test } from "./support/test.ts";
import { post } from "./support/visitor.ts";

const { BACKEND_URL = "" } = process.env;
const DESK = `${BACKEND_URL}/studio/`;
const SOON = { timeout: 30_000 };
const word = () => randomBytes(4).toString("hex");
let page: Page;

test.beforeAll(async ({ browser }) => {
	test.setTimeout(120_000);
	page = await openCounted(browser);
	await becomeAdmin(page);
});
test.afterAll(() => page.close());

async function fromToday(work: () => Promise<unknown>): Promise<void> {
	await page.goto(`${DESK}#/`);
	await expect(page.getByRole("region", { name: "Waits for you" })).toBeVisible(SOON);
	const clicks = await clicksOf(page, work);
	process.stdout.write(`${test.info().title}: ${clicks} clicks\n`);
}

const menu = (name: string) => page.getByRole("menuitem", { name, exact: true }).click();
const button = (name: string | RegExp) => page.getByRole("button", { name }).first();
const textbox = (name: RegExp) => page.getByRole("textbox", { name }).first();

async function nameSource(): Promise<void> {
	await textbox(/^Why/).fill("Its notice says so.");
	await textbox(/^Who published it/).fill("The college");
	await textbox(/^The document/).fill("Notice 2026");
	await button("Merge the two").click();
	await button("Merge them").click();
	await expect(button("Undo")).toBeVisible(SOON);
}

async function shows(request: APIRequestContext, path: string, text: string): Promise<boolean> {
	return (await (await request.get(path)).text()).includes(text);
}

test("a change of an exam's date waits for its time, is cancelled, or becomes public by itself", async ({
	request,
}) => {
	test.slow();
	const day = () => shows(request, "/exams/clat", "2026-12-13");
	const open = async () => {
		await menu("Exams");
		await page.getByRole("link", { name: "Open CLAT", exact: true }).click();
	};
	await page.goto(`${DESK}#/`);
	await open();
	await setForLater(page);
	await menu("Today");
	const coming = page.getByRole("region", { name: "Becomes public by itself" });
	await expect(coming).toContainText("On Monday", SOON);
	await coming.getByRole("link", { name: "CLAT" }).click();
	await button("Cancel it").click();
	await expect(page.getByRole("region", { name: "Waits for its time" })).toHaveCount(0, SOON);
	await fromToday(async () => {
		await open();
		await setForLater(page);
	});
	expect(await day()).toBe(false);
	await comeDue("clat");
	await expect.poll(day, SOON).toBe(true);
	await page.reload();
	await stopFading(page);
	await page
		.getByRole("link", { name: /^made by/ })
		.last()
		.click();
	await restoreShown(page);
	await expect.poll(() => shows(request, "/exams/clat/calendar.ics", "20261213"), SOON).toBe(false);
});

test("fifty scholarships are imported, found at once, and removed again", async ({ request }) => {
	test.slow();
	const name = `Medal of Letters ${word().replaceAll(/[^a-f]/g, "x")}`;
	const choose = async (text: string) => {
		await page
			.getByLabel(/^File/)
			.setInputFiles({ name: "medals.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
		await page.getByLabel(/^Most amount/).selectOption("Amount (INR)");
		await button("Try 50 rows").click();
	};
	await fromToday(async () => {
		await menu("Bring in a table");
		await page.getByLabel("What", { exact: true }).selectOption("scholarship");
		await choose(toCsv(name, { per: "week" }));
		await expect(page.getByRole("alert").filter({ hasText: "Name the document first" })).toBeVisible();
		await nameFile(page, "Trust of Letters");
		await button("Try 50 rows").click();
		await expect(page.getByRole("row", { name: /^51 Wrong Per what has to be one of month/ })).toBeVisible(SOON);
		await expect(button("Bring in 49 rows")).toBeEnabled();
		await choose(toCsv(name));
		await expect(button("New 50")).toBeVisible(SOON);
		await button("Bring in 50 rows").click();
		await expect(button("Undo all of it")).toBeVisible(SOON);
		await expect.poll(() => shows(request, "/scholarships/finder", `${name} 50`), SOON).toBe(true);
	});
	await expectAccessible(page, "scholarships that were brought in");
	const slug = `${name} 7`.toLowerCase().replaceAll(" ", "-");
	expect(await shows(request, `/scholarships/${slug}`, "Trust of Letters")).toBe(true);
	const query = encodeURIComponent(`${name} 7 scholarship`);
	await expect.poll(() => shows(request, `/search?q=${query}`, slug), SOON).toBe(true);
	await button("Undo all of it").click();
	await page.getByRole("dialog", { name: "Undo all of it" }).getByRole("button", { name: "Undo all of it" }).click();
	await expect.poll(() => shows(request, "/scholarships/finder", name), SOON).toBe(false);
	expect((await request.get(`/scholarships/${slug}`)).status()).toBe(404);
});

test("two colleges are merged, the old address redirects, and the merge is undone", async ({ request }) => {
	test.slow();
	const reply = await request.get(`${BACKEND_URL}/v1/colleges?state=lakshadweep&sort=name`);
	const [survivor, gone] = CollegeResults.parse(await reply.json()).items;
	if (survivor === undefined || gone === undefined) throw new Error("No two colleges are there");
	const choose = async (label: string, name: string) => {
		await page.getByRole("combobox", { name: label }).fill(name);
		await page
			.getByRole("option", { name: new RegExp(`^${RegExp.escape(name)}`) })
			.first()
			.click();
	};
	const status = async () => (await request.get(`/college/${gone.slug}`, { maxRedirects: 0 })).status();
	await fromToday(async () => {
		await menu("Corrections");
		await page.getByRole("link", { name: "Two institutions are one" }).click();
		await choose("One institution", survivor.name);
		await choose("The other", gone.name);
		await expect(page.getByRole("row", { name: /^Closing ranks/ })).toContainText(/\d/);
		await page.getByRole("radio").first().check();
		await nameSource();
		await expect.poll(status, SOON).toBe(301);
	});
	await expect.poll(() => shows(request, "/corrections", "with one page now"), SOON).toBe(true);
	const found = async () => (await request.get(`${BACKEND_URL}/v1/colleges?state=lakshadweep&sort=name`)).text();
	await expect.poll(found, { timeout: 60_000 }).not.toContain(`"${gone.slug}"`);
	await confirmStep(page, "Undo");
	await expect.poll(status, { timeout: 60_000 }).toBe(200);
});

test("three reviews are decided by keyboard, and a request is answered from a template", async () => {
	test.slow();
	const college = "indian-institute-of-technology-goa";
	const programmes = [`B.Sc. ${word()}`, `B.Sc. ${word()}`, `B.Sc. ${word()}`];
	for (const programme of programmes) await sendReviewOf(college, { programme });
	await fromToday(async () => {
		await menu("Reviews");
		for (const programme of programmes) {
			await page.getByRole("link", { name: `Open ${programme}` }).click();
			await expect(button("Take up (Alt+T)")).toBeVisible(SOON);
			await page.keyboard.press("Alt+t");
			await expect(button("Reject (Alt+R)")).toBeVisible(SOON);
			await page.getByRole("checkbox", { name: "Copied" }).check();
			await page.keyboard.press("Alt+r");
			await expect(page).toHaveURL(/#\/reviews(\?|$)/, SOON);
		}
	});
	const name = `Asks ${word()}`;
	const consents = [{ purpose: "contact-by-us", recipient: "site", noticeVersion: "2026-11-21", language: "en" }];
	const contact = { kind: "email", value: `${word()}@visitor.example.org` };
	await post("/v1/User/Lead", {
		name,
		contact,
		ageBand: "18-or-over",
		topic: "contact-us",
		source: { page: "/contact-us" },
		consents,
	});
	await fromToday(async () => {
		await menu("Leads");
		await page.getByRole("link", { name: `Open ${name}` }).click();
		await page.getByRole("combobox", { name: "Begin with" }).selectOption("figure");
		await expect(textbox(/^It is sent to the contact/)).toHaveValue(new RegExp(`^Hello ${name}`));
		// The gap of the template is selected, to be typed over.
		await page.keyboard.type("on its page");
		await button("Send the answer").click();
		await expect(page.getByText("It is sent, and stays in the log.")).toBeVisible(SOON);
	});
});

test("stale facts are found, and a colleague gets a moderator's rights", async () => {
	const email = await inviteStaff("editor");
	await fromToday(async () => {
		await menu("Exams");
		await expect(page.getByText(/^(?:\d+ of \d+ are|Nothing here is) out of date/).first()).toBeVisible(SOON);
	});
	await fromToday(async () => {
		await menu("Staff");
		await page.getByRole("link", { name: `Open ${email}` }).click();
		await page.getByRole("combobox", { name: /^Role/ }).click();
		await page.getByRole("option", { name: "moderator" }).click();
		await button(/^Save$/).click();
		await expect(page.getByRole("row", { name: new RegExp(email) })).toContainText("moderator", SOON);
	});
});
