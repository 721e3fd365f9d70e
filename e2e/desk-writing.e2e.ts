import { randomBytes, randomInt } from "node:crypto";
import { join } from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { confirmStep, stopFading } from "./support/desk.ts";
import { inviteStaff, openDeskAsEditor, signInHired } from "./support/lead-desk.ts";
import { expect, test } from "./support/test.ts";

const { BACKEND_URL = "" } = process.env;
const DESK = `${BACKEND_URL}/studio/`;
const COLLEGE = { slug: "chaitanya-bharathi-institute-of-technology", words: "Chaitanya Bharathi Institute of Tech" };
const WORKBOOK = join(import.meta.dirname, "../apps/studio/src/facts/import/testing/kinds.xlsx");
const SOON = { timeout: 30_000 };

test.describe.configure({ mode: "serial" });

let page: Page;

test.beforeAll(async ({ browser }) => {
	page = await openDeskAsEditor(browser);
});
test.afterAll(() => page.close());

const tool = (name: string) =>
	page.getByRole("toolbar", { name: "Tools of the text" }).getByRole("button", { name, exact: true });
const text = () => page.getByRole("textbox", { name: "Text", exact: true });
const read = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test("an article is edited as it looks, with a current figure from the site, in both languages and without scripts", async ({
	request,
}) => {
	test.slow();
	const word = randomBytes(4).toString("hex");
	const slug = `fees-that-stay-true-${word}`;
	await page.goto(`${DESK}#/news/create`);
	await page.getByRole("textbox", { name: /^Title/ }).fill(`Fees that stay true: ${word}`);
	await expect(page.getByRole("textbox", { name: /^Slug/ })).toHaveValue(slug);
	await text().click();
	await tool("Heading").click();
	await page.keyboard.type("What it costs");
	await page.keyboard.press("Enter");
	await page.keyboard.press("ControlOrMeta+b");
	await page.keyboard.type("A year");
	await page.keyboard.press("ControlOrMeta+b");
	await page.keyboard.type(" there costs ");
	await tool("Figure with its source").click();
	const figure = page.getByRole("dialog", { name: "Figure with its source" });
	await figure.getByRole("combobox", { name: "Which college" }).fill(COLLEGE.words);
	await page
		.getByRole("option", { name: /^Chaitanya Bharathi/ })
		.first()
		.click();
	await figure.getByRole("combobox", { name: "Which figure" }).fill("Fee a year");
	await page
		.getByRole("option", { name: /^Fee a year/ })
		.first()
		.click();
	await expectAccessible(page, "a figure of an article");
	await figure.getByRole("button", { name: "Put in" }).click();
	await expect(text().locator("data")).toHaveText(/₹/);
	await page.getByRole("button", { name: "Preview beside" }).click();
	await expect(
		page.getByRole("article", { name: "Preview" }).getByRole("heading", { name: "What it costs" }),
	).toBeVisible();
	await expect(page.getByText(/^\d+ words, 1 min to read$/)).toBeVisible();
	await expectAccessible(page, "an article beside its preview");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	// Waits for the saved item's form; the address changes before the old form is gone.
	await expect(page.getByRole("button", { name: "Preview what is saved" })).toBeVisible(SOON);

	await page.getByRole("textbox", { name: /^Summary/ }).fill("What a year costs there.");
	await expect(page.getByText(/^Saved by itself/)).toBeVisible(SOON);
	const again = page.waitForResponse((reply) => reply.url().includes("?goes_on=true"));
	await page.getByRole("textbox", { name: /^Summary/ }).fill("What a year costs there, as it is today.");
	expect((await again).status()).toBe(200);
	await expect(page.getByRole("link", { name: /^changed by/ })).toHaveCount(1, SOON);
	await page.getByRole("button", { name: "Save and publish" }).click();
	await page.getByRole("button", { name: "Publish anyway" }).click();
	const shown = async (path: string) =>
		/<a [^>]*class="receipt figure"[^>]*>(.*?)<\/a>/s.exec(await read(request, path))?.[1] ?? "";
	await expect.poll(() => shown(`/news/${slug}`), SOON).toMatch(/₹[\d,]+.*\d{4}.*source: /s);
	expect(await read(request, `/news/${slug}`)).toContain("<strong>A year</strong> there costs");
	await expect.poll(() => shown(`/hi/news/${slug}`), SOON).toMatch(/₹[\d,]+/);
	expect(await read(request, `/hi/news/${slug}`)).toContain(`/hi/college/${COLLEGE.slug}/sources#`);
	await expect(page.getByRole("link", { name: new RegExp(`/news/${slug}$`) })).toBeVisible(SOON);
	await expectAccessible(page, "an article that is public");

	const amount = randomInt(150_000, 159_999);
	const correction = await correctEveryFee(amount);
	await expect.poll(() => shown(`/news/${slug}`), SOON).toContain(amount.toLocaleString("en-IN"));
	await correction.undo();
	await expect.poll(() => shown(`/news/${slug}`), SOON).not.toContain(amount.toLocaleString("en-IN"));

	const id = page.url().split("/").at(-1);
	const body = `<p>Gone: <data value="college:no-such-college:fee">99</data>, of an exam: <data value="exam:jee-mains:fees">1</data>.</p>`;
	await page.request.patch(`${BACKEND_URL}/items/news/${id}`, { data: { body } });
	await expect.poll(() => read(request, `/news/${slug}`), SOON).toContain("not published now");
	const gone = await read(request, `/news/${slug}`);
	expect(gone).not.toMatch(/>99<|<data/);
	expect(gone).toMatch(/href="\/exams\/jee-mains#source-[^"]*" class="receipt figure">₹/);

	await text().click();
	await page.keyboard.press("ControlOrMeta+End");
	await page.keyboard.type(" And more.");
	await expect(page.getByText("Kept on this device until it is saved.")).toBeVisible();
	page.once("dialog", (dialog) => void dialog.accept());
	await page.reload();
	await stopFading(page);
	await page.getByRole("button", { name: "Go on with it" }).click(SOON);
	await expect(text()).toContainText("And more.");
	expect(await read(request, `/news/${slug}`)).not.toContain("And more.");
	await confirmStep(page, "Save and archive");
	await expect.poll(async () => (await request.get(`/news/${slug}`)).status(), SOON).toBe(404);
});

