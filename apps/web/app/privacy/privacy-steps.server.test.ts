import { expect, test } from "vitest";
import { type Analytics, FORGET_CONSENT, readConsent } from "#app/platform/analytics.ts";
import type { RequestContext, SignedIn } from "#app/platform/request-context.ts";
import { FORGET_AGE } from "#app/shell/code/age-band.ts";
import { startServer, trialRequest } from "#app/testing/trial-request.ts";
import {
	handleCountingForm,
	handlePrivacyForm,
	linkCookie,
	requirePrivacyProof,
	viewOfPrivacy,
} from "./privacy-steps.server.ts";

const LINK = "eyJhbGciOiJIUzI1NiJ9.eyJsb29rdXAiOiJhIn0.0a1b2c";
/** The format of links before JSON web tokens. */
const EARLIER_LINK = "eyJsb29rdXAiOiJhIn0.0a1b2c";

function requested(
	address: string,
	{ cookie = "", site = {} }: { cookie?: string; site?: Partial<RequestContext> } = {},
) {
	return {
		site: trialRequest("http://backend.example", site),
		url: new URL(`https://uchit.example${address}`),
		headers: new Headers({ cookie }),
	};
}

async function thrownBy(doing: Promise<unknown>): Promise<Response> {
	const thrown = await doing.then(
		() => undefined,
		(error: unknown) => error,
	);
	if (!(thrown instanceof Response)) throw new Error(`No answer was thrown, but ${String(thrown)}.`);
	return thrown;
}

test.each([LINK, EARLIER_LINK])(
	"a followed link (%s) moves from the address into a cookie that scripts cannot read",
	async (link) => {
		const answer = await thrownBy(requirePrivacyProof(requested(`/hi/account/privacy?link=${link}`)));
		expect(answer.headers.get("location")).toBe("/hi/account/privacy");
		expect(answer.headers.get("set-cookie")).toMatch(
			/^privacy-link=\S+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/,
		);
		const cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
		expect(await requirePrivacyProof(requested("/account/privacy", { cookie }))).toEqual({ by: "link", link });
	},
);

test("over https the cookie is bound to this exact host", () => {
	expect(linkCookie.write(LINK, true)).toMatch(/^__Host-privacy-link=\S+; .*; Secure; /);
});

test.each(["", "x", "a.b.c", "a b.c", `${"a".repeat(700)}.b`])(
	"an invalid link (%j) leads to the page that requests one",
	async (link) => {
		const answer = await thrownBy(requirePrivacyProof(requested(`/account/privacy?link=${encodeURIComponent(link)}`)));
		expect(answer.headers.get("location")).toBe("/privacy/link?why=ended");
	},
);

test("a visitor without proof must give a contact, and a signed-in visitor is known by the account", async () => {
	const nobody = await thrownBy(requirePrivacyProof(requested("/account/privacy")));
	expect(nobody.headers.get("location")).toBe("/privacy/link");
	const visitor = { id: "1", name: "Asha", language: "en", ageBand: "18-or-over", assertion: "a" } as const;
	const site = { visitor: async () => visitor };
	expect(await requirePrivacyProof(requested("/account/privacy", { site }))).toEqual({ by: "account", visitor });
});

test("a link that the backend no longer accepts is forgotten, and a new one is offered", async () => {
	const url = await startServer((_request, response) => response.writeHead(401).end("{}"));
	const request = requested("/account/privacy", { site: { backend: { url, key: "a key of 16 letters" } } });
	const answer = await thrownBy(viewOfPrivacy(request, { by: "link", link: LINK }));
	expect(answer.headers.get("location")).toBe("/privacy/link?why=ended");
	expect(answer.headers.get("set-cookie")).toContain("Max-Age=0");
});

test("a form sent from another site changes nothing, even with the cookie", async () => {
	const form = new FormData();
	form.set("intent", "erase");
	const headers = new Headers({ "sec-fetch-site": "same-site" });
	const answer = await handlePrivacyForm(
		{ ...requested("/account/privacy"), form, headers },
		{ by: "link", link: LINK },
	);
	expect(answer).toMatchObject({ data: { problem: "gone" }, init: { status: 400 } });
});

test("ending a link ends it at the backend and forgets it here; an outage is reported and leaves it", async () => {
	const requests: unknown[] = [];
	const url = await startServer((request, response) => {
		requests.push([request.method, request.url, request.headers["x-privacy-link"]]);
		response.writeHead(requests.length === 1 ? 503 : 204).end();
	});
	const request = requested("/account/privacy", { site: { backend: { url, key: "a key of 16 letters" } } });
	const form = new FormData();
	form.set("intent", "end");
	const end = () => handlePrivacyForm({ ...request, form }, { by: "link", link: LINK });
	expect(await end()).toMatchObject({ data: { problem: "away" } });
	const answer = await end();
	if (!(answer instanceof Response)) throw new Error("It was not taken");
	expect([answer.status, answer.headers.get("set-cookie")]).toEqual([303, expect.stringContaining("Max-Age=0")]);
	expect(requests).toEqual(Array.from({ length: 2 }, () => ["DELETE", "/v1/me/privacy/link", LINK]));
});

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
	return handleCountingForm({ ...posted, headers: new Headers(headers) }, NOW);
}

const signedIn = (ageBand: SignedIn["ageBand"]) => ({
	visitor: async () => ({ id: "1", name: "Asha", language: "en" as const, ageBand, assertion: "" }),
});

test("an adult who ticks the box consents from the current day in India", async () => {
	const { answer, cookies, status } = await take(AGREED, { headers: { "sec-fetch-site": "same-origin" } });
	expect([answer.kind, status]).toEqual(["given", 200]);
	const cookieHeader = cookies.map((cookie) => cookie.split(";")[0]).join("; ");
	expect(readConsent(cookieHeader, analytics)).toBe("2026-11-22");
	expect(cookieHeader).toContain("age-band=18-or-over");
});

test.each([
	["no box ticked", { intent: "agree", ageBand: "18-or-over" }, {}],
	["no age said", { intent: "agree", agree: "yes" }, {}],
	["a form of another site", AGREED, { "sec-fetch-site": "cross-site" }],
	["a form of another site in an older browser", AGREED, { origin: "https://other.example" }],
])("%s gives no consent", async (_name, fields, headers) => {
	expect(await take(fields, { headers })).toEqual({ answer: { kind: "unsaid" }, cookies: [], status: 400 });
});

test("no consent is possible where no service is configured", async () => {
	expect(await take(AGREED, { site: { analytics: undefined } })).toMatchObject({ answer: { kind: "unsaid" } });
});

test("nobody under 18 can consent, whatever age they give, and any earlier consent is forgotten", async () => {
	const forgotten = { answer: { kind: "under-18" }, cookies: [expect.stringContaining("under-18"), FORGET_CONSENT] };
	expect(await take({ ...AGREED, ageBand: "under-18" })).toMatchObject(forgotten);
	expect(await take(AGREED, { site: signedIn("under-18") })).toMatchObject(forgotten);
	expect(await take(AGREED, { site: signedIn("18-or-over") })).toMatchObject({ answer: { kind: "given" } });
});

test("withdrawing consent needs nothing more, nor does having the age forgotten", async () => {
	expect(await take({ intent: "stop" })).toMatchObject({ answer: { kind: "stopped" }, cookies: [FORGET_CONSENT] });
	expect(await take({ intent: "forget-age" })).toMatchObject({ answer: { kind: "forgotten" }, cookies: [FORGET_AGE] });
});
