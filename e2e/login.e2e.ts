import type { Locator, Page } from "@playwright/test";
import { OTP_SENDS_PER_CONTACT_HOUR } from "@uchit/contract/account.ts";
import { lastCodeTo, lastTextTo, textsTo } from "./support/arrived.ts";
import { expectAccessible } from "./support/axe.ts";
import { ASK, openForm, rememberedAge, sayAge } from "./support/lead-forms.ts";
import { waitForScripts } from "./support/scripts-run.ts";
import { spec } from "./support/spec.ts";
import { expect, test, testWithoutJavaScript } from "./support/test.ts";
import { makeVisitor, newEmail, newPhone } from "./support/visitor.ts";

// axe measures colours, which would be mid-transition between themes.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const SOON = { timeout: 10_000 };

for (const [mode, testInMode] of [
	["", test],
	[" without JavaScript", testWithoutJavaScript],
] as const) {
	testInMode(`${spec("1.20", "2.12")} somebody new makes an account by phone${mode}`, async ({ page, problems }) => {
		problems.expect(/csp$/);
		const phone = newPhone();
		await page.goto("/login");
		await expect(page.locator("main input:not([type=hidden])").first()).toHaveAttribute("name", "ageBand");
		await sayAge(page, "18 or over");
		await showPhone(page, phone);
		await goOnWhenPrompted(page, mode !== "");
		await expect(page.getByText(`${phone} is verified, and new here.`)).toBeVisible(SOON);
		await expect(page.locator("input[name=ageBand]")).toHaveCount(0);
		await sayName(page, "Asha Rao");
		await goOnWhenPrompted(page, mode !== "");
		await expect(page).toHaveURL("/account", SOON);
		await expect(page.getByRole("textbox", { name: "Your name" })).toHaveValue("Asha Rao");
		await expect(page.getByText(phone)).toBeVisible();
	});
}

test(`${spec("1.19")} a visitor with an account signs in by a code and returns to the page they wanted`, async ({
	page,
}) => {
	const { phone, name } = await makeVisitor("Kabir");
	await openForm(page, "/login?callbackUrl=/colleges?page=2");
	await showPhone(page, phone);
	await expect(page).toHaveURL("/colleges?page=2", SOON);
	await expect(page.getByRole("banner").getByText(`Hi, ${name}`)).toBeVisible();
});

test("a new visitor needs no second code, and this device does not ask their age again until it is forgotten", async ({
	page,
}) => {
	const phone = newPhone();
	await openForm(page, "/login");
	await showPhone(page, phone);
	await expect(page).toHaveURL(/step=sign-up/, SOON);
	await sayName(page, "Meera");
	await expect(page).toHaveURL("/account", SOON);
	expect(await textsTo(phone)).toHaveLength(1);
	for (const path of ["/login", ASK]) {
		await page.goto(path);
		await expect(rememberedAge(page)).toHaveText(/^18 or over\s*Change$/, { useInnerText: true });
		await expect(page.getByRole("radio", { name: "18 or over" })).toBeHidden();
	}
	await waitForScripts(page);
	await rememberedAge(page).press("Enter");
	await expect(page.getByRole("radio", { name: "18 or over" })).toBeFocused();
	await page.goto("/privacy");
	await page.getByRole("button", { name: "Forget my age here" }).click();
	await expect(page.getByText("This browser does not know your age any more.")).toBeVisible();
	await page.goto("/login");
	await expect(page.getByRole("radio", { name: "18 or over" })).not.toBeChecked();
});

test("a visitor who starts over enters the age again", async ({ page, problems }) => {
	problems.expect(/400/);
	await openForm(page, "/login", "Under 18");
	await contactField(page).fill("12");
	await page.getByRole("button", { name: "Send a code" }).click();
	await expect(contactField(page)).toHaveAttribute("aria-invalid", "true");
	await expect(rememberedAge(page)).toHaveText(/^Under 18\s*Change$/, { useInnerText: true });
	await page.getByRole("button", { name: "Start over" }).click();
	await expect(page.getByRole("radio", { name: "Under 18" })).not.toBeChecked();
});

