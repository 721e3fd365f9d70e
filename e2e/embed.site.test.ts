import { expect, test } from "vitest";

const read = async (path: string) => {
	const reply = await fetch(`${process.env.BASE_URL}${path}`);
	return { status: reply.status, headers: reply.headers, text: await reply.text() };
};
const MAX_BYTES = 10_000;
const IIT = "/embed/college/indian-institute-of-technology-madras";

test.each([
	IIT,
	`${IIT}?lang=hi`,
	"/embed/exam/jee-mains",
	"/embed/ranking/engineering/2025",
	"/embed/ranking/law/2025?lang=hi",
])("%s is a card that any page may frame: under the byte limit, without scripts or cookies", async (path) => {
	const { status, headers, text } = await read(path);
	expect(status).toBe(200);
	expect(Buffer.byteLength(text)).toBeLessThan(MAX_BYTES);
	expect(headers.get("content-security-policy")).toMatch(
		/^default-src 'none'; img-src data:; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors \*$/,
	);
	expect(headers.get("set-cookie")).toBeNull();
	expect(text).not.toMatch(/<script|<img|NaN|undefined/);
	expect(text).toContain(`lang="${path.endsWith("hi") ? "hi" : "en"}-IN"`);
	expect(text).toMatch(/NIRF \d+, 2025|202[67]/);
});

test.each(["/college/hindu-college", "/embed", "/embed/college/no-such-college", "/embed/news/x", "/oembed?url=x"])(
	"no other site can frame %s",
	async (path) => {
		const { headers } = await read(path);
		expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
	},
);

test.each([
	["/embed/college/no-such-college", 404],
	["/embed/ranking/law", 404],
	["/embed/college/hindu-college/2025", 404],
	["/oembed", 404],
	["/oembed?url=https%3A%2F%2Fother.example%2Fcollege%2Fhindu-college", 404],
	["/oembed?format=xml&url=%2Fcollege%2Fhindu-college", 501],
])("%s answers %i", async (path, expected) => expect((await read(path)).status).toBe(expected));

test("oEmbed answers a page's address with its card, no larger than the requested width", async () => {
	const { text } = await read("/oembed?format=json&maxwidth=300&url=%2Fhi%2Fcollege%2Fhindu-college%2Fcutoffs");
	const { version, type, title, width, html } = JSON.parse(text);
	expect({ version, type, title, width }).toEqual({ version: "1.0", type: "rich", title: "Hindu College", width: 300 });
	expect(html).toMatch(
		/^<iframe src="https?:\/\/[^"]+\/embed\/college\/hindu-college\?lang=hi" title="Hindu College" /,
	);
});

test("the embed page gives the iframe line for an address, and reports an address that has no card", async () => {
	expect((await read("/embed?of=%2Fexams%2Fneet")).text).toContain("&lt;iframe src=");
	expect((await read("/embed?of=https%3A%2F%2Fother.example%2F")).text).toContain("There is no card of this address");
});

test.each([
	"/college/indian-institute-of-technology-madras/cutoffs",
	"/hi/exams/jee-mains",
	"/rankings/engineering/2025",
])("%s points oEmbed programs to its card, and the card exists", async (path) => {
	const { text } = await read(path);
	const [, address = ""] = /type="application\/json\+oembed" href="([^"]+)"/.exec(text) ?? [];
	const { pathname, search } = new URL(address.replaceAll("&amp;", "&"));
	const { status, text: card } = await read(pathname + search);
	expect(status).toBe(200);
	expect(JSON.parse(card).html).toContain("/embed/");
});

test("a page without a card has no oEmbed link", async () => {
	expect((await read("/news")).text).not.toContain("json+oembed");
});
