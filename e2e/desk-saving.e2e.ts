import { randomBytes } from "node:crypto";
import type { Page, Response } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { inviteStaff, openDeskAsEditor, signInAgain, signInHired } from "./support/lead-desk.ts";
import { expect, test } from "./support/test.ts";

const { BACKEND_URL = "" } = process.env;
const DESK = `${BACKEND_URL}/studio/`;
const SOON = { timeout: 30_000 };

let page: Page;

test.beforeAll(async ({ browser }) => {
	page = await openDeskAsEditor(browser);
});
test.afterAll(() => page.close());

const text = () => page.getByRole("textbox", { name: "Text", exact: true });

test("typing continues at the same place after Ctrl+S, also during the save", async () => {
	test.slow();
	const slug = `where-i-wrote-${randomBytes(4).toString("hex")}`;
	const body = "<p>First.</p><table><tr><td>A cell</td></tr></table><p>Last.</p>";
	const given = { slug, title: "Where I wrote", body, status: "published" };
	const { id } = (await (await page.request.post(`${BACKEND_URL}/items/news`, { data: given })).json()).data;
	const saved = async () => (await (await page.request.get(`${BACKEND_URL}/items/news/${id}`)).json()).data.body;
	await page.goto(`${DESK}#/news/${id}`);
	await text().getByText("First.").click();
	await page.keyboard.press("End");
	await page.keyboard.type(" Second.");
	await page.keyboard.press("ControlOrMeta+s");
	await page.keyboard.type(" Third");
	await expect.poll(saved, SOON).toContain("Second.");
	await expect(page.getByText("Your changes are saved.")).toBeVisible(SOON);
	await page.keyboard.type(" and fourth.");
	await expect(text().locator("p").first()).toHaveText("First. Second. Third and fourth.");
	await page.keyboard.press("ControlOrMeta+z");
	await expect(text().locator("p").first()).not.toHaveText("First. Second. Third and fourth.");
	await page.keyboard.press("ControlOrMeta+Shift+z");
	await page.keyboard.press("ControlOrMeta+s");
	await expect.poll(saved, SOON).toContain("<p>First. Second. Third and fourth.</p>");
	await page.request.delete(`${BACKEND_URL}/items/news/${id}`);
});

