import { expect, test, vi } from "vitest";
import { followRedirects, KEY, SITE, serve, TrialBrowser, trialAuth } from "#server/testing/trial-auth.ts";
import { spec } from "../../../../e2e/support/spec.ts";
import { ADULT, newEmail, newPhone, useAccounts as withAccounts } from "../../../backend/src/testing/accounts.ts";

const accounts = await withAccounts({ BACKEND_KEY: KEY });
// Each side has its own clock here, as in production.
accounts.clock.now = new Date();
const auth = trialAuth(() => serve(accounts.backend.app));

const SESSION = "__Host-next-auth.session-token";

async function signedIn(name = "Asha Rao") {
	const contact = newPhone();
	await accounts.signUp(contact, { name });
	const browser = new TrialBrowser(auth);
	const reply = await browser.signIn("otp", { token: await accounts.tokenFor(contact) });
	return { browser, contact, reply };
}

function linkTo(address: string): Promise<string> {
	return vi.waitFor(
		() => {
			const letter = accounts.smtp.messages.findLast(({ to }) => to.includes(address));
			const link = /https:\S+/.exec(letter?.text ?? "")?.[0];
			if (link === undefined) throw new Error("No letter has arrived");
			return link;
		},
		{ timeout: 20_000, interval: 20 },
	);
}

async function press(browser: TrialBrowser, link: string) {
	const page = String((await browser.get(link)).headers.location);
	const params = new URL(page).searchParams;
	const { link: token = "", email = "", callbackUrl = "/account" } = Object.fromEntries(params);
	expect(new URL(page).pathname).toBe("/login");
	return browser.post("/api/auth/callback/email", { token, email, callbackUrl });
}

test(`${spec("7.1", "9.1", "2.54")} a guest has no session, and reading leaves no cookie`, async () => {
	const browser = new TrialBrowser(auth);
	const reply = await browser.get("/api/auth/session");
	expect([reply.statusCode, reply.body, reply.headers["set-cookie"]]).toEqual([200, "{}", undefined]);
	expect(reply.headers["cache-control"]).toContain("no-store");
});

test(`${spec("1.19", "1.20", "7.2", "7.9", "7.10", "7.11", "7.13", "3.1", "3.4")} a code's token signs in: the session contains only name, language and id`, async () => {
	const { browser, reply } = await signedIn();
	expect([reply.statusCode, reply.json()]).toEqual([200, { url: `${SITE}/account` }]);
	const { user, expires, ...rest } = await browser.session();
	expect(rest).toEqual({});
	expect(user).toEqual({ id: expect.any(String), name: "Asha Rao", language: "en" });
	expect(Date.parse(expires ?? "")).toBeGreaterThan(Date.now() + 29 * 86_400_000);
});

test("each cookie is set once, sealed, for this host only and hidden from scripts", async () => {
	const { reply } = await signedIn();
	const cookies = [reply.headers["set-cookie"] ?? []].flat();
	const names = cookies.map((cookie) => cookie.slice(0, cookie.indexOf("=")));
	expect(new Set(names).size).toBe(names.length);
	const session = cookies.find((cookie) => cookie.startsWith(`${SESSION}=`));
	for (const attribute of ["Path=/", "HttpOnly", "Secure", "SameSite=Lax", "Expires="])
		expect(session).toContain(attribute);
	expect(session).not.toContain("Domain");
	expect(session?.length).toBeLessThan(2_000);
});

test("over plain http the cookies have no prefix that a browser would refuse", async () => {
	const contact = newPhone();
	await accounts.signUp(contact);
	const local = atLocalhost();
	await local.signIn("otp", { token: await accounts.tokenFor(contact) });
	expect([...local.cookies.keys()]).toContain("next-auth.session-token");
});

