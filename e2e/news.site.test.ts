import { Window } from "happy-dom";
import { expect, test } from "vitest";
import * as z from "zod";
import { faultInXml } from "../apps/web/app/testing/well-formed-xml.ts";
import { readHead } from "./support/head.ts";
import { follow, getText, headingOf, openPage, type Page, request, submit, textOf, within } from "./support/site.ts";
import { spec } from "./support/spec.ts";

const ARTICLE = "/news/how-josaa-rounds-work";
const TITLE = "How the rounds of JoSAA work, from the first list to the last";

test(`${spec("1.11", "1.26", "2.9")} /news lists the articles, by category and by search words`, async () => {
	const news = await openPage("/news");
	expect(headingOf(news)).toBe("News and explanations");
	expect(news.screen.getAllByRole("article")).toHaveLength(12);
	const categories = news.screen.getByRole("navigation", { name: "Topics" });
	const rankings = await follow(news, within(categories).getByRole("link", { name: "Rankings" }));
	expect(rankings.path).toBe("/news?category=rankings");
	expect(headingOf(rankings)).toBe("Rankings");
	for (const card of rankings.screen.getAllByRole("article")) expect(textOf(card)).toContain("Rankings ·");
	const found = await search(news, "JoSAA");
	expect(found.path).toBe("/news?q=JoSAA");
	expect(found.screen.getByRole("link", { name: TITLE })).toBeDefined();
});

test("the list is narrowed, paged and read without scripts", async () => {
	const first = await openPage("/news");
	const second = await follow(first, first.screen.getByRole("link", { name: /Next/ }));
	expect(second.path).toBe("/news?page=2");
	const found = await search(second, "rounds JoSAA");
	const article = await follow(found, found.screen.getByRole("link", { name: TITLE }));
	expect(article.path).toBe(ARTICLE);
	expect(headingOf(article)).toBe(TITLE);
});

test("a search without articles links back to all of them", async () => {
	const none = await openPage("/news?q=zzzzqqqqxxxx");
	expect(none.screen.getByRole("heading", { name: /No article found/ })).toBeDefined();
	expect((await follow(none, none.screen.getByRole("link", { name: "Show all articles" }))).path).toBe("/news");
});

test(`${spec("1.25", "9.12", "9.13")} an article shows its author, its date and its reading time`, async () => {
	const { screen, document } = await openPage(ARTICLE);
	const article = textOf(screen.getByRole("article"));
	expect(article).toContain("Author: Uchit editors");
	expect(article).toContain("Published on 21 November 2026");
	expect(article).not.toContain("Updated on");
	const prose = document.querySelector(".prose")?.textContent ?? "";
	const words = prose.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
	const minutes = Number.parseInt(textOf(screen.getByText(/^\d+ minutes read$/)), 10);
	expect(Math.abs(minutes - Math.ceil(words / 200))).toBeLessThanOrEqual(1);
});

test("an article has structured data that describes it", async () => {
	const { html, document } = await openPage(ARTICLE);
	const { facts, canonical } = readHead(html);
	expect(facts[0]).toMatchObject({ "@type": "Article", headline: TITLE, author: { "@type": "Organization" } });
	const feed = document.querySelector('link[rel="alternate"][type="application/rss+xml"]');
	expect(feed?.getAttribute("href")).toBe("/news/feed.xml");
	expect(canonical).toMatch(new RegExp(`^http.*${ARTICLE}$`));
});

test("the feeds are well-formed and link to the articles", async () => {
	const response = await request("/news/feed.xml");
	expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/rss+xml; charset=utf-8"]);
	const xml = await response.text();
	expect(faultInXml(xml)).toBeUndefined();
	const feed = new new Window().DOMParser().parseFromString(xml, "text/xml");
	expect([feed.querySelector("parsererror")?.textContent, feed.querySelectorAll("item").length]).toEqual([
		undefined,
		20,
	]);
	const { items } = JsonFeed.parse(JSON.parse(await getText("/news/feed.json")));
	expect(items).toHaveLength(20);
	await getText(new URL(items[0]?.url ?? "").pathname);
});

test("the home page and the search link to articles", async () => {
	const home = await openPage("/");
	expect(within(home.screen.getByRole("region", { name: "Latest articles" })).getAllByRole("article")).toHaveLength(3);
	const { screen } = await openPage("/search?q=JoSAA+rounds+first+last");
	expect(within(screen.getByRole("region", { name: "Articles" })).getByRole("link", { name: TITLE })).toBeDefined();
});

for (const [proves, path, heading] of [
	[spec("2.10"), "/about-us", "About us"],
	[spec("2.11"), "/contact-us", "Contact us"],
	["", "/privacy", "Privacy"],
	["", "/terms", "Terms of use"],
	["", "/accessibility", "Accessibility"],
	["", "/corrections", "Corrections"],
] as const) {
	test(`${proves} ${path} is a page in both languages`, async () => {
		expect(headingOf(await openPage(path))).toBe(heading);
		expect(headingOf(await openPage(`/hi${path}`))).toMatch(/\p{Script=Devanagari}/u);
	});
}

test("the grievance officer and the hours are not shown while no setting names anybody", async () => {
	for (const path of ["/contact-us", "/privacy", "/terms"]) {
		const main = textOf((await openPage(path)).screen.getByRole("main"));
		expect(main).not.toContain("For a complaint");
		expect(main).not.toContain("Office hours");
	}
});

test("the footer links directly to privacy, terms, accessibility and corrections", async () => {
	const { screen } = await openPage("/");
	const about = within(screen.getByRole("contentinfo")).getByRole("navigation", { name: "About this site" });
	for (const [name, path] of [
		["Privacy", "/privacy"],
		["Terms of use", "/terms"],
		["Accessibility", "/accessibility"],
		["Corrections", "/corrections"],
	] as const) {
		expect(within(about).getByRole("link", { name }).getAttribute("href")).toBe(path);
	}
});

for (const path of ["/landing-pages/ask-a-college", "/hi/landing-pages/ask-a-college"]) {
	test(`${spec("2.68", "2.69")} ${path} has no header or footer`, async () => {
		const page = await openPage(path);
		expect(headingOf(page)).not.toBe("");
		expect(page.screen.queryAllByRole("banner", { hidden: true })).toHaveLength(0);
		expect(page.screen.queryAllByRole("contentinfo", { hidden: true })).toHaveLength(0);
	});
}

test("a preview without a valid link answers 404 and is not cached", async () => {
	await getText("/preview/no-such-token", { status: 404 });
});

const JsonFeed = z.object({ items: z.array(z.object({ url: z.url() })) });

function search(page: Page, words: string): Promise<Page> {
	const field = page.screen.getByRole("searchbox", { name: "Search the articles" });
	return submit(page, page.screen.getByRole("button", { name: "Search articles" }), [[field, words]]);
}
