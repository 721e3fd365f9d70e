import { expect, test } from "vitest";
import { type Analytics, FORGET_CONSENT, readConsent } from "#app/lib/analytics.ts";
import type { RequestContext, SignedIn } from "#app/request-context.ts";
import { trialRequest } from "#app/testing/trial-request.ts";
import { takeCountingForm } from "./privacy-counting.server.ts";

const analytics: Analytics = { script: "https://stats.example/s.js", origin: "https://stats.example", site: undefined };
const NOW = new Date("2026-11-21T20:00:00Z");
const AGREED = { intent: "agree", ageBand: "18-or-over", agree: "yes" };

function take(
	fields: Record<string, string>,
	{ headers = {}, site = {} }: { headers?: Record<string, string>; site?: Partial<RequestContext> } = {},
) {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	const url = new URL("https://uchit.example/privacy");
	const posted = { site: trialRequest("http://backend.example", { analytics, ...site }), form, url };
	return takeCountingForm({ ...posted, headers: new Headers(headers) }, NOW);
}

const signedIn = (ageBand: SignedIn["ageBand"]) => ({
	visitor: async () => ({ id: "1", name: "Asha", language: "en" as const, ageBand, assertion: "" }),
});

test("an adult who ticks the box agrees from this day of India on", async () => {
	const { answer, cookie, status } = await take(AGREED, { headers: { "sec-fetch-site": "same-origin" } });
	expect([answer.kind, status]).toEqual(["given", 200]);
	expect(readConsent(cookie?.split(";")[0], analytics)).toBe("2026-11-22");
});

test.each([
	["no box ticked", { intent: "agree", ageBand: "18-or-over" }, {}],
	["no age said", { intent: "agree", agree: "yes" }, {}],
	["a form of another site", AGREED, { "sec-fetch-site": "cross-site" }],
	["a form of another site in an older browser", AGREED, { origin: "https://other.example" }],
])("%s agrees to nothing", async (_name, fields, headers) => {
	expect(await take(fields, { headers })).toEqual({ answer: { kind: "unsaid" }, status: 400 });
});

test("where no service is set nothing can be agreed to", async () => {
	expect(await take(AGREED, { site: { analytics: undefined } })).toMatchObject({ answer: { kind: "unsaid" } });
});

test("nobody under 18 agrees, whatever they say of their age, and what was agreed before is forgotten", async () => {
	const forgotten = { answer: { kind: "under-18" }, cookie: FORGET_CONSENT };
	expect(await take({ ...AGREED, ageBand: "under-18" })).toMatchObject(forgotten);
	expect(await take(AGREED, { site: signedIn("under-18") })).toMatchObject(forgotten);
	expect(await take(AGREED, { site: signedIn("18-or-over") })).toMatchObject({ answer: { kind: "given" } });
});

test("taking it back needs nothing", async () => {
	expect(await take({ intent: "stop" })).toMatchObject({ answer: { kind: "stopped" }, cookie: FORGET_CONSENT });
});
