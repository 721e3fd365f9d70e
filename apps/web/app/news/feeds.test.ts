import fc from "fast-check";
import { expect, test } from "vitest";
import { faultInXml } from "#app/testing/well-formed-xml.ts";
import type { Article } from "./article-view.ts";
import { type Feed, toJsonFeed, toRss } from "./feeds.ts";

/** Characters with special rules in XML or JSON, and invalid ones. */
const NASTY = [
	"<",
	">",
	"&",
	'"',
	"'",
	"]]>",
	"<!--",
	"\u0000",
	"\u001f",
	"\ufffe",
	"\uffff",
	"\ud83d",
	"\udc00",
	"😀",
	"क",
	"a",
	' href="/',
	"\\",
];

const ARTICLE: Article = {
	slug: "rounds",
	language: "en",
	title: "Rounds & ranks",
	summary: "Who gets in <when>",
	category: "counselling",
	picture: undefined,
	publishedAt: "2026-11-21T00:30:00.000Z",
	updatedAt: "2026-11-22T00:30:00.000Z",
	author: "Uchit editors",
	body: '<p>See <a href="/hi/data#a">this</a>, <a href="#b">that</a> and <a href="https://nta.ac.in/" rel="noopener">those</a>.</p><img src="/_next/image?url=x" srcset="/_next/image?url=x 640w" alt="">',
	caption: undefined,
	minutes: 1,
	corrections: [],
	relatedColleges: [],
	relatedExams: [],
	computedFrom: undefined,
};

const feedOf = (changes: Partial<Article> = {}): Feed => ({
	title: "News – Uchit",
	description: "What we write",
	language: "en",
	page: "https://uchit.example/news",
	self: "https://uchit.example/news/feed.xml",
	entries: [
		{
			address: "https://uchit.example/news/rounds",
			categoryName: "Counselling",
			authorName: "Uchit editors",
			article: { ...ARTICLE, ...changes },
		},
	],
});

test("RSS gives each article's title, full address, date and text", () => {
	const xml = toRss(feedOf());
	expect(faultInXml(xml)).toBeUndefined();
	expect(xml).toContain("<title>Rounds &amp; ranks</title>");
	expect(xml).toContain('<guid isPermaLink="true">https://uchit.example/news/rounds</guid>');
	expect(xml).toContain("<pubDate>Sat, 21 Nov 2026 00:30:00 GMT</pubDate>");
	expect(xml).toContain("href=&quot;https://uchit.example/hi/data#a&quot;");
	expect(xml).toContain("href=&quot;https://uchit.example/news/rounds#b&quot;");
	expect(xml).toContain("src=&quot;https://uchit.example/_next/image");
	expect(xml).not.toContain("srcset");
});

test("RSS is well-formed for any article text", () => {
	const text = fc.string({ unit: fc.constantFrom(...NASTY) });
	fc.assert(
		fc.property(text, text, text, (title, summary, body) => {
			expect(faultInXml(toRss(feedOf({ title, summary, body })))).toBeUndefined();
		}),
	);
});

test("the XML checker finds faults", () => {
	for (const bad of ["<a>", "<a></b>", "<a>&</a>", "<a b=c/>", "<a/><b/>", "<a>\u0001</a>", "text"]) {
		expect(faultInXml(bad), bad).toBeDefined();
	}
});

test("the JSON feed has the same content and is valid for any article text", () => {
	const feed: unknown = JSON.parse(toJsonFeed(feedOf()));
	expect(feed).toMatchObject({
		version: "https://jsonfeed.org/version/1.1",
		home_page_url: "https://uchit.example/news",
		items: [
			{
				id: "https://uchit.example/news/rounds",
				title: "Rounds & ranks",
				date_published: "2026-11-21T00:30:00.000Z",
				date_modified: "2026-11-22T00:30:00.000Z",
				tags: ["Counselling"],
			},
		],
	});
	expect(JSON.stringify(feed)).toContain("https://uchit.example/hi/data#a");
	fc.assert(
		fc.property(fc.string({ unit: fc.constantFrom(...NASTY) }), (title) => {
			expect(() => JSON.parse(toJsonFeed(feedOf({ title })))).not.toThrow();
		}),
	);
});