async function correctEveryFee(amount: number): Promise<{ undo: () => Promise<void> }> {
	const ask = page.request;
	const { data: colleges } = await (
		await ask.get(`${BACKEND_URL}/items/colleges?filter[slug][_eq]=${COLLEGE.slug}`)
	).json();
	const query = `college=${colleges[0].id}&field=fee`;
	const { data: facts } = await (await ask.get(`${BACKEND_URL}/content/correctable?${query}`)).json();
	const document = { publisher: "The college", document: "Fee notice" };
	const { data: source } = await (await ask.post(`${BACKEND_URL}/content/sources`, { data: document })).json();
	const data = {
		college_id: colleges[0].id,
		field: "fee",
		value: String(amount),
		reason: "Its notice",
		source_id: source.id,
	};
	const year = Math.max(...facts.map(({ fact }: { fact: { year: number } }) => fact.year));
	const newest = facts.filter(({ fact }: { fact: { year: number } }) => fact.year === year);
	const made = await ask.post(`${BACKEND_URL}/items/corrections`, {
		data: newest.map(({ fact }: { fact: object }) => ({ ...data, fact })),
	});
	const { data: corrections } = await made.json();
	return {
		undo: async () => {
			for (const { id } of corrections) {
				await ask.patch(`${BACKEND_URL}/items/corrections/${id}`, { data: { state: "undone" } });
			}
		},
	};
}

