import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { sanitiseHtml } from "#backend/content/items/writing/payload.ts";
import { readSeedContent } from "./read-seed-content.ts";

const CONTENT = fileURLToPath(new URL("../../../../../content", import.meta.url));

function makeFolder(files: Record<string, string>): string {
	const folder = mkdtempSync(join(tmpdir(), "uchit-content-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	cpSync(join(CONTENT, "menus"), join(folder, "menus"), { recursive: true });
	for (const [path, text] of Object.entries(files)) {
		mkdirSync(join(folder, path, ".."), { recursive: true });
		writeFileSync(join(folder, path), text);
	}
	return folder;
}

const PAGE = {
	slug: "help",
	title: { en: "Help", hi: "मदद" },
	summary: { en: "a", hi: "b" },
	datePublished: "2026-11-21",
};

test("the pages that the site links to ship in both languages", () => {
	const { pages } = readSeedContent(CONTENT);
	const wanted = [
		"about-us",
		"accessibility",
		"contact-us",
		"corrections",
		"landing-pages/ask-a-college",
		"privacy",
		"review-rules",
		"terms",
	];
	expect(pages.map(({ slug }) => slug)).toEqual(wanted);
	for (const { words } of pages) expect(words.map(({ language }) => language)).toEqual(["en", "hi"]);
});

test("shipped texts are already sanitised: sanitising removes nothing", () => {
	const { articles, pages } = readSeedContent(CONTENT);
	for (const { slug, words } of [...articles, ...pages]) {
		for (const { language, values } of words) {
			expect(textOf(sanitiseHtml(values.body)), `${slug} in ${language}`).toBe(textOf(values.body));
		}
	}
});

/** Compares tags by name and words in order, because entities may be written in other ways. */
function textOf(html: string): string {
	return html
		.replaceAll(/<(\/?[a-z0-9]+)[^>]*>/g, "<$1>")
		.replaceAll("&quot;", '"')
		.replaceAll("&nbsp;", " ")
		.replaceAll("&#39;", "'");
}

test("the Hindi pages are in Hindi, each at least half as long as the English one", () => {
	for (const { slug, words } of readSeedContent(CONTENT).pages) {
		const [english = 0, hindi = 0] = words.map(({ values }) => values.body.length);
		expect(hindi, slug).toBeGreaterThan(english / 2);
		expect(words[1]?.values.body, slug).toMatch(/\p{Script=Devanagari}{4}/u);
	}
});

test("the pages have no placeholder text and no personal address or number", () => {
	for (const { slug, words } of readSeedContent(CONTENT).pages) {
		for (const { values } of words) expect(values.body, slug).not.toMatch(/@|\+91|\d{10}|lorem/i);
	}
});

test("a piece ships in the languages that have a text file in its folder", () => {
	const folder = makeFolder({ "pages/help/page.json": JSON.stringify(PAGE), "pages/help/en.html": "<p>x</p>\n" });
	expect(readSeedContent(folder).pages).toEqual([
		{
			slug: "help",
			publishedAt: "2026-11-21T06:00:00+05:30",
			words: [{ language: "en", values: { title: "Help", summary: "a", body: "<p>x</p>" } }],
		},
	]);
});

test.each([
	["no JSON", { "pages/help/page.json": "{" }, "pages/help/page.json: SyntaxError"],
	["another slug", { "pages/help/page.json": JSON.stringify({ ...PAGE, slug: "other" }) }, "its slug is other"],
	[
		"a text without its words",
		{ "pages/help/page.json": JSON.stringify({ ...PAGE, title: { en: "Help" } }), "pages/help/hi.html": "x" },
		"has a text in hi, but not all of its words",
	],
	["an article without a picture", { "news/a/article.json": JSON.stringify(anArticle()) }, "picture.png: is not there"],
	[
		"an unknown category",
		{ "news/a/article.json": JSON.stringify({ ...anArticle(), category: "gossip" }) },
		"category",
	],
])("%s is reported with its file", (_what, files, message) => {
	expect(() => readSeedContent(makeFolder(files))).toThrow(message);
});

function anArticle() {
	return {
		slug: "a",
		category: "data",
		title: { en: "A" },
		summary: { en: "a" },
		pictureAlt: { en: "a" },
		relatedColleges: [],
		relatedExams: [],
		datePublished: "2026-11-21",
	};
}
