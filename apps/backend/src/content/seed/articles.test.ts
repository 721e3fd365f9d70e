import sharp from "sharp";
import { expect, test } from "vitest";
import { ARTICLES, proseOf, receiptsOf, resultOf, sourceOf, TEXTS } from "./testing/articles.ts";

const MIN_WORDS = 600;
const MIN_RECEIPTS = 3;
/** Two articles may share at most this part of the shorter one's sentences. */
const MAX_SHARED = 0.2;
const MAX_PICTURE_BYTES = 60_000;

/** Exams of the address list (spec 2). */
const EXAM_SLUGS =
	"jee-mains jee-advanced cat neet gate xat clat bitsat-exam wbjee viteee nmat cmat mat iift neet-pg jipmer-pg aiims-pg lsat ts-law-cet set du-llb".split(
		" ",
	);

const OFFICIAL =
	/^https:\/\/(?:[a-z]+\.)*(?:gov\.in|nic\.in|ac\.in|nirfindia\.org|aicte-india\.org|nmc\.org\.in|ielts\.org|ets\.org|pearsonpte\.com)\//;

test("at least 24 articles ship, ten of them computed by a query, eight of them in Hindi too", () => {
	expect(ARTICLES.length).toBeGreaterThanOrEqual(24);
	expect(ARTICLES.filter(({ query }) => query !== null).length).toBeGreaterThanOrEqual(10);
	expect(TEXTS.filter(({ language }) => language === "hi").length).toBeGreaterThanOrEqual(8);
});

test.each(TEXTS)("$name has 600 words beside its tables", ({ html }) => {
	const words = proseOf(html)
		.split(/\s+/)
		.filter((word) => /[\p{L}\p{N}]/u.test(word));
	expect(words.length).toBeGreaterThanOrEqual(MIN_WORDS);
});

test.each(TEXTS)("$name has three figures with a receipt", ({ html }) => {
	expect(receiptsOf(html).length).toBeGreaterThanOrEqual(MIN_RECEIPTS);
});

test.each(TEXTS)("$name leads out only to official sites, and stays in its language", ({ html, language }) => {
	for (const [, href = ""] of html.matchAll(/href="([^"]*)"/g)) {
		if (href.startsWith("/")) expect(href.startsWith("/hi/")).toBe(language === "hi");
		else expect(href).toMatch(OFFICIAL);
	}
});

test.each(TEXTS)("$name takes each figure that a source of ours stands behind from its result", ({ html, slug }) => {
	const rows = resultOf(slug) ?? [];
	const values = new Set(rows.flatMap((row) => Object.values(row)).filter((value) => typeof value === "number"));
	for (const { figure, href } of receiptsOf(html)) {
		if (sourceOf(href) === undefined) continue;
		const value = Number(figure.replaceAll(",", ""));
		expect(values, `${figure} is in result.json`).toContain(value);
		expect(figure.replace(/\.0$/, ""), "written the Indian way").toBe(value.toLocaleString("en-IN"));
	}
});

test("no two articles share more than a fifth of their sentences", () => {
	for (const language of ["en", "hi"]) {
		const texts = TEXTS.filter((text) => text.language === language).map(({ slug, html }) => ({
			slug,
			sentences: sentencesOf(html),
		}));
		for (const [place, one] of texts.entries()) {
			for (const other of texts.slice(place + 1)) {
				const shared = [...one.sentences].filter((sentence) => other.sentences.has(sentence)).length;
				const most = Math.min(one.sentences.size, other.sentences.size) * MAX_SHARED;
				expect(shared, `${one.slug} and ${other.slug}`).toBeLessThanOrEqual(most);
			}
		}
	}
});

function sentencesOf(html: string): Set<string> {
	const sentences = proseOf(html)
		.split(/(?<=[.?!।])\s|¶/)
		.map((sentence) => sentence.replaceAll(/\s+/g, " ").trim().toLowerCase());
	return new Set(sentences.filter((sentence) => sentence !== ""));
}

test.each(ARTICLES)("$slug has a picture of 1200 by 675 in at most 60 kB, described in words", async (article) => {
	const { width, height, format } = await sharp(article.picture).metadata();
	expect({ width, height, format }).toEqual({ width: 1200, height: 675, format: "png" });
	expect(article.picture.byteLength).toBeLessThanOrEqual(MAX_PICTURE_BYTES);
	for (const { values } of article.words) {
		expect(values.alt.length).toBeGreaterThan(40);
		expect(values.caption).not.toBeNull();
	}
});

test.each(ARTICLES)("$slug is about exams that the site has addresses for", ({ relatedExams }) => {
	expect(EXAM_SLUGS).toEqual(expect.arrayContaining(relatedExams));
});

test.each(ARTICLES.filter(({ query }) => query !== null))("$slug shows its result as a table", ({ words }) => {
	for (const { values } of words) expect(values.body).toMatch(/<table><caption>.+<tbody>/s);
});

test("no rank has a fraction: the middle of two ranks is rounded", () => {
	const halves = TEXTS.flatMap(({ html }) => html.match(/\b\d{1,3}(?:,\d{2,3})+\.\d+/g) ?? []);
	expect(halves).toEqual([]);
});