test(`${spec("2.58")} contact and code sign in from a plain form, which redirects`, async () => {
	const contact = newPhone();
	await accounts.send("POST", "/v1/otp/send", { body: { contact } });
	const code = await accounts.codeOf(contact);
	const browser = new TrialBrowser(auth);
	browser.setDraft(ADULT);
	const reply = await browser.signIn("otp", { contact: contact.value, code }, { json: "", callbackUrl: "/hi/account" });
	expect([reply.statusCode, reply.headers.location]).toEqual([302, `${SITE}/hi/account`]);
	expect((await browser.session()).user?.name).toBe("Asha Rao");
});

test("a new visitor must sign up, in the page's language, and is signed in once the details are there", async () => {
	const contact = newPhone();
	const token = await accounts.tokenFor(contact);
	const browser = new TrialBrowser(auth, { referer: `${SITE}/hi/login` });
	const first = await browser.signIn("otp", { token });
	expect(first.json().url).toBe(`${SITE}/hi/login?step=sign-up&contact=phone&callbackUrl=%2Faccount`);
	expect(browser.cookies.has(SESSION)).toBe(false);
	browser.setDraft({ ...ADULT, name: "Meera", language: "hi" });
	expect((await browser.signIn("otp", { token })).json().url).toBe(`${SITE}/account`);
	expect((await browser.session()).user).toMatchObject({ name: "Meera", language: "hi" });
	expect([...browser.cookies.keys()].filter((name) => name.includes("wish"))).toEqual([]);
});

test("a name registered without a code prefills the form after the code is shown, unless the form has a name", async () => {
	const contact = newPhone();
	const body = { ...ADULT, name: "Meera", contact };
	await accounts.send("POST", "/v1/User/Register", { body });
	const token = await accounts.tokenFor(contact);
	const { name: own, ...nameless } = ADULT;
	const unstated = { ...ADULT, consents: [] };
	for (const { draft, name } of [
		{ draft: nameless, name: "Meera" },
		{ draft: unstated, name: own },
	]) {
		const browser = new TrialBrowser(auth);
		browser.setDraft(draft);
		const reply = await browser.signIn("otp", { token });
		expect(reply.json().url).toContain("/login?step=sign-up");
		const draftCookie = [...browser.cookies].find(([cookie]) => cookie.includes("wish"))?.[1] ?? "";
		expect(JSON.parse(Buffer.from(draftCookie, "base64url").toString())).toEqual({ ...draft, name });
	}
});

test("a visitor under 18 must name a guardian who consents", async () => {
	const browser = new TrialBrowser(auth);
	browser.setDraft({ ...ADULT, ageBand: "under-18" });
	const reply = await browser.signIn("otp", { token: await accounts.tokenFor(newPhone()) });
	expect(reply.json().url).toBe(`${SITE}/login?step=guardian&callbackUrl=%2Faccount`);
});

test(`${spec("7.8")} a link by e-mail signs in once, and only by its button`, async () => {
	const contact = newEmail();
	await accounts.signUp(contact);
	const browser = new TrialBrowser(auth);
	const response = await browser.signIn("email", { email: contact.value }, { callbackUrl: "/colleges?page=2" });
	expect(await followRedirects(browser, response)).toBe("/login?sent=email&callbackUrl=%2Fcolleges%3Fpage%3D2");
	const link = await linkTo(contact.value);
	expect(link.startsWith(`${SITE}/api/auth/callback/email?`)).toBe(true);
	const looked = await auth.app.inject({ method: "HEAD", url: link.slice(SITE.length) });
	expect(looked.statusCode).toBe(405);
	const scanner = new TrialBrowser(auth);
	await scanner.get(link);
	expect(await scanner.session()).toEqual({});
	const elsewhere = new TrialBrowser(auth);
	expect((await press(elsewhere, link)).headers.location).toBe(`${SITE}/colleges?page=2`);
	expect((await elsewhere.session()).user?.name).toBe("Asha Rao");
	const again = new TrialBrowser(auth);
	expect(await followRedirects(again, await press(again, link))).toContain("/login?error=Verification");
	expect(await again.session()).toEqual({});
});

