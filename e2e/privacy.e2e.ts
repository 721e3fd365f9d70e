import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { LeadTaken } from "@uchit/contract/lead.ts";
import { lastLinkTo, lastTextTo, textsTo } from "./support/arrived.ts";
import { expectAccessible } from "./support/axe.ts";
import { expect, test, testWithoutJavaScript } from "./support/test.ts";
import { makeVisitor, newEmail, newPhone, post, signIn, tokenFor } from "./support/visitor.ts";

// axe measures colours, which would be mid-transition between themes.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const COLLEGE = process.env.LEAD_RECIPIENT ?? "";
const NAME = "Jamia Millia Islamia";

async function leave(contact: { kind: string; value: string }, more: object = {}): Promise<void> {
	const consent = { noticeVersion: "2026-11-21", language: "en" };
	const lead = {
		...{ name: "Asha Rao", contact, ageBand: "18-or-over", topic: "ask-college", message: "Which round is best?" },
		source: { page: `/college/${COLLEGE}`, college: COLLEGE },
		consents: [
			{ ...consent, purpose: "contact-by-us", recipient: "site" },
			{ ...consent, purpose: "contact-by-college", recipient: COLLEGE },
		],
		...more,
	};
	LeadTaken.parse(await post("/v1/User/Lead", lead));
}

async function openLink(page: Page, text: string): Promise<void> {
	const { pathname, search } = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? "");
	await page.goto(`${pathname}${search}`);
}

async function expectArrived(page: Page, row: Locator, words: string): Promise<void> {
	await expect(async () => {
		await page.reload();
		await expect(row).toContainText(words, { timeout: 500 });
	}).toPass({ timeout: 10_000 });
}

testWithoutJavaScript(
	"without an account or scripts: a link shows who has the data, takes it back one by one, takes it along and deletes it",
	async ({ page }) => {
		const email = newEmail();
		await leave({ kind: "email", value: email });
		await page.goto("/privacy");
		await page.getByRole("link", { name: "The same without an account: get a link" }).click();
		await page.getByRole("textbox", { name: "Phone number or e-mail address" }).fill(email);
		await page.getByRole("button", { name: "Send me the link" }).click();
		await expect(page.getByRole("status").filter({ hasText: "If there is a request with" })).toBeVisible();
		await openLink(page, await lastLinkTo(email));
		await expect(page, "the address names no link").toHaveURL("/account/privacy");
		const college = page.getByRole("row", { name: new RegExp(`^${NAME}`) });
		await expect(college).toContainText("so that the college contacts you");
		await expectArrived(page, college, "Your data: arrived on");
		await college.getByRole("button", { name: `Withdraw: ${NAME}` }).click();
		await expect(page.getByRole("status").filter({ hasText: "Withdrawn." })).toBeVisible();
		await expectArrived(page, college, "Notice to stop: arrived on");
		await expect(college).toContainText("nothing any more");
		await expect(college.getByRole("button")).toHaveCount(0);

		const downloading = page.waitForEvent("download");
		await page.getByRole("link", { name: "Download my requests" }).click();
		expect(await readFile(await (await downloading).path(), "utf8")).toContain(email);

		await page.getByRole("checkbox", { name: "And do not contact me at all" }).check();
		await page.getByRole("button", { name: "Withdraw all consents" }).click();
		await expect(page.getByRole("status").filter({ hasText: "nobody will contact you" })).toBeVisible();
		await expect(page.getByText("You asked not to be contacted.")).toBeVisible();
		await page.getByRole("button", { name: "Delete my requests" }).click();
		await expect(page.getByRole("heading", { name: "No request of yours is here" })).toBeVisible();
		await page.getByRole("button", { name: "Close it in this browser" }).click();
		await page.goto("/account/privacy");
		await expect(page).toHaveURL("/privacy/link");
	},
);

test("an unknown contact gets the same answer and no message; a foreign link opens nothing", async ({
	page,
	problems,
}) => {
	problems.expect(/400/);
	const email = newEmail();
	await page.goto("/privacy/link");
	await page.getByRole("textbox", { name: "Phone number or e-mail address" }).fill("98");
	await page.getByRole("button", { name: "Send me the link" }).click();
	await expect(page.getByText("This contact does not work.")).toBeVisible();
	await expect(page.getByRole("textbox", { name: "Phone number or e-mail address" })).toHaveValue("98");
	await page.getByRole("textbox", { name: "Phone number or e-mail address" }).fill(email);
	await page.getByRole("button", { name: "Send me the link" }).click();
	await expect(page.getByRole("status").filter({ hasText: "If there is a request with" })).toBeVisible();
	await expectAccessible(page, "asking for a link");
	await page.goto("/account/privacy?link=eyJsb29rdXAiOiIwIn0.0123456789abcdef");
	await expect(page).toHaveURL("/privacy/link?why=ended");
	await expect(page.getByText("That link’s time is over, or it is not ours.")).toBeVisible();
	expect(await textsTo(email)).toEqual([]);
});

test("a parent withdraws a child's consents by link, in Hindi and on a phone", async ({ page }) => {
	const [child, parent] = [newEmail(), newPhone()];
	const token = await tokenFor(parent, "lead-guardian");
	const guardian = { contact: { kind: "phone", value: parent }, token };
	await leave({ kind: "email", value: child }, { ageBand: "under-18", guardian });
	const before = (await textsTo(parent)).length;
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/hi/privacy/link");
	await page.getByRole("textbox", { name: "फ़ोन नंबर या ईमेल पता" }).fill(parent);
	await page.getByRole("button", { name: "मुझे लिंक भेजें" }).click();
	await openLink(page, await lastTextTo(parent, before));
	await expect(page).toHaveURL("/hi/account/privacy");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("आपका डेटा किसके पास है");
	await expectAccessible(page, "who has the data, Hindi, on a phone");
	const hidden = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
	expect(await hidden()).toBe(0);
	await page.getByRole("button", { name: "सारी सहमतियाँ वापस लें" }).click();
	await expect(page.getByRole("status").filter({ hasText: "सहमति वापस ले ली गई" })).toBeVisible();
	await expect(page.getByText("अब किसी काम के लिए नहीं")).toHaveCount(2);
});

test("a signed-in visitor finds their requests from the account page", async ({ page }) => {
	const visitor = await makeVisitor();
	await leave({ kind: "phone", value: visitor.phone });
	await signIn(page, visitor);
	await page.goto("/account");
	await page.getByRole("link", { name: /^Your requests to be contacted/ }).click();
	await expect(page.getByRole("heading", { name: `Question about a college: ${NAME}` })).toBeVisible();
	await expectAccessible(page, "who has the data");
});
