import { FORGET_CONSENT, toConsentCookie } from "#app/lib/analytics.ts";
import type { CountingAnswer } from "#app/lib/privacy-view.ts";
import { type Posted, textOf } from "./code-steps.server.ts";

type Taken = { answer: CountingAnswer; cookie?: string; status: number };

/**
 * Takes what a visitor says about being counted. Agreeing takes their age band and a tick, on our own page; somebody who is
 * signed in as under 18 cannot, whatever they say of their age here. Taking it back takes nothing.
 */
export async function takeCountingForm(posted: Posted, now: Date): Promise<Taken> {
	const { site, form } = posted;
	if (textOf(form, "intent") === "stop") return { answer: { kind: "stopped" }, cookie: FORGET_CONSENT, status: 200 };
	const visitor = await site.visitor();
	const band = textOf(form, "ageBand");
	if (band === "under-18" || visitor?.ageBand === "under-18") {
		return { answer: { kind: "under-18" }, cookie: FORGET_CONSENT, status: 200 };
	}
	const isAgreed = band === "18-or-over" && form.get("agree") === "yes" && isOurs(posted);
	if (site.analytics === undefined || !isAgreed) return { answer: { kind: "unsaid" }, status: 400 };
	const cookie = toConsentCookie(site.analytics, { day: IN_INDIA.format(now), isSecure: site.isSecure() });
	return { answer: { kind: "given" }, cookie, status: 200 };
}

/** Writes a day as `2026-11-21`. */
const IN_INDIA = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" });

/** Another site's page cannot agree for somebody. A browser says of every form where it comes from. */
function isOurs({ headers, url }: Posted): boolean {
	const site = headers.get("sec-fetch-site");
	if (site !== null) return site === "same-origin";
	const origin = headers.get("origin");
	return origin === null || origin === url.origin;
}
