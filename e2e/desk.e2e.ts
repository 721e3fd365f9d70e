import { randomBytes, randomInt } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { confirmStep, stopFading } from "./support/desk.ts";
import { nameFile, toCsv } from "./support/desk-work.ts";
import { becomeAdmin, openDeskAsEditor } from "./support/lead-desk.ts";
import { sendReviewOf } from "./support/reviews.ts";
import { sampled } from "./support/sampled.ts";
import { expect, test } from "./support/test.ts";

const { BACKEND_KEY = "", BACKEND_URL = "" } = process.env;
const DESK = `${BACKEND_URL}/studio/`;
const COLLEGE_WITH_FEES = "chaitanya-bharathi-institute-of-technology";
const COLLEGE_WITH_RANKS = "indian-institute-of-technology-goa";

const SOON = { timeout: 30_000 };

let page: Page;

test.beforeAll(async ({ browser }) => {
	page = await openDeskAsEditor(browser);
});
test.afterAll(() => page.close());

async function correct(address: string): Promise<void> {
	await page.goto(`${DESK}#/corrections/create`);
	await page.getByRole("textbox", { name: /^Address on the site/ }).fill(address);
	await expect(page.getByRole("radio").first()).toBeVisible();
}

async function nameSource(): Promise<void> {
	await page.getByRole("textbox", { name: /^Why/ }).fill("Its notice says so.");
	await page.getByRole("textbox", { name: /^Who published it/ }).fill("The college");
	await page.getByRole("textbox", { name: /^The document/ }).fill("Fee notice 2025-26");
	await page.getByRole("textbox", { name: /^Its address/ }).fill("https://college.example/fees.pdf");
	await page.getByRole("button", { name: "Save" }).click();
}

test("a fee is corrected from its receipt's address, appears on the page and in the public list, and is undone", async ({
	request,
}) => {
	test.slow();
	const on = async (path: string, text: string) => (await (await request.get(path)).text()).includes(text);
	await correct(`https://uchit.example/college/${COLLEGE_WITH_FEES}/report?fact=Tuition%20fee&about=cost`);
	await page.getByRole("radio").first().check();
	const input = page.getByRole("textbox", { name: /^New value/ });
	// A change of more than half would wait for a second person.
	const amount = (Number(await input.inputValue()) + randomInt(1_000, 9_999)).toLocaleString("en-IN");
	await input.fill(amount);
	await nameSource();
	await expect(page.getByRole("button", { name: "Undo" })).toBeVisible(SOON);
	await expect.poll(() => on(`/college/${COLLEGE_WITH_FEES}/cost`, amount), SOON).toBe(true);
	await expect.poll(() => on("/corrections", amount.replaceAll(",", "")), SOON).toBe(true);
	await expectAccessible(page, "a correction at the desk");
	await confirmStep(page, "Undo");
	await expect(page.getByText("Undone, made")).toBeVisible(SOON);
	await expect.poll(() => on(`/college/${COLLEGE_WITH_FEES}/cost`, amount), SOON).toBe(false);
	await expect.poll(() => on("/corrections", "Taken back since"), SOON).toBe(true);
});

test("a visitor's report leads to the correction that answers it", async ({ request }) => {
	test.slow();
	const report = {
		college: COLLEGE_WITH_RANKS,
		fact: "Phone",
		about: "fact-phone",
		message: `No number, ${randomBytes(4).toString("hex")}`,
	};
	const headers = { authorization: `Bearer ${BACKEND_KEY}` };
	const { number, token } = await (await request.post(`${BACKEND_URL}/v1/reports`, { data: report, headers })).json();
	await page.goto(`${DESK}#/reports/${number}`);
	await page.getByRole("link", { name: "Correct this fact" }).click();
	await page.getByRole("textbox", { name: /^New value/ }).fill("0832 249 0894");
	await nameSource();
	await expect(page.getByRole("button", { name: "Undo" })).toBeVisible(SOON);
	await expect.poll(async () => (await request.get(`/report/${token}`)).text(), SOON).toContain("0832 249 0894");
	await confirmStep(page, "Undo");
	await expect.poll(async () => (await request.get(`/report/${token}`)).text(), SOON).toContain("have not decided yet");
});

