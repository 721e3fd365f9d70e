import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { storeFile } from "#backend/content/files/store.ts";
import { SYSTEM } from "#backend/content/permissions.ts";
import { codeOf } from "#backend/content/testing/desk.ts";
import { drawPicture, useFilesDesk } from "#backend/content/testing/pictures.ts";
import { blogConfig } from "#backend/db/schema/content/blog-config.ts";
import { news } from "#backend/db/schema/content/news.ts";
import { pages } from "#backend/db/schema/content/page.ts";
import { tokens } from "#backend/platform/signed-token.ts";
import { spec } from "../../../../../e2e/support/spec.ts";

const desk = useFilesDesk();
const { db } = desk.backend;
const keep = (bytes: Buffer, filename = "picture.png") => storeFile(desk.store, SYSTEM, { bytes, filename });
const get = (address: string, headers: Record<string, string> = {}) => desk.ask(address, { headers });

async function publish(bytes: Buffer, filename?: string): Promise<string> {
	const { id } = await keep(bytes, filename);
	await db.insert(news).values({ slug: id, title: "x", status: "published", picture: id });
	return id;
}

test(`${spec("7.42")} anybody can load a file of a published article, exactly as it was uploaded`, async () => {
	const bytes = await drawPicture();
	const id = await publish(bytes, "Ränge 2025.png");
	const reply = await get(`/assets/${id}`);
	expect(reply.statusCode).toBe(200);
	expect(reply.rawPayload.equals(bytes)).toBe(true);
	expect(reply.headers).toMatchObject({
		"content-type": "image/png",
		"content-length": String(bytes.length),
		"content-disposition": `inline; filename="R_nge 2025.png"; filename*=UTF-8''R%C3%A4nge%202025.png`,
		"cache-control": "public, max-age=3600, must-revalidate",
		"x-content-type-options": "nosniff",
		"content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
		etag: `"${id}-${bytes.length.toString(36)}"`,
	});
	expect((await get(`/assets/${id}/any-name.png`)).statusCode).toBe(200);
});

const NOT_SHOWN = [
	["a draft shows", { status: "draft" }],
	["an article in review shows", { status: "in_review" }],
	["an article to be published later shows", { status: "in_review", publish_at: new Date(Date.now() + 1e9) }],
	["an archived article shows", { status: "archived" }],
] as const;

test.each(NOT_SHOWN)("a file that only %s is for staff, by every address", async (_name, values) => {
	const { id } = await keep(await drawPicture());
	await db.insert(news).values({ slug: id, title: "x", picture: id, body: `<img src="/assets/${id}">`, ...values });
	for (const address of ["", "/x.png", "?width=64", "?width=65", "?format=webp", "?download"]) {
		const reply = await get(`/assets/${id}${address}`);
		expect([address, reply.statusCode, codeOf(reply)]).toEqual([address, 403, "FORBIDDEN"]);
	}
	// Refused by its name before any lookup, so a missing file gets the same answer.
	const unread = [id, randomUUID()].map(async (each) => (await get(`/assets/${each}?fields=id`)).body);
	expect(new Set(await Promise.all(unread)).size).toBe(1);
	expect((await get(`/files/${id}`)).statusCode).toBe(403);
	expect((await get(`/files?filter[id][_eq]=${id}&meta=*`)).json()).toMatchObject({
		data: [],
		meta: { filter_count: 0 },
	});
	expect((await get(`/files?aggregate[count]=*&filter[id][_eq]=${id}`)).json()).toEqual({ data: [{ count: "0" }] });
	const token = await desk.tokenOf(await desk.hire({ role: "author" }));
	const seen = await desk.ask(`/assets/${id}`, { token });
	expect([seen.statusCode, seen.headers["cache-control"]]).toEqual([200, "private, no-cache"]);
});

