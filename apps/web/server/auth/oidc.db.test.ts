import { OIDC_CLIENT, startOidc } from "@uchit/fakes/oidc.ts";
import { afterAll, expect, test } from "vitest";
import { followRedirects, KEY, SITE, serve, TrialBrowser, trialAuth } from "#server/testing/trial-auth.ts";
import { ADULT, useAccounts as withAccounts } from "../../../backend/src/testing/accounts.ts";

const run = `${process.pid}-${Date.now()}`;
const PEOPLE = {
	verified: { sub: `verified-${run}`, name: "Asha Rao", email: `asha-${run}@vouched.example`, email_verified: true },
	known: { sub: `known-${run}`, name: "Ravi", email: `ravi-${run}@vouched.example`, email_verified: true },
	unverified: { sub: `unverified-${run}`, name: "Mallory", email: `m-${run}@vouched.example`, email_verified: false },
};
const oidc = await startOidc({ people: Object.values(PEOPLE) });
const another = await startOidc({ people: [{ sub: PEOPLE.verified.sub, name: "Mallory" }] });
afterAll(() => Promise.all([oidc.close(), another.close()]));
const accounts = await withAccounts({ BACKEND_KEY: KEY });
accounts.clock.now = new Date();
const client = { OIDC_CLIENT_ID: OIDC_CLIENT.id, OIDC_CLIENT_SECRET: OIDC_CLIENT.secret };
const auth = trialAuth(() => serve(accounts.backend.app), { ...client, OIDC_ISSUER: oidc.issuer });
const there = trialAuth(async () => auth.env.BACKEND_URL, { ...client, OIDC_ISSUER: another.issuer });

async function passProvider(start: string): Promise<string> {
	const cookies = new Map<string, string>();
	let address = start;
	while (!address.startsWith(SITE)) {
		const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
		const reply = await fetch(address, { redirect: "manual", headers: { cookie } });
		for (const line of reply.headers.getSetCookie()) {
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
			cookies.set(name, value);
		}
		const location = reply.headers.get("location");
		if (location === null) throw new Error(`The provider answered ${reply.status}: ${await reply.text()}`);
		address = new URL(location, address).href;
	}
	return address;
}

async function begin(browser: TrialBrowser): Promise<string> {
	const reply = await browser.signIn("oidc", {});
	return String(reply.json().url);
}

async function signIn(browser: TrialBrowser, { sub }: { sub: string }): Promise<string> {
	oidc.signInAs(sub);
	const back = await passProvider(await begin(browser));
	return followRedirects(browser, await browser.get(back));
}

test("a visitor verified by the provider signs up with their entered details, and is recognised from then on", async () => {
	const browser = new TrialBrowser(auth);
	expect(await signIn(browser, PEOPLE.verified)).toBe("/login?step=sign-up&contact=email&callbackUrl=%2Faccount");
	browser.setDraft({ ...ADULT, name: "Asha R" });
	expect(await signIn(browser, PEOPLE.verified)).toBe("/account");
	const { user } = await browser.session();
	expect(user?.name).toBe("Asha R");
	const elsewhere = new TrialBrowser(auth);
	expect(await signIn(elsewhere, PEOPLE.verified)).toBe("/account");
	expect((await elsewhere.session()).user?.id).toBe(user?.id);
});

test("the same name at another issuer is a different person", async () => {
	another.signInAs(PEOPLE.verified.sub);
	const browser = new TrialBrowser(there);
	browser.setDraft(ADULT);
	const back = await passProvider(await begin(browser));
	expect(await followRedirects(browser, await browser.get(back))).toContain("/login?error=OAuthAccountNotLinked");
	expect(await browser.session()).toEqual({});
});

test("the provider's request has PKCE, state and nonce, and the provider returns only to our own address", async () => {
	const url = new URL(await begin(new TrialBrowser(auth)));
	expect(Object.fromEntries(url.searchParams)).toMatchObject({
		code_challenge_method: "S256",
		redirect_uri: `${SITE}/api/auth/callback/oidc`,
		scope: "openid email profile",
	});
	for (const name of ["code_challenge", "state", "nonce"])
		expect(url.searchParams.get(name)?.length).toBeGreaterThan(20);
});

test("signing in does not take over an account with the same address", async () => {
	await accounts.signUp({ kind: "email", value: PEOPLE.known.email });
	const browser = new TrialBrowser(auth);
	expect(await signIn(browser, PEOPLE.known)).toBe("/login?error=OAuthAccountNotLinked&callbackUrl=%2Faccount");
	expect(await browser.session()).toEqual({});
});

test("an address that the provider has not verified creates no account", async () => {
	const browser = new TrialBrowser(auth);
	browser.setDraft(ADULT);
	expect(await signIn(browser, PEOPLE.unverified)).toContain("/login?error=OAuthAccountNotLinked");
	expect(await browser.session()).toEqual({});
});

test("a provider's answer works once, and only in the browser that began", async () => {
	oidc.signInAs(PEOPLE.verified.sub);
	const attacker = new TrialBrowser(auth);
	const back = await passProvider(await begin(attacker));
	const victim = new TrialBrowser(auth);
	expect(await followRedirects(victim, await victim.get(back))).toContain("/login?error=OAuthCallback");
	expect(await victim.session()).toEqual({});
	const before = new Map(attacker.cookies);
	await attacker.get(back);
	for (const [name, value] of before) attacker.cookies.set(name, value);
	expect(await followRedirects(attacker, await attacker.get(back))).toContain("/login?error=OAuthCallback");
});

test("a visitor who refuses at the provider returns to the sign-in page", async () => {
	oidc.refuseAll();
	const browser = new TrialBrowser(auth);
	const back = await passProvider(await begin(browser));
	expect(await followRedirects(browser, await browser.get(back))).toBe(
		"/login?error=AccessDenied&callbackUrl=%2Faccount",
	);
});
