import { ALLOWED_HTML } from "@uchit/contract/html.ts";
import { type ForeignContent, startForeignContent } from "./support/foreign-content.ts";
import { type OwnWeb, startOwnWeb } from "./support/own-web.ts";
import { sampled } from "./support/sampled.ts";
import { spec } from "./support/spec.ts";
import { expect, test } from "./support/test.ts";
import { XSS_PAYLOADS } from "./support/xss-payloads.ts";

const ICON = "0b9c7d52-1f9e-4a1e-8a53-9f1d2c3b4a5e";
const LINK = "https://channel.example/uchit";
const NOWHERE = "http://127.0.0.1:9/";

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

test.describe.configure({ mode: "default" });

let content: ForeignContent;
let web: OwnWeb;
test.beforeAll(async () => {
	const blog_config = { news_external_channel_icon: ICON, news_external_channel_link: LINK };
	content = await startForeignContent({ blog_config, news: items, pages: items }, { file: ICON });
	web = await startOwnWeb({ CONTENT_URL: content.address });
});
test.afterAll(async () => {
	await web?.stop();
	await content?.stop();
});

test(`${spec("2.97", "2.98", "7.32", "7.42")} its icon and link appear at the bottom left`, async ({ page }) => {
	await page.goto(web.address);
	const link = page.getByRole("link", { name: "Our news channel" });
	await expect(link).toHaveAttribute("href", LINK);
	const icon = link.getByRole("img");
	await icon.scrollIntoViewIfNeeded();
	await expect
		.poll(() => icon.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
		.toBeGreaterThan(0);
	for (const width of [360, 768, 1280, 1440]) {
		await page.setViewportSize({ width, height: 780 });
		expect(await link.evaluate(findCovered), `${width} px`).toEqual([]);
		expect((await link.boundingBox())?.x).toBeLessThan(20);
	}
});

function findCovered(link: Element): string[] {
	const { left, right } = link.getBoundingClientRect();
	const aside = link.closest("aside");
	if (aside === null || getComputedStyle(aside).position !== "fixed") return [];
	return [...document.querySelectorAll(":is(main, footer) :is(h1, h2, h3, p, a, dt, dd, td, li)")].flatMap((part) => {
		const box = part.getBoundingClientRect();
		return box.width > 0 && box.left < right && box.right > left ? [part.textContent.slice(0, 40)] : [];
	});
}

for (const [what, folder] of [
	["articles", "/news/"],
	["pages", "/"],
] as const) {
	test(`${XSS_PAYLOADS.length} texts that try to run something are only readable as ${what}, even without a script policy`, async ({
		page,
		request,
		problems,
	}) => {
		test.slow();
		problems.expect(/127\.0\.0\.1:9\//);
		for (const { slug } of sampled(items, folder === "/" ? 8 : 4)) {
			const response = await request.get(`${web.address}${folder}${slug}`);
			expect(response.status(), slug).toBe(200);
			const html = await response.text();
			await page.setContent(
				`<base href="${NOWHERE}">${html.slice(html.indexOf("<main"), html.lastIndexOf("</main>"))}`,
			);
			expect(await page.evaluate(findFaults, [...ALLOWED_HTML.tags, "div"]), slug).toEqual([]);
		}
		// By now a script that waits for a missing picture would have run.
		expect(await page.evaluate(() => "broken" in window)).toBe(false);
	});
}

test("foreign content runs no script on the page itself", async ({ page, problems }) => {
	problems.expect(/_next\/image|\.data\?/);
	for (const { slug } of items.filter((_item, index) => index % 20 === 0)) {
		await page.goto(`${web.address}/news/${slug}`);
		expect(await page.evaluate(findFaults, [...ALLOWED_HTML.tags, "div"]), slug).toEqual([]);
	}
});

function findFaults(allowed: readonly string[]): string[] {
	const faults = "broken" in window ? ["it ran"] : [];
	for (const element of document.querySelectorAll(".prose *")) {
		if (!allowed.includes(element.localName)) faults.push(element.localName);
		for (const { name, value } of element.attributes) {
			// The article adds these ids itself as link targets.
			const isPart = name === "id" && element.localName === "h2" && /^part-\d+$/.test(value);
			if (!isPart && /^on|^style$|^id$|^name$/.test(name)) faults.push(name);
		}
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
