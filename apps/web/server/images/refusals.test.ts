import { createServer } from "node:http";
import { crc32, deflateSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { createFetchSource } from "#server/images/fetch-source.ts";
import { ASSET, drawPicture, startOrigin, startPictures } from "#server/testing/trial-pictures.ts";

const PICTURE = await drawPicture("png", 200, 100);
const SVG = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>steal()</script></svg>';
const NOWHERE = "http://127.0.0.1:9";

test.each([
	["no url", { w: "64" }, '"url" parameter is required'],
	["an empty url", { url: "", w: "64" }, '"url" parameter is required'],
	["a long url", { url: `/${"a".repeat(3_072)}`, w: "64" }, '"url" parameter is too long'],
	[
		"an address without a protocol",
		{ url: "//x.example/a", w: "64" },
		'"url" parameter cannot be a protocol-relative URL (//)',
	],
	[
		"the same with backslashes",
		{ url: "\\\\x.example/a", w: "64" },
		'"url" parameter cannot be a protocol-relative URL (//)',
	],
	["itself", { url: "/_next/image?url=%2Fx", w: "64" }, '"url" parameter cannot be recursive'],
	["itself in disguise", { url: "/_next%2Fimage", w: "64" }, '"url" parameter cannot be recursive'],
	["what is no address", { url: "picture.png", w: "64" }, '"url" parameter is invalid'],
	["another protocol", { url: "file:///etc/passwd", w: "64" }, '"url" parameter is invalid'],
	["data", { url: "data:image/png;base64,AAAA", w: "64" }, '"url" parameter is invalid'],
	["a page of ours", { url: "/colleges", w: "64" }, '"url" parameter is not allowed'],
	["a way out of the assets", { url: "/assets/../v1/colleges", w: "64" }, '"url" parameter is not allowed'],
	["a file of the build", { url: "/assets/root-abc.js", w: "64" }, '"url" parameter is not allowed'],
	["an asset with parameters", { url: `${ASSET}?download`, w: "64" }, '"url" parameter is not allowed'],
	["a host that is not configured", { url: "https://other.example/a.png", w: "64" }, '"url" parameter is not allowed'],
	["a part of one that is", { url: "https://x.pictures.example/a.png", w: "64" }, '"url" parameter is not allowed'],
	[
		"a configured host without TLS",
		{ url: "http://pictures.example/a.png", w: "64" },
		'"url" parameter is not allowed',
	],
	["a password", { url: "https://me:secret@pictures.example/a.png", w: "64" }, '"url" parameter is not allowed'],
	["no w", { url: ASSET }, '"w" parameter (width) is required'],
	["a w of words", { url: ASSET, w: "wide" }, '"w" parameter (width) must be an integer greater than 0'],
	["a w of 0", { url: ASSET, w: "0" }, '"w" parameter (width) must be an integer greater than 0'],
	["a w with a fraction", { url: ASSET, w: "64.5" }, '"w" parameter (width) must be an integer greater than 0'],
	["a q of words", { url: ASSET, w: "64", q: "best" }, '"q" parameter (quality) must be an integer between 1 and 100'],
	["a q of 0", { url: ASSET, w: "64", q: "0" }, '"q" parameter (quality) must be an integer between 1 and 100'],
	["a q of 101", { url: ASSET, w: "64", q: "101" }, '"q" parameter (quality) must be an integer between 1 and 100'],
])("refuses %s with the reason", async (_name, parameters, reason) => {
	const { picture } = await startPictures({ contentUrl: NOWHERE, hosts: "pictures.example" });
	const reply = await picture(parameters);
	expect([reply.statusCode, reply.body]).toEqual([400, reason]);
	expect(reply.headers).toMatchObject({ "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
});

test.each([
	["url", `url=${ASSET}&url=${ASSET}&w=64`, '"url" parameter cannot be an array'],
	["w", `url=${ASSET}&w=64&w=64`, '"w" parameter (width) cannot be an array'],
	["q", `url=${ASSET}&w=64&q=75&q=75`, '"q" parameter (quality) cannot be an array'],
])("refuses two of %s", async (_name, query, reason) => {
	const { get } = await startPictures({ contentUrl: NOWHERE });
	const reply = await get(`/_next/image?${query}`);
	expect([reply.statusCode, reply.body]).toEqual([400, reason]);
});

test.each([
	["an SVG, whatever it calls itself", SVG, 400, '"url" parameter is valid but image type is not allowed'],
	["a page", "<!doctype html><svg/>", 400, "The requested resource isn't a valid image."],
	["half a picture", PICTURE.subarray(0, 60), 400, "The requested resource isn't a valid image."],
	["nothing", "", 400, "The requested resource isn't a valid image."],
])("refuses %s", async (_name, body, status, reason) => {
	const content = await startOrigin((_request, reply) => reply.setHeader("content-type", "image/png").end(body));
	const { picture } = await startPictures({ contentUrl: content.url });
	const reply = await picture({ url: ASSET, w: "64" });
	expect([reply.statusCode, reply.body]).toEqual([status, reason]);
});

test("a picture with too many pixels is refused before it is decoded", async () => {
	const content = await startOrigin((_request, reply) => reply.end(claimPng(12_000, 5_000)));
	const { picture } = await startPictures({ contentUrl: content.url });
	const reply = await picture({ url: ASSET, w: "64" });
	expect([reply.statusCode, reply.body]).toEqual([400, '"url" parameter is valid but image has too many pixels']);
});

/** A PNG whose header claims this size. */
function claimPng(width: number, height: number): Buffer {
	const size = Buffer.alloc(13);
	size.writeUInt32BE(width, 0);
	size.writeUInt32BE(height, 4);
	size.set([8, 2, 0, 0, 0], 8);
	const chunk = (type: string, data: Buffer) => {
		const named = Buffer.concat([Buffer.from(type), data]);
		const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
		length.writeUInt32BE(data.length);
		sum.writeUInt32BE(crc32(named));
		return Buffer.concat([length, named, sum]);
	};
	const signature = PICTURE.subarray(0, 8);
	return Buffer.concat([
		signature,
		chunk("IHDR", size),
		chunk("IDAT", deflateSync(Buffer.alloc(100))),
		chunk("IEND", Buffer.alloc(0)),
	]);
}

test.each([
	["says so", { "content-length": "2000" }],
	["does not say so", {}],
])("refuses a source that is too large and %s", async (_name, headers) => {
	const content = await startOrigin((_request, reply) => reply.writeHead(200, headers).end(Buffer.alloc(2_000)));
	const { picture } = await startPictures({ contentUrl: content.url, mostBytes: 1_000 });
	const reply = await picture({ url: ASSET, w: "64" });
	expect([reply.statusCode, reply.body]).toEqual([
		413,
		'"url" parameter is valid but upstream image is larger than 1000 bytes',
	]);
});

test.each([
	[301, 400, '"url" parameter is valid but upstream response is a redirect'],
	[307, 400, '"url" parameter is valid but upstream response is a redirect'],
	[403, 403, '"url" parameter is valid but upstream response is invalid'],
	[404, 404, '"url" parameter is valid but upstream response is invalid'],
	[429, 503, '"url" parameter is valid but upstream response is invalid'],
	[500, 502, '"url" parameter is valid but upstream response is invalid'],
	[206, 502, '"url" parameter is valid but upstream response is invalid'],
])("a source that answers %i leads to %i", async (answered, status, reason) => {
	const content = await startOrigin((_request, reply) =>
		reply.writeHead(answered, { location: "/other" }).end(PICTURE),
	);
	const { picture } = await startPictures({ contentUrl: content.url });
	const reply = await picture({ url: ASSET, w: "64" });
	expect([reply.statusCode, reply.body]).toEqual([status, reason]);
	expect(content.seen).toEqual([ASSET]);
});

test("the error distinguishes an unreachable or closed source from one that times out", async () => {
	const hangingUp = await startOrigin((_request, reply) => reply.destroy());
	const slow = await startOrigin((_request, reply) => reply.write("a"));
	for (const [contentUrl, status, reason] of [
		[NOWHERE, 502, '"url" parameter is valid but upstream cannot be reached'],
		[hangingUp.url, 502, '"url" parameter is valid but upstream cannot be reached'],
		[slow.url, 504, '"url" parameter is valid but upstream response timed out'],
	] as const) {
		const { picture } = await startPictures({ contentUrl, limitMs: 100 });
		const reply = await picture({ url: ASSET, w: "64" });
		expect([reply.statusCode, reply.body]).toEqual([status, reason]);
	}
});

test("a slow origin delays no other", async () => {
	const open = Promise.withResolvers<void>();
	const slow = await startOrigin((_request, reply) => void open.promise.then(() => reply.destroy()));
	const quick = await startOrigin((_request, reply) => reply.end(PICTURE));
	const { picture } = await startPictures({ contentUrl: quick.url, hosts: slow.url, limitMs: 60_000 });
	const waiting = Array.from({ length: 20 }, (_, index) => picture({ url: `${slow.url}/${index}.png`, w: "64" }));
	await vi.waitFor(() => expect(slow.seen).not.toEqual([]), { timeout: 20_000 });
	expect((await picture({ url: ASSET, w: "64" })).statusCode).toBe(200);
	open.resolve();
	expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(502));
});

test("when too many requests wait for a source, a new one is refused with a retry time", async () => {
	const slow = await startOrigin(() => undefined);
	const { picture } = await startPictures({ contentUrl: NOWHERE, hosts: slow.url, limitMs: 400 });
	const response = Array.from({ length: 140 }, (_, index) => picture({ url: `${slow.url}/${index}.png`, w: "64" }));
	const refused = await Promise.race(response);
	expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "10"]);
});

test("a configured host inside the private network is refused, by name and by address", async () => {
	const hit: string[] = [];
	const server = createServer((request, reply) => {
		hit.push(request.url ?? "");
		reply.end(PICTURE);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => void server.close());
	const address = server.address();
	const port = typeof address === "object" ? address?.port : 0;
	const fetchSource = createFetchSource();
	for (const host of ["localhost", "127.0.0.1", "2130706433", "0x7f.1", "[::1]", "[::ffff:127.0.0.1]"]) {
		const source = { kind: "host", address: new URL(`http://${host}:${port}/a.png`) } as const;
		await expect(fetchSource(source)).rejects.toThrow('"url" parameter is not allowed');
	}
	expect(hit).toEqual([]);
});
