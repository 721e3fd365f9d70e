import { brotliCompressSync } from "node:zlib";
import { expect, test } from "./support/test.ts";

const IIT = "/college/indian-institute-of-technology-madras";

/** What a page in words may weigh, as it travels and as it stands. */
const MOST_BYTES = 15 * 1024;
/** What a picture of a shared link may weigh: it is shown in chats, on any line. */
const MOST_CARD_BYTES = 60_000;

test("a college and an exam have a page of words alone, in less than 15 kB", async ({ page, request }) => {
	for (const path of [IIT, "/college/psg-college-of-technology", "/exams/jee-mains", "/exams/neet"]) {
		for (const prefix of ["", "/hi"]) {
			const body = await (await request.get(`${prefix}${path}/text`)).body();
			expect([path, body.length < MOST_BYTES, brotliCompressSync(body).length < MOST_BYTES]).toEqual([
				path,
				true,
				true,
			]);
			expect(body.toString()).not.toMatch(/<(?:script|style|img|svg)\b|stylesheet/);
		}
	}
	const asked: string[] = [];
	page.on("request", (each) => asked.push(new URL(each.url()).pathname));
	await page.goto(IIT);
	const heading = await page.getByRole("heading", { level: 1 }).innerText();
	await page.getByRole("link", { name: "Read this page as text alone" }).click();
	await expect(page).toHaveURL(`${IIT}/text`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
	expect(asked.slice(asked.lastIndexOf(`${IIT}/text`) + 1)).toEqual([]);
	await page.getByRole("link", { name: /^Whole page at/ }).click();
	await expect(page).toHaveURL(IIT);
});

test("who saves data gets neither pictures nor pages ahead", async ({ page, context, request }) => {
	const asked: string[] = [];
	await context.setExtraHTTPHeaders({ "save-data": "on" });
	await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
	const pictures: Promise<number>[] = [];
	page.on("request", (each) => asked.push(new URL(each.url()).pathname));
	page.on("response", (each) => {
		if (each.url().includes("/_next/image")) pictures.push(each.body().then((body) => body.length));
	});
	await page.goto("/news", { waitUntil: "networkidle" });
	expect(asked.filter((path) => path.endsWith(".data"))).toEqual([]);
	expect((await Promise.all(pictures)).filter((bytes) => bytes > 200)).toEqual([]);
	expect((await request.get("/news")).headers()["content-type"]).toContain("text/html");
});

for (const [name, path] of [
	["the site", ""],
	["a college with much", IIT],
	[
		"a college with little but a long name",
		"/college/vishnu-waman-thakur-charitable-trusts-viva-institute-of-management-and-research-viva-school-of-architecture-building-viva-technical-campus-at-post-shirgaon-virar-east-tal-vasai-dist-palghar-401305",
	],
	["an exam", "/exams/jee-mains"],
	["a country", "/study-abroad/canada"],
	["an article", "/news/how-josaa-rounds-work"],
] as const) {
	test(`a shared link of ${name} has a picture of its own, in each language`, async ({ request }) => {
		for (const prefix of ["", "/hi"]) {
			const html = await (await request.get(`${prefix}${path}` || "/")).text();
			const [, address = ""] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
			const answer = await request.get(new URL(address).pathname);
			expect(answer.headers()["content-type"]).toBe("image/png");
			const body = await answer.body();
			expect(body.length).toBeLessThan(MOST_CARD_BYTES);
			// Where a PNG says how wide and how high it is.
			expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
			const again = await request.get(new URL(address).pathname, {
				headers: { "if-none-match": answer.headers().etag ?? "" },
			});
			expect([again.status(), again.headers()["x-cache"]]).toEqual([304, "hit"]);
		}
	});
}
