import { expect, test } from "vitest";
import { newestDay } from "#app/platform/backend/content-items.server.ts";
import { toSitemap, toSitemapIndex } from "./sitemap.ts";

test("the sitemap lists an address in both languages, each linking to the other", () => {
	const map = toSitemap("https://site.example", [{ address: "/colleges?category=1&state=goa" }]);
	expect([...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
		"https://site.example/colleges?category=1&amp;state=goa",
		"https://site.example/hi/colleges?category=1&amp;state=goa",
	]);
	expect(map.match(/hreflang="hi"/g)).toHaveLength(2);
});

test("the sitemap index names its files, with a date where one is known", () => {
	const files = [{ address: "/sitemaps/lists.xml" }, { address: "/sitemaps/exams.xml", changedOn: "2026-08-20" }];
	const index = toSitemapIndex("https://site.example", files);
	expect(index).toContain("<sitemap><loc>https://site.example/sitemaps/lists.xml</loc></sitemap>");
	expect(index).toContain("/sitemaps/exams.xml</loc><lastmod>2026-08-20</lastmod></sitemap>");
});

test("an address has the day of its last change, and no date where it is unknown", () => {
	const map = toSitemap("https://site.example", [{ address: "/a", changedOn: "2026-08-20" }, { address: "/b" }]);
	expect(map).toContain("<loc>https://site.example/hi/a</loc><lastmod>2026-08-20</lastmod>");
	expect(map.match(/<lastmod>/g)).toHaveLength(2);
	expect(newestDay([undefined, "2026-08-20", "2025-06-11"])).toBe("2026-08-20");
	expect(newestDay([])).toBeUndefined();
});

test("an address in only one language is listed in that language", () => {
	const map = toSitemap("https://site.example", [{ address: "/news/x", languages: ["hi"] }]);
	expect([...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
		"https://site.example/hi/news/x",
	]);
	expect(map).toContain('hreflang="x-default" href="https://site.example/hi/news/x"');
	expect(map).not.toContain('hreflang="en"');
});
