import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { readHead } from "./support/head.ts";
import { follow, getText, headingOf, openPage, request } from "./support/site.ts";

const IIT = "/college/indian-institute-of-technology-madras";

/** Most bytes of a text-only page, both as transferred and uncompressed. */
const MAX_BYTES = 15 * 1024;
/** Most bytes of a shared link's picture, which chats load on any connection. */
const MAX_CARD_BYTES = 60_000;

test("a college and an exam have a text-only page of less than 15 kB", async () => {
	for (const path of [IIT, "/college/psg-college-of-technology", "/exams/jee-mains", "/exams/neet"]) {
		for (const prefix of ["", "/hi"]) {
			const html = await getText(`${prefix}${path}/text`);
			const body = Buffer.from(html);
			expect([path, body.length < MAX_BYTES, brotliCompressSync(body).length < MAX_BYTES]).toEqual([path, true, true]);
			expect(html).not.toMatch(/<(?:script|style|img|svg)\b|stylesheet/);
		}
	}
});

test("a page links to its text-only version, which loads nothing else and links back", async () => {
	const page = await openPage(IIT);
	const words = await follow(page, page.screen.getByRole("link", { name: "Text-only page (uses less data)" }));
	expect(words.path).toBe(`${IIT}/text`);
	expect(headingOf(words)).toBe(headingOf(page));
	const brought = [...words.document.querySelectorAll("link, [src], [srcset], [style], [background], object, embed")];
	const addresses = brought
		.filter((element) => element.getAttribute("rel") !== "canonical")
		.map((element) => element.getAttribute("href"));
	// Without an empty icon the browser requests one.
	expect(addresses).toEqual(["data:,"]);
	expect(words.headers.get("link")).toBeNull();
	expect((await follow(words, words.screen.getByRole("link", { name: /^Whole page at/ }))).path).toBe(IIT);
});

for (const [name, path] of [
	["the site", ""],
	["a college with much", IIT],
	[
		"a college with little but a long name",
		"/college/vishnu-waman-thakur-charitable-trusts-viva-institute-of-management-and-research",
	],
	["an exam", "/exams/jee-mains"],
	["a country", "/study-abroad/canada"],
	["an article", "/news/how-josaa-rounds-work"],
] as const) {
	test(`a shared link of ${name} has its own picture, in each language`, async () => {
		for (const prefix of ["", "/hi"]) {
			const { picture } = readHead(await getText(`${prefix}${path}` || "/"));
			const address = new URL(picture).pathname;
			const answer = await request(address);
			expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
			const body = Buffer.from(await answer.arrayBuffer());
			expect(body.length).toBeLessThan(MAX_CARD_BYTES);
			// A PNG's width and height are at these bytes.
			expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
			const again = await request(address, { headers: { "if-none-match": answer.headers.get("etag") ?? "" } });
			expect([again.status, again.headers.get("x-cache")]).toEqual([304, "hit"]);
		}
	});
}
