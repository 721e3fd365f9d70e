import type { Page } from "@playwright/test";
import { lastCodeTo, textsTo } from "./support/arrived.ts";
import { expectAccessible } from "./support/axe.ts";
import { startBackendLine } from "./support/backend-line.ts";
import { startOwnWeb } from "./support/own-web.ts";
import { spec } from "./support/spec.ts";
import { expect, test, testWithoutJavaScript } from "./support/test.ts";
import { makeVisitor, newEmail, newPhone, signIn } from "./support/visitor.ts";

const SLUG = "goa-university";
const NAME = "Goa University";
const ASK = `/college/${SLUG}/ask`;

async function sayAge(page: Page, age: "18 or over" | "Under 18"): Promise<void> {
	await page.getByRole("radio", { name: age }).check();
	await page.getByRole("button", { name: "Continue" }).click();
}

/** The script of the form runs: it has noted when the form was opened. */
async function waitForForm(page: Page): Promise<void> {
	await expect(page.locator('input[name="openedAt"]')).not.toHaveValue("", { timeout: 15_000 });
}

/** Writes a question, and lets the site answer it. */
async function fillQuestion(page: Page, reach: string, question = "Which hostel do first-year students get?") {
	await page.getByRole("textbox", { name: "Your name" }).fill("Asha Rao");
	await page.getByRole("textbox", { name: "Phone number or e-mail address" }).fill(reach);
	await page.getByRole("textbox", { name: "Your question" }).fill(question);
	await page.getByRole("checkbox", { name: /^I agree that this site keeps/ }).check();
}

/** The requests of whoever is signed in, as they may take them along. */
async function countOwn(page: Page): Promise<number> {
	const own: { leads: unknown[] } = await (await page.request.get("/account/privacy/export")).json();
	return own.leads.length;
}

test(`${spec("1.23")} a college is asked, with nothing ticked beforehand and the age asked first`, async ({
	page,
	problems,
}) => {
	// Sent at once it is too soon; the script waits as it is told.
	problems.expect(/429/);
	await page.goto(ASK);
	await expect(page.getByRole("textbox", { name: "Your name" })).toHaveCount(0);
	await expectAccessible(page, "the age before a question to a college");
	await sayAge(page, "18 or over");
	await waitForForm(page);
	await expect(page.getByRole("heading", { name: "What we do with what you tell us" })).toBeFocused();
	for (const tick of await page.getByRole("checkbox").all()) await expect(tick).not.toBeChecked();
	await expectAccessible(page, "a question to a college");
	await fillQuestion(page, newEmail());
	await page.getByRole("checkbox", { name: new RegExp(`passes my name.* on to ${NAME}`) }).check();
	await page.getByRole("button", { name: "Send the question" }).click();
	await expect(page.getByRole("heading", { name: "Your question has arrived" })).toBeFocused({ timeout: 10_000 });
	await expect(page.locator('[data-toast="success"]')).toContainText("Your request has been sent.");
	await expectAccessible(page, "a question that has arrived");
});

test("in Hindi somebody asks to be called, and a number that nobody has comes back in its field", async ({
	page,
	problems,
}) => {
	problems.expect(/400|429/);
	await page.goto(`/hi${ASK}`);
	await page.getByRole("link", { name: "इसके बजाय फ़ोन मँगाएँ" }).click();
	await expect(page.getByRole("heading", { name: "मुझे फ़ोन करें" })).toBeVisible();
	await page.getByRole("radio", { name: "18 साल या उससे ज़्यादा" }).check();
	await page.getByRole("button", { name: "आगे बढ़ें" }).click();
	await waitForForm(page);
	await page.getByRole("textbox", { name: "आपका नाम" }).fill("आशा राव");
	const phone = page.getByRole("textbox", { name: "फ़ोन नंबर" });
	await phone.fill("12345");
	await page.getByRole("combobox", { name: "हम कब फ़ोन करें?" }).selectOption("12:00 से 15:00");
	await page
		.getByRole("checkbox", { name: /^मैं सहमत हूँ कि यह साइट/ })
		.first()
		.check();
	await page.getByRole("button", { name: "फ़ोन करने को कहें" }).click();
	await expect(phone).toHaveAttribute("aria-invalid", "true", { timeout: 10_000 });
	await expectAccessible(page, "a wish to be called with a wrong number, in Hindi");
	await phone.fill("+49 1512 3456789");
	await page.getByRole("button", { name: "फ़ोन करने को कहें" }).click();
	await expect(page.getByRole("heading", { name: "आपको फ़ोन करने का अनुरोध पहुँच गया" })).toBeVisible();
});

