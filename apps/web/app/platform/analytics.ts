import { ANALYTICS_NOTICE_VERSION } from "@uchit/contract/notices.ts";
import { parseCookie } from "cookie";

export type Analytics = {
	/** The script's address, and its origin, which is all that the content security policy allows. */
	script: string;
	origin: string;
	site: string | undefined;
};

export const ANALYTICS_COOKIE = "analytics-consent";

/** Afterwards consent is requested again, on the privacy page only. */
const CONSENT_SECONDS = 183 * 86_400;

/** The `Set-Cookie` of a consent given on this day. Not HttpOnly, because a script reads it before loading anything. */
export function toConsentCookie({ origin }: Analytics, { day, isSecure }: { day: string; isSecure: boolean }): string {
	const value = encodeURIComponent([ANALYTICS_NOTICE_VERSION, day, origin].join(" "));
	return `${ANALYTICS_COOKIE}=${value}; Max-Age=${CONSENT_SECONDS}; Path=/${isSecure ? "; Secure" : ""}; SameSite=Lax`;
}

/** The `Set-Cookie` that removes the consent; also valid for `document.cookie`. */
export const FORGET_CONSENT = `${ANALYTICS_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`;

/**
 * Marks the parent element before painting if this browser has consented, against layout shift. Without quotation marks, which React
 * would escape.
 */
export const COUNTED_SCRIPT = `document.currentScript.parentElement.dataset.counted=document.cookie.includes(\`${ANALYTICS_COOKIE}=\`)`;

/** The day of consent to this service; undefined without consent. */
export function readConsent(cookies: string | undefined, { origin }: Analytics): string | undefined {
	const [version, day, agreedTo] = (parseCookie(cookies ?? "")[ANALYTICS_COOKIE] ?? "").split(" ");
	return version === ANALYTICS_NOTICE_VERSION && agreedTo === origin && DAY.test(day ?? "") ? day : undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