test("a link creates a new visitor's account from the details entered before it was requested", async () => {
	const { value } = newEmail();
	const browser = new TrialBrowser(auth);
	browser.setDraft({ ...ADULT, name: "Ravi" });
	await browser.signIn("email", { email: value });
	await press(browser, await linkTo(value));
	expect((await browser.session()).user?.name).toBe("Ravi");
});

test(`${spec("7.16", "7.17", "2.59")} signing out ends the session for every copy of the cookie`, async () => {
	const { browser } = await signedIn();
	const stolen = new TrialBrowser(auth);
	for (const [name, value] of browser.cookies) stolen.cookies.set(name, value);
	expect((await stolen.session()).user).toBeDefined();
	const csrfToken = await browser.csrfToken();
	const reply = await browser.post("/api/auth/signout", { csrfToken, callbackUrl: "/", json: "true" });
	expect(reply.json()).toEqual({ url: `${SITE}/` });
	expect(browser.cookies.has(SESSION)).toBe(false);
	expect(await stolen.session()).toEqual({});
	expect(stolen.cookies.has(SESSION)).toBe(false);
});

test("signing in stores the age on this device, and signing out forgets it", async () => {
	const { browser } = await signedIn();
	expect(browser.cookies.get("age-band")).toBe("18-or-over");
	await browser.post("/api/auth/signout", { csrfToken: "forged", json: "true" });
	expect(browser.cookies.get("age-band")).toBe("18-or-over");
	await browser.post("/api/auth/signout", { csrfToken: await browser.csrfToken(), callbackUrl: "/", json: "true" });
	expect(browser.cookies.has("age-band")).toBe(false);
});

test("a visitor with an account signs in by contact alone, whatever age the form gives", async () => {
	const contact = newPhone();
	await accounts.signUp(contact);
	const browser = new TrialBrowser(auth);
	browser.setDraft({ ageBand: "under-18", language: "en", consents: [] });
	const reply = await browser.signIn("otp", { token: await accounts.tokenFor(contact) });
	expect(reply.json().url).toBe(`${SITE}/account`);
	expect(browser.cookies.get("age-band")).toBe("18-or-over");
});

test("signing in again begins a new session and ends the previous one", async () => {
	const { browser, contact } = await signedIn();
	const before = new TrialBrowser(auth);
	for (const [name, value] of browser.cookies) before.cookies.set(name, value);
	await browser.signIn("otp", { token: await accounts.tokenFor(contact) });
	expect((await browser.session()).user).toBeDefined();
	expect(await before.session()).toEqual({});
});

test(`${spec("7.7", "3.3")} an update changes name and language, and no other field sent with them`, async () => {
	const { browser } = await signedIn();
	const { user } = await browser.session();
	const csrfToken = await browser.csrfToken();
	const data = {
		name: "Asha K",
		language: "hi",
		id: "forged",
		sub: "forged",
		sid: "forged",
		ver: 99,
		ageBand: "under-18",
	};
	const reply = await browser.postJson("/api/auth/session", { csrfToken, data });
	expect(reply.json().user).toEqual({ id: user?.id, name: "Asha K", language: "hi" });
	expect((await browser.session()).user).toEqual({ id: user?.id, name: "Asha K", language: "hi" });
	for (const bad of [{ name: "" }, { name: "x".repeat(101) }, { language: "fr" }, { user: { name: "X" } }, {}]) {
		await browser.postJson("/api/auth/session", { csrfToken, data: bad });
	}
	expect((await browser.session()).user).toMatchObject({ name: "Asha K", language: "hi" });
});

test("the session cookie is renewed at each read, and lasts a month from then", async () => {
	const { browser } = await signedIn();
	const before = browser.cookies.get(SESSION);
	await browser.session();
	expect(browser.cookies.get(SESSION)).not.toBe(before);
});

function atLocalhost(): TrialBrowser {
	return new TrialBrowser(local, { host: "localhost:3000", "x-forwarded-proto": "http" });
}
const local = trialAuth(async () => auth.env.BACKEND_URL, { SITE_URL: "http://127.0.0.1:3000" });
