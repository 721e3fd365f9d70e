import { randomUUID } from "node:crypto";
import { encode } from "next-auth/jwt";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseEnv } from "#server/env.ts";
import { startTrialApp, type TrialApp } from "#server/testing/trial-app.ts";
import { tokens } from "../../../../backend/src/platform/signed-token.ts";
import { assertVisitor } from "./assertion.ts";
import { csrfOf, requesterOf } from "./requester-of.ts";
import type { SessionToken } from "./session-token.ts";

const env = parseEnv({
	BACKEND_KEY: "a-key-for-the-tests",
	SITE_URL: "https://uchit.example",
	GRIEVANCE_CONTACT: "A. Rao",
});
const COOKIE = "__Host-next-auth.session-token";

let app: TrialApp;
beforeAll(async () => {
	app = await startTrialApp();
});
afterAll(() => app.close());

function tokenOf(name: string): SessionToken {
	return { sub: randomUUID(), sid: randomUUID(), name, language: "en", age: "18-or-over", ver: 1 };
}

async function cookieOf(token: SessionToken, secret = env.AUTH_SECRET): Promise<string> {
	return `other=1; ${COOKIE}=${await encode({ token, secret })}; another=2`;
}

test("a personal page is rendered for each visitor, and never cached", async () => {
	const [asha, ravi] = [tokenOf("Asha"), tokenOf("Ravi")];
	for (const token of [asha, ravi]) {
		const reply = await app.get("/account", { cookie: await cookieOf(token) });
		expect(reply.headers).toMatchObject({ "cache-control": "no-store", "x-cache": "miss" });
		expect(reply.body).toContain(token.sub);
		expect(reply.body).toContain(token.name);
	}
	const nobody = await app.get("/account");
	expect(nobody.body).toContain("{&quot;visitor&quot;:null");
	expect(nobody.headers["x-cache"]).toBe("miss");
});

test("a shared page cannot read who the visitor is", async () => {
	const reply = await app.get("/greeting", { cookie: await cookieOf(tokenOf("Asha")) });
	expect(reply.statusCode).toBe(500);
	expect(reply.body).not.toContain("Asha");
	expect(app.logged.join()).toContain("This page is everyone's");
});

test("a cookie sealed with another secret, or of another kind, identifies nobody", async () => {
	const sealed = await cookieOf(tokenOf("Mallory"), "another secret of at least 32 characters");
	const { sid: _, ...half } = tokenOf("Mallory");
	const odd = `${COOKIE}=${await encode({ token: half, secret: env.AUTH_SECRET })}`;
	const old = `${COOKIE}=${await encode({ token: tokenOf("Mallory"), secret: env.AUTH_SECRET, maxAge: -60 })}`;
	for (const cookie of [sealed, odd, old, `${COOKIE}=`, `${COOKIE}=%`]) {
		expect(await assertVisitor({ headers: { cookie } }, env)).toBeUndefined();
	}
});

test("a form sent from another site acts for nobody", async () => {
	const cookie = await cookieOf(tokenOf("Asha"));
	const post = (headers: Record<string, string>) =>
		app.inject({ method: "POST", url: "/account", headers: { cookie, ...headers } });
	expect((await post({ "sec-fetch-site": "same-origin" })).body).toContain("Asha");
	expect((await post({ "sec-fetch-site": "same-site", origin: "https://blog.uchit.example" })).body).not.toContain(
		"Asha",
	);
});

test("the visitor's identity is sent to the backend signed with its key, valid for a minute", async () => {
	const token = tokenOf("Asha");
	const visitor = await assertVisitor({ headers: { cookie: await cookieOf(token) } }, env);
	expect(visitor).toMatchObject({ id: token.sub, name: "Asha", language: "en", ageBand: "18-or-over" });
	const verify = (key: string, afterSeconds = 0) =>
		tokens.visitor.verify(key, visitor?.assertion ?? "", new Date(Date.now() + afterSeconds * 1000));
	const claims = { sub: token.sub, sid: token.sid, ver: 1, age: "18-or-over" };
	expect(await verify(env.BACKEND_KEY, 55)).toMatchObject({ kind: "valid", claims });
	expect(await verify(env.BACKEND_KEY, 60)).toEqual({ kind: "expired" });
	expect(await verify("another key than ours")).toEqual({ kind: "invalid" });
});

test("the form token comes from the browser's cookie, if we issued it", () => {
	const fresh = csrfOf({ headers: {} }, env);
	const cookie = fresh.setCookie?.split(";")[0] ?? "";
	expect(csrfOf({ headers: { cookie } }, env)).toEqual({ token: fresh.token, setCookie: undefined });
	for (const planted of [
		cookie.replace(/.$/, "x"),
		"__Host-next-auth.csrf-token=a%7Cb",
		"__Host-next-auth.csrf-token=",
	]) {
		expect(csrfOf({ headers: { cookie: planted } }, env).setCookie).toBeDefined();
	}
});

test("a browser retains the id we issued; any other value in its cookie gets a new id", () => {
	const get = (cookie: string) => requesterOf({ method: "GET", headers: { cookie } }, env).browser();
	const fresh = get("");
	const cookie = fresh.setCookie?.split(";")[0] ?? "";
	expect(get(cookie)).toEqual({ id: fresh.id, setCookie: undefined });
	const chosen = "a".repeat(43);
	for (const planted of [
		`__Host-browser=${chosen}`,
		`__Host-browser=${chosen}.${cookie.split(".")[1]}`,
		`${cookie}A`,
	]) {
		const { id, setCookie } = get(planted);
		expect([chosen, fresh.id]).not.toContain(id);
		expect(setCookie).toBeDefined();
	}
});
