import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

const { BACKEND_URL = "", STUDIO_EMAIL = "", STUDIO_LINK = "" } = process.env;
const DESK = `${BACKEND_URL}/studio/`;
const PASSWORD = `a password of ${randomBytes(8).toString("hex")}`;

// The one-time link counts once: who has chosen the password signs in with it in the tests that follow.
test.describe.configure({ mode: "serial" });

async function signIn(page: Page, password = PASSWORD): Promise<void> {
	await page.goto(DESK);
	await page.getByRole("textbox", { name: /^E-mail/ }).fill(STUDIO_EMAIL);
	await page.getByRole("textbox", { name: /^Password/ }).fill(password);
	await page.getByRole("button", { name: "Sign in" }).click();
}

test("the link of `npm run studio:admin` leads to choosing a password, once", async ({ page, problems }) => {
	await page.goto(STUDIO_LINK);
	const password = page.getByLabel(/^New password/);
	await password.fill(PASSWORD);
	await page.getByRole("button", { name: "Set the password" }).click();
	await page.getByRole("link", { name: "Sign in" }).click();
	await expect(page.getByRole("heading", { name: "The editors’ desk" })).toBeVisible();

	problems.expect(/403/);
	await page.goto("about:blank");
	await page.goto(STUDIO_LINK);
	await password.fill(PASSWORD);
	await page.getByRole("button", { name: "Set the password" }).click();
	await expect(page.getByRole("alert")).toContainText("This link was used already");
});

test("a wrong password is refused in words, and shows nothing of the desk", async ({ page, problems }) => {
	problems.expect(/401/);
	await signIn(page, "not the password");
	await expect(page.getByRole("alert")).toContainText("Invalid user credentials.");
	await expect(page.getByRole("menuitem")).toHaveCount(0);
	await expectAccessible(page, "the desk's sign-in");
});

test("a draft is written, published, changed, brought back, and taken off the site", async ({ page, request }) => {
	const slug = `studio-${randomBytes(5).toString("hex")}`;
	const title = page.getByRole("textbox", { name: /^Title/ });
	const statusOnSite = async () => (await request.get(`/news/${slug}`)).status();
	const titleOnSite = async () => /<h1[^>]*>([^<]*)</.exec(await (await request.get(`/news/${slug}`)).text())?.[1];

	await signIn(page);
	await page.getByRole("menuitem", { name: "News", exact: true }).click();
	await page.getByRole("link", { name: "Create" }).click();
	await title.fill("Written at the desk");
	await page.getByRole("textbox", { name: /^Slug/ }).fill(slug);
	await page.getByRole("textbox", { name: /^Text/ }).fill("<p>Its first text.</p>");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page).toHaveURL(/#\/news\/\d+$/);
	expect(await statusOnSite()).toBe(404);

	await page.getByRole("button", { name: "Save and publish" }).click();
	await expect(page.getByRole("button", { name: "Save and take off the site" })).toBeVisible();
	await expect.poll(titleOnSite).toBe("Written at the desk");

	await title.fill("Changed at the desk");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect.poll(titleOnSite).toBe("Changed at the desk");

	await page.getByRole("link", { name: /^made by/ }).click();
	await page.getByRole("button", { name: "Restore this version" }).click();
	await expect(title).toHaveValue("Written at the desk");
	await expect.poll(titleOnSite).toBe("Written at the desk");

	await page.getByRole("button", { name: "Save and archive" }).click();
	await expect.poll(statusOnSite).toBe(404);
});

test("what is wrong with a field is said at the field, and nothing is saved", async ({ page, problems }) => {
	problems.expect(/400/);
	await signIn(page);
	await page.getByRole("menuitem", { name: "News", exact: true }).click();
	await page.getByRole("link", { name: "Create" }).click();
	await page.getByRole("textbox", { name: /^Slug/ }).fill("No Slug");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByText("It has to be lower-case letters, digits and hyphens.")).toBeVisible();
	await expect(page.getByText("It is required.")).toBeVisible();
	await expect(page).toHaveURL(/#\/news\/create$/);
});

test("many redirects are tried, mended, and made at once", async ({ page, request }) => {
	const [one, two] = [`/from-${randomBytes(5).toString("hex")}`, `/from-${randomBytes(5).toString("hex")}`];
	const csv = (rows: string) => ({
		name: "redirects.csv",
		mimeType: "text/csv",
		buffer: Buffer.from(`from_path,to_path,status_code\n${rows}`),
	});
	await signIn(page);
	await page.getByRole("menuitem", { name: "Bulk import" }).click();
	await page.getByLabel("What").selectOption("redirects");
	await page.getByLabel(/^File/).setInputFiles(csv(`${one},/news,301\n${two},nowhere,301\n`));
	await expect(page.getByRole("alert")).toContainText("1 of 2 rows cannot be made, so none is.");
	await expect(page.getByRole("row", { name: /^2 to_path/ })).toBeVisible();
	expect((await request.get(one, { maxRedirects: 0 })).status()).toBe(404);

	await page.getByLabel(/^File/).setInputFiles(csv(`${one},/news,301\n${two},/contact-us,302\n`));
	await page.getByRole("button", { name: "Make all 2" }).click();
	await expect(page.getByRole("status")).toContainText("2 items were made.");
	await expect.poll(async () => (await request.get(two, { maxRedirects: 0 })).status()).toBe(302);
});
