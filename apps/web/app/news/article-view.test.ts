import { expect, test } from "vitest";
import { translators } from "#app/platform/i18n/testing/words.ts";
import { spec } from "../../../../e2e/support/spec.ts";
import { articleData } from "./article-data.ts";
import { listContents, wasUpdated } from "./article-view.ts";
import { authorName } from "./author-name.ts";
import { toArticle } from "./data.server.ts";

const WRITTEN = {
	slug: "rounds",
	language: "en" as const,
	title: "Rounds",
	author: "Uchit editors",
	body: `<p>${"word ".repeat(401)}</p>`,
	date_published: "2026-11-21T00:30:00Z",
	date_updated: "2026-11-21T00:30:00Z",
	correction_log: [
		{ date: "2026-11-22", text: "first" },
		{ date: "2026-11-24", text: "second" },
	],
};
const shown = (changes: Partial<Parameters<typeof toArticle>[0]> = {}) =>
	toArticle({ ...WRITTEN, ...changes }, { contentUrl: "https://content.example", drawings: new Set() }, "en");

test(`${spec("1.25", "9.12", "9.13")} an article states its reading time, without counting tags`, () => {
	expect(shown().minutes).toBe(3);
	expect(shown({ body: "<p>one</p><p>two</p>" }).minutes).toBe(1);
});

test("corrections come newest first", () => {
	expect(shown().corrections.map(({ text }) => text)).toEqual(["second", "first"]);
});

test.each([
	["2026-11-21T00:30:00Z", "2026-11-21T18:00:00Z", false],
	["2026-11-21T00:30:00Z", "2026-11-21T18:31:00Z", true],
	["2026-11-21T00:30:00Z", "2026-11-20T18:00:00Z", false],
	["2026-11-21T00:30:00Z", undefined, false],
])(
	"an article published %s and changed %s counts as updated %s, by the Indian calendar",
	(publishedAt, updatedAt, expected) => {
		expect(wasUpdated({ publishedAt, updatedAt })).toBe(expected);
	},
);

test("the editors' byline is translated and carries the site's name; a person's name stays as written", () => {
	expect(authorName(translators.hi, "Uchit editors", "Uchit")).toBe("Uchit के संपादक");
	expect(authorName(translators.en, "Uchit editors", "Other")).toBe("Other editors");
	expect(authorName(translators.hi, "A. Person", "Uchit")).toBe("A. Person");
});

test("the structured data of an article names no event and no person", () => {
	const data = articleData(translators.en, shown(), {
		origin: "https://uchit.example",
		address: "/news/rounds",
		siteName: "Uchit",
	});
	expect(data).toMatchObject({
		"@type": "Article",
		author: { "@type": "Organization", name: "Uchit editors" },
		datePublished: "2026-11-21T00:30:00Z",
		dateModified: "2026-11-21T00:30:00Z",
		inLanguage: "en",
	});
	expect(data.image).toBeUndefined();
});

test("every heading gets an anchor, and the table of contents shows its plain text", () => {
	const { html, parts } = listContents("<p>x</p><h2>Who &amp; <em>what</em></h2><p>y</p><h2>Where</h2>");
	expect(html).toBe('<p>x</p><h2 id="part-1">Who &amp; <em>what</em></h2><p>y</p><h2 id="part-2">Where</h2>');
	expect(parts).toEqual([
		{ id: "part-1", heading: "Who & what" },
		{ id: "part-2", heading: "Where" },
	]);
});

test("a text without headings stays unchanged", () => {
	expect(listContents("<p>x</p>")).toEqual({ html: "<p>x</p>", parts: [] });
});
