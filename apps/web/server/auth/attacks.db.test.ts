import { expect, test, vi } from "vitest";
import { followRedirects, KEY, SITE, serve, TrialBrowser, trialAuth } from "#server/testing/trial-auth.ts";
import { spec } from "../../../../e2e/support/spec.ts";
import { newEmail, newPhone, useAccounts as withAccounts } from "../../../backend/src/testing/accounts.ts";

const accounts = await withAccounts({ BACKEND_KEY: KEY });
accounts.clock.now = new Date();
const auth = trialAuth(() => serve(accounts.backend.app));

const SESSION = "__Host-next-auth.session-token";
const CSRF = "__Host-next-auth.csrf-token";

async function known() {
	const contact = newPhone();
	await accounts.signUp(contact);
	return contact;
}

async function signedIn() {
	const browser = new TrialBrowser(auth);
	await browser.signIn("otp", { token: await accounts.tokenFor(await known()) });
	return browser;
}

test("a form without the cookie's token signs nobody in or out, and changes nothing", async () => {
	const token = await accounts.tokenFor(await known());
	const stranger = new TrialBrowser(auth);
	const other = await new TrialBrowser(auth).csrfToken();
	for (const csrfToken of ["", other]) {
		const reply = await stranger.post("/api/auth/callback/otp", { csrfToken, token, json: "true" });
		expect(reply.json().url).toBe(`${SITE}/api/auth/signin?csrf=true`);
	}
	expect(await followRedirects(stranger, await stranger.get("/api/auth/signin?csrf=true"))).toBe(
		"/login?error=UnknownError",
	);
	expect(await stranger.session()).toEqual({});

	const browser = await signedIn();
	await browser.post("/api/auth/signout", { csrfToken: other });
	const update = await browser.postJson("/api/auth/session", { csrfToken: other, data: { name: "Mallory" } });
	expect(update.statusCode).toBe(400);
	expect((await browser.session()).user?.name).toBe("Asha Rao");
});

test("a planted form cookie is worthless, because it lacks our signature", async () => {
	const browser = new TrialBrowser(auth);
	const planted = "a".repeat(64);
	browser.cookies.set(CSRF, encodeURIComponent(`${planted}|${"b".repeat(64)}`));
	const token = await accounts.tokenFor(await known());
	await browser.post("/api/auth/callback/otp", { csrfToken: planted, token, json: "true" });
	expect(await browser.session()).toEqual({});
});

test.each<Record<string, string>>([
	{ "sec-fetch-site": "cross-site" },
	{ "sec-fetch-site": "same-site", origin: "https://blog.uchit.example" },
	{ origin: "https://evil.example" },
	{ origin: "null" },
])("a page of another site cannot send anything here (%j)", async (headers) => {
	const browser = await signedIn();
	const csrfToken = await browser.csrfToken();
	for (const path of ["signout", "session", "signin/email", "callback/otp", "_log"]) {
		expect((await browser.post(`/api/auth/${path}`, { csrfToken }, headers)).statusCode, path).toBe(403);
	}
	expect((await browser.session()).user).toBeDefined();
});

test("a session planted before a visitor signs in is not theirs afterwards", async () => {
	const attacker = await signedIn();
	const planted = attacker.cookies.get(SESSION) ?? "";
	const victim = new TrialBrowser(auth);
	victim.cookies.set(SESSION, planted);
	const contact = await known();
	await victim.signIn("otp", { token: await accounts.tokenFor(contact) });
	expect(victim.cookies.get(SESSION)).not.toBe(planted);
	const mine = (await victim.session()).user?.id;
	expect(mine).toBeDefined();
	expect((await attacker.session()).user?.id).not.toBe(mine);
});

test("over https a cookie without the prefix, which a neighbouring site could plant, is ignored", async () => {
	const victim = await signedIn();
	const value = victim.cookies.get(SESSION) ?? "";
	const browser = new TrialBrowser(auth);
	browser.cookies.set("next-auth.session-token", value);
	browser.cookies.set(`${SESSION}.0`, value);
	expect(await browser.session()).toEqual({});
});

test.each([
	"",
	"nonsense",
	"a.b.c",
	"eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..AAAA.AAAA.AAAA",
	"%00",
	"x".repeat(5_000),
])("a session cookie that we did not seal identifies nobody and is removed (%#)", async (value) => {
	const browser = new TrialBrowser(auth);
	browser.cookies.set(SESSION, value);
	expect(await browser.session()).toEqual({});
	expect(browser.cookies.has(SESSION)).toBe(false);
	expect(auth.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
});

test(`${spec("7.14")} the token of a code allows one sign-in`, async () => {
	const token = await accounts.tokenFor(await known());
	expect((await new TrialBrowser(auth).signIn("otp", { token })).statusCode).toBe(200);
	const thief = new TrialBrowser(auth);
	const reply = await thief.signIn("otp", { token });
	expect([reply.statusCode, reply.json().url]).toEqual([401, `${SITE}/api/auth/error?error=CredentialsSignin`]);
	expect(await followRedirects(thief, reply)).toBe("/login?error=CredentialsSignin&callbackUrl=%2Faccount");
	expect(await thief.session()).toEqual({});
});

test("a hundred simultaneous sign-ins with one token admit one", async () => {
	const token = await accounts.tokenFor(await known());
	const all = await Promise.all(Array.from({ length: 100 }, () => new TrialBrowser(auth).signIn("otp", { token })));
	expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
	expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 401]));
});