testWithoutJavaScript(
	"under 18 a parent agrees by a code first, and it works without scripts",
	async ({ page, problems }) => {
		problems.expect(/400/);
		const parent = newPhone();
		await page.goto(ASK);
		await sayAge(page, "Under 18");
		await expect(page.getByRole("textbox", { name: "Your name" })).toHaveCount(0);
		await page.getByRole("textbox", { name: "Phone number of a parent or guardian" }).fill(parent);
		await page.getByRole("button", { name: "Send a code" }).first().click();
		const code = await lastCodeTo(parent);
		expect((await textsTo(parent)).at(-1)).toContain("to consent to the request of somebody under 18");
		await page.getByRole("textbox", { name: "Code" }).fill(code === "000000" ? "111111" : "000000");
		await page.getByRole("button", { name: "Check the code" }).click();
		await expect(page.getByText("This is not the newest code")).toBeVisible();
		await page.getByRole("textbox", { name: "Code" }).fill(code);
		await page.getByRole("button", { name: "Check the code" }).click();
		await fillQuestion(page, newEmail());
		await page.getByRole("button", { name: "Send the question" }).click();
		await expect(page.getByRole("heading", { name: "Your question has arrived" })).toBeVisible();
	},
);

test("who presses twice asks once", async ({ page, problems }) => {
	problems.expect(/429/);
	await signIn(page, await makeVisitor());
	await page.goto(ASK);
	await sayAge(page, "18 or over");
	await waitForForm(page);
	await fillQuestion(page, newEmail());
	await page.getByRole("button", { name: "Send the question" }).dblclick();
	await expect(page.getByRole("heading", { name: "Your question has arrived" })).toBeVisible({ timeout: 10_000 });
	expect(await countOwn(page)).toBe(1);
});

testWithoutJavaScript("without scripts a form that is sent twice asks once", async ({ page }) => {
	await signIn(page, await makeVisitor());
	await page.goto(ASK);
	await sayAge(page, "18 or over");
	await fillQuestion(page, newEmail());
	const form = page.locator("form", { has: page.locator('input[value="lead"]') });
	const sent = await form.evaluate((element) =>
		element instanceof HTMLFormElement ? [...new FormData(element)].map(([name, value]) => [name, String(value)]) : [],
	);
	await page.getByRole("button", { name: "Send the question" }).click();
	await expect(page.getByRole("heading", { name: "Your question has arrived" })).toBeVisible();
	const again = await page.request.post(ASK, { form: Object.fromEntries(sent) });
	expect(await again.text()).toContain("Your question has arrived");
	expect(await countOwn(page)).toBe(1);
});

test(`${spec("8.24")} with the backend away a question waits on the device, and is sent once when it is back`, async ({
	page,
	problems,
}) => {
	test.slow();
	problems.expect(/503|429/);
	const line = await startBackendLine();
	const web = await startOwnWeb({ BACKEND_URL: line.address });
	try {
		await signIn(page, await makeVisitor());
		await page.goto(`${web.address}${ASK}`);
		await sayAge(page, "18 or over");
		await waitForForm(page);
		await fillQuestion(page, newEmail());
		line.cut();
		await page.getByRole("button", { name: "Send the question" }).click();
		await expect(page.getByRole("heading", { name: "1 request is not sent yet" })).toBeVisible({ timeout: 10_000 });
		await expect(page.getByText("It is on this device only, in this browser")).toBeVisible();
		await expect(page.locator('[data-toast="error"]')).toContainText("Not sent yet.");
		await expect(page.getByRole("textbox", { name: "Your question" })).toHaveValue(/Which hostel/);
		await expectAccessible(page, "a question that waits on the device");
		expect(await countOwn(page)).toBe(0);
		line.mend();
		await page.getByRole("button", { name: "Try now" }).click();
		await expect(page.getByRole("heading", { name: "Your question has arrived" })).toBeVisible({ timeout: 10_000 });
		expect(await countOwn(page)).toBe(1);
		expect(await page.evaluate(() => localStorage.getItem("unsent-leads"))).toBeNull();
	} finally {
		await page.goto("about:blank");
		await Promise.all([web.stop(), line.stop()]);
	}
});

