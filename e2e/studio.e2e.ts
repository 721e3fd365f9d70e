import { randomBytes } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { confirmStep, nextCode, resumeDeskSession, stopFading } from "./support/desk.ts";
import { spec } from "./support/spec.ts";
import { expect, test } from "./support/test.ts";

const { BACKEND_URL = "", STUDIO_EMAIL = "", STUDIO_LINK = "" } = process.env;
const DESK = `${BACKEND_URL}/studio/`;
const PASSWORD = `a password beside ${STUDIO_LINK.slice(-16)}`;

const COLLEGE = "indian-institute-of-technology-goa";
const DOT = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
	"base64",
);

// The one-time link works once; later tests sign in with the password that it set.
test.describe.configure({ mode: "serial" });

let session: Awaited<ReturnType<BrowserContext["storageState"]>> | undefined;

async function signIn(page: Page, password = PASSWORD): Promise<void> {
	if (session !== undefined) await resumeDeskSession(page, session);
	await page.goto(DESK);
	if (session !== undefined) return;
	await page.getByRole("textbox", { name: /^E-mail/ }).fill(STUDIO_EMAIL);
	await page.getByRole("textbox", { name: /^Password/ }).fill(password);
	await page.getByRole("button", { name: "Sign in" }).click();
}

test("the link of `npm run studio:admin` opens the choice of a password, once", async ({ page, problems }) => {
	const password = page.getByLabel(/^New password/);
	problems.expect(/403/);
	problems.expect(/400/);
	await page.goto(STUDIO_LINK);
	await password.fill("Password1234");
	await page.getByRole("button", { name: "Set the password" }).click();
	await expect(page.getByRole("alert")).toContainText("one of the common ones");
	await password.fill(PASSWORD);
	await page.getByRole("button", { name: "Set the password" }).click();
	// Nothing has to be typed twice.
	await expect(page.getByRole("heading", { name: "One step before the desk" })).toBeVisible();

	await page.goto("about:blank");
	await page.goto(STUDIO_LINK);
	await password.fill(PASSWORD);
	await page.getByRole("button", { name: "Set the password" }).click();
	await expect(page.getByRole("alert")).toContainText("This link was used already");
});

test("a wrong password is refused in words, and shows nothing of the desk", async ({ page, problems }) => {
	problems.expect(/401/);
	await signIn(page, "not the password");
	expect(await page.evaluate(() => history.length)).toBeLessThan(5);
	await expect(page.getByRole("alert")).toContainText("Invalid user credentials.");
	await expect(page.getByRole("menuitem")).toHaveCount(0);
	await stopFading(page);
	await expectAccessible(page, "the desk's sign-in");
});

test("an admin's first sign-in sets up a second factor and a name before anything else", async ({ page, problems }) => {
	problems.expect(/403/);
	await signIn(page);
	await expect(page.getByRole("heading", { name: "One step before the desk" })).toBeVisible();
	await stopFading(page);
	await expectAccessible(page, "setting up a second factor");
	await page.goto(`${DESK}#/news`);
	await expect(page.getByRole("heading", { name: "One step before the desk" })).toBeVisible();
	await page.getByRole("button", { name: "Begin" }).click();
	await expect(page.getByRole("img", { name: "The secret as a QR code" })).toBeVisible();
	await expectAccessible(page, "the code for an app");
	const secret = await page.getByRole("region", { name: "Second factor" }).locator("code").innerText();
	await page.getByLabel("The six digits that the app shows").fill(await nextCode(secret));
	await page.getByRole("button", { name: "Turn it on" }).click();
	await expect(page.getByRole("region", { name: "Codes for a lost phone" }).getByRole("listitem")).toHaveCount(8);
	await expectAccessible(page, "the codes for a lost phone");
	await page.getByRole("button", { name: "I have them" }).press("Enter");
	await page.getByRole("textbox", { name: "First name" }).fill("Asha");
	await expectAccessible(page, "the name of an admin whom nobody invited");
	await page.getByRole("button", { name: "Save" }).press("Enter");
	await expect(page.getByRole("menuitem", { name: "News", exact: true })).toBeVisible();
	session = await page.context().storageState();
});

