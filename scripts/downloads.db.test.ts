import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeOpenFiles, openFilesFolder } from "../apps/backend/src/facts/queries/open-files.ts";
import { useBackend } from "../apps/backend/src/testing/backend.ts";
import { PATIENCE } from "../apps/backend/src/testing/patience.ts";
import { startTrialApp, type TrialApp } from "../apps/web/server/testing/trial-app.ts";

const backend = useBackend();
const { DATABASE_URL: url, BACKEND_KEY } = backend.env;
const PACKED = { "accept-encoding": "gzip, deflate, br" };
/** Larger than the buffers of a connection that no one reads. */
const LARGE = "/data/colleges.json";
let web: TrialApp;
let port: number;
const sockets: Socket[] = [];

beforeAll(async () => {
	await makeOpenFiles({ url, folder: openFilesFolder(backend.env), tables: ["districts", "colleges"] });
	const BACKEND_URL = await backend.app.listen({ port: 0 });
	web = await startTrialApp({ settings: { BACKEND_URL, BACKEND_KEY } });
	port = Number(new URL(await web.listen()).port);
}, 60_000);

afterAll(async () => {
	for (const socket of sockets) socket.destroy();
	await web.close();
	// A keep-alive connection would delay the backend's shutdown by a minute.
	backend.app.server.closeAllConnections();
});

test("the site passes a table on gzipped, with its tag, name and ranges, and unpacked to clients without gzip", async () => {
	const [packed, plain] = [await web.get("/data/districts.csv", PACKED), await web.get("/data/districts.csv")];
	expect(packed.headers).toMatchObject({
		"accept-ranges": "bytes",
		"content-disposition": 'attachment; filename="districts.csv"',
		"content-encoding": "gzip",
		"content-length": String(packed.rawPayload.length),
		"content-type": "text/csv; charset=utf-8",
		vary: "accept-encoding",
	});
	expect(plain.headers["content-encoding"]).toBeUndefined();
	expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
	const part = await web.get("/data/districts.csv", { ...PACKED, range: "bytes=10-19" });
	expect([part.statusCode, part.rawPayload]).toEqual([206, packed.rawPayload.subarray(10, 20)]);
	const known = await web.get("/data/districts.csv", { ...PACKED, "if-none-match": String(packed.headers.etag) });
	expect([known.statusCode, known.body]).toEqual([304, ""]);
});

test("a table whose file is not ready gives a sentence in both languages with a time; an unknown table gives 404", async () => {
	const reply = await web.get("/data/towns.csv");
	expect([reply.statusCode, reply.headers["retry-after"]]).toEqual([503, "60"]);
	expect(reply.body).toContain("This file cannot be sent right now");
	expect((await web.get("/data/reports.csv")).statusCode).toBe(404);
});

async function readSlowly(): Promise<Socket> {
	const socket = connect(port, "127.0.0.1");
	sockets.push(socket);
	socket.write(`GET ${LARGE} HTTP/1.1\r\nhost: x\r\n\r\n`);
	expect(String((await once(socket, "data"))[0])).toContain("200 OK");
	return socket.pause();
}

test("a visitor downloads four tables at once, a fifth is refused with a time, and a stalled download is cut off", async () => {
	const before = web.server.timeout;
	expect(before).toBe(60_000);
	await Promise.all(Array.from({ length: 4 }, readSlowly));
	const refused = await web.get(LARGE);
	expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "30"]);
	for (const socket of sockets.splice(0)) socket.destroy();
	await expect.poll(async () => (await web.get(LARGE, { "if-none-match": "*" })).statusCode, PATIENCE).toBe(304);

	web.server.timeout = 300;
	try {
		const socket = await readSlowly();
		await sleep(2_000);
		socket.resume();
		await once(socket, "close");
		await expect.poll(async () => (await web.get(LARGE, { "if-none-match": "*" })).statusCode, PATIENCE).toBe(304);
	} finally {
		web.server.timeout = before;
	}
});