test("the link to a draft shows the files of that draft to anybody who has it, and no others", async () => {
	const [shown, inText, other] = [
		await keep(await drawPicture()),
		await keep(await drawPicture()),
		await keep(await drawPicture()),
	];
	const values = { slug: shown.id, title: "x", picture: shown.id, body: `<img src="/assets/${inText.id}">` };
	const [draft] = await db.insert(news).values(values).returning({ id: news.id });
	const [another] = await db.insert(news).values({ slug: other.id, title: "y" }).returning({ id: news.id });
	const secret = desk.backend.env.CONTENT_SECRET;
	const tokenOf = (id = 0, seconds = 60) => tokens.preview.sign(secret, { collection: "news", id }, { seconds });
	const access = await tokens.access.sign(secret, { id: "x", role: "admin", family: "x" }, { seconds: 60 });
	const status = async ({ id }: { id: string }, token: string) =>
		(await get(`/assets/${id}?width=64&preview=${token}`)).statusCode;

	expect([await status(shown, await tokenOf(draft?.id)), await status(inText, await tokenOf(draft?.id))]).toEqual([
		200, 200,
	]);
	expect((await get(`/assets/${shown.id}?preview=${await tokenOf(draft?.id)}`)).headers["cache-control"]).toBe(
		"private, no-cache",
	);
	expect(await status(other, await tokenOf(draft?.id))).toBe(403);
	expect(await status(shown, await tokenOf(another?.id))).toBe(403);
	expect(await status(shown, await tokenOf(draft?.id, -1))).toBe(403);
	expect(await status(shown, access)).toBe(403);
	expect(await status(shown, "nonsense")).toBe(403);
	expect((await get(`/files/${shown.id}?preview=${await tokenOf(draft?.id)}`)).statusCode).toBe(400);
	await db
		.update(news)
		.set({ picture: null })
		.where(eq(news.id, draft?.id ?? 0));
	expect(await status(shown, await tokenOf(draft?.id))).toBe(403);
});

