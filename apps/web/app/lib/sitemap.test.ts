import { expect, test } from "vitest";
import { toSitemap, toSitemapIndex } from "./sitemap.ts";

test("an address stands in the map in both languages, each naming the other", () => {
	const map = toSitemap("https://site.example", ["/colleges?category=1&state=goa"]);
	expect([...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
		"https://site.example/colleges?category=1&amp;state=goa",
		"https://site.example/hi/colleges?category=1&amp;state=goa",
	]);
	expect(map.match(/hreflang="hi"/g)).toHaveLength(2);
});

test("the map of maps names its files", () => {
	expect(toSitemapIndex("https://site.example", ["/sitemaps/lists.xml"])).toContain(
		"<sitemap><loc>https://site.example/sitemaps/lists.xml</loc></sitemap>",
	);
});

test("an address that is written in one language stands in the map in that one", () => {
	const map = toSitemap("https://site.example", [{ address: "/news/x", languages: ["hi"] }]);
	expect([...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
		"https://site.example/hi/news/x",
	]);
	expect(map).toContain('hreflang="x-default" href="https://site.example/hi/news/x"');
	expect(map).not.toContain('hreflang="en"');
});
