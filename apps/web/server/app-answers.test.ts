import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PATIENCE, startTrialApp, TRIAL_SCRIPT, type TrialApp } from "#server/testing/trial-app.ts";

let app: TrialApp;

beforeEach(async () => {
	app = await startTrialApp();
});

afterEach(() => app.close());

test("each encoding has its own bytes, its own entity tag, and its own 304", async () => {
	const plain = await app.get("/long");
	const gzip = await app.get("/long", { "accept-encoding": "gzip" });
	const br = await app.get("/long", { "accept-encoding": "gzip, br" });
	expect([gzip.headers["content-encoding"], br.headers["content-encoding"]]).toEqual(["gzip", "br"]);
	expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
	expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
	const tags = [plain, gzip, br].map((reply) => String(reply.headers.etag));
	expect(new Set(tags).size).toBe(3);
	for (const tag of [tags[2], `"other", W/${tags[2]}`, "*"]) {
		const again = await app.get("/long", { "accept-encoding": "br", "if-none-match": String(tag) });
		expect(again.statusCode).toBe(304);
		expect(again.rawPayload.length).toBe(0);
		expect(again.headers).toMatchObject({ etag: tags[2], vary: "accept-encoding" });
	}
	const other = await app.get("/long", { "accept-encoding": "br", "if-none-match": String(tags[1]) });
	expect(other.statusCode).toBe(200);
});

test("HEAD answers as GET does, without the body", async () => {
	const { headers } = await app.get("/colleges");
	const head = await app.inject({ method: "HEAD", url: "/colleges" });
	expect(head.statusCode).toBe(200);
	expect(head.body).toBe("");
	expect(head.headers).toMatchObject({
		etag: headers.etag,
		"content-length": headers["content-length"],
		"x-cache": "hit",
	});
});

test("the policy allows every script of a page by its hash, and no other", async () => {
	const reply = await app.get("/colleges");
	const policy = String(reply.headers["content-security-policy"]);
	const scripts = [...reply.body.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = ""]) => script);
	expect(scripts.length).toBeGreaterThanOrEqual(4);
	for (const script of scripts)
		expect(policy).toContain(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
	expect(policy.match(/sha256-/g)).toHaveLength(new Set(scripts).size);
	expect(reply.body).not.toContain("nonce");
	expect(policy).toMatch(
		/style-src 'self';.*object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'/,
	);
});

test("a script injected by content gets no hash", async () => {
	const reply = await app.get("/injected");
	expect(reply.body).toContain("<script>steal()</script>");
	const hash = createHash("sha256").update("steal()").digest("base64");
	expect(reply.headers["content-security-policy"]).not.toContain(hash);
});

test("a long page is complete without JavaScript, with nothing hidden in it", async () => {
	const { body } = await app.get("/long");
	expect(body).not.toMatch(/<\w+ hidden/);
	expect(body).not.toContain("<template");
	expect(body.indexOf("long long")).toBeLessThan(body.indexOf("<script"));
});

