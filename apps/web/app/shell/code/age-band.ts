import { AGE_BANDS, type AgeBand } from "@uchit/contract/account.ts";
import { FORGET_CONSENT } from "#app/platform/analytics.ts";

const COOKIE = "age-band";
const REMEMBERED_SECONDS = 183 * 86_400;

/** By a form's value; undefined where it is none of the two. */
export function toAgeBand(said: unknown): AgeBand | undefined {
	return AGE_BANDS.find((band) => band === said);
}

/**
 * The `Set-Cookie`s of a device whose visitor has said their age band: it is asked once. A script reads it into forms that are the
 * same page for everybody: it is not HttpOnly. Under 18 nobody is counted, whoever agreed to it in this browser before.
 */
export function toAgeCookies(ageBand: AgeBand, isSecure: boolean): string[] {
	const rest = `Max-Age=${REMEMBERED_SECONDS}; Path=/${isSecure ? "; Secure" : ""}; SameSite=Lax`;
	return [`${COOKIE}=${ageBand}; ${rest}`, ...(ageBand === "under-18" ? [FORGET_CONSENT] : [])];
}

/** The `Set-Cookie` of a device that forgets it. */
export const FORGET_AGE = `${COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`;

/** Whether this device's visitor has said that they are under 18. */
export function isUnder18(cookies = ""): boolean {
	return cookies.split(/;\s*/).includes(`${COOKIE}=under-18`);
}

/** What is used of a `<details>` element. */
type Question = {
	open: boolean;
	querySelector: (selector: string) => unknown;
	querySelectorAll: (selector: "input") => Iterable<{ value: string; checked: boolean }>;
};

/**
 * Answers the question within this element as it was answered on this device before, and folds it up. An answer that it has
 * already is newer: somebody was quicker than the scripts.
 */
export function recallAge(question: Question, cookies: string): void {
	if (question.querySelector("input:checked") !== null) return;
	for (const band of question.querySelectorAll("input")) {
		if (!cookies.includes(`${COOKIE}=${band.value}`)) continue;
		band.checked = true;
		question.open = false;
	}
}

/** The same before the page is painted, so that nothing moves. Without the characters that React would escape. */
export const RECALL_AGE_SCRIPT = `for(const band of document.currentScript.parentElement.querySelectorAll(\`input\`))if(document.cookie.includes(\`${COOKIE}=\`+band.value))document.currentScript.parentElement.open=!(band.checked=true)`;
