import { randomBytes } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { lastCodeTo, textsTo } from "./support/arrived.ts";
import { expectAccessible } from "./support/axe.ts";
import { decideAtDesk, LIST, openAtDesk, settleAtDesk } from "./support/review-desk.ts";
import {
	becomeModerator,
	domainOfSite,
	findQuietCollege,
	type Moderator,
	PUBLISH,
	sendReviewOf,
} from "./support/reviews.ts";
import { waitForScripts } from "./support/scripts-run.ts";
import { spec } from "./support/spec.ts";
import { expect, test, testWithoutJavaScript } from "./support/test.ts";
import { makeVisitor, signIn } from "./support/visitor.ts";
import { XSS_PAYLOADS } from "./support/xss-payloads.ts";

// axe measures colours, which would be mid-transition between themes.
test.use({ contextOptions: { reducedMotion: "reduce" } });

// The moderator's link works once, so the tests run in order.
test.describe.configure({ mode: "serial" });

let moderator: Moderator;
test.beforeAll(async ({ browser }) => {
	moderator = await becomeModerator(await browser.newPage());
});
test.afterAll(() => moderator?.desk.context().close());

const SOON = { timeout: 30_000 };

const COURSE = `B.A. in Economics, group ${randomBytes(3).toString("hex")}`;
const TEXT =
	"Three years of economics in a small department. Lectures kept to the syllabus, and the library stayed open before exams.";

function listDrafts(page: Page): Promise<string[]> {
	return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("review-draft")));
}

async function expectOnSite(request: APIRequestContext, address: string, words: string): Promise<void> {
	const says = async () => {
		const html = await (await request.get(address)).text();
		return html.includes(words) || html.replaceAll(/<[^>]*>/g, "").includes(words);
	};
	await expect.poll(says, { ...SOON, message: `${address} says “${words}”` }).toBe(true);
}

async function fillReview(page: Page, text: string): Promise<void> {
	await page.getByRole("group", { name: "Teaching", exact: true }).getByRole("radio", { name: "4, good" }).check();
	await page.getByRole("textbox", { name: "Course" }).fill(COURSE);
	await page.getByRole("textbox", { name: "Batch (year of passing out)" }).fill("2024");
	await page.getByRole("textbox", { name: "Your review" }).fill(text);
}

test(`${spec("1.22", "2.5")} a review is written, returned, changed, published and found helpful`, async ({
	page,
	browser,
	request,
	askBackend,
}) => {
	test.slow();
	const college = await findQuietCollege(askBackend);
	const statusOfTab = async () => (await request.get(`/college/${college.slug}/reviews`)).status();
	const writer = await makeVisitor();
	await signIn(page, writer);
	await page.goto(`/college/${college.slug}`);
	await page.getByRole("link", { name: "No reviews yet. Be the first" }).click();
	await expect(page).toHaveURL(/\/college\/review\?college=/);
	await waitForScripts(page);
	await fillReview(page, "Half a sentence");
	await expect(page.getByText("Your draft is saved only on this device.")).toBeVisible();
	await page.reload();
	await expect(page.getByRole("textbox", { name: "Your review" })).toHaveValue("Half a sentence");
	await expectAccessible(page, "the form of a review");
	await fillReview(page, TEXT);
	await page.getByRole("button", { name: "Send the review" }).click();
	await expect(page.getByText("Sent: with a moderator soon")).toBeVisible();
	await expect.poll(() => listDrafts(page)).toEqual([]);
	expect(await statusOfTab()).toBe(404);

	const { desk } = moderator;
	await decideAtDesk(desk, COURSE, ["Contact details", "Return for changes"]);
	await page.goto("/account/reviews");
	await expect(page.getByText("Returned: change it and send it again")).toBeVisible();
	await expect(page.getByText("It has a phone number, a link or an address")).toBeVisible();
	await page.getByRole("link", { name: "Change it" }).click();
	await fillReview(page, `${TEXT} The hostel was full.`);
	await page.getByRole("button", { name: "Send the new version" }).click();
	await expect(page.getByText("Sent: with a moderator soon")).toBeVisible();

	const textCount = (await textsTo(writer.phone)).length;
	await decideAtDesk(desk, COURSE, ["Publish"]);
	await expect.poll(statusOfTab, SOON).toBe(200);
	await expect.poll(async () => (await textsTo(writer.phone)).length, SOON).toBeGreaterThan(textCount);

	const other = await browser.newPage();
	await signIn(other, await makeVisitor("Ravi"));
	await other.goto(`/college/${college.slug}/reviews`);
	await expect(other.getByRole("article", { name: COURSE })).toContainText("The hostel was full.");
	await expect(other.getByText("1 review so far.")).toBeVisible();
	await expect(other.getByText(writer.name)).toHaveCount(0);
	await other.getByRole("button", { name: "Helpful (0)" }).click();
	await expect(other.getByRole("button", { name: "No longer helpful (1)" })).toBeVisible();
	await other.context().close();
});