test("two editors who save one article see both texts word by word, and nothing is lost", async ({
	browser,
	problems,
}) => {
	test.slow();
	problems.expect(/409/);
	const colleague = await (await browser.newContext()).newPage();
	await signInHired(colleague, await inviteStaff("editor"));
	const address = `${BACKEND_URL}/items/news`;
	const given = {
		slug: `two-hands-${randomBytes(4).toString("hex")}`,
		title: "Two hands",
		body: "<p>Ours.</p>",
		status: "published",
	};
	const { id } = (await (await page.request.post(address, { data: given })).json()).data;
	const saved = async () => (await (await page.request.get(`${address}/${id}`)).json()).data;
	await page.goto(`${DESK}#/news/${id}`);
	await stopFading(page);
	const summary = page.getByRole("textbox", { name: /^Summary/ });
	await summary.fill("What I wrote.");
	const theirs = { summary: "What a colleague wrote.", category: "money" };
	await colleague.request.patch(`${address}/${id}`, { data: theirs });
	await page.getByRole("button", { name: "Save", exact: true }).click();
	const conflict = page.getByRole("dialog", { name: "Changed by a colleague meanwhile" });
	await expect(conflict.getByRole("group", { name: "Summary" })).toContainText("What a colleague wrote.");
	await expect(conflict.getByRole("group", { name: "Summary" })).toContainText("What I wrote.");
	await expect(conflict).toContainText("also changed: Category");
	await expectAccessible(page, "a conflict of two editors");
	await conflict.getByRole("button", { name: "Go on writing" }).click();
	await expect(summary).toHaveValue("What I wrote.");
	expect(await saved()).toMatchObject(theirs);

	await page.getByRole("button", { name: "Save", exact: true }).click();
	await conflict.getByRole("radio", { name: "Keep both, mine after theirs" }).check();
	await conflict.getByRole("button", { name: "Save" }).click();
	await expect(summary).toHaveValue("What a colleague wrote. What I wrote.");
	expect(await saved()).toMatchObject({ ...theirs, summary: "What a colleague wrote. What I wrote." });
	await colleague.close();
});

test("a text that the editor would damage stays HTML; a picture has a description; tools are reached by keyboard", async () => {
	test.slow();
	await page.goto(`${DESK}#/pages/create`);
	await page.getByRole("button", { name: "Write as HTML" }).click();
	const html = page.getByRole("textbox", { name: "Text (HTML)" });
	await html.fill("<dl><dd><p>One</p></dd></dl>");
	await expect(page.getByRole("button", { name: "Write as it looks" })).toBeDisabled();
	await expect(page.getByText("the editor would lose them")).toBeVisible();
	await html.fill("<p>One</p>");
	await page.getByRole("button", { name: "Write as it looks" }).click();
	await expect(text()).toHaveText("One");
	await tool("Heading").focus();
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("ArrowRight");
	await expect(tool("Bold")).toBeFocused();
	await tool("Table").click();
	await tool("Row below").click();
	await tool("Column after").click();
	await expect(text().getByRole("row")).toHaveCount(4);
	await expect(text().getByRole("columnheader")).toHaveCount(3);
	await tool("Undo").click();
	await expect(text().getByRole("columnheader")).toHaveCount(2);
	const rows = await text().getByRole("row").count();
	await text().getByRole("columnheader").first().click();
	for (const word of ["Year", "Seats", ..."abcdefghijkl".slice(0, 2 * (rows - 1)), "new"]) {
		await page.keyboard.type(word);
		await page.keyboard.press("Tab");
	}
	await expect(text().getByRole("row")).toHaveCount(rows + 1);
	await expect(text().getByRole("row").nth(1)).toContainText("ab");
	await expect(text().getByRole("row").last()).toContainText("new");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.type("Below");
	await expect(text().getByRole("row").last().getByRole("cell")).toHaveCount(2);
	await expect(text().getByRole("paragraph").last()).toHaveText(/^Below/);
	for (const _ of "Below") await page.keyboard.press("Backspace");
	await text().getByRole("cell").last().click();
	expect(await text().innerHTML()).not.toContain("Heading");
	await tool("Remove table").click();
	await tool("Picture").click();
	const picture = page.getByRole("dialog", { name: "Picture" });
	await picture.getByRole("radio").first().check(SOON);
	await picture.getByRole("textbox", { name: /^What it shows/ }).fill("");
	await expect(picture.getByRole("button", { name: "Put in" })).toBeDisabled();
	const chosen = picture.locator("img").first();
	await expect.poll(() => chosen.evaluate((img: HTMLImageElement) => img.naturalWidth), SOON).toBeGreaterThan(0);
	await picture.getByRole("textbox", { name: /^What it shows/ }).fill("Seats by year");
	await expectAccessible(page, "a picture of an article");
	await picture.getByRole("button", { name: "Put in" }).click();
	await expect(text().getByRole("img", { name: "Seats by year" })).toBeVisible();
	await expectAccessible(page, "the editor of a text");
});

