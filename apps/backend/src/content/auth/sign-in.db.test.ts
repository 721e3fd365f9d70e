import type { LightMyRequestResponse } from "fastify";
import { expect, test } from "vitest";
import { MAX_FAILURES } from "#backend/content/auth/queries/lockout.ts";
import { digestOf } from "#backend/content/auth/tokens.ts";
import { codeAt, currentStep, newOtpSecret } from "#backend/content/auth/totp.ts";
import { codeOf, cookieIn, newAddress, newEmail, useDesk } from "#backend/content/testing/desk.ts";

const desk = useDesk();
const MAX_ROUNDS = 40;
const wrong = "not the password at all";

test("json returns both tokens, and the lifetime of the first in milliseconds", async () => {
	const reply = await desk.signIn(await desk.hire(), "json");
	expect(Object.keys(reply.json().data).sort()).toEqual(["access_token", "expires", "refresh_token"]);
	expect(reply.json().data.expires).toBe(900_000);
	expect(reply.cookies).toEqual([]);
	expect(reply.headers["cache-control"]).toBe("no-store");
});

test("cookie returns the access token, and hides the refresh token from scripts", async () => {
	const reply = await desk.signIn(await desk.hire(), "cookie");
	expect(Object.keys(reply.json().data).sort()).toEqual(["access_token", "expires"]);
	const [cookie] = reply.cookies;
	expect(cookie).toMatchObject({ name: "directus_refresh_token", httpOnly: true, sameSite: "Lax", path: "/" });
	expect(cookie?.secure).toBeUndefined();
});

test("session returns one cookie, and needs nothing else", async () => {
	const colleague = await desk.hire();
	const reply = await desk.signIn(colleague, "session");
	expect(reply.json().data).toEqual({ expires: 43_200_000 });
	const cookies = { directus_session_token: cookieIn(reply, "directus_session_token") ?? "" };
	expect((await desk.ask("/users/me", { cookies })).json().data.email).toBe(colleague.email);
});

test("behind https the cookies are for https only", async () => {
	const { email, password } = await desk.hire();
	for (const mode of ["cookie", "session"]) {
		const headers = { "x-forwarded-proto": "https" };
		const reply = await desk.ask("/auth/login", { method: "POST", body: { email, password, mode }, headers });
		expect(reply.cookies[0]?.secure).toBe(true);
	}
});

test("the e-mail ignores case", async () => {
	const colleague = await desk.hire();
	expect((await desk.signIn({ ...colleague, email: colleague.email.toUpperCase() })).statusCode).toBe(200);
});

test("a wrong password and an unknown e-mail get the same answer after the same time", async () => {
	const least = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
	// The minimum of several runs is the real cost; a busy machine needs more runs to show it.
	for (let round = 0; round < MAX_ROUNDS && (round < 5 || !isAlike(least)); round++) {
		for (const kind of ["known", "unknown"] as const) {
			const email = kind === "known" ? (await desk.hire()).email : newEmail();
			const began = performance.now();
			const reply = await attempt(email, wrong);
			least[kind] = Math.min(least[kind], performance.now() - began);
			expect([reply.statusCode, reply.json()]).toEqual([
				401,
				{ errors: [{ message: "Invalid user credentials.", extensions: { code: "INVALID_CREDENTIALS" } }] },
			]);
		}
	}
	expect(isAlike(least)).toBe(true);
});

test("an unreadable request is refused with the field's name", async () => {
	const reply = await desk.ask("/auth/login", { method: "POST", body: { email: "a@example.org" } });
	expect([reply.statusCode, codeOf(reply)]).toEqual([400, "INVALID_PAYLOAD"]);
	expect(reply.json().errors[0].message).toContain('"password"');
});

test(`after ${MAX_FAILURES} failures even the right password is refused, whether there is an account or not`, async () => {
	for (const email of [(await desk.hire()).email, newEmail()]) {
		for (let failure = 0; failure < MAX_FAILURES; failure++) {
			expect((await attempt(email, wrong)).statusCode).toBe(401);
		}
		const reply = await attempt(email, "correct horse battery staple");
		expect([reply.statusCode, codeOf(reply)]).toEqual([429, "REQUESTS_EXCEEDED"]);
		expect(Number(reply.headers["retry-after"])).toBeGreaterThan(800);
		expect(Number(reply.headers["retry-after"])).toBeLessThanOrEqual(900);
	}
});

test("simultaneous attempts are counted like sequential ones", async () => {
	const { email } = await desk.hire();
	const replies = await Promise.all(Array.from({ length: 20 }, () => attempt(email, wrong)));
	const looked = replies.filter(({ statusCode }) => statusCode === 401);
	expect(looked).toHaveLength(MAX_FAILURES);
});