test("a visitor with an account who is under 18 has to enter nothing else", async ({ page }) => {
	const { phone } = await makeVisitor("Kabir");
	await openForm(page, "/login", "Under 18");
	await showPhone(page, phone);
	await expect(page).toHaveURL("/account", SOON);
});

test("nothing is ticked in advance, and an account needs its one consent and a name", async ({ page, problems }) => {
	problems.expect(/400/);
	await openForm(page, "/login?step=sign-up&contact=email");
	for (const box of await page.getByRole("main").getByRole("checkbox").all()) await expect(box).not.toBeChecked();
	await expectAccessible(page, "making an account");
	await page.getByRole("textbox", { name: "Your name" }).fill("Asha");
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(page.getByText("An account needs your consent to the first one.")).toBeVisible();
	await expect(page.getByRole("textbox", { name: "Your name" })).toHaveValue("Asha");
});

test("a wrong code shows an error at its field; after five the wait is shown; a pasted code may contain a space", async ({
	page,
	problems,
}) => {
	test.slow();
	problems.expect(/400|429/);
	const { phone } = await makeVisitor();
	await openForm(page, "/login");
	const code = await askForCode(page, phone);
	const field = page.getByRole("textbox", { name: "Code" });
	await expect(field).toBeFocused();
	await expect(field).toHaveAttribute("autocomplete", "one-time-code");
	await expect(page.getByRole("button", { name: /Send another code/ })).toBeDisabled();
	await expectAccessible(page, "the code");
	const wrong = code === "000000" ? "000001" : "000000";
	for (let attempt = 1; attempt <= 5; attempt += 1) {
		await field.fill(wrong);
		const answered = page.waitForEvent("load");
		await page.getByRole("button", { name: "Check the code" }).click();
		await answered;
		await expect(field).toHaveAccessibleDescription(/not the latest code/);
	}
	await expect(field).toBeFocused();
	await field.evaluate(
		(input, text) => {
			const clipboardData = new DataTransfer();
			clipboardData.setData("text", text);
			input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
		},
		`${code.slice(0, 3)} ${code.slice(3)}`,
	);
	await expect(field).toHaveValue(code);
	await page.getByRole("button", { name: "Check the code" }).click();
	await expect(field).toHaveAccessibleDescription(/wrong five times. Wait \d+ seconds/);
});

test("the sixth code of an hour is sent after the browser solves a puzzle, without work for the visitor", {
	tag: "@long",
}, async ({ page, browser, problems }) => {
	test.slow();
	problems.expect(/429/);
	const phone = newPhone();
	for (let sent = 0; sent < OTP_SENDS_PER_CONTACT_HOUR; sent += 1) {
		const other = await browser.newContext();
		const form = await other.newPage();
		await openForm(form, "/login");
		await askForCode(form, phone);
		await other.close();
	}
	await openForm(page, "/login");
	await contactField(page).fill(phone);
	const refused = page.waitForResponse((response) => response.status() === 429);
	await page.getByRole("button", { name: "Send a code" }).click();
	await refused;
	await expect(page.getByRole("textbox", { name: "Code" })).toBeVisible({ timeout: 30_000 });
	expect(await textsTo(phone)).toHaveLength(OTP_SENDS_PER_CONTACT_HOUR + 1);
});

testWithoutJavaScript("a code that is asked for twice comes once, and its field stays", async ({ page, problems }) => {
	problems.expect(/429|csp$/);
	const { phone } = await makeVisitor();
	await openForm(page, "/login");
	const code = await askForCode(page, phone);
	await page.getByRole("button", { name: "Send another code" }).click();
	const field = page.getByRole("textbox", { name: "Code" });
	await expect(field).toHaveAccessibleDescription(/You can ask for another code in \d+ seconds/);
	await field.fill(code);
	await page.getByRole("button", { name: "Check the code" }).click();
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(page).toHaveURL("/account", SOON);
	expect(await textsTo(phone)).toHaveLength(2);
});