test("requesting a link gets the same answer, whether or not the address has an account", async () => {
	const contact = newEmail();
	await accounts.signUp(contact);
	const answers = [];
	for (const email of [contact.value, newEmail().value]) {
		const browser = new TrialBrowser(auth);
		const reply = await browser.signIn("email", { email });
		answers.push([reply.statusCode, reply.body, [...browser.cookies.keys()]]);
	}
	expect(answers[0]).toEqual(answers[1]);
});

test("a link points to our own address, whatever host the request names", async () => {
	const { value } = newEmail();
	const browser = new TrialBrowser(auth, { host: "evil.example", "x-forwarded-host": "evil.example" });
	await browser.signIn("email", { email: value });
	await vi.waitFor(
		() => {
			const letter = accounts.smtp.messages.find(({ to }) => to.includes(value));
			expect(letter?.text).toContain(`${SITE}/api/auth/callback/email?`);
			expect(letter?.text).not.toContain("evil.example");
		},
		{ timeout: 20_000 },
	);
});

test.each([
	"a@b",
	"a b@example.org",
	"one@example.org,two@example.org",
	"a@example.org\nbcc: b@example.org",
	'"x"@example.org',
	"",
])("%j is not an address that a link is sent to", async (email) => {
	const browser = new TrialBrowser(auth);
	const reply = await browser.signIn("email", { email });
	expect(await followRedirects(browser, reply)).toBe("/login?error=EmailSignin&callbackUrl=%2Faccount");
	// A letter of an earlier test may still arrive; those go to `newEmail` alone.
	const others = accounts.smtp.messages.flatMap(({ to }) => to).filter((to) => !/^asha\.\d+@example\.org$/.test(to));
	expect(others).toEqual([]);
});

test.each([
	"https://evil.example/",
	"//evil.example",
	"/\\evil.example",
	"/\t/evil.example",
	"/.//evil.example",
	"%2F%2Fevil.example",
	"javascript:alert(1)",
	"data:text/html,x",
	"https://uchit.example:99999/",
])("no visitor is redirected to %j after signing in or out", async (callbackUrl) => {
	const browser = new TrialBrowser(auth);
	const token = await accounts.tokenFor(await known());
	const replies = [
		await browser.signIn("otp", { token }, { callbackUrl }),
		await browser.signIn("email", { email: newEmail().value }, { callbackUrl }),
		await browser.get(`/api/auth/signin?${new URLSearchParams({ callbackUrl })}`),
		await browser.get(
			`/api/auth/callback/email?${new URLSearchParams({ callbackUrl, token: "t", email: "a@b.example" })}`,
		),
		await browser.post("/api/auth/signout", { csrfToken: await browser.csrfToken(), callbackUrl }),
	];
	for (const reply of replies) {
		expect(reply.statusCode).toBeLessThan(500);
		const location = String(reply.headers.location ?? reply.json().url);
		expect(new URL(location).origin).toBe(SITE);
		expect(decodeURIComponent(location)).not.toMatch(/evil|javascript|data:|99999/);
	}
	browser.cookies.set("__Host-next-auth.callback-url", encodeURIComponent(callbackUrl));
	for (const path of ["signin", "error?error=X", "session", "csrf", "callback/email?token=t&email=a@b.example"]) {
		const reply = await browser.get(`/api/auth/${path}`);
		expect(reply.statusCode, path).toBeLessThan(400);
		expect(reply.headers.location ?? "").not.toMatch(/evil|javascript|data:|99999/);
	}
});

test("a backend outage signs nobody out, and is reported as an outage", async () => {
	const browser = await signedIn();
	const gone = new TrialBrowser(away);
	for (const [name, value] of browser.cookies) gone.cookies.set(name, value);
	const reply = await gone.get("/api/auth/session");
	expect([reply.statusCode, reply.headers["set-cookie"], reply.headers["retry-after"]]).toEqual([503, undefined, "10"]);
	const signIn = await new TrialBrowser(away).signIn("otp", { token: "x" });
	expect([signIn.statusCode, signIn.json().url]).toEqual([503, `${SITE}/api/auth/error?error=UnknownError`]);
	expect((await browser.session()).user).toBeDefined();
});
const away = trialAuth(async () => "http://127.0.0.1:9");