test("a tick made while a review is being taken up stays, and a brief read failure signs nobody out", async () => {
	const programme = `B.Sc. ${randomBytes(4).toString("hex")}`;
	const id = await sendReviewOf(COLLEGE_WITH_RANKS, { programme });
	let failures = 2;
	await page.route(`**/items/reviews/${id}**`, (route) =>
		route.request().method() === "GET" && failures-- > 0
			? route.fulfill({ status: 503, body: "{}" })
			: route.fallback(),
	);
	await page.goto(`${DESK}#/reviews/${id}`);
	await expect(page.getByText("teaching: good (4 of 5)")).toBeVisible();
	expect(failures).toBeLessThan(1);
	await page.getByRole("button", { name: "Take up" }).click();
	const tick = page.getByRole("checkbox", { name: "Advertising" });
	await tick.check();
	await expect(page.getByRole("button", { name: "Put back" })).toBeVisible();
	await expect(page.getByText("In moderation, version 1")).toBeVisible();
	await expect(tick).toBeChecked();
	await page.getByRole("button", { name: "Reject" }).click();
	await expect(page).toHaveURL(/#\/reviews(\?|$)/);
});

test("Today lists the waiting work, counts it in the menu, and links to it", async () => {
	await sendReviewOf(COLLEGE_WITH_RANKS, { programme: `B.Sc. ${randomBytes(4).toString("hex")}` });
	await page.goto(`${DESK}#/account`);
	await page.reload();
	await stopFading(page);
	await page.getByRole("menuitem", { name: "Today" }).click();
	const waits = page.getByRole("region", { name: "Waits for you" });
	await expect(waits.getByRole("listitem").filter({ hasText: "Reviews to decide" })).toHaveText(/[1-9]/);
	const changed = page.getByRole("region", { name: "Changed since yesterday" });
	const numbersIn = async (what: Locator) =>
		(await what.allInnerTexts()).map((text) => Number(/[\d,]+/.exec(text)?.[0]?.replaceAll(",", "") ?? 0));
	await expect
		.poll(async () => {
			const [total = 0] = await numbersIn(changed.getByRole("paragraph"));
			const lines = await numbersIn(changed.getByRole("listitem").locator("strong"));
			return [total > 0, lines.reduce((sum, count) => sum + count, 0) - total];
		}, SOON)
		.toEqual([true, 0]);
	const reviews = page.getByRole("group", { name: "To do" }).getByRole("menuitem", { name: "Reviews", exact: true });
	await expect(reviews).toBeInViewport();
	await expect(reviews).toHaveAttribute("aria-description", /^[1-9].* waiting$/);
	for (const group of ["To do", "Write", "Facts", "People", "Sources", "Site", "System"]) {
		await expect(page.getByRole("group", { name: group, exact: true }).getByRole("menuitem").first()).toBeVisible();
	}
	await waits.getByRole("link", { name: "Reviews to decide" }).click();
	await expect(page).toHaveURL(/#\/reviews\?/);
	await expect(page.getByRole("row").nth(1)).toContainText("Waiting");
});

const PLACES = [
	...[
		"",
		"news",
		"pages",
		"menus",
		"redirects",
		"directus_files",
		"colleges",
		"corrections",
		"exams",
		"countries",
		"source_changes",
		"import",
		"sources",
		"cutoff_files",
		"fact_imports",
		"waiting_changes",
	],
	...["college_claims", "reviews", "review_reports", "review_replies", "reports", "directus_revisions", "account"],
	...["corrections/create", "merge", "news/create", "exams/create", "blog_config"],
];

test("a form edits a country's parts: a step is added, moved first, marked invalid at its input, removed; no field is JSON", {
	tag: "@long",
}, async ({ problems }) => {
	test.slow();
	problems.expect(/400/);
	await page.goto(`${DESK}#/countries`);
	await page.getByRole("link", { name: "Open Nepal", exact: true }).click();
	const rows = page.getByRole("group").filter({ has: page.locator("> summary") });
	await page.getByRole("button", { name: "Add a step" }).click();
	const step = rows.filter({ has: page.getByRole("textbox", { name: /^Title/ }) }).first();
	await step.getByRole("spinbutton", { name: /^From/ }).fill("9");
	await step.getByRole("spinbutton", { name: /^To/ }).fill("8");
	await step.getByRole("textbox", { name: /^Text/ }).first().fill("Ask for a letter.");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(step.getByText("It is missing.")).toBeVisible(SOON);
	await expect(page.getByRole("textbox", { name: /^Title/ }).first()).toHaveAttribute("aria-invalid", "true");
	for (const text of await page
		.getByRole("textbox")
		.evaluateAll((all) => all.map((each) => "value" in each && each.value))) {
		expect(text).not.toMatch(/^\s*[[{]/);
	}
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	await expectAccessible(page, "a country at the desk");
	await page.reload();
	await stopFading(page);
});

for (const place of sampled(PLACES, 3)) {
	test(`axe finds no fault on the desk's page /${place}`, async () => {
		await page.goto(`${DESK}#/${place}`);
		await page.waitForLoadState("networkidle");
		// Between two pages the title is briefly empty.
		await expect(page.locator("#react-admin-title")).not.toBeEmpty();
		await expectAccessible(page, `the desk's page /${place}`);
	});
}

test("axe finds no fault on the dialog that schedules a change, nor on the scholarship import and its errors", {
	tag: "@long",
}, async () => {
	test.slow();
	await page.goto(`${DESK}#/exams`);
	await page.getByRole("link", { name: "Open CLAT", exact: true }).click();
	await page.getByRole("textbox", { name: /^Short name/ }).fill("CLAT (UG and PG)");
	await page.getByRole("button", { name: "Schedule this change …" }).click();
	await expect(page.getByRole("dialog")).toContainText("CLAT (UG and PG)");
	await expectAccessible(page, "the dialog that sets a change for later");
	await page.getByRole("button", { name: "Cancel" }).click();
	await page.reload();
	await stopFading(page);
	await page.goto(`${DESK}#/import`);
	await page.getByLabel("What", { exact: true }).selectOption("scholarship");
	const file = { name: "medals.csv", mimeType: "text/csv", buffer: Buffer.from(toCsv("A medal", { per: "week" })) };
	await page.getByLabel(/^File/).setInputFiles(file);
	await nameFile(page, "Trust of Letters");
	await page.getByRole("button", { name: "Try 50 rows" }).click();
	await expect(page.getByRole("row", { name: /Wrong Per what has to be one of month/ })).toBeVisible(SOON);
	await expectAccessible(page, "the faults of a file of scholarships");
});

test("the roles page lists each role's people and permissions; axe finds no fault on the admin pages", {
	tag: "@long",
}, async ({ browser }) => {
	test.slow();
	const admins = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
	await becomeAdmin(admins);
	await admins.getByRole("menuitem", { name: "Roles", exact: true }).click();
	const editors = admins.getByRole("region", { name: /^Editor:/ });
	await expect(editors.getByRole("link", { name: /^editor\./ }).first()).toBeVisible();
	await expect(editors.getByRole("link", { name: "Corrections" }).first()).toBeVisible();
	await expectAccessible(admins, "roles");
	await admins
		.getByRole("region", { name: /^Author:/ })
		.getByRole("link", { name: "News" })
		.last()
		.click();
	await expect(admins.getByRole("textbox", { name: "Field of condition 1" })).toHaveValue("user_created");
	await expectAccessible(admins, "a permission");
	for (const place of ["directus_users", "Lead", "complaints", "lead_deliveries"]) {
		await admins.goto(`${DESK}#/${place}`);
		await admins.waitForLoadState("networkidle");
		await expectAccessible(admins, `the desk's page /${place}`);
	}
});