test("a reader reports a review, its college answers it, and it is taken down and counted", { tag: "@long" }, async ({
	page,
	askBackend,
}) => {
	test.slow();
	const slug = "goa-university";
	const email = `registrar.${randomBytes(4).toString("hex")}@${await domainOfSite(askBackend, slug)}`;
	const id = await sendReviewOf(slug);
	await moderator.decide(id, ...PUBLISH);
	const address = `/college/${slug}/reviews`;
	await expectOnSite(page.request, address, id);
	const review = page.locator(`#review-${id}`);
	await page.goto(address);
	const note = `Seen in a brochure, ${randomBytes(4).toString("hex")}`;
	await review.getByText("Something is wrong with this review").click();
	await review.getByRole("combobox", { name: "What is wrong?" }).selectOption("It is copied from elsewhere");
	await review.getByRole("textbox", { name: "What should the moderators know?" }).fill(note);
	await review.getByRole("button", { name: "Tell the moderators" }).click();
	await expect(review.getByText("The moderators have got it.")).toBeVisible();

	await signIn(page, await makeVisitor("Registrar"));
	await page.goto(address);
	const own = page.getByRole("link", { name: "Work for this college? Answer its reviews" });
	const toClaim = await own.getAttribute("href");
	await page.goto(`/college/${slug}/sources`);
	await page.getByRole("region", { name: "Is this your college?" }).getByRole("link").click();
	expect(new URL(page.url()).pathname).toBe(toClaim);
	await page.getByRole("textbox", { name: "E-mail address" }).fill(email);
	await page.getByRole("button", { name: "Send a code" }).click();
	await page.getByRole("textbox", { name: "Code" }).fill(await lastCodeTo(email));
	await page.getByRole("button", { name: "Check the code" }).click();
	await expect(page.getByText("Your address is verified.")).toBeVisible();
	const { desk } = moderator;
	await openAtDesk(desk, "College claims", /Goa University/);
	await settleAtDesk(desk, "Approved");
	await page.reload();
	const answer = `The brochure quotes our students: ${randomBytes(4).toString("hex")}.`;
	const answered = page.getByRole("listitem").filter({ has: page.locator(`input[value="${id}"]`) });
	await answered.getByRole("textbox", { name: "Reply of the college" }).fill(answer);
	await answered.getByRole("button", { name: "Send the reply" }).click();
	await expect(answered.getByText("Reply sent.")).toBeVisible();
	await openAtDesk(desk, "Replies of colleges", new RegExp(RegExp.escape(answer)));
	await settleAtDesk(desk, "Published");
	await expectOnSite(page.request, address, answer);
	await page.goto(address);
	await expect(review.getByText(answer)).toBeVisible();

	await openAtDesk(desk, "Reports of reviews", new RegExp(RegExp.escape(note)));
	await desk.getByRole("link", { name: "Read it, and decide on it" }).click();
	await desk.getByRole("checkbox", { name: "Copied" }).click();
	await desk.getByRole("button", { name: "Remove from the site" }).click();
	await expect(desk).toHaveURL(LIST);
	await expectOnSite(page.request, address, "It is copied from elsewhere: ");
	await page.goto(address);
	await expect(page.getByText("It is copied from elsewhere: ")).toBeVisible();
	await expect(review).toHaveCount(0);
	await expect(page.getByRole("region", { name: "Taken down" })).toContainText("taken down. Why:");
});

testWithoutJavaScript(
	"a review needs no scripts: the college is found, what is wrong is said at its field, and nothing is lost",
	async ({ page, problems, askBackend }) => {
		problems.expect(/400/);
		const college = await findQuietCollege(askBackend);
		await signIn(page, await makeVisitor());
		await page.goto("/hi/college/review");
		await page.getByRole("textbox", { name: "कॉलेज" }).fill(college.name);
		await page.getByRole("button", { name: "आगे बढ़ें" }).click();
		await page.getByRole("radio", { name: college.name }).first().check();
		await page.getByRole("button", { name: "आगे बढ़ें" }).click();
		await page.getByRole("textbox", { name: "कोर्स", exact: true }).fill(COURSE);
		await page.getByRole("textbox", { name: "बैच (कोर्स पूरा होने का साल)" }).fill("2024");
		await page.getByRole("textbox", { name: "आपका रिव्यू" }).fill(TEXT);
		await page.getByRole("button", { name: "रिव्यू भेजें" }).click();
		await expect(page.getByRole("alert")).toContainText("आपका लिखा यहीं है");
		await expect(page.getByRole("group", { name: "अंक दें" })).toContainText("कम से कम एक को अंक दें।");
		await expect(page.getByRole("textbox", { name: "आपका रिव्यू" })).toHaveValue(TEXT);
		await page.getByRole("group", { name: "हॉस्टल" }).getByRole("radio", { name: "2, खराब" }).check();
		await page.getByRole("button", { name: "रिव्यू भेजें" }).click();
		await expect(page.getByText("भेजा गया: मॉडरेटर का इंतज़ार है")).toBeVisible();
	},
);

