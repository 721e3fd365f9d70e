import { AGE_BANDS, type AgeBand } from "@uchit/contract/account.ts";
import { FORGET_CONSENT } from "#app/platform/analytics.ts";

const COOKIE = "age-band";
const REMEMBERED_SECONDS = 183 * 86_400;

/** Parses a form's value; undefined if it is neither band. */
export function toAgeBand(value: unknown): AgeBand | undefined {
	return AGE_BANDS.find((band) => band === value);
}

/**
 * Returns the `Set-Cookie`s that remember a visitor's age band, so that it is asked once. Scripts read it into forms,
 * as pages are the same for everybody, so it is not HttpOnly. Under 18 it also removes the consent to be counted in
 * this browser.
 */
export function toAgeCookies(ageBand: AgeBand, isSecure: boolean): string[] {
	const rest = `Max-Age=${REMEMBERED_SECONDS}; Path=/${isSecure ? "; Secure" : ""}; SameSite=Lax`;
	return [`${COOKIE}=${ageBand}; ${rest}`, ...(ageBand === "under-18" ? [FORGET_CONSENT] : [])];
}

/** The `Set-Cookie` that forgets the age band. */
export const FORGET_AGE = `${COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`;

/** Whether this device's visitor is under 18 by their own answer. */
export function isUnder18(cookies = ""): boolean {
	return cookies.split(/;\s*/).includes(`${COOKIE}=under-18`);
}

/** The used parts of a `<details>` element. */
type Question = {
	open: boolean;
	querySelector: (selector: string) => unknown;
	querySelectorAll: (selector: "input") => Iterable<{ value: string; checked: boolean }>;
};

/**
 * Fills in the question with the device's answer, and folds it up. An answer that is already there is newer: the
 * visitor was quicker than the scripts.
 */
export function recallAge(question: Question, cookies: string): void {
	if (question.querySelector("input:checked") !== null) return;
	for (const band of question.querySelectorAll("input")) {
		if (!cookies.includes(`${COOKIE}=${band.value}`)) continue;
		band.checked = true;
		question.open = false;
	}
}

/** Does the same before the first paint, so that nothing moves. Avoids the characters that React would escape. */
export const RECALL_AGE_SCRIPT = `for(const band of document.currentScript.parentElement.querySelectorAll(\`input\`))if(document.cookie.includes(\`${COOKIE}=\`+band.value))document.currentScript.parentElement.open=!(band.checked=true)`;
