import { expect, test } from "vitest";
import { ASSET, drawPicture, startOrigin, startPictures } from "#server/testing/trial-pictures.ts";
import { spec } from "../../../../e2e/support/spec.ts";

const PICTURE = await drawPicture("png", 200, 100);

test(`${spec("7.42")} a file of the content system is served from /assets/{id}, with the requested options and without cookies`, async () => {
	const requests: (string | undefined)[] = [];
	const content = await startOrigin((request, reply) => {
		requests.push(request.headers.cookie, request.headers.authorization);
		reply
			.writeHead(200, { "content-type": "image/png", etag: '"v1"', "set-cookie": "a=b", "x-powered-by": "x" })
			.end(PICTURE);
	});
	const { get } = await startPictures({ contentUrl: content.url });
	const reply = await get(`${ASSET}?width=64&preview=link&access_token=secret`, {
		cookie: "a=b",
		authorization: "Bearer x",
	});
	expect(reply.statusCode).toBe(200);
	expect(reply.rawPayload.equals(PICTURE)).toBe(true);
	expect(content.seen).toEqual([`${ASSET}?width=64&preview=link`]);
	expect(requests).toEqual([undefined, "Bearer a-key-for-the-tests"]);
	expect(reply.headers).toMatchObject({ "content-type": "image/png", etag: '"v1"' });
	expect(reply.headers["content-security-policy"]).toMatch(/^default-src 'none'.*; sandbox$/);
	expect(Object.keys(reply.headers)).not.toContain("set-cookie");
	expect(Object.keys(reply.headers)).not.toContain("x-powered-by");
});

test("our key is sent only to our own content system, for files and for pictures", async () => {
	const keys: (string | undefined)[] = [];
	const content = await startOrigin((request, reply) => {
		keys.push(request.headers.authorization);
		reply.writeHead(200, { "content-type": "image/png" }).end(PICTURE);
	});
	const ours = await startPictures({ contentUrl: content.url });
	await ours.get(ASSET);
	await ours.picture({ url: ASSET, w: "64" });
	expect(keys.splice(0)).toEqual(["Bearer a-key-for-the-tests", "Bearer a-key-for-the-tests"]);
	const foreign = await startPictures({ contentUrl: content.url, isForeign: true, hosts: content.url });
	await foreign.get(ASSET);
	await foreign.picture({ url: ASSET, w: "64" });
	await ours.picture({ url: `${content.url}/other.png`, w: "64" });
	expect(keys).toEqual([undefined, undefined]);
});

test("a partial and an unmodified answer for a file are passed on as such", async () => {
	const content = await startOrigin((request, reply) =>
		request.headers.range === undefined
			? reply.writeHead(304, { etag: '"v1"' }).end()
			: reply
					.writeHead(206, { "content-type": "image/png", "content-range": "bytes 0-7/99" })
					.end(PICTURE.subarray(0, 8)),
	);
	const { get } = await startPictures({ contentUrl: content.url });
	const part = await get(ASSET, { range: "bytes=0-7" });
	expect([part.statusCode, part.headers["content-range"], part.rawPayload.length]).toEqual([206, "bytes 0-7/99", 8]);
	const known = await get(ASSET, { "if-none-match": '"v1"' });
	expect([known.statusCode, known.headers.etag, known.body]).toEqual([304, '"v1"', ""]);
});

test.each(["image/svg+xml", "text/html; charset=utf-8", "application/pdf"])("%s is always a download", async (type) => {
	const content = await startOrigin((_request, reply) => reply.writeHead(200, { "content-type": type }).end("<svg/>"));
	const { get } = await startPictures({ contentUrl: content.url });
	expect((await get(ASSET)).headers["content-disposition"]).toMatch(/^attachment/);
});

test.each([
	[403, 403],
	[404, 404],
	[500, 503],
	[302, 503],
])("a content system that answers %i leads to a plain page with %i", async (answered, status) => {
	const content = await startOrigin((_request, reply) =>
		reply.writeHead(answered, { location: "/x" }).end("inner words"),
	);
	const { get } = await startPictures({ contentUrl: content.url });
	const reply = await get(ASSET);
	expect([reply.statusCode, reply.headers["content-type"]]).toEqual([status, "text/html; charset=utf-8"]);
	expect(reply.body).not.toContain("inner words");
});

test("an unreachable content system leads to a plain page with 503", async () => {
	const { get } = await startPictures({ contentUrl: "http://127.0.0.1:9" });
	expect((await get(ASSET)).statusCode).toBe(503);
});