test("a question of somebody who is offline is sent by whatever page is open when the line is back, and can be discarded", async ({
	page,
	context,
	problems,
}) => {
	test.slow();
	problems.expect(/ERR_INTERNET_DISCONNECTED|429/);
	await signIn(page, await makeVisitor());
	for (const question of ["The first question", "The second question"]) {
		await page.goto(ASK);
		await sayAge(page, "18 or over");
		await waitForForm(page);
		await fillQuestion(page, newEmail(), question);
		await context.setOffline(true);
		await page.getByRole("button", { name: "Send the question" }).click();
		await expect(page.getByText("1 request is not sent yet")).toBeVisible();
		if (question === "The first question") {
			await page.getByRole("button", { name: "Discard it" }).click();
			await expect(page.getByText("not sent yet", { exact: false }).first()).toHaveCount(0);
		}
		await context.setOffline(question === "The second question");
	}
	const other = await context.newPage();
	await page.close();
	await context.setOffline(false);
	await other.goto("/about-us");
	await expect(other.locator('[data-toast="success"]')).toContainText("Your request has been sent.", {
		timeout: 10_000,
	});
	expect(await countOwn(other)).toBe(1);
});

testWithoutJavaScript(
	"with the backend away and no scripts the form comes back filled in, with 503",
	async ({ page, problems }) => {
		problems.expect(/503|429/);
		const line = await startBackendLine();
		const web = await startOwnWeb({ BACKEND_URL: line.address });
		try {
			await page.goto(`${web.address}${ASK}`);
			await sayAge(page, "18 or over");
			await fillQuestion(page, newEmail());
			line.cut();
			const answer = page.waitForResponse((response) => response.request().method() === "POST");
			await page.getByRole("button", { name: "Send the question" }).click();
			expect((await answer).status()).toBe(503);
			await expect(page.getByRole("alert")).toContainText("Nothing is lost");
			await expect(page.getByRole("textbox", { name: "Your name" })).toHaveValue("Asha Rao");
			await expect(page.getByRole("textbox", { name: "Your question" })).toHaveValue(/Which hostel/);
			await expect(page.getByRole("checkbox").first()).toBeChecked();
			line.mend();
			await page.getByRole("button", { name: "Send the question" }).click();
			await expect(page.getByRole("heading", { name: "Your question has arrived" })).toBeVisible();
		} finally {
			await Promise.all([web.stop(), line.stop()]);
		}
	},
);

test(`${spec("2.11")} a complaint on the contact page gets a number and a day, and needs no consent`, async ({
	page,
	problems,
}) => {
	problems.expect(/429/);
	const email = newEmail();
	await page.goto("/contact-us");
	await expectAccessible(page, "the contact page with its form");
	await sayAge(page, "18 or over");
	await waitForForm(page);
	await page.getByRole("radio", { name: "A complaint" }).check();
	await page.getByRole("textbox", { name: "Your name" }).fill("Asha Rao");
	await page.getByRole("textbox", { name: "Phone number or e-mail address" }).fill(email);
	await page.getByRole("textbox", { name: "Your question, or your complaint" }).fill("Nobody called me back.");
	await page.getByRole("button", { name: "Send" }).click();
	const heading = page.getByRole("heading", { name: /^Your complaint has the number \d+$/ });
	await expect(heading).toBeVisible({ timeout: 10_000 });
	const number = /\d+/.exec((await heading.textContent()) ?? "")?.[0] ?? "";
	await expect(page.getByText(/^You get an answer by \d+ \w+ 20\d\d\./)).toBeVisible();
	await expect.poll(async () => (await textsTo(email)).at(-1) ?? "").toContain(`Its number is ${number}.`);
	await expectAccessible(page, "a complaint that was taken");
});

test(`${spec("2.68")} a landing page takes a question at its end, and stands alone still`, async ({
	page,
	problems,
}) => {
	problems.expect(/429/);
	await page.goto("/landing-pages/ask-a-college");
	await expectAccessible(page, "a landing page with its form");
	await sayAge(page, "18 or over");
	await waitForForm(page);
	await expect(page.getByRole("banner")).toHaveCount(0);
	await fillQuestion(page, newPhone());
	await page.getByRole("button", { name: "Send the question" }).click();
	await expect(page.getByRole("heading", { name: "Your question has arrived" })).toBeVisible({ timeout: 10_000 });
});
