import { expectAccessible } from "./support/axe.ts";
import { spec } from "./support/spec.ts";
import { expect, test, testWithoutJavaScript } from "./support/test.ts";

const ARTICLE = "/news/how-josaa-rounds-work";
const TITLE = "How the rounds of JoSAA work, from the first list to the last";

test(`${spec("1.11", "1.26", "2.9")} /news lists the articles, by category and by words`, async ({ page }) => {
	await page.goto("/news");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("News and explanations");
	const cards = page.getByRole("article");
	await expect(cards).toHaveCount(12);
	await page
		.getByRole("navigation", { name: "What articles are about" })
		.getByRole("link", { name: "Rankings" })
		.click();
	await expect(page).toHaveURL("/news?category=rankings");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rankings");
	for (const card of await cards.all()) await expect(card).toContainText("Rankings ·");
	await page.goto("/news");
	await page.getByRole("searchbox", { name: "Search the articles" }).fill("JoSAA");
	await page.getByRole("button", { name: "Search articles" }).click();
	await expect(page).toHaveURL("/news?q=JoSAA");
	await expect(page.getByRole("link", { name: TITLE })).toBeVisible();
});

testWithoutJavaScript("the list is narrowed, paged and read without scripts", async ({ page }) => {
	await page.goto("/news");
	await page.getByRole("link", { name: "Next" }).click();
	await expect(page).toHaveURL("/news?page=2");
	await page.getByRole("searchbox", { name: "Search the articles" }).fill("rounds JoSAA");
	await page.getByRole("button", { name: "Search articles" }).click();
	await page.getByRole("link", { name: TITLE }).click();
	await expect(page).toHaveURL(ARTICLE);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE);
});

test("words that no article has lead back to all of them", async ({ page }) => {
	await page.goto("/news?q=zzzzqqqqxxxx");
	await expect(page.getByRole("heading", { name: "No article fits" })).toBeVisible();
	await page.getByRole("link", { name: "Show all articles" }).click();
	await expect(page).toHaveURL("/news");
});

test(`${spec("1.25", "9.12", "9.13")} an article says who wrote it, when, and how long reading it takes`, async ({
	page,
}) => {
	await page.goto(ARTICLE);
	const article = page.getByRole("article");
	await expect(article).toContainText("Author: Uchit editors");
	await expect(article).toContainText("Published on 21 November 2026");
	await expect(article).not.toContainText("Updated on");
	const words = await page
		.locator(".prose")
		.evaluate((text) => text.textContent.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length);
	const said = Number(/(\d+) minutes to read/.exec(await article.innerText())?.[1]);
	expect(Math.abs(said - Math.ceil(words / 200))).toBeLessThanOrEqual(1);
});

test(`${spec("7.42")} its picture comes from the content system through the optimiser`, async ({ page }) => {
	await page.goto(ARTICLE);
	const picture = page.getByRole("article").getByRole("img").first();
	await expect(picture).toHaveAttribute("srcset", /\/_next\/image\?url=%2Fassets%2F/);
	await expect
		.poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
		.toBeGreaterThan(300);
});

test("an article tells machines what it is", async ({ page }) => {
	await page.goto(ARTICLE);
	const facts: unknown = JSON.parse(
		(await page.locator('script[type="application/ld+json"]').first().textContent()) ?? "",
	);
	expect(facts).toMatchObject({ "@type": "Article", headline: TITLE, author: { "@type": "Organization" } });
	await expect(page.locator('link[rel="alternate"][type="application/rss+xml"]')).toHaveAttribute(
		"href",
		"/news/feed.xml",
	);
	await expect(page.locator(`link[rel=canonical][href^="http"][href$="${ARTICLE}"]`)).toHaveCount(1);
});

test("the feeds are well-formed and lead to the articles", async ({ page, request }) => {
	await page.goto("/news");
	const fault = await page.evaluate(async () => {
		const response = await fetch("/news/feed.xml");
		const feed = new DOMParser().parseFromString(await response.text(), "text/xml");
		const fault = feed.querySelector("parsererror")?.textContent;
		return fault ?? `${response.headers.get("content-type")} ${feed.querySelectorAll("item").length}`;
	});
	expect(fault).toBe("application/rss+xml; charset=utf-8 20");
	const feed = await (await request.get("/news/feed.json")).json();
	expect(feed.items).toHaveLength(20);
	const { pathname } = new URL(feed.items[0].url);
	expect((await request.get(pathname)).status()).toBe(200);
});

test("the home page and the search lead to articles", async ({ page }) => {
	await page.goto("/");
	const newest = page.getByRole("region", { name: "Newest articles" });
	await expect(newest.getByRole("article")).toHaveCount(3);
	await page.goto("/search?q=JoSAA+rounds+first+last");
	await expect(page.getByRole("region", { name: "Articles" }).getByRole("link", { name: TITLE })).toBeVisible();
});

for (const [proves, path, heading] of [
	[spec("2.10"), "/about-us", "About us"],
	[spec("2.11"), "/contact-us", "Contact us"],
	["", "/privacy", "Privacy"],
	["", "/terms", "Terms of use"],
	["", "/accessibility", "Accessibility"],
	["", "/corrections", "Corrections"],
] as const) {
	testWithoutJavaScript(`${proves} ${path} is a page in both languages`, async ({ page }) => {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
		await page.goto(`/hi${path}`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\p{Script=Devanagari}/u);
	});
}

test("who answers complaints is said, or that nobody is named yet", async ({ page }) => {
	for (const path of ["/contact-us", "/privacy", "/terms"]) {
		await page.goto(path);
		await expect(page.getByRole("main")).toContainText("For a complaint");
		await expect(page.getByRole("main")).toContainText("Not yet named.");
	}
});

test("the footer leads to privacy, terms, accessibility and corrections themselves", async ({ page }) => {
	await page.goto("/");
	const about = page.getByRole("contentinfo").getByRole("navigation", { name: "About this site" });
	for (const [name, path] of [
		["Privacy", "/privacy"],
		["Terms of use", "/terms"],
		["Accessibility", "/accessibility"],
		["Corrections", "/corrections"],
	] as const) {
		await expect(about.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
	}
});

for (const path of ["/landing-pages/ask-a-college", "/hi/landing-pages/ask-a-college"]) {
	test(`${spec("2.68", "2.69")} ${path} stands alone`, async ({ page }) => {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(page.getByRole("banner")).toHaveCount(0);
		await expect(page.getByRole("contentinfo")).toHaveCount(0);
	});
}

test("a preview without a right link is not there, and nobody keeps it", async ({ request }) => {
	const response = await request.get("/preview/no-such-token");
	expect(response.status()).toBe(404);
});

for (const path of [
	"/news",
	"/news?q=zzzzqqqqxxxx",
	ARTICLE,
	"/contact-us",
	"/privacy",
	"/landing-pages/ask-a-college",
]) {
	test(`axe finds nothing on ${path}`, async ({ page }) => {
		await page.goto(path);
		await expectAccessible(page, path);
		await page.setViewportSize({ width: 360, height: 740 });
		await page.goto(path.startsWith("/news/") ? path : `/hi${path}`);
		await expectAccessible(page, `${path} on a phone`);
	});
}
