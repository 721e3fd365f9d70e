import type { Page } from "@playwright/test";
import { drawPicture } from "../apps/backend/src/content/testing/pictures.ts";
import { expectAccessible } from "./support/axe.ts";
import { becomeAdmin, inviteStaff, signInHired } from "./support/lead-desk.ts";
import { findQuietCollege } from "./support/reviews.ts";
import { expect, test } from "./support/test.ts";
import { makeVisitor, signIn } from "./support/visitor.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const SOON = { timeout: 30_000 };
const PHONE = { width: 360, height: 800 };

async function sendNotice(page: Page, slug: string): Promise<void> {
	await page.goto(`/college/${slug}/fees/send`);
	await page.getByRole("textbox", { name: "Programme" }).fill("B.Sc. Nursing");
	const file = { name: "IMG_0001.jpg", mimeType: "image/jpeg", buffer: await drawPicture("jpeg", 900, 1_200) };
	await page.getByLabel("Photo or PDF").setInputFiles(file);
	await page.getByRole("button", { name: "Send the notice" }).click();
	await expect(page.getByRole("status")).toHaveText("We got your file. See below what we do with it.");
}

async function openOldest(desk: Page, college: string): Promise<void> {
	await desk.getByRole("menuitem", { name: /^Fee notices/ }).click();
	await desk.getByRole("button", { name: "Refresh" }).click();
	await desk
		.getByRole("row", { name: new RegExp(RegExp.escape(college)) })
		.first()
		.getByRole("link", { name: /^Open/ })
		.click(SOON);
}

async function coverAndRead(desk: Page): Promise<void> {
	const picture = desk.getByRole("img", { name: "Page 1 of the notice" });
	await expect
		.poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth), SOON)
		.toBe(900);
	await picture.hover({ position: { x: 40, y: 60 } });
	await desk.mouse.down();
	await picture.hover({ position: { x: 200, y: 110 } });
	await desk.mouse.up();
	await expect(desk.getByText("1 cover", { exact: true })).toBeVisible();
	await desk.getByRole("textbox", { name: /^Amount/ }).fill("85,000");
	await desk.getByLabel("Academic year").selectOption("2026");
	await desk.getByLabel("Date on the notice").fill("2026-07-12");
	await desk.getByRole("checkbox", { name: /^Nothing that is left/ }).check();
}

test("a student sends a notice by phone, two editors redact, read and approve it, and a second sender's makes it a fee", async ({
	page,
	browser,
	request,
	askBackend,
}) => {
	test.slow();
	const college = await findQuietCollege(askBackend);
	const [first, second] = await Promise.all([
		browser.newContext(),
		browser.newContext({ viewport: { width: 1024, height: 900 } }),
	]);
	const [admin, editor, parent] = await Promise.all([first.newPage(), second.newPage(), browser.newPage()]);
	await page.setViewportSize(PHONE);
	await page.goto("/college/indian-institute-of-technology-madras/cost");
	await page.getByRole("link", { name: /^Send it/ }).click();
	await expect(page.getByRole("link", { name: "Sign in and send" })).toBeVisible();
	await signIn(page, await makeVisitor());
	await sendNotice(page, college.slug);
	await expectAccessible(page, "what became of fee notices");
	await signIn(parent, await makeVisitor("Ravi Rao"));
	await sendNotice(parent, college.slug);

	await Promise.all([becomeAdmin(admin), inviteStaff("editor").then((email) => signInHired(editor, email))]);
	await admin.setViewportSize({ width: 1440, height: 900 });
	for (const _notice of [1, 2]) {
		await openOldest(admin, college.name);
		await coverAndRead(admin);
		await expectAccessible(admin, "covering a fee notice");
		await admin.getByRole("button", { name: /^Cover, and pass it/ }).click();
		await expect(admin.getByText("You read it first: a second person has to agree.")).toBeVisible(SOON);
		// Neither reviewer sees what is under the cover.
		const own = admin.getByRole("img", { name: "Page 1 of the notice, covered" });
		await expect.poll(() => own.evaluate(dotAt, { x: 0.12, y: 0.08 }), SOON).toBeLessThan(20);
		await editor.goto(admin.url());
		const covered = editor.getByRole("img", { name: "Page 1 of the notice, covered" });
		await expect
			.poll(() => covered.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth), SOON)
			.toBe(900);
		expect(await covered.evaluate(dotAt, { x: 0.12, y: 0.08 })).toBeLessThan(20);
		await expectAccessible(editor, "agreeing to a fee notice");
		await editor.getByRole("button", { name: "Yes, it says this" }).click();
		await expect(covered).toHaveCount(0, SOON);
	}
	await expect(editor.getByText("Published", { exact: true })).toBeVisible(SOON);

	const cost = `/college/${college.slug}/cost`;
	const says = async () => (await (await request.get(cost)).text()).replaceAll(/<[^>]*>/g, "");
	await expect.poll(says, SOON).toContain("₹85,000");
	await page.goto(cost);
	await expect(page.getByText(/Fee notice sent by a student, dated 12 July 2026/).first()).toBeVisible();
	await expect(page.getByText("Valid until 30 June 2027.")).toBeVisible();
	await page.goto("/account/documents");
	await expect(page.getByText("Published: the fee is on the college’s page")).toBeVisible();
	const large = { name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(12 * 1_048_576) };
	const refused = await page.request.post(`/college/${college.slug}/fees/send`, {
		multipart: { sender: "student", file: large },
	});
	expect(refused.status()).toBe(413);
	expect(await refused.text()).toContain("10 MB");
	await Promise.all([first.close(), second.close(), parent.context().close()]);
});

/** Brightness of a picture at a point, 0 to 255. */
function dotAt(picture: Element, { x, y }: { x: number; y: number }): number {
	if (!(picture instanceof HTMLImageElement)) throw new Error("It is no picture");
	const canvas = document.createElement("canvas");
	canvas.width = picture.naturalWidth;
	canvas.height = picture.naturalHeight;
	const context = canvas.getContext("2d");
	context?.drawImage(picture, 0, 0);
	const [red = 255, green = 255, blue = 255] =
		context?.getImageData(canvas.width * x, canvas.height * y, 1, 1).data ?? [];
	return Math.max(red, green, blue);
}
