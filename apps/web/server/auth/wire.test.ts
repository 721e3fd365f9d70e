import * as fc from "fast-check";
import { expect, test } from "vitest";
import { SITE, TrialBrowser, trialAuth } from "#server/testing/trial-auth.ts";
import { spec } from "../../../../e2e/support/spec.ts";

// Needs no backend: this address is unreachable.
const auth = trialAuth(async () => "http://127.0.0.1:9");
const OIDC = { OIDC_ISSUER: "http://127.0.0.1:9", OIDC_CLIENT_ID: "uchit", OIDC_NAME: "Example" };
const vouched = trialAuth(async () => "http://127.0.0.1:9", OIDC);

const form = { "content-type": "application/x-www-form-urlencoded" };

test(`${spec("2.55", "7.4")} a form token comes with its cookie, and stays the same for one browser`, async () => {
	const browser = new TrialBrowser(auth);
	const token = await browser.csrfToken();
	expect(token).toMatch(/^[0-9a-f]{64}$/);
	expect(await browser.csrfToken()).toBe(token);
	expect(await new TrialBrowser(auth).csrfToken()).not.toBe(token);
});

test(`${spec("2.56", "7.5", "7.6")} the providers listed are the configured ones, each with its kind and addresses`, async () => {
	const reply = await new TrialBrowser(auth).get("/api/auth/providers");
	expect(reply.json()).toEqual({
		otp: {
			id: "otp",
			name: "One-time code",
			type: "credentials",
			signinUrl: `${SITE}/api/auth/signin/otp`,
			callbackUrl: `${SITE}/api/auth/callback/otp`,
		},
		email: {
			id: "email",
			name: "Email",
			type: "email",
			signinUrl: `${SITE}/api/auth/signin/email`,
			callbackUrl: `${SITE}/api/auth/callback/email`,
		},
	});
	expect([reply.headers["cache-control"], reply.headers["set-cookie"]]).toEqual([
		"private, no-cache, no-store",
		undefined,
	]);
	const more = (await new TrialBrowser(vouched).get("/api/auth/providers")).json();
	expect(more.oidc).toMatchObject({ id: "oidc", name: "Example", type: "oauth" });
	expect(JSON.stringify(more)).not.toContain("127.0.0.1:9");
});

test.each([
	["/api/auth/signin", "/login"],
	["/api/auth/signin?callbackUrl=%2Fcolleges%3Fpage%3D2", "/login?callbackUrl=%2Fcolleges%3Fpage%3D2"],
	[
		`/api/auth/signin?${new URLSearchParams({ error: "SessionRequired", callbackUrl: `${SITE}/hi/account` })}`,
		"/hi/login?error=SessionRequired&callbackUrl=%2Fhi%2Faccount",
	],
	["/api/auth/signin/otp?callbackUrl=/account", "/login?callbackUrl=%2Faccount"],
	["/api/auth/error", "/login?error=UnknownError"],
	["/api/auth/error?error=AccessDenied&callbackUrl=/account", "/login?error=AccessDenied&callbackUrl=%2Faccount"],
	["/api/auth/error?error=%3Cscript%3E", "/login?error=UnknownError"],
	["/api/auth/signin?callbackUrl=javascript:alert(1)", "/login?error=InvalidCallbackUrl"],
	["/api/auth/verify-request?provider=email&type=email", "/login?sent=email"],
	["/api/auth/signout", "/account"],
	["/api/auth/callback/otp?error=whatever", "/login?error=whatever"],
	["/api/auth/callback/otp", "/login?error=CredentialsSignin"],
	["/api/auth/callback/email", "/login?error=Verification"],
	["/api/auth/callback/unknown?code=1", "/login"],
	["/api/auth/callback", "/login"],
])(`${spec("2.57", "8.11")} %s redirects to %s`, async (path, location) => {
	const reply = await new TrialBrowser(auth).get(path);
	expect([reply.statusCode, reply.headers.location]).toEqual([302, SITE + location]);
	expect(reply.headers["cache-control"]).toContain("no-store");
});

test("a provider that refuses or fails redirects back with the name of the error", async () => {
	const browser = new TrialBrowser(vouched);
	for (const [error, name] of [
		["access_denied", "AccessDenied"],
		["server_error", "OAuthCallback"],
	]) {
		const reply = await browser.get(`/api/auth/callback/oidc?error=${error}&error_description=%3Cb%3E`);
		expect(reply.headers.location).toBe(`${SITE}/login?error=${name}`);
	}
	const forged = await browser.get("/api/auth/callback/oidc?code=x&state=y");
	expect(forged.headers.location).toMatch(/\/api\/auth\/error\?error=OAuthCallback$/);
	const csrfToken = await browser.csrfToken();
	const begun = await browser.post("/api/auth/signin/oidc?redirect_uri=https://evil.example", {
		csrfToken,
		json: "true",
	});
	expect(begun.json().url).toBe(`${SITE}/api/auth/error?error=OAuthSignin`);
});