test("forty unknown e-mails from a shared address lock nobody out: the right password still works there", async () => {
	const address = newAddress();
	const failures = Array.from({ length: 40 }, () => attempt(newEmail(), wrong, address));
	expect(new Set((await Promise.all(failures)).map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
	const { email, password } = await desk.hire();
	expect((await attempt(email, password, address)).statusCode).toBe(200);
});

test("guessing from many addresses is stopped, and the owner still signs in from a known device", async () => {
	const colleague = await desk.hire();
	const cookies = cookiesOf(await desk.signIn(colleague, "session"));
	const guesses = Array.from({ length: 12 }, () => attempt(colleague.email, wrong));
	const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
	expect(statuses.filter((status) => status === 401)).toHaveLength(MAX_FAILURES);
	const body = { email: colleague.email, password: colleague.password, mode: "session" };
	expect((await attempt(colleague.email, colleague.password)).statusCode).toBe(429);
	const known = () => desk.ask("/auth/login", { method: "POST", body, cookies, address: newAddress() });
	expect((await known()).statusCode).toBe(200);
	// It does not let other guessers go on.
	expect(codeOf(await attempt(colleague.email, wrong))).toBe("REQUESTS_EXCEEDED");
	expect((await known()).statusCode).toBe(200);
});

test("a known device has its own tries, and is known only for its own account", async () => {
	const [who, other] = [await desk.hire(), await desk.hire()];
	const cookies = cookiesOf(await desk.signIn(who, "session"));
	const from = (email: string) =>
		desk.ask("/auth/login", { method: "POST", body: { email, password: wrong }, cookies, address: newAddress() });
	const codes = [];
	for (let failure = 0; failure <= MAX_FAILURES; failure++) codes.push(codeOf(await from(who.email)));
	expect(codes).toEqual([...Array(MAX_FAILURES).fill("INVALID_CREDENTIALS"), "REQUESTS_EXCEEDED"]);
	expect((await attempt(who.email, who.password)).statusCode).toBe(200);
	const [name = ""] = Object.keys(cookies).filter((key) => key.startsWith("desk_device_"));
	const stolen = { [name.replace(/_[^_]+$/, `_${digestOf(other.email).slice(0, 16)}`)]: cookies[name] ?? "" };
	for (let failure = 0; failure < MAX_FAILURES; failure++) await attempt(other.email, wrong);
	const asOther = { email: other.email, password: other.password };
	expect((await desk.ask("/auth/login", { method: "POST", body: asOther, cookies: stolen })).statusCode).toBe(429);
});

test("a successful sign-in clears the failures before it", async () => {
	const { email, password } = await desk.hire();
	for (let round = 0; round < 3; round++) {
		for (let failure = 1; failure < MAX_FAILURES; failure++) await attempt(email, wrong);
		expect((await attempt(email, password)).statusCode).toBe(200);
	}
});

test("only a correct password reveals a suspension", async () => {
	const { email, password } = await desk.hire({ status: "suspended" });
	expect(codeOf(await attempt(email, wrong))).toBe("INVALID_CREDENTIALS");
	expect(codeOf(await attempt(email, password))).toBe("USER_SUSPENDED");
});

test("no password works for an invited person who has not chosen one", async () => {
	const { email } = await desk.hire({ status: "invited", password_hash: null });
	for (const password of ["null", " ", wrong])
		expect(codeOf(await attempt(email, password))).toBe("INVALID_CREDENTIALS");
});

test("a second factor requires its code, and each code works once", async () => {
	const secret = newOtpSecret();
	const { email, password } = await desk.hire({ otp_secret: secret });
	const otp = codeAt(secret, currentStep());
	const answers = [await attempt(email, password), await attempt(email, password, newAddress(), { otp: "000000" })];
	expect(answers.map(codeOf)).toEqual(["INVALID_OTP", "INVALID_OTP"]);
	expect((await attempt(email, password, newAddress(), { otp })).statusCode).toBe(200);
	expect(codeOf(await attempt(email, password, newAddress(), { otp }))).toBe("INVALID_OTP");
	expect(codeOf(await attempt(email, wrong, newAddress(), { otp }))).toBe("INVALID_CREDENTIALS");
});

function attempt(email: string, password: string, address = newAddress(), more: Record<string, unknown> = {}) {
	return desk.ask("/auth/login", { method: "POST", body: { email, password, ...more }, address });
}

function cookiesOf(reply: LightMyRequestResponse): Record<string, string> {
	return Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value]));
}

function isAlike({ known, unknown }: { known: number; unknown: number }): boolean {
	return Math.max(known, unknown) / Math.min(known, unknown) < 1.5;
}