test("stars appear from the tenth review on, with the plots behind them, and in the markup only then", async ({
	page,
	request,
	askBackend,
}) => {
	test.slow();
	const college = await findQuietCollege(askBackend);
	const address = `/college/${college.slug}/reviews`;
	const ids = await Promise.all(Array.from({ length: 10 }, () => sendReviewOf(college.slug)));
	const [tenth = "", ...nine] = ids;
	for (const id of nine) await moderator.decide(id, ...PUBLISH);
	await expectOnSite(request, address, "9 reviews so far.");
	expect(await (await request.get(address)).text()).not.toContain("aggregateRating");
	await moderator.decide(tenth, ...PUBLISH);
	await expectOnSite(request, address, '"ratingValue":4,"reviewCount":10');
	await page.goto(address);
	await expect(page.getByText("4.0 of 5", { exact: true })).toBeVisible();
	await expect(page.getByText("from 10 reviews").first()).toBeVisible();
	await expect(page.getByRole("img", { name: /^How many stars reviews give .* 4 stars: 10/ })).toBeVisible();
	await expect(page.getByRole("img", { name: /^Average of each part .*Teaching \(10\): 4\.0/ })).toBeVisible();
	await expectAccessible(page, "ten reviews of a college");
});

test(`${XSS_PAYLOADS.length} texts that try to run something stay plain text in reviews, and a removed review is counted`, async ({
	page,
	request,
	askBackend,
}) => {
	test.slow();
	const college = await findQuietCollege(askBackend);
	const address = `/college/${college.slug}/reviews`;
	const ids: string[] = [];
	for (const text of inPieces(
		XSS_PAYLOADS.map((payload) => payload.replaceAll("\0", "")),
		4_500,
	)) {
		const plain =
			"What follows was typed by somebody who wanted more than to be read. On this page it has to stay what it was from the beginning: a text that can be read, and nothing else. ";
		ids.push(
			await sendReviewOf(college.slug, { text: plain + text, pros: text.slice(0, 900), cons: text.slice(-900) }),
		);
	}
	for (const id of ids) await moderator.decide(id, ...PUBLISH);
	await expect.poll(async () => (await request.get(address)).status(), SOON).toBe(200);
	await page.goto(address);
	await expect(page.getByRole("article")).toHaveCount(ids.length);
	expect(await page.evaluate(findRunning)).toEqual([]);
	expect(await page.evaluate(() => "broken" in window)).toBe(false);

	await moderator.decide(ids[0] ?? "", { state: "removed", reasons: ["advertising"] });
	await expectOnSite(request, address, "1 published review was taken down.");
});

function findRunning(): string[] {
	const articles = [...document.querySelectorAll("article[id^=review-]")];
	if (articles.length === 0) return ["no review is there"];
	const passages = articles.flatMap((article) => [...article.querySelectorAll("p[dir=auto], h3")]);
	const inside = passages.flatMap((passage) => [...passage.children]).map(({ outerHTML }) => outerHTML);
	const foreign = articles.flatMap((article) => [
		...article.querySelectorAll("script, iframe, img, object, embed, a, style"),
	]);
	const handlers = articles
		.flatMap((article) => [...article.querySelectorAll("*")])
		.filter((element) => element.getAttributeNames().some((name) => name.startsWith("on") || name === "style"));
	return [...inside, ...[...foreign, ...handlers].map(({ outerHTML }) => outerHTML.slice(0, 80))];
}

function inPieces(texts: readonly string[], most: number): string[] {
	const pieces: string[] = [];
	for (const text of texts) {
		const longer = `${pieces.at(-1) ?? ""} ~ ${text}`;
		if (pieces.length > 0 && longer.length <= most) pieces[pieces.length - 1] = longer;
		else pieces.push(text.slice(0, most));
	}
	return pieces;
}

test(`${spec("4.20", "4.21", "4.22", "4.23")} a college without reviews shows a marked sample rating for a day`, async ({
	page,
	context,
	request,
	askBackend,
}) => {
	const college = await findQuietCollege(askBackend);
	const address = `/college/${college.slug}`;
	expect(await (await request.get(address)).text()).not.toContain("Sample rating");
	await page.goto(address);
	const sample = page.locator("[data-sample]");
	await expect(sample).toContainText("Sample rating – no reviews yet");
	const first = (await sample.textContent()) ?? "";
	const cookies = await context.cookies();
	const names = ["display_rating", "display_rating_expires", "display_review_count", "display_review_count_expires"];
	expect(names.filter((name) => !cookies.some((cookie) => cookie.name === name))).toEqual([]);
	expect(await page.locator('script[type="application/ld+json"]').allInnerTexts()).not.toContainEqual(
		expect.stringContaining("Rating"),
	);
	await page.reload();
	await expect(sample).toHaveText(first);
	await page.emulateMedia({ media: "print" });
	await expect(sample).toBeHidden();
});
