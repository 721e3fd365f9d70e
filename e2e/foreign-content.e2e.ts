import { ALLOWED_HTML } from "@uchit/contract/html.ts";
import { PRIVACY_LINK_HEADER } from "@uchit/contract/lead-options.ts";
import { startReceiver } from "@uchit/fakes/receiver.ts";
import { lastTextTo } from "./support/arrived.ts";
import { type ForeignContent, startForeignContent } from "./support/foreign-content.ts";
import { leaveLead } from "./support/lead-desk.ts";
import { startOwnBackend } from "./support/own-backend.ts";
import { type OwnWeb, startOwnWeb } from "./support/own-web.ts";
import { spec } from "./support/spec.ts";
import { expect, test } from "./support/test.ts";
import { newEmail, post } from "./support/visitor.ts";
import { XSS_PAYLOADS } from "./support/xss-payloads.ts";

const ICON = "0b9c7d52-1f9e-4a1e-8a53-9f1d2c3b4a5e";
const LINK = "https://channel.example/uchit";
/** Where the pictures of a text are looked for that is shown outside its page. */
const NOWHERE = "http://127.0.0.1:9/";

test.describe("a Directus that holds nothing but blog_config and Lead", () => {
	let content: ForeignContent;
	let web: OwnWeb;
	test.beforeAll(async () => {
		const blog_config = { news_external_channel_icon: ICON, news_external_channel_link: LINK };
		content = await startForeignContent({ blog_config, Lead: [] }, { file: ICON });
		web = await startOwnWeb({ CONTENT_URL: content.address });
	});
	test.afterAll(async () => {
		await web.stop();
		await content.stop();
	});

	test(`${spec("2.97", "2.98", "7.32", "7.42")} its icon and link appear at the bottom left`, async ({ page }) => {
		await page.goto(web.address);
		const link = page.getByRole("link", { name: "Our news channel" });
		await expect(link).toHaveAttribute("href", LINK);
		const icon = link.getByRole("img");
		await expect
			.poll(() => icon.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
			.toBeGreaterThan(0);
	});

	test("header and footer hold the menus that ship", async ({ page }) => {
		await page.goto(web.address);
		const columns = page.getByRole("contentinfo").getByRole("navigation", { name: "Footer" }).getByRole("heading");
		await expect(columns).toHaveText(["Top Colleges", "Top Exams", "Top Courses", "Other"]);
		await expect(page.getByRole("banner").getByRole("link", { name: "News", exact: true })).toBeAttached();
	});

	const texts = ["/about-us", "/contact-us", "/privacy", "/terms", "/accessibility", "/corrections", "/review-rules"];
	for (const path of ["/news", ...texts]) {
		test(`${path} says that it is not here, and nothing fails`, async ({ page }) => {
			const response = await page.goto(web.address + path);
			expect(response?.status()).toBe(200);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("This site does not have this page");
			await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
		});
	}

	test("the rest of the site works, and only what Directus offers is asked", async ({ page }) => {
		for (const path of ["/", "/colleges?category=1", "/search?q=iit"]) {
			expect((await page.goto(web.address + path))?.status(), path).toBe(200);
		}
		const feed = await page.request.get(`${web.address}/news/feed.xml`);
		expect(feed.status()).toBe(404);
		expect(content.asked.filter((line) => !/^GET \/(items\/\w+\?|assets\/)/.test(line))).toEqual([]);
	});

	test("what it says is asked for once, not once for every visitor", async ({ page }) => {
		const before = content.asked.length;
		await page.request.get(`${web.address}/about-us`);
		await page.request.get(`${web.address}/about-us`);
		expect(content.asked.length - before).toBeLessThan(3);
	});
});

test("a lead arrives there under its own id, and a stop when its consent is taken back", async () => {
	test.slow();
	const receiver = await startReceiver();
	const content = await startForeignContent({ Lead: [] }, { receiver: receiver.url });
	const backend = await startOwnBackend({ CONTENT_URL: content.address, CONTENT_TOKEN: receiver.token });
	try {
		const contact = { kind: "email", value: newEmail() };
		const consents = [{ purpose: "contact-by-us", recipient: "site", noticeVersion: "2026-11-21", language: "en" }];
		const asked = { name: "Asha Rao", contact, ageBand: "18-or-over", topic: "contact-us", consents };
		const id = await leaveLead(backend.address, { ...asked, source: { page: "/contact-us" } });
		await expect.poll(() => receiver.items.get(id)).toMatchObject({ id, contact, consents, status: "new" });

		await post(`${backend.address}/v1/privacy/link`, { contact });
		const link = /link=([^&\s]+)/.exec(await lastTextTo(contact.value))?.[1] ?? "";
		const byLink = { [PRIVACY_LINK_HEADER]: decodeURIComponent(link) };
		await post(`${backend.address}/v1/me/privacy/withdraw`, {}, byLink);
		await expect.poll(() => receiver.items.get(id)).toMatchObject({ consents: [], status: "withdrawn" });
		expect(content.asked).toEqual(["POST /items/Lead", `PATCH /items/Lead/${id}`]);
	} finally {
		await backend.stop();
		await content.stop();
		await receiver.close();
	}
});

test("a content system that cannot be reached costs the icon and nothing else, and is logged once", async ({
	request,
}) => {
	const content = await startForeignContent({});
	await content.stop();
	const web = await startOwnWeb({ CONTENT_URL: content.address });
	try {
		for (const path of ["/colleges", "/search?q=iit", "/colleges?category=1"]) {
			const response = await request.get(web.address + path);
			expect(response.status(), path).toBe(200);
			expect(await response.text(), path).not.toContain("Our news channel");
		}
		expect((await request.get(`${web.address}/news`)).status()).toBe(503);
		expect(web.logged().match(/the news channel's configuration cannot be read/g)).toHaveLength(1);
	} finally {
		await web.stop();
	}
});

test.describe("texts that try to run something", () => {
	const items = XSS_PAYLOADS.map((payload, index) => ({
		slug: `p-${index}`,
		language: "en",
		title: payload,
		summary: payload,
		body: `<p>before</p>${payload}`,
		picture_alt: payload,
		correction_log: [{ date: "2026-11-21", text: payload }],
		computed_from: payload,
	}));
	let content: ForeignContent;
	let web: OwnWeb;
	test.beforeAll(async () => {
		content = await startForeignContent({ news: items, pages: items });
		web = await startOwnWeb({ CONTENT_URL: content.address });
	});
	test.afterAll(async () => {
		await web.stop();
		await content.stop();
	});

	for (const [what, folder] of [
		["articles", "/news/"],
		["pages", "/"],
	] as const) {
		test(`${XSS_PAYLOADS.length} of them can only be read as ${what}, even where no policy forbids scripts`, async ({
			page,
			request,
			problems,
		}) => {
			test.slow();
			problems.expect(/127\.0\.0\.1:9\//);
			for (const { slug } of items) {
				const response = await request.get(`${web.address}${folder}${slug}`);
				expect(response.status(), slug).toBe(200);
				const html = await response.text();
				await page.setContent(
					`<base href="${NOWHERE}">${html.slice(html.indexOf("<main"), html.lastIndexOf("</main>"))}`,
				);
				expect(await page.evaluate(findFaults, [...ALLOWED_HTML.tags, "div"]), slug).toEqual([]);
			}
			// What waited for a picture that never came has had its time.
			expect(await page.evaluate(() => "broken" in window)).toBe(false);
		});
	}

	test("nor does anything run on the page itself", async ({ page, problems }) => {
		// Pictures that are not there, and pages that this content system does not hold.
		problems.expect(/_next\/image|\.data\?/);
		for (const { slug } of items.filter((_item, index) => index % 20 === 0)) {
			await page.goto(`${web.address}/news/${slug}`);
			expect(await page.evaluate(findFaults, [...ALLOWED_HTML.tags, "div"]), slug).toEqual([]);
		}
	});
});

/** Runs in the page: what ran, and what stands in the text though it must not. */
function findFaults(allowed: readonly string[]): string[] {
	const faults = "broken" in window ? ["it ran"] : [];
	for (const element of document.querySelectorAll(".prose *")) {
		if (!allowed.includes(element.localName)) faults.push(element.localName);
		for (const { name } of element.attributes) if (/^on|^style$|^id$|^name$/.test(name)) faults.push(name);
		if (
			element instanceof HTMLAnchorElement &&
			element.href !== "" &&
			!/^(https?|mailto|tel):$/.test(element.protocol)
		) {
			faults.push(element.protocol);
		}
	}
	return faults;
}