test("an author writes, publishes, changes, restores and unpublishes a draft", async ({ page, request }) => {
	test.slow();
	const slug = `studio-${randomBytes(5).toString("hex")}`;
	const title = page.getByRole("textbox", { name: /^Title/ });
	const statusOnSite = async () => (await request.get(`/news/${slug}`)).status();
	const titleOnSite = async () => /<h1[^>]*>([^<]*)</.exec(await (await request.get(`/news/${slug}`)).text())?.[1];

	await signIn(page);
	await page.getByRole("menuitem", { name: "News", exact: true }).click();
	await page.getByRole("link", { name: "New article" }).click();
	await title.fill("Written at the desk");
	await page.getByRole("textbox", { name: /^Slug/ }).fill(slug);
	await page.getByRole("textbox", { name: /^Text/ }).fill("Its first text.");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	// Waits for the saved item's form; the address changes before the old form is gone.
	await expect(page.getByRole("button", { name: "Preview what is saved" })).toBeVisible();
	expect(await statusOnSite()).toBe(404);

	await page.getByRole("button", { name: "Save and publish" }).click();
	await page.getByRole("button", { name: "Publish anyway" }).click();
	await expect(page.getByRole("button", { name: "Save and take off the site" })).toBeVisible();
	await expect.poll(titleOnSite).toBe("Written at the desk");

	await title.fill("Changed at the desk");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect.poll(titleOnSite).toBe("Changed at the desk");

	await page.getByRole("link", { name: /^made by/ }).click();
	await page.getByRole("button", { name: "Restore this version …" }).click();
	const restoring = page.getByRole("dialog", { name: "Restore version 1" });
	await expect(restoring).toContainText("readers see this at once");
	await expect(restoring.getByRole("region", { name: "Title" })).toHaveText(/Changed Written at the desk/);
	await restoring.getByRole("button", { name: "Restore it on the site" }).click();
	await expect(title).toHaveValue("Written at the desk");
	await expect.poll(titleOnSite).toBe("Written at the desk");
	await page.getByRole("alert").getByRole("button", { name: "Take it back" }).click();
	await expect.poll(titleOnSite).toBe("Changed at the desk");
	await expect(title).toHaveValue("Changed at the desk");

	await confirmStep(page, "Save and archive");
	await expect.poll(statusOnSite).toBe(404);
});

test("an error in a field is shown at the field, and nothing is saved", async ({ page, problems }) => {
	problems.expect(/400/);
	await signIn(page);
	await page.getByRole("menuitem", { name: "News", exact: true }).click();
	await page.getByRole("link", { name: "New article" }).click();
	await page.getByRole("textbox", { name: /^Slug/ }).fill("No Slug");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByText("It has to be lower-case letters, digits and hyphens.", { exact: true })).toBeVisible();
	await expect(page.getByText("It is required.", { exact: true })).toBeVisible();
	await expect(page).toHaveURL(/#\/news\/create$/);
});

test("many redirects are tried, corrected, and created together", async ({ page, request }) => {
	const [one, two] = [`/from-${randomBytes(5).toString("hex")}`, `/from-${randomBytes(5).toString("hex")}`];
	const csv = (rows: string) => ({
		name: "redirects.csv",
		mimeType: "text/csv",
		buffer: Buffer.from(`from_path,to_path,status_code\n${rows}`),
	});
	await signIn(page);
	await page.getByRole("menuitem", { name: "Bring in a table" }).click();
	await page.getByLabel("What", { exact: true }).selectOption("redirects");
	await page.getByLabel(/^File/).setInputFiles(csv(`${one},/news,301\n${two},nowhere,301\n`));
	await expect(page.getByRole("row", { name: /^3 Wrong to_path: It/ })).toBeVisible();
	await expect(page.getByRole("button", { name: "Bring in 1 row" })).toBeEnabled();
	expect((await request.get(one, { maxRedirects: 0 })).status()).toBe(404);

	await page.getByLabel(/^File/).setInputFiles(csv(`${one},/news,301\n${two},/contact-us,302\n`));
	await page.getByRole("button", { name: "Bring in 2 rows" }).click();
	await expect(page.getByRole("status")).toContainText("2 items were made.");
	await expect.poll(async () => (await request.get(two, { maxRedirects: 0 })).status()).toBe(302);
});

