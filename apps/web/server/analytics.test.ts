import { randomUUID } from "node:crypto";
import { encode } from "next-auth/jwt";
import { afterAll, beforeAll, expect, test } from "vitest";
import { toConsentCookie } from "#app/platform/analytics.ts";
import { analyticsOf } from "#server/analytics.ts";
import { startTrialApp, type TrialApp } from "#server/testing/trial-app.ts";
import { spec } from "../../../e2e/support/spec.ts";
import type { SessionToken } from "./auth/visitor/session-token.ts";

const ORIGIN = "https://stats.example";

let app: TrialApp;
beforeAll(async () => {
	app = await startTrialApp({ settings: { ANALYTICS_SCRIPT: `${ORIGIN}/script.js` } });
});
afterAll(() => app.close());

function consent(): string {
	const analytics = analyticsOf(app.env);
	if (analytics === undefined) throw new Error("No service is set.");
	return toConsentCookie(analytics, { day: "2026-11-21", isSecure: true }).split(";")[0] ?? "";
}

async function signedIn(age: SessionToken["age"]): Promise<string> {
	const token = { sub: randomUUID(), sid: randomUUID(), name: "Asha", language: "en", age, ver: 1 };
	return `__Host-next-auth.session-token=${await encode({ token, secret: app.env.AUTH_SECRET })}`;
}

const policyOf = (reply: { headers: Record<string, unknown> }) => String(reply.headers["content-security-policy"]);

test(`${spec("7.58")} the policy of a page admits the service only after this browser's visitor consents`, async () => {
	const before = await app.get("/colleges");
	expect(policyOf(before)).not.toContain(ORIGIN);
	const open = await app.get("/colleges", { cookie: consent(), "if-none-match": String(before.headers.etag) });
	expect(open.statusCode).toBe(200);
	for (const use of ["script-src", "connect-src", "img-src"]) {
		expect(policyOf(open)).toMatch(new RegExp(`${use} [^;]*${ORIGIN}(;|$)`));
	}
	expect(policyOf(open).match(/https:/g)).toHaveLength(3);
	expect(open.headers["cache-control"]).toBe("no-store");
	const after = await app.get("/colleges");
	expect(policyOf(after)).not.toContain(ORIGIN);
	expect(after.headers["cache-control"]).toContain("public");
});

test("a signed-in adult may be counted, but only on pages that are the same for everybody", async () => {
	const cookie = `${consent()}; ${await signedIn("18-or-over")}`;
	expect(policyOf(await app.get("/colleges", { cookie }))).toContain(ORIGIN);
	expect(policyOf(await app.get("/account", { cookie }))).not.toContain(ORIGIN);
	expect(policyOf(await app.get("/privacy", { cookie }))).not.toContain(ORIGIN);
});

test("every page forgets the consent, whoever gave it, while a visitor under 18 is signed in", async () => {
	const cookie = `${consent()}; ${await signedIn("under-18")}`;
	for (const url of ["/colleges", "/account"]) {
		const reply = await app.get(url, { cookie });
		expect(policyOf(reply)).not.toContain(ORIGIN);
		expect(String(reply.headers["set-cookie"])).toMatch(/analytics-consent=; Max-Age=0; Path=\//);
		expect(reply.headers["cache-control"]).toBe("no-store");
	}
});

test("a consent has no effect where no service is configured", async () => {
	const plain = await startTrialApp();
	const reply = await plain.get("/colleges", { cookie: consent() });
	expect(policyOf(reply)).not.toContain(ORIGIN);
	expect(reply.headers["cache-control"]).toContain("public");
	await plain.close();
});
