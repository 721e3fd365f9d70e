import { readFile } from "node:fs/promises";
import { lastCodeTo, textsTo } from "./support/arrived.ts";
import { openReady } from "./support/scripts-run.ts";
import { openAccount } from "./support/session.ts";
import { expect, test, testWithoutJavaScript } from "./support/test.ts";
import { makeVisitor, newEmail, signIn, tokenFor } from "./support/visitor.ts";

const COLLEGE = "/college/indian-institute-of-technology-madras";
const NAME = "Indian Institute of Technology Madras";

test("a changed name appears in the greeting at once", async ({ page }) => {
	await signIn(page, await makeVisitor());
	await page.goto("/account");
	await page.getByRole("textbox", { name: "Your name" }).fill("Asha K");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByText("Your name and language are changed.")).toBeVisible();
	await expect(page.getByRole("banner").getByText("Hi, Asha K")).toBeVisible();
});

testWithoutJavaScript(
	"a second contact is added by its code, and the first may go then; both are told",
	async ({ page }) => {
		const visitor = await makeVisitor();
		const email = newEmail();
		await signIn(page, visitor);
		await page.goto("/account");
		await expect(page.getByRole("button", { name: `Remove ${visitor.phone}` })).toHaveCount(0);
		await page.getByRole("textbox", { name: "E-mail address" }).fill(email);
		await page.getByRole("button", { name: "Send a code" }).last().click();
		await page.getByRole("textbox", { name: "Code" }).fill(await lastCodeTo(email));
		await page.getByRole("button", { name: "Check the code" }).click();
		await expect(page.getByText("The contact is added.")).toBeVisible();
		const textCount = (await textsTo(visitor.phone)).length;
		await page.getByRole("button", { name: `Remove ${visitor.phone}` }).click();
		await expect(page.getByText("The contact is removed.")).toBeVisible();
		await expect(page.getByText(visitor.phone)).toHaveCount(0);
		await expect.poll(async () => (await textsTo(visitor.phone)).length).toBeGreaterThan(textCount);
	},
);

test("one file contains all data about a visitor", async ({ page }) => {
	const visitor = await makeVisitor();
	await signIn(page, visitor);
	await page.goto("/account");
	const downloading = page.waitForEvent("download");
	await page.getByRole("link", { name: "Download my data" }).click();
	const download = await downloading;
	expect(download.suggestedFilename()).toBe("my-data.json");
	const everything = await readFile(await download.path(), "utf8");
	expect(JSON.parse(everything)).toHaveProperty("exportedAt");
	expect(everything).toContain(visitor.phone);
});

test("signing out everywhere signs out the other device too", async ({ page, browser }) => {
	const visitor = await makeVisitor();
	await signIn(page, visitor);
	const elsewhere = await browser.newContext();
	const other = await elsewhere.newPage();
	await signIn(other, visitor);
	await openAccount(page);
	await expect(page.getByText("This device, since")).toHaveCount(1);
	await page.getByRole("button", { name: "Sign out everywhere" }).click();
	await expect(page).toHaveURL("/");
	await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
	await other.goto("/account");
	await expect(other).toHaveURL(/\/login\?error=SessionRequired/);
	await elsewhere.close();
});

test("an account is deleted in one step, with a list of what stays and why", async ({ page }) => {
	const { phone } = await makeVisitor();
	await signIn(page, { name: "", phone });
	await openAccount(page);
	await page.getByRole("link", { name: "Delete my account" }).click();
	await expect(page.getByText("What stays: the record of what you consented to")).toBeVisible();
	await expect(page.getByRole("checkbox", { name: "Delete my reviews too" })).not.toBeChecked();
	await page.getByRole("button", { name: "Delete my account now" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account is deleted");
	await page.goto("/account");
	await expect(page).toHaveURL(/\/login/);
	const body = await page.request.post("/login/lookup", { data: { token: await tokenFor(phone) } });
	expect(await body.json()).toEqual({ kind: "known" });
});

test("the device's shortlist moves to the account on signing in, and leaves the device on signing out", async ({
	page,
}) => {
	const button = page.getByRole("button", { name: `Shortlist: ${NAME}` });
	await openReady(page, COLLEGE);
	await button.click();
	await expect(button).toHaveAttribute("aria-pressed", "true");
	await page.reload();
	await expect(button).toHaveAttribute("aria-pressed", "true");
	await signIn(page, await makeVisitor());
	const sent = page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
	await page.goto(COLLEGE);
	await sent;
	await openAccount(page);
	await expect(page.getByRole("main").getByRole("link", { name: NAME })).toBeVisible();
	await page.getByRole("button", { name: "Sign out here" }).click();
	await expect(page).toHaveURL("/");
	await page.goto(COLLEGE);
	await expect(button).toHaveAttribute("aria-pressed", "false");
});
