import { expect, test } from "vitest";
import { type Analytics, FORGET_CONSENT, readConsent } from "#app/platform/analytics.ts";
import type { RequestContext, SignedIn } from "#app/platform/request-context.ts";
import { FORGET_AGE } from "#app/shell/code/age-band.ts";
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
	const { answer, cookies, status } = await take(AGREED, { headers: { "sec-fetch-site": "same-origin" } });
	expect([answer.kind, status]).toEqual(["given", 200]);
	const kept = cookies.map((cookie) => cookie.split(";")[0]).join("; ");
	expect(readConsent(kept, analytics)).toBe("2026-11-22");
	expect(kept).toContain("age-band=18-or-over");
});

test.each([
	["no box ticked", { intent: "agree", ageBand: "18-or-over" }, {}],
	["no age said", { intent: "agree", agree: "yes" }, {}],
	["a form of another site", AGREED, { "sec-fetch-site": "cross-site" }],
	["a form of another site in an older browser", AGREED, { origin: "https://other.example" }],
])("%s agrees to nothing", async (_name, fields, headers) => {
	expect(await take(fields, { headers })).toEqual({ answer: { kind: "unsaid" }, cookies: [], status: 400 });
});

test("where no service is set nothing can be agreed to", async () => {
	expect(await take(AGREED, { site: { analytics: undefined } })).toMatchObject({ answer: { kind: "unsaid" } });
});

test("nobody under 18 agrees, whatever they say of their age, and what was agreed before is forgotten", async () => {
	const forgotten = { answer: { kind: "under-18" }, cookies: [expect.stringContaining("under-18"), FORGET_CONSENT] };
	expect(await take({ ...AGREED, ageBand: "under-18" })).toMatchObject(forgotten);
	expect(await take(AGREED, { site: signedIn("under-18") })).toMatchObject(forgotten);
	expect(await take(AGREED, { site: signedIn("18-or-over") })).toMatchObject({ answer: { kind: "given" } });
});

test("taking it back needs nothing, nor does having the age forgotten", async () => {
	expect(await take({ intent: "stop" })).toMatchObject({ answer: { kind: "stopped" }, cookies: [FORGET_CONSENT] });
	expect(await take({ intent: "forget-age" })).toMatchObject({ answer: { kind: "forgotten" }, cookies: [FORGET_AGE] });
});