test("an unknown file, an impossible id and a hidden file are refused in the same words", async () => {
	const { id } = await keep(await drawPicture());
	const bodies = await Promise.all([id, randomUUID(), "1", "a'b", "%00"].map((each) => get(`/assets/${each}`)));
	expect(new Set(bodies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
});

test("a file is public only while a published text or the configuration shows it", async () => {
	const { id } = await keep(await drawPicture());
	const status = async () => (await get(`/assets/${id}`)).statusCode;
	expect(await status()).toBe(403);
	await db.insert(pages).values({ slug: id, title: "x", status: "published", body: `<img src="/assets/${id}">` });
	expect(await status()).toBe(200);
	await db.update(pages).set({ status: "archived" }).where(eq(pages.slug, id));
	expect(await status()).toBe(403);
	await db.insert(blogConfig).values({ id: 1 }).onConflictDoNothing();
	await db.update(blogConfig).set({ news_external_channel_icon: id });
	expect(await status()).toBe(200);
	await db.update(blogConfig).set({ news_external_channel_icon: null });
	expect(await status()).toBe(403);
});

test.each([
	["width=128", { width: 128, height: 64, format: "png" }],
	["height=64", { width: 128, height: 64, format: "png" }],
	["width=64&height=64", { width: 64, height: 64, format: "png" }],
	["width=64&height=64&fit=inside", { width: 64, height: 32, format: "png" }],
	["width=64&height=64&fit=outside", { width: 128, height: 64, format: "png" }],
	["width=64&height=64&fit=contain&format=jpg&quality=50", { width: 64, height: 64, format: "jpeg" }],
	["width=640", { width: 640, height: 320, format: "png" }],
	["width=640&withoutEnlargement=true", { width: 400, height: 200, format: "png" }],
	["format=webp", { width: 400, height: 200, format: "webp" }],
	["format=avif&width=16", { width: 16, height: 8, format: "heif" }],
])("%s transforms the picture as requested", async (query, expected) => {
	const id = await publish(await drawPicture());
	const reply = await get(`/assets/${id}?${query}`);
	const { width, height, format } = await sharp(reply.rawPayload).metadata();
	expect({ width, height, format }).toEqual(expected);
	expect(reply.headers["content-type"]).toBe(`image/${format === "heif" ? "avif" : format}`);
});

test.each([
	[
		"width=100",
		/"width" must be one of 16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840\./,
	],
	["height=9999999", /"height" must be one of 16, 32/],
	["width=64&width=64", /"width" must be one of/],
	["quality=0", /"quality" must be a whole number from 1 to 100/],
	["format=tiff", /"format" must be one of auto, jpg, png, webp, avif/],
	["fit=fill", /"fit" must be one of cover, contain, inside, outside/],
	["key=system-large", /"key" is not offered here/],
	['transforms=[["blur",45]]', /"transforms" is not offered here/],
])("%s is refused with the allowed options", async (query, message) => {
	const id = await publish(await drawPicture());
	const reply = await get(`/assets/${id}?${query}`);
	expect([reply.statusCode, codeOf(reply)]).toEqual([400, "INVALID_QUERY"]);
	expect(reply.json().errors[0].message).toMatch(message);
});

test("format=auto picks a format that the browser can show", async () => {
	const id = await publish(await drawPicture());
	const reply = await get(`/assets/${id}?format=auto&width=64`, { accept: "image/avif,*/*" });
	expect([reply.headers["content-type"], reply.headers.vary]).toEqual(["image/avif", "Accept"]);
	expect((await get(`/assets/${id}?format=auto&width=64`)).headers["content-type"]).toBe("image/jpeg");
});

test.each([
	["an SVG", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>steal()</script></svg>"), "image/svg+xml"],
	["a PDF", Buffer.from("%PDF-1.7\n"), "application/pdf"],
])("%s is only ever a download, whatever the query", async (_name, bytes, type) => {
	const id = await publish(bytes);
	for (const query of ["", "?width=64", "?format=webp"]) {
		const reply = await get(`/assets/${id}${query}`);
		expect(reply.headers["content-type"]).toBe(type);
		expect(reply.headers["content-disposition"]).toMatch(/^attachment; /);
		expect(reply.rawPayload.equals(bytes)).toBe(true);
	}
});

test("a client with the current copy gets 304, separately for each variant", async () => {
	const id = await publish(await drawPicture());
	const [whole, small] = [await get(`/assets/${id}`), await get(`/assets/${id}?width=64`)];
	expect(whole.headers.etag).not.toBe(small.headers.etag);
	const known = await get(`/assets/${id}?width=64`, { "if-none-match": String(small.headers.etag) });
	expect([known.statusCode, known.body]).toEqual([304, ""]);
	expect((await get(`/assets/${id}?width=64`, { "if-none-match": String(whole.headers.etag) })).statusCode).toBe(200);
});

test.each([
	["bytes=0-9", 206, 0, 10],
	["bytes=10-", 206, 10, undefined],
	["bytes=-10", 206, -10, undefined],
	["bytes=0-99999999", 206, 0, undefined],
	["bytes=0-1,5-6", 200, 0, undefined],
	["lines=1-2", 200, 0, undefined],
])("a request for %s returns the right part of the file", async (range, status, start, end) => {
	const bytes = await drawPicture();
	const id = await publish(bytes);
	const reply = await get(`/assets/${id}`, { range });
	expect([reply.statusCode, reply.rawPayload.equals(bytes.subarray(start, end))]).toEqual([status, true]);
	expect(reply.headers["content-length"]).toBe(String(reply.rawPayload.length));
});

test("a range outside the file is refused, and a range of another version returns the whole file", async () => {
	const bytes = await drawPicture();
	const id = await publish(bytes);
	const beyond = await get(`/assets/${id}`, { range: `bytes=${bytes.length}-` });
	expect([beyond.statusCode, codeOf(beyond)]).toEqual([416, "RANGE_NOT_SATISFIABLE"]);
	expect((await get(`/assets/${id}`, { range: "bytes=0-1", "if-range": '"other"' })).statusCode).toBe(200);
});

test("fifty simultaneous requests for the same variant share one picture", async () => {
	const id = await publish(await drawPicture("png", 2_000, 1_000));
	const replies = await Promise.all(Array.from({ length: 50 }, () => get(`/assets/${id}?width=1080&format=webp`)));
	expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
	expect(new Set(replies.map(({ rawPayload }) => rawPayload.toString("base64"))).size).toBe(1);
});

test("a download has the file's name", async () => {
	const id = await publish(await drawPicture(), "ranks.png");
	const reply = await get(`/assets/${id}?download&format=webp`);
	expect(reply.headers["content-disposition"]).toBe(`attachment; filename="ranks.webp"; filename*=UTF-8''ranks.webp`);
});

async function drawAnimation(): Promise<Buffer> {
	const colours = ["#f00", "#0f0", "#00f"];
	const create = (background: string) => ({ create: { width: 200, height: 100, channels: 3 as const, background } });
	const frames = await Promise.all(colours.map((colour) => sharp(create(colour)).png().toBuffer()));
	return sharp(frames, { join: { animated: true } })
		.gif({ delay: [100, 100, 100] })
		.toBuffer();
}

test.each([
	["width=256&format=webp", { width: 200, format: "webp", pages: 3 }],
	["width=64", { width: 64, format: "webp", pages: 3 }],
	["width=64&format=auto", { width: 64, format: "webp", pages: 3 }],
	["width=256&format=png", { width: 200, format: "png", pages: undefined }],
])(
	"an animation requested with %s stays animated where possible, no wider than the original",
	async (query, expected) => {
		const id = await publish(await drawAnimation(), "moves.gif");
		const reply = await get(`/assets/${id}?${query}`, { accept: "image/avif,image/webp,*/*" });
		const { width, format, pages } = await sharp(reply.rawPayload).metadata();
		expect({ width, format, pages }).toEqual(expected);
		expect(reply.headers["content-type"]).toBe(`image/${format}`);
	},
);