test("a new visitor under 18 enters a parent's code after their own, and each code is needed once", async ({
	page,
	problems,
}) => {
	problems.expect(/csp$/);
	const [parent, phone] = [newPhone(), newPhone()];
	await openForm(page, "/login", "Under 18");
	await showPhone(page, phone);
	await expect(page).toHaveURL(/step=sign-up/, SOON);
	await sayName(page, "Tara");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("A parent or guardian agrees first");
	await page.getByRole("textbox", { name: "Phone number of a parent or guardian" }).fill(parent);
	await page.getByRole("button", { name: "Send a code" }).first().click();
	await page.getByRole("textbox", { name: "Code" }).fill(await lastCodeTo(parent));
	await page.getByRole("button", { name: "Check the code" }).click();
	await expect(page).toHaveURL("/account", SOON);
	await expect(page.getByRole("textbox", { name: "Your name" })).toHaveValue("Tara");
});

test("a link by e-mail creates the account of a visitor who filled in what it needs", async ({ page }) => {
	const email = newEmail();
	await openForm(page, "/login?step=sign-up&contact=email");
	await sayName(page, "Ravi");
	await page.getByRole("textbox", { name: "E-mail address", exact: true }).fill(email);
	await page.getByRole("button", { name: "Send me a link" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your e-mail");
	const link = /https?:\S+/.exec(await lastTextTo(email))?.[0] ?? "";
	await page.goto(link);
	await expect(page.getByText(`The link was sent to ${email}.`)).toBeVisible();
	await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
	await expect(page).toHaveURL("/account", SOON);
	await expect(page.getByText(email)).toBeVisible();
});

test("a visitor signs in through another service, by a plain form", async ({ page }) => {
	await openForm(page, "/login?step=sign-up&contact=email");
	await sayName(page, "Asha at Campus");
	await page.getByRole("button", { name: "Continue with Campus ID" }).click();
	await page.getByRole("button", { name: "Asha Rao" }).click();
	await expect(page).toHaveURL("/account", SOON);
});

test("in Hindi the errors and the questions are in Hindi, and so are the next steps", async ({ page }) => {
	await page.goto("/hi/login?error=OAuthCallback");
	await expect(page.getByText("दूसरी सेवा का जवाब नहीं चला।")).toBeVisible();
	await page.getByRole("radio", { name: "18 साल या उससे ज़्यादा" }).check();
	await page.getByRole("textbox", { name: "फ़ोन नंबर या ईमेल पता" }).fill(newPhone());
	await page.getByRole("button", { name: "कोड भेजें" }).click();
	await expect(page).toHaveURL(/\/hi\/login(\?|$)/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("कोड लिखें");
	await expectAccessible(page, "signing in, in Hindi");
});

test("an unknown error name shows a general message, and a callback to another site is ignored", async ({ page }) => {
	await page.goto("/login?error=%3Cscript%3E&callbackUrl=https://evil.example/");
	await expect(page.getByText("Something went wrong while signing in.")).toBeVisible();
	const after = page.locator("input[name=callbackUrl]").first();
	await expect(after).toHaveValue("/account");
});

async function sayName(page: Page, name: string): Promise<void> {
	await page.getByRole("textbox", { name: "Your name" }).fill(name);
	await page.getByRole("checkbox", { name: /An account needs this/ }).check();
	await page.getByRole("button", { name: "Continue" }).click();
}

async function askForCode(page: Page, phone: string): Promise<string> {
	const before = (await textsTo(phone)).length;
	await contactField(page).fill(phone);
	await page.getByRole("button", { name: "Send a code" }).click();
	return lastCodeTo(phone, before);
}

function contactField(page: Page): Locator {
	return page.getByRole("textbox", { name: "Phone number or e-mail address" });
}

async function showPhone(page: Page, phone: string): Promise<void> {
	const code = await askForCode(page, phone);
	await page.getByRole("textbox", { name: "Code" }).fill(code);
	await page.getByRole("button", { name: "Check the code" }).click();
}

async function goOnWhenPrompted(page: Page, isRequested: boolean): Promise<void> {
	if (isRequested) await page.getByRole("button", { name: "Continue" }).click();
}
