import { FORGET_CONSENT, toConsentCookie } from "#app/platform/analytics.ts";
import { FORGET_AGE, toAgeBand, toAgeCookies } from "#app/shell/code/age-band.ts";
import { type Posted, textOf } from "#app/shell/code/code-steps.server.ts";
import { isOwnForm } from "./own-form.server.ts";
import type { CountingAnswer } from "./view.ts";

type Taken = { answer: CountingAnswer; cookies: readonly string[]; status: number };

/**
 * Takes what a visitor says about being counted. Agreeing takes their age band and a tick, on our own page; somebody who is
 * signed in as under 18 cannot, whatever they say of their age here. Taking it back takes nothing, nor does having the age forgotten.
 */
export async function takeCountingForm(posted: Posted, now: Date): Promise<Taken> {
	const { site, form } = posted;
	const intent = textOf(form, "intent");
	if (intent === "stop") return { answer: { kind: "stopped" }, cookies: [FORGET_CONSENT], status: 200 };
	if (intent === "forget-age") return { answer: { kind: "forgotten" }, cookies: [FORGET_AGE], status: 200 };
	const ageBand = (await site.visitor())?.ageBand === "under-18" ? "under-18" : toAgeBand(textOf(form, "ageBand"));
	const cookies = ageBand === undefined ? [] : toAgeCookies(ageBand, site.isSecure());
	if (ageBand === "under-18") return { answer: { kind: "under-18" }, cookies, status: 200 };
	const isAgreed = ageBand !== undefined && form.get("agree") === "yes" && isOwnForm(posted);
	if (site.analytics === undefined || !isAgreed) return { answer: { kind: "unsaid" }, cookies: [], status: 400 };
	const agreed = toConsentCookie(site.analytics, { day: IN_INDIA.format(now), isSecure: site.isSecure() });
	return { answer: { kind: "given" }, cookies: [...cookies, agreed], status: 200 };
}

/** Writes a day as `2026-11-21`. */
const IN_INDIA = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" });