test(`${spec("8.10")} a form with an invalid address is refused by name`, async () => {
	const browser = new TrialBrowser(auth);
	const csrfToken = await browser.csrfToken();
	const fields = { csrfToken, callbackUrl: "javascript:alert(1)", token: "x" };
	const response = await browser.post("/api/auth/callback/otp", { ...fields, json: "true" });
	expect([response.statusCode, response.json().url]).toEqual([400, `${SITE}/api/auth/error?error=InvalidCallbackUrl`]);
	const plain = await browser.post("/api/auth/callback/otp", fields);
	expect([plain.statusCode, plain.headers.location]).toEqual([302, `${SITE}/api/auth/error?error=InvalidCallbackUrl`]);
});

test(`${spec("5.2")} a provider that is not configured redirects to the sign-in page`, async () => {
	const browser = new TrialBrowser(auth);
	const csrfToken = await browser.csrfToken();
	const reply = await browser.post("/api/auth/signin/oidc", { csrfToken, json: "true", callbackUrl: "/account" });
	expect(reply.json()).toEqual({ url: `${SITE}/login?callbackUrl=%2Faccount` });
});

test(`${spec("7.3", "7.14", "7.15")} the library's own client reads our answers`, async () => {
	process.env.NEXTAUTH_URL = await auth.app.listen({ host: "127.0.0.1", port: 0 });
	const { getCsrfToken, getProviders, getSession, signIn } = await import("next-auth/react");
	delete process.env.NEXTAUTH_URL;
	expect(await getSession({ broadcast: false })).toBeNull();
	expect(Object.keys((await getProviders()) ?? {})).toEqual(["otp", "email"]);
	expect(await getCsrfToken()).toMatch(/^[0-9a-f]{64}$/);
	const refused = await signIn("otp", { redirect: false, callbackUrl: "javascript:alert(1)", token: "x" });
	expect(refused).toEqual({ error: "InvalidCallbackUrl", status: 400, ok: false, url: null });
});

test("an unknown address or method of the service is refused", async () => {
	const browser = new TrialBrowser(auth);
	for (const path of ["", "nothing", "session/x", "signin/a/b", "_log", "callback/otp/x"]) {
		const reply = await browser.get(`/api/auth/${path}`);
		expect([302, 400, 404], path).toContain(reply.statusCode);
	}
	for (const method of ["HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"] as const) {
		const reply = await browser.ask({ method, url: "/api/auth/session" });
		expect([reply.statusCode, reply.headers.allow], method).toEqual([405, "GET, POST"]);
	}
	for (const path of ["csrf", "providers", "error"]) {
		expect((await browser.post(`/api/auth/${path}`, {})).statusCode, path).toBe(404);
	}
});

test("a body that is too large, of another type, or not JSON is refused", async () => {
	const browser = new TrialBrowser(auth);
	const send = (payload: string, type: string) =>
		browser.ask({ method: "POST", url: "/api/auth/signout", payload, headers: { "content-type": type } });
	expect((await send(`a=${"x".repeat(20_000)}`, "application/x-www-form-urlencoded")).statusCode).toBe(413);
	expect((await send("csrfToken=x", "text/plain")).statusCode).toBe(415);
	expect((await send("--x", "multipart/form-data; boundary=x")).statusCode).toBe(415);
	for (const text of ["{", "[]", "null", '"x"']) expect((await send(text, "application/json")).statusCode).toBe(400);
});

const WORDS = "signin callback session csrf signout otp email oidc error _log .. %00 %E0".split(" ");
const NAMES = "callbackUrl error csrfToken json token email contact code state data nextauth __proto__".split(" ");
const COOKIES = "session-token callback-url csrf-token pkce.code_verifier state nonce".split(" ");

test("the service never fails on any input, with or without the form token", async () => {
	const text = fc.string({ unit: "binary", maxLength: 12 }).map((value) => value.toWellFormed());
	const pairsOf = (names: string[]) => fc.array(fc.tuple(fc.constantFrom(...names), text), { maxLength: 4 });
	const arbitraryRequest = fc.record({
		words: fc.array(fc.oneof(fc.constantFrom(...WORDS), text.map(encodeURIComponent)), { maxLength: 3 }),
		query: pairsOf(NAMES),
		body: pairsOf(NAMES),
		cookies: pairsOf(COOKIES),
		isPost: fc.boolean(),
		asJson: fc.boolean(),
		isTrusted: fc.boolean(),
	});
	await fc.assert(
		fc.asyncProperty(arbitraryRequest, async ({ words, query, body, cookies, isPost, asJson, isTrusted }) => {
			const browser = new TrialBrowser(vouched);
			for (const [name, value] of cookies) browser.cookies.set(`__Host-next-auth.${name}`, encodeURIComponent(value));
			const fields = isTrusted ? [...body, ["csrfToken", await browser.csrfToken()]] : body;
			const url = `/api/auth/${words.join("/")}?${new URLSearchParams(query)}`;
			const payload = asJson ? JSON.stringify(Object.fromEntries(fields)) : new URLSearchParams(fields).toString();
			const headers = asJson ? { "content-type": "application/json" } : form;
			const reply = await browser.ask(isPost ? { method: "POST", url, payload, headers } : { url });
			if (reply.statusCode !== 503) expect(reply.statusCode, url).toBeLessThan(500);
			if (reply.headers.location !== undefined) expect(new URL(String(reply.headers.location)).origin).toBe(SITE);
		}),
		{ numRuns: 300 },
	);
}, 30_000);
