import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { ASSET, drawPicture, startOrigin, startPictures } from "#server/testing/trial-pictures.ts";

const FIRST = await drawPicture("png", 300, 100);
const SECOND = await drawPicture("png", 200, 100);
const MINUTE = 60_000;

async function startChanging() {
	const state = { status: 200, bytes: FIRST, etag: '"v1"', conditional: 0 };
	const content = await startOrigin((request, reply) => {
		if (state.status !== 200) return reply.writeHead(state.status).end();
		if (request.headers["if-none-match"] !== state.etag)
			return reply.writeHead(200, { etag: state.etag }).end(state.bytes);
		state.conditional += 1;
		return reply.writeHead(304).end();
	});
	const site = await startPictures({ contentUrl: content.url });
	site.images.setFollowing(true);
	site.clock.now += 1;
	const ask = async () => {
		const { statusCode, headers } = await site.picture({ url: ASSET, w: "64" });
		return `${statusCode} ${headers["x-cache"]}`;
	};
	return { state, content, ask, ...site };
}

test("an unpublished picture is refused at once, even if cached", async () => {
	const { state, images, ask, clock } = await startChanging();
	expect([await ask(), await ask()]).toEqual(["200 miss", "200 hit"]);
	state.status = 403;
	expect(await ask()).toBe("200 hit");
	clock.now += 1;
	images.noteChange(["content:news", "content:news:how-josaa-works"]);
	expect(await ask()).toBe("403 undefined");
	state.status = 200;
	expect(await ask()).toBe("200 miss");
});

test("a request after a change does not join earlier requests that still wait", async () => {
	const waiting: (() => void)[] = [];
	const content = await startOrigin((_request, reply) => {
		if (waiting.length === 0) waiting.push(() => reply.end(FIRST));
		else reply.writeHead(403).end();
	});
	const { images, picture } = await startPictures({ contentUrl: content.url });
	images.setFollowing(true);
	const before = picture({ url: ASSET, w: "64" });
	await vi.waitFor(() => expect(waiting).toHaveLength(1));
	images.noteChange(["content:news"]);
	expect((await picture({ url: ASSET, w: "64" })).statusCode).toBe(403);
	waiting[0]?.();
	expect((await before).statusCode).toBe(200);
	expect((await picture({ url: ASSET, w: "64" })).statusCode).toBe(403);
});

test("after a change elsewhere in the content system a picture is revalidated, not transformed again", async () => {
	const { state, images, ask, clock } = await startChanging();
	await ask();
	images.noteChange(["college:C-1", "colleges"]);
	expect(await ask()).toBe("200 hit");
	clock.now += 1;
	images.noteChange(["content:pages"]);
	clock.now += 1;
	expect([await ask(), await ask()]).toEqual(["200 revalidated", "200 hit"]);
	expect(state.conditional).toBe(1);
});

test("while changes are not followed, a picture is revalidated each minute", async () => {
	const { images, ask, clock } = await startChanging();
	images.setFollowing(false);
	await ask();
	clock.now += MINUTE - 1;
	expect(await ask()).toBe("200 hit");
	clock.now += 1;
	expect(await ask()).toBe("200 revalidated");
});

test("a new picture at the same address is transformed again", async () => {
	const { state, ask, clock } = await startChanging();
	await ask();
	Object.assign(state, { bytes: SECOND, etag: '"v2"' });
	clock.now += 60 * MINUTE;
	expect(await ask()).toBe("200 miss");
});

test("a picture stays available while its source is down, and the source gets no request for a while", async () => {
	const { state, content, ask, clock } = await startChanging();
	await ask();
	clock.now += 60 * MINUTE;
	state.status = 503;
	expect([await ask(), await ask()]).toEqual(["200 stale-error", "200 hit"]);
	expect(content.seen).toHaveLength(2);
	clock.now += 5_000;
	state.status = 200;
	expect(await ask()).toBe("200 revalidated");
});

test("a picture from before a restart is reused after it is revalidated", async () => {
	const before = await startChanging();
	await before.ask();
	const after = await startPictures({ contentUrl: before.content.url, directory: before.directory });
	expect((await after.picture({ url: ASSET, w: "64" })).headers["x-cache"]).toBe("revalidated");
});

test("a broken cache file is made again", async () => {
	const { ask, directory, clock } = await startChanging();
	await ask();
	const folder = join(directory, "images");
	for (const name of await readdir(folder)) await writeFile(join(folder, name), "broken");
	clock.now += 1;
	expect(await ask()).toBe("200 miss");
});