test("short names find colleges, dead links are reported, keys save, and scheduled work appears on Today", async () => {
	test.slow();
	const title = `Names and links ${randomBytes(4).toString("hex")}`;
	const links = ["/exams/cuet", "/hi/exams/cuet-ug", "/college/indian-institute-of-technology-goa"];
	const body = `<p>${links.map((link) => `<a href="${link}">There</a>`).join(" and ")}</p>`;
	const given = { slug: title.toLowerCase().replaceAll(" ", "-"), title, body, status: "in_review" };
	const { id } = (await (await page.request.post(`${BACKEND_URL}/items/news`, { data: given })).json()).data;
	await page.goto(`${DESK}#/news/${id}`);
	await stopFading(page);
	await expect(page.getByRole("alert")).toHaveText("This link leads to no page that is public: /exams/cuet", SOON);
	const colleges = page.getByRole("combobox", { name: "Colleges that it is about" });
	await colleges.fill("IIT Madras");
	await page.getByRole("option", { name: "Indian Institute of Technology Madras" }).click(SOON);
	await page
		.getByRole("button", { name: "Take what the text links to: Indian Institute of Technology Goa" })
		.press("Enter");
	await expect(page.getByRole("button", { name: "Indian Institute of Technology Goa", exact: true })).toBeVisible(SOON);
	await page.getByRole("combobox", { name: "Exams that it is about" }).fill("cuet");
	await page.getByRole("option", { name: "Common University Entrance Test (Undergraduate)", exact: true }).click(SOON);
	await page.getByLabel("Publish at").fill("2036-12-01T09:00");
	// What has its moment is not published by the strong button.
	await expect(page.getByRole("button", { name: "Save", exact: true })).toHaveClass(/contained/);
	await expect(page.getByRole("button", { name: "Save and publish" })).not.toHaveClass(/contained/);
	await page.keyboard.press("ControlOrMeta+s");
	await expect(page.getByText("Your changes are saved.")).toBeVisible(SOON);
	const { data } = await (await page.request.get(`${BACKEND_URL}/items/news/${id}`)).json();
	expect(data.related_colleges).toEqual(["madras", "goa"].map((place) => `indian-institute-of-technology-${place}`));
	expect(data.related_exams).toEqual(["cuet-ug"]);
	await expect(page.getByText("Kept on this device until it is saved.")).toHaveCount(0);
	await page.reload();
	await expect(page.getByRole("button", { name: "Indian Institute of Technology Madras" })).toBeVisible(SOON);
	await expect(page.getByText("was not saved")).toHaveCount(0);
	await page.goto(`${DESK}#/`);
	await expect(page.getByRole("region", { name: "Becomes public by itself" })).toContainText(title, SOON);
	await page.request.delete(`${BACKEND_URL}/items/news/${id}`);
});

test("a workbook is read in the browser under the desk's policy, and an unknown column is named", async () => {
	await page.goto(`${DESK}#/import`);
	await page.getByLabel("What", { exact: true }).selectOption("redirects");
	await page.getByLabel(/^File/).setInputFiles(WORKBOOK);
	await expect(page.getByRole("alert")).toContainText("There is no column “name”", SOON);
	await page
		.getByLabel(/^File/)
		.setInputFiles({ name: "a.xlsx", mimeType: "", buffer: Buffer.from("PK\u0003\u0004 no") });
	await expect(page.getByRole("alert")).toContainText("This workbook cannot be read");
});

test("the glossary of the desk lists the terms that came with the site, and one press begins a change of one", async () => {
	await page.goto(`${DESK}#/glossary_terms`);
	// An earlier test reloaded the page.
	await stopFading(page);
	const shipped = page.getByRole("region", { name: /^Came with the site: \d+ terms/ });
	await expect(shipped.getByRole("listitem").first()).toBeVisible(SOON);
	await expectAccessible(page, "the glossary of the desk");
	await shipped.getByRole("link", { name: "AISHE code", exact: true }).click();
	await expect(page.getByRole("textbox", { name: /^Term in Hindi/ })).toHaveValue("AISHE कोड", SOON);
	await expect(page.getByRole("textbox", { name: /^Slug/ })).toHaveValue("aishe-code");
});
