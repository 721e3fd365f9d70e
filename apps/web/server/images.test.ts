import { DEVICE_WIDTHS, IMAGE_SIZES } from "@uchit/contract/image.ts";
import sharp from "sharp";
import { expect, test } from "vitest";
import { ASSET, drawPicture, startOrigin, startPictures } from "#server/testing/trial-pictures.ts";
import { spec } from "../../../e2e/support/spec.ts";

const WIDE = await drawPicture("jpeg", 4_000, 40);
const PICTURE = await drawPicture("png");

const startContent = (bytes = PICTURE) => startOrigin((_request, reply) => reply.setHeader("etag", '"v1"').end(bytes));

async function startSite(bytes?: Buffer) {
	const content = await startContent(bytes);
	return { content, ...(await startPictures({ contentUrl: content.url })) };
}

test(`${spec("7.55", "7.56", "9.27")} a picture of the content system comes in the requested width, in quality 75 by default`, async () => {
	const { picture } = await startSite();
	const reply = await picture({ url: ASSET, w: "640" }, { accept: "image/webp" });
	expect(reply.statusCode).toBe(200);
	const explicit = await picture({ url: ASSET, w: "640", q: "75" }, { accept: "image/webp" });
	expect(explicit.rawPayload.equals(reply.rawPayload)).toBe(true);
	const { width, height, format } = await sharp(reply.rawPayload).metadata();
	expect({ width, height, format }).toEqual({ width: 640, height: 320, format: "webp" });
	expect(reply.headers).toMatchObject({
		"content-type": "image/webp",
		"content-disposition": 'inline; filename="picture.webp"',
		"cache-control": "public, max-age=3600, must-revalidate",
		vary: "Accept, Save-Data",
	});
});

test(`${spec("9.28", "9.29", "9.30", "9.31", "9.32", "9.33", "9.34", "9.35", "9.36", "9.37", "9.38", "9.39", "9.40", "9.41", "9.42", "9.43")} every width in the spec is offered, and no other`, async () => {
	const { picture } = await startSite(WIDE);
	const offered = [...IMAGE_SIZES, ...DEVICE_WIDTHS];
	const replies = await Promise.all(offered.map((w) => picture({ url: ASSET, w: String(w) })));
	const made = await Promise.all(replies.map(({ rawPayload }) => sharp(rawPayload).metadata()));
	expect(made.map(({ width }) => width)).toEqual(offered);
	for (const w of ["8", "15", "100", "500", "641", "3841", "10000000000000000000000"]) {
		const reply = await picture({ url: ASSET, w });
		expect([reply.statusCode, reply.body]).toEqual([400, `"w" parameter (width) of ${w.slice(0, 20)} is not allowed`]);
	}
});

test("a data-saving visitor gets a placeholder instead of the picture, and no other visitor gets it", async () => {
	const { picture } = await startSite();
	const saved = await picture({ url: ASSET, w: "640" }, { "save-data": "on", accept: "image/webp" });
	expect([saved.statusCode, saved.headers["content-type"]]).toEqual([200, "image/svg+xml"]);
	expect(saved.rawPayload.length).toBeLessThan(100);
	expect(saved.headers).toMatchObject({ "cache-control": "private, no-store", vary: "Accept, Save-Data" });
	expect((await picture({ url: ASSET, w: "640" }, { accept: "image/webp" })).headers["content-type"]).toBe(
		"image/webp",
	);
	expect((await picture({ url: ASSET, w: "641" }, { "save-data": "on" })).statusCode).toBe(400);
});

test("a picture is never wider than its source", async () => {
	const { picture } = await startSite();
	const reply = await picture({ url: ASSET, w: "3840" }, { accept: "image/avif" });
	expect((await sharp(reply.rawPayload).metadata()).width).toBe(1_000);
});

test.each([
	["image/avif,image/webp,image/apng,*/*;q=0.8", "image/avif"],
	["image/webp,*/*", "image/webp"],
	["image/avif;q=0.5, image/webp;q=0.9", "image/webp"],
	["image/avif;q=0,image/webp;q=0", "image/png"],
	["*/*", "image/png"],
	["", "image/png"],
])("for a browser that accepts %s the picture is %s", async (accept, type) => {
	const { picture } = await startSite();
	const reply = await picture({ url: ASSET, w: "64" }, { accept });
	expect(reply.headers["content-type"]).toBe(type);
	expect(`image/${(await sharp(reply.rawPayload).metadata()).format}`.replace("heif", "avif")).toBe(type);
});

test("a browser with the current version gets 304, and one with another version gets the picture", async () => {
	const { picture } = await startSite();
	const first = await picture({ url: ASSET, w: "64" });
	const etag = String(first.headers.etag);
	const known = await picture({ url: ASSET, w: "64" }, { "if-none-match": `"x", W/${etag}` });
	expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, "", etag]);
	expect((await picture({ url: ASSET, w: "64" }, { "if-none-match": '"x"' })).statusCode).toBe(200);
});

test("one hundred simultaneous requests share one transformation", async () => {
	const { content, picture } = await startSite();
	const replies = await Promise.all(Array.from({ length: 100 }, () => picture({ url: ASSET, w: "640" })));
	expect(content.seen).toEqual([ASSET]);
	expect(new Set(replies.map(({ headers, statusCode }) => `${statusCode} ${headers.etag}`)).size).toBe(1);
	expect((await picture({ url: ASSET, w: "640" })).headers["x-cache"]).toBe("hit");
});

test("an animation is passed on unchanged", async () => {
	const frames = await sharp({ create: { width: 20, height: 20, channels: 3, background: "red" } })
		.png()
		.toBuffer();
	const other = await sharp({ create: { width: 20, height: 20, channels: 3, background: "blue" } })
		.png()
		.toBuffer();
	const animation = await sharp([frames, other], { join: { animated: true } })
		.gif({ loop: 0, delay: [90, 90] })
		.toBuffer();
	const { picture } = await startSite(animation);
	const reply = await picture({ url: ASSET, w: "16" }, { accept: "image/avif" });
	expect(reply.headers["content-type"]).toBe("image/gif");
	expect(reply.rawPayload.equals(animation)).toBe(true);
});

test("camera metadata about the owner is removed, and the picture is upright", async () => {
	const photograph = await sharp(await drawPicture("jpeg", 400, 200))
		.withMetadata({ orientation: 6 })
		.withExifMerge({ IFD0: { Copyright: "the owner" } })
		.toBuffer();
	const { picture } = await startSite(photograph);
	const reply = await picture({ url: ASSET, w: "640" });
	const { width, height, exif, orientation } = await sharp(reply.rawPayload).metadata();
	expect({ width, height, exif, orientation }).toEqual({
		width: 200,
		height: 400,
		exif: undefined,
		orientation: undefined,
	});
});
