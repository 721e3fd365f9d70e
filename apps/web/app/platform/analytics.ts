import { ANALYTICS_NOTICE_VERSION } from "@uchit/contract/notices.ts";
import { parseCookie } from "cookie";

/** A service that counts visits. */
export type Analytics = {
	/** The address of its script, and where that stands: all that a page's policy opens for it. */
	script: string;
	origin: string;
	/** How it knows this site. */
	site: string | undefined;
};

export const ANALYTICS_COOKIE = "analytics-consent";

/** Afterwards it is asked again, on the page about privacy and nowhere else. */
const CONSENT_SECONDS = 183 * 86_400;

/** The `Set-Cookie` of a browser whose visitor agreed on this day. A script reads it before it loads anything: it is not HttpOnly. */
export function toConsentCookie({ origin }: Analytics, { day, isSecure }: { day: string; isSecure: boolean }): string {
	const value = encodeURIComponent([ANALYTICS_NOTICE_VERSION, day, origin].join(" "));
	return `${ANALYTICS_COOKIE}=${value}; Max-Age=${CONSENT_SECONDS}; Path=/${isSecure ? "; Secure" : ""}; SameSite=Lax`;
}

/** The `Set-Cookie` that forgets it; also what a script gives to `document.cookie`. */
export const FORGET_CONSENT = `${ANALYTICS_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`;

/**
 * Says at the element around it whether this browser seems to have agreed, before the page is painted: so that nothing which
 * is to be pressed moves once the page knows. Without quotation marks, which React would escape.
 */
export const COUNTED_SCRIPT = `document.currentScript.parentElement.dataset.counted=document.cookie.includes(\`${ANALYTICS_COOKIE}=\`)`;

/** Since which day this browser's visitor agrees to be counted by this service; undefined where they do not. */
export function readConsent(cookies: string | undefined, { origin }: Analytics): string | undefined {
	const [version, day, agreedTo] = (parseCookie(cookies ?? "")[ANALYTICS_COOKIE] ?? "").split(" ");
	return version === ANALYTICS_NOTICE_VERSION && agreedTo === origin && DAY.test(day ?? "") ? day : undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