test(`${spec("7.42")} a draft's picture is visible only to visitors with its link before it is published`, {
	tag: "@long",
}, async ({ page, browser, request }) => {
	test.slow();
	await signIn(page);
	await expect(page.getByRole("menuitem", { name: "News", exact: true })).toBeVisible();
	const file = { name: "dot.png", mimeType: "image/png", buffer: DOT };
	const picture = (await (await page.request.post(`${BACKEND_URL}/files`, { multipart: { file } })).json()).data.id;
	const slug = `studio-${randomBytes(5).toString("hex")}`;
	const values = { slug, title: `Draft ${slug}`, body: "<p>A text.</p>", picture, related_colleges: [COLLEGE] };
	const id = (await (await page.request.post(`${BACKEND_URL}/items/news`, { data: values })).json()).data.id;

	await page.getByRole("menuitem", { name: "News", exact: true }).click();
	await page.getByRole("link", { name: `Open ${values.title}` }).press("Enter");
	const [preview] = await Promise.all([
		page.waitForEvent("popup"),
		page.getByRole("button", { name: "Preview what is saved" }).press("Enter"),
	]);
	await expect(preview.getByRole("heading", { name: values.title })).toBeVisible();
	const reader = await (await browser.newContext()).newPage();
	await reader.goto(preview.url());
	const shown = reader.locator(`img[src*="${picture}"]`);
	await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
	expect((await request.get(`/assets/${picture}`)).status()).toBe(403);
	expect((await request.get(`/college/${COLLEGE}/news`)).status()).toBe(404);

	const note = `What was wrong in ${slug}`;
	const publication = { status: "published", correction_log: [{ date: "2026-11-21", text: note }] };
	await page.request.patch(`${BACKEND_URL}/items/news/${id}`, { data: publication });
	await expect.poll(async () => (await request.get(`/college/${COLLEGE}/news`)).text()).toContain(values.title);
	await expect.poll(async () => (await request.get("/corrections")).text()).toContain(note);
	await reader.goto(`/college/${COLLEGE}`);
	await reader.getByRole("navigation").getByRole("link", { name: "News", exact: true }).last().click();
	await expect(reader.getByRole("link", { name: values.title })).toBeVisible();
	await expectAccessible(reader, "the articles about a college");
	await page.request.patch(`${BACKEND_URL}/items/news/${id}`, { data: { status: "archived" } });
	await expect.poll(async () => (await request.get(`/college/${COLLEGE}`)).text()).not.toContain(`${COLLEGE}/news`);
});

test("an editor moves an exam's window: the page and the calendar show it, and the UID stays", {
	tag: "@long",
}, async ({ page, request, problems }) => {
	test.slow();
	problems.expect(/400/);
	const read = async (path: string) => (await request.get(path)).text();
	const expected = async () => {
		const events = (await read("/exams/snap/calendar.ics")).replaceAll("\r\n ", "").split("BEGIN:VEVENT");
		const event = events.find((each) => each.includes("UID:snap-2027-interviews-closes@")) ?? "";
		return /SUMMARY:.*, expected (.*)/.exec(event)?.[1]?.trim();
	};

	await signIn(page);
	await page.getByRole("menuitem", { name: "Exams", exact: true }).press("Enter");
	await page.getByRole("link", { name: "Open SNAP", exact: true }).press("Enter");
	const interviews = page.getByRole("group", { name: "2027-interviews", exact: true });
	const end = interviews.getByRole("textbox", { name: "Ends" });
	const save = page.getByRole("button", { name: "Save", exact: true });
	await end.fill("10/05/2027");
	await expect(interviews.getByText("Read as 10 May 2027")).toBeVisible();
	await save.press("Enter");
	await expect(interviews.getByText(/^It names a day that nobody has announced/)).toBeInViewport();
	expect(await expected()).toBe("March 2027");

	await end.fill("May 2027");
	await save.press("Enter");
	await expect.poll(expected).toBe("May 2027");
	expect(await read("/exams/snap/dates")).toContain("May 2027");
	await page.getByRole("link", { name: /^made by/ }).press("Enter");
	await page.getByRole("button", { name: "Restore this version …" }).press("Enter");
	await page.getByRole("button", { name: "Restore it on the site" }).press("Enter");
	await expect.poll(expected).toBe("March 2027");
	await expect(end).toHaveValue("2027-03");
});

test("a keyboard alone answers an error report, and the visitor reads the answer", async ({ page, request }) => {
	const message = `Another year, ${randomBytes(5).toString("hex")}`;
	const report = { college: COLLEGE, fact: `established ${message}`, message };
	const headers = { authorization: `Bearer ${process.env.BACKEND_KEY ?? ""}` };
	const { token } = await (await request.post(`${BACKEND_URL}/v1/reports`, { data: report, headers })).json();
	expect(await (await request.get(`/report/${token}`)).text()).toContain("our editors have not decided yet");

	await signIn(page);
	await page.getByRole("menuitem", { name: "Error reports" }).press("Enter");
	await page.getByRole("link", { name: `Open ${report.fact}` }).press("Enter");
	await page.getByRole("textbox", { name: "Answer to the visitor" }).fill(`You are right: ${message}`);
	await page.getByRole("combobox", { name: "State" }).press("Enter");
	await page.getByRole("option", { name: "Corrected" }).press("Enter");
	await page.getByRole("button", { name: "Save" }).press("Enter");
	await expect.poll(async () => (await request.get(`/report/${token}`)).text()).toContain(`You are right: ${message}`);
});
