import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible } from "./support/axe.ts";
import { openDeskAsEditor } from "./support/lead-desk.ts";
import { expect, test } from "./support/test.ts";

const { BACKEND_URL = "" } = process.env;
const DESK = `${BACKEND_URL}/studio/`;
const SOON = { timeout: 30_000 };

test.describe.configure({ mode: "serial" });

let page: Page;

test.beforeAll(async ({ browser }) => {
	page = await openDeskAsEditor(browser);
});
test.afterAll(() => page.close());

const slider = (name: string) => page.getByRole("slider", { name });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const newArticle = async (given: object) => {
	const slug = `framed-${randomBytes(4).toString("hex")}`;
	const data = { slug, title: "In its frame", ...given };
	const reply = await page.request.post(`${BACKEND_URL}/items/news`, { data });
	return { slug, id: (await reply.json()).data.id };
};

test("a picture is cropped by keyboard before upload, and pages show its focal point", async ({
	page: visitor,
	request,
}) => {
	test.slow();
	const whole = { summary: "Where it is cut.", category: "data", body: "<p>Seats</p>", status: "published" };
	const { slug, id } = await newArticle(whole);
	await page.goto(`${DESK}#/news/${id}`);
	await button("Choose a picture").click(SOON);
	const dialog = page.getByRole("dialog", { name: "Picture" });
	const background = { r: 40, g: 110, b: Math.floor(Math.random() * 256) };
	const buffer = await sharp({ create: { width: 900, height: 900, channels: 3, background } })
		.jpeg()
		.toBuffer();
	await dialog.locator("input[type=file]").setInputFiles({ name: "gate.jpg", mimeType: "image/jpeg", buffer });
	await dialog.getByRole("textbox", { name: /^What it shows/ }).fill("The gate");
	await dialog.getByRole("checkbox", { name: /^Crop it to 16:9/ }).check();
	await expect(dialog).toContainText("900 × 506 dots");
	await slider("From top to bottom").press("End");
	await slider("Closer").press("PageUp");
	await expect(dialog).toContainText(/[678]\d\d × [34]\d\d dots/);
	await expectAccessible(page, "a picture that is cropped");
	await button("Put in").click();
	const file = await page.getByRole("img", { name: "The one at its head" }).getAttribute("src");
	const { data } = await (
		await page.request.get(`${BACKEND_URL}/files/${/[\da-f-]{36}/.exec(file ?? "")?.[0]}`)
	).json();
	expect(data.width / data.height).toBeCloseTo(16 / 9, 1);
	expect(data.width).toBeLessThan(900);

	await button("Part of the picture to keep …").click(SOON);
	await slider("From left to right").press("End");
	await slider("From top to bottom").press("Home");
	await expectAccessible(page, "the point of a picture");
	await page
		.getByRole("dialog", { name: "Part of the picture to keep" })
		.getByRole("button", { name: "Save" })
		.press("Enter");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await expect(page.getByRole("img", { name: "The one at its head" })).toHaveCSS("object-position", "100% 0%");
	await button("Save").click();
	await expect.poll(async () => (await request.get(`/news/${slug}`)).text(), SOON).toContain("[--across:100%]");
	const style = (picture: Element) => {
		const { objectFit, objectPosition } = getComputedStyle(picture);
		return [objectFit, objectPosition];
	};
	for (const [width, path] of [
		[1440, `/news/${slug}`],
		[390, "/news?category=data"],
	] as const) {
		await visitor.setViewportSize({ width, height: 900 });
		await visitor.goto(path);
		const picture = visitor.locator(`img[src*="${data.id}"], img[srcset*="${data.id}"]`).first();
		expect(await picture.evaluate(style)).toEqual(["cover", "100% 0%"]);
	}
	await page.request.delete(`${BACKEND_URL}/items/news/${id}`);
});

test("before publication one dialog lists what is missing, and allows publishing anyway", async ({ request }) => {
	test.slow();
	const empty = await newArticle({ body: "<p></p>" });
	await page.goto(`${DESK}#/news/${empty.id}`);
	await button("Save and publish").click(SOON);
	const barred = page.getByRole("dialog", { name: "Save and publish" });
	await expect(barred.getByText("A text.")).toBeVisible(SOON);
	await expect(barred.getByRole("button")).toHaveText(["Go on writing"]);
	await barred.getByRole("button", { name: "Go on writing" }).click();
	await page.request.delete(`${BACKEND_URL}/items/news/${empty.id}`);

	const body = '<p><a href="/exams/no-such-exam">Gone</a></p><figure><img src="/assets/none" alt=""></figure>';
	const { slug, id } = await newArticle({ body });
	await page.goto(`${DESK}#/news/${id}`);
	await button("Save and publish").click(SOON);
	const missing = page.getByRole("dialog", { name: "Save and publish" });
	await expect(missing.getByRole("listitem")).toHaveText(
		[
			"A category: without one, the article is in no category’s list.",
			"A summary: lists and search engines show it under the title.",
			"What a picture in the text shows, in words.",
			"This link leads to no page that is public: /exams/no-such-exam",
		],
		SOON,
	);
	await expectAccessible(page, "what an article lacks");
	await missing.getByRole("button", { name: "Cancel" }).click();
	expect((await (await page.request.get(`${BACKEND_URL}/items/news/${id}`)).json()).data.status).toBe("draft");
	await page.getByRole("textbox", { name: /^Summary/ }).fill("What it says.");
	await page.getByRole("combobox", { name: "Category" }).click();
	await page.getByRole("option", { name: "Data" }).click();
	await button("Save and publish").click();
	await expect(missing.getByRole("listitem")).toHaveCount(2, SOON);
	await missing.getByRole("button", { name: "Publish anyway" }).click();
	await expect.poll(async () => (await request.get(`/news/${slug}`)).status(), SOON).toBe(200);

	const other = await newArticle({ title: `Of several ${slug}`, summary: "What it says.", body: "<p>Seats</p>" });
	await page.goto(`${DESK}#/news`);
	await page
		.getByRole("textbox", { name: /^Search/ })
		.first()
		.fill(slug);
	await page.getByRole("checkbox", { name: `Choose Of several ${slug}` }).check(SOON);
	await button("Publish 1").click();
	const several = page.getByRole("dialog", { name: "Publish 1" });
	await expect(several.getByRole("listitem")).toHaveText([
		`Of several ${slug}: A category: without one, the article is in no category’s list.`,
	]);
	await several.getByRole("button", { name: "Publish anyway" }).click();
	await expect(page.getByText("1 published.")).toBeVisible(SOON);
	for (const each of [id, other.id]) await page.request.delete(`${BACKEND_URL}/items/news/${each}`);
});
