import { FORGET_CONSENT, toConsentCookie } from "#app/lib/analytics.ts";
import type { CountingAnswer } from "#app/lib/privacy-view.ts";
import { type Posted, textOf } from "./code-steps.server.ts";
import { isOwnForm } from "./own-form.server.ts";

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
	const isAgreed = band === "18-or-over" && form.get("agree") === "yes" && isOwnForm(posted);
	if (site.analytics === undefined || !isAgreed) return { answer: { kind: "unsaid" }, status: 400 };
	const cookie = toConsentCookie(site.analytics, { day: IN_INDIA.format(now), isSecure: site.isSecure() });
	return { answer: { kind: "given" }, cookie, status: 200 };
}

/** Writes a day as `2026-11-21`. */
const IN_INDIA = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" });
