import { expect, test } from "vitest";
import { type Analytics, FORGET_CONSENT, readConsent, toConsentCookie } from "./analytics.ts";
import { isCounted } from "./pages.ts";

const SERVICE: Analytics = { script: "https://stats.example/s.js", origin: "https://stats.example", site: undefined };
const pairOf = (setCookie: string) => setCookie.split(";")[0];

test("a consent applies to one service and one version of its wording", () => {
	const cookie = pairOf(toConsentCookie(SERVICE, { day: "2026-11-21", isSecure: true }));
	expect(readConsent(`a=1; ${cookie}; b=2`, SERVICE)).toBe("2026-11-21");
	expect(readConsent(cookie, { ...SERVICE, origin: "https://other.example" })).toBeUndefined();
	expect(readConsent(cookie?.replace(/=\d{4}/, "=1999"), SERVICE)).toBeUndefined();
});

test("a visitor without a readable consent is not counted", () => {
	for (const cookies of [undefined, "", "analytics-consent=", "analytics-consent=%E0%A4%A", "x-analytics-consent=1"])
		expect(readConsent(cookies, SERVICE)).toBeUndefined();
	expect(readConsent(pairOf(FORGET_CONSENT), SERVICE)).toBeUndefined();
});

test("personal pages, pages whose address is a key, and pages with forms are never counted", () => {
	const own = ["/account", "/account/privacy", "/login", "/preview/abc", "/report/abc", "/privacy", "/privacy/link"];
	const written = [
		"/college/review",
		"/college/x/ask",
		"/college/x/call-back",
		"/college/x/report",
		"/contact-us",
		"/landing-pages/ask-a-college",
	];
	for (const path of [...own, ...written, "/exams/eligibility", "/exams/neet-ug/eligibility"]) {
		expect(isCounted(path), path).toBe(false);
		expect(isCounted(`/hi${path}`), path).toBe(false);
	}
	for (const path of ["/preview/abc/more", "/report/abc/more", "/account/nothing", "/college/x/ask/more"])
		expect(isCounted(path), path).toBe(false);
	for (const path of [
		"/",
		"/hi",
		"/colleges",
		"/a-page-of-editors",
		"/college/privacy",
		"/college/login-college/cutoffs",
		"/exams/neet-ug",
	])
		expect(isCounted(path), path).toBe(true);
});