test("a late save does not pull back an editor who has left, and text typed meanwhile is offered in the next form", async () => {
	test.slow();
	const slow = async (path: string) => {
		const release = Promise.withResolvers<void>();
		await page.route(path, async (route) => {
			if (route.request().method() === "POST") await release.promise;
			await route.continue();
		});
		return release.resolve;
	};
	const sentTo = (path: string) => page.waitForRequest((each) => each.method() === "POST" && each.url().endsWith(path));
	const idIn = async (reply: Response | null): Promise<unknown> => (await reply?.json())?.data?.id;
	const slug = `typed-meanwhile-${randomBytes(4).toString("hex")}`;
	await page.goto(`${DESK}#/news/create`);
	const endArticle = await slow("**/items/news");
	await page.getByRole("textbox", { name: /^Title/ }).fill(`Typed meanwhile ${slug}`, SOON);
	const article = sentTo("/items/news");
	await page.keyboard.press("ControlOrMeta+s");
	const sentArticle = await article;
	await text().click();
	await page.keyboard.type("Typed while it was saved.");
	endArticle();
	const id = await idIn(await sentArticle.response());
	await expect(page).toHaveURL(new RegExp(`#/news/${id}$`), SOON);
	await page.getByRole("button", { name: "Go on with it" }).click(SOON);
	await expect(text()).toHaveText("Typed while it was saved.", SOON);
	await page.request.delete(`${BACKEND_URL}/items/news/${id}`);

	await page.goto(`${DESK}#/redirects/create`);
	const endRedirect = await slow("**/items/redirects");
	await page.getByRole("textbox", { name: /^From/ }).fill(`/${slug}`, SOON);
	await page.getByRole("textbox", { name: /^To/ }).fill("/news");
	const redirect = sentTo("/items/redirects");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	const sentRedirect = await redirect;
	await page.getByRole("menuitem", { name: "Glossary" }).click();
	await expect(page).toHaveURL(/#\/glossary_terms/);
	endRedirect();
	const made = await idIn(await sentRedirect.response());
	await expect(page.getByText("It is saved.")).toBeVisible(SOON);
	await expect(page).toHaveURL(/#\/glossary_terms/);
	await page.request.delete(`${BACKEND_URL}/items/redirects/${made}`);
});

test("a session that ends over a form is begun again over it, and the text stays", async ({ browser }) => {
	test.slow();
	const editor = await (await browser.newContext()).newPage();
	await signInHired(editor, await inviteStaff("editor"));
	const address = `${BACKEND_URL}/items/news`;
	const data = {
		slug: `ended-${randomBytes(4).toString("hex")}`,
		title: "Ended",
		body: "<p>One.</p>",
		status: "published",
	};
	const { id } = (await (await page.request.post(address, { data })).json()).data;
	await editor.goto(`${DESK}#/news/${id}`);
	const summary = editor.getByRole("textbox", { name: /^Summary/ });
	await summary.fill("Typed before the session ended.", SOON);
	await expect(editor.getByText("Kept on this device until it is saved.")).toBeVisible(SOON);
	const draft = () =>
		editor.evaluate((end) => Object.keys(localStorage).find((key) => key.endsWith(end)), `news.${id}`);
	await editor.context().clearCookies();
	await editor.getByRole("button", { name: "Save", exact: true }).click();
	const dialog = editor.getByRole("dialog", { name: "Sign in again" });
	await expectAccessible(editor, "signing in over a form");
	await dialog.getByRole("button", { name: "Cancel" }).click(SOON);
	await expect(editor.getByText(/^Your session has ended, so nothing was saved/).first()).toBeVisible(SOON);
	await expect(summary).toHaveValue("Typed before the session ended.");
	expect(await draft()).toBeDefined();
	await editor.getByRole("button", { name: "Save", exact: true }).click();
	await signInAgain(editor);
	await expect(editor.getByText("Your changes are saved.")).toBeVisible(SOON);
	expect((await (await page.request.get(`${address}/${id}`)).json()).data.summary).toBe(
		"Typed before the session ended.",
	);
	await expect.poll(draft, SOON).toBeUndefined();
	await editor.close();
	await page.request.delete(`${address}/${id}`);
});

test("the heads of two open forms of one article name the other editor", { tag: "@long" }, async ({ browser }) => {
	test.slow();
	const colleague = await openDeskAsEditor(browser);
	const name = async (editor: Page, last_name: string) => {
		const reply = await editor.request.patch(`${BACKEND_URL}/users/me`, { data: { first_name: "A.", last_name } });
		expect(reply.status()).toBe(200);
	};
	await name(page, "Das");
	await name(colleague, "Rao");
	const address = `${BACKEND_URL}/items/news`;
	const data = { slug: `open-twice-${randomBytes(4).toString("hex")}`, title: "Open twice", body: "<p>One.</p>" };
	const { id } = (await (await page.request.post(address, { data })).json()).data;
	await page.goto(`${DESK}#/news/${id}`);
	await expect(text()).toHaveText("One.", SOON);
	await expect(page.getByText(/^Also open/)).toBeHidden();
	await colleague.goto(`${DESK}#/news/${id}`);
	await expect(colleague.getByText("Also open: A. Das", { exact: true })).toBeVisible(SOON);
	await expect(page.getByText("Also open: A. Rao", { exact: true })).toBeVisible({ timeout: 60_000 });
	await expectAccessible(page, "a form that a colleague has open too");
	await colleague.close();
	await page.goto(`${DESK}#/news`);
	await page.request.delete(`${address}/${id}`);
});

test("an author suggests a change to a published article, and cannot edit another's draft", async ({ browser }) => {
	test.slow();
	const author = await (await browser.newContext()).newPage();
	await signInHired(author, await inviteStaff("author"));
	const address = `${BACKEND_URL}/items/news`;
	const make = async (own: object) => {
		const slug = `of-an-editor-${randomBytes(4).toString("hex")}`;
		const data = { slug, title: "Of an editor", body: "<p>As it was.</p>", ...own };
		return (await (await page.request.post(address, { data })).json()).data.id;
	};
	const [shown, draft] = [await make({ status: "published" }), await make({ status: "draft" })];
	await author.goto(`${DESK}#/news/${draft}`);
	await expect(author.getByText("You can read this, and not change it.")).toBeVisible(SOON);
	await expect(author.getByRole("textbox", { name: /^Title/ })).toBeDisabled();
	await expect(author.getByRole("textbox", { name: "Text", exact: true })).toHaveAttribute("contenteditable", "false");
	await expectAccessible(author, "an article that can only be read");

	await author.goto(`${DESK}#/news/${shown}`);
	await author.getByRole("textbox", { name: /^Summary/ }).fill("What it says in short.");
	await author.getByRole("button", { name: "Suggest this change …" }).click();
	const dialog = author.getByRole("dialog", { name: "Suggest this change" });
	await dialog.getByRole("textbox", { name: /^Why/ }).fill("It had none.");
	await expectAccessible(author, "what an author suggests");
	await dialog.getByRole("button", { name: "Suggest it" }).click();
	await expect(author.getByText(/^An editor decides on it/)).toBeVisible(SOON);
	await author.close();

	await page.goto(`${DESK}#/news/${shown}`);
	await expect(page.getByRole("region", { name: /^Waits/ })).toContainText("What it says in short.", SOON);
	await page.getByRole("button", { name: "Make this change" }).click();
	await expect(page.getByRole("textbox", { name: /^Summary/ })).toHaveValue("What it says in short.", SOON);
	for (const id of [shown, draft]) await page.request.delete(`${address}/${id}`);
});

test("several articles are selected by name and archived at once", async () => {
	const address = `${BACKEND_URL}/items/news`;
	const mark = randomBytes(4).toString("hex");
	const data = ["one", "two"].map((each) => ({ slug: `${each}-of-${mark}`, title: `Article ${each} of ${mark}` }));
	const made: { id: number }[] = (await (await page.request.post(address, { data })).json()).data;
	await page.goto(`${DESK}#/news`);
	await page
		.getByRole("textbox", { name: /^Search/ })
		.first()
		.fill(mark);
	await expect(page.getByRole("row")).toHaveCount(3, SOON);
	for (const { title } of data) await page.getByRole("checkbox", { name: `Choose ${title}` }).check();
	await expectAccessible(page, "a list in which several are chosen");
	await page.getByRole("button", { name: "Archive 2", exact: true }).click();
	await expect(page.getByText("2 archived.")).toBeVisible(SOON);
	for (const { id } of made)
		expect((await (await page.request.get(`${address}/${id}`)).json()).data.status).toBe("archived");
});