test("every answer carries the common headers, and a request id that repeats the proxy's", async () => {
	for (const url of [
		"/",
		"/nowhere",
		"/crash",
		"/%E0%A4%A",
		"/assets/root-abc.js",
		"/assets/none.js",
		"/health/live",
		"/colleges/",
	]) {
		const { headers } = await app.get(url, { "x-request-id": "proxy-id-1" });
		expect(headers).toMatchObject({
			"x-content-type-options": "nosniff",
			"referrer-policy": "strict-origin-when-cross-origin",
			"permissions-policy": expect.stringContaining("camera=()"),
			"content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
			"x-request-id": "proxy-id-1",
		});
		expect(headers["strict-transport-security"]).toBeUndefined();
	}
	expect((await app.get("/", { "x-request-id": "no\tgood" })).headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
});

test("over https the browser is instructed to stay on https", async () => {
	const { headers } = await app.get("/", { "x-forwarded-proto": "https" });
	expect(headers["strict-transport-security"]).toContain("max-age=31536000");
});

test("an address with a trailing slash redirects to the one without", async () => {
	const reply = await app.get("/colleges/?page=2");
	expect([reply.statusCode, reply.headers.location]).toEqual([308, "/colleges?page=2"]);
	expect((await app.get("//evil.example/")).headers.location).toBe("/evil.example");
});

test("an undecodable address is refused with an explanation", async () => {
	const reply = await app.get("/college/%E0%A4%A");
	expect(reply.statusCode).toBe(400);
	expect(reply.body).toContain("This address does not work");
});

test("build files are sent precompressed, and cached for ever", async () => {
	const reply = await app.get("/assets/root-abc.js", { "accept-encoding": "br" });
	expect(reply.headers).toMatchObject({
		"content-type": expect.stringMatching(/^(text|application)\/javascript; charset=utf-8$/),
		"content-encoding": "br",
		"cache-control": "public, max-age=31536000, immutable",
		vary: "accept-encoding",
	});
	expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(TRIAL_SCRIPT);
	expect((await app.get("/assets/root-abc.js")).body).toBe(TRIAL_SCRIPT);
	expect((await app.inject({ method: "HEAD", url: "/assets/root-abc.js" })).body).toBe("");
	expect((await app.get("/robots.txt")).headers).toMatchObject({ "cache-control": "public, max-age=3600" });
});

test.each([
	"/assets/none.js",
	"/assets/root-abc.js.br",
	"/assets/../../server/app.ts",
	"/assets/..%2f..%2fpackage.json",
	"/assets/",
	"/assets",
])("only build files are exposed: %s", async (url) => {
	const { statusCode, headers } = await app.get(url);
	expect([308, 404]).toContain(statusCode);
	expect(headers.location ?? "/").not.toContain("..");
});

test("a form bypasses the cache, with the visitor's cookie both ways", async () => {
	const post = () =>
		app.inject({
			method: "POST",
			url: "/form.data",
			headers: {
				"content-type": "application/x-www-form-urlencoded",
				host: "any.example",
				origin: "http://any.example",
			},
			payload: "name=Asha",
		});
	await app.get("/form");
	const reply = await post();
	expect(reply.statusCode).toBe(200);
	expect(reply.headers).toMatchObject({ "set-cookie": ["sent=1"], "cache-control": "no-store" });
	expect(reply.body).toContain("thanks, Asha");
	expect((await app.get("/form")).headers["x-cache"]).toBe("hit");
});

test("a form receives its visitor's true address, whatever the headers claim", async () => {
	const reply = await app.inject({
		method: "POST",
		url: "/form.data",
		headers: {
			"content-type": "application/x-www-form-urlencoded",
			host: "any.example",
			origin: "http://any.example",
			"x-visitor-address": "198.51.100.1",
			"x-forwarded-for": "198.51.100.2",
		},
		remoteAddress: "203.0.113.7",
		payload: "name=Asha",
	});
	expect(reply.body).toContain("thanks, Asha from 203.0.113.7");
});

test("a form sent from another site is refused", async () => {
	const reply = await app.inject({
		method: "POST",
		url: "/form",
		headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://evil.example" },
		payload: "name=Asha",
	});
	expect(reply.statusCode).toBe(400);
});

test("the server is ready with the backend, and without it while it has pages to show", async () => {
	expect((await app.get("/health/live")).statusCode).toBe(200);
	expect((await app.get("/health/ready")).json()).toMatchObject({ status: "ready", followsChanges: true });
	await app.backend.close();
	await vi.waitFor(async () => {
		const reply = await app.get("/health/ready");
		expect(reply.statusCode).toBe(503);
		expect(reply.json()).toMatchObject({ status: "not ready", backend: expect.stringContaining("unreachable") });
	}, PATIENCE);
	await app.get("/");
	expect((await app.get("/health/ready")).statusCode).toBe(200);
});

test("a page's scripts wait until it is painted, in the form that React and its router write today", async () => {
	const { body } = await app.get("/colleges");
	expect(body).toContain('type="late-module"');
	expect(body).not.toMatch(/<script[^>]* type="module"/);
});
