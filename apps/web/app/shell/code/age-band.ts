import { AGE_BANDS, type AgeBand } from "@uchit/contract/account.ts";
import { FORGET_CONSENT } from "#app/platform/analytics.ts";

const COOKIE = "age-band";
const REMEMBERED_SECONDS = 183 * 86_400;

export function toAgeBand(value: unknown): AgeBand | undefined {
	return AGE_BANDS.find((band) => band === value);
}

/**
 * Remembers the age band, so that a visitor enters it once. Not HttpOnly: pages are the same for everybody, so scripts fill it into
 * forms. Under 18 also removes the consent to be counted.
 */
export function toAgeCookies(ageBand: AgeBand, isSecure: boolean): string[] {
	const rest = `Max-Age=${REMEMBERED_SECONDS}; Path=/${isSecure ? "; Secure" : ""}; SameSite=Lax`;
	return [`${COOKIE}=${ageBand}; ${rest}`, ...(ageBand === "under-18" ? [FORGET_CONSENT] : [])];
}

export const FORGET_AGE = `${COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`;

export function isUnder18(cookies = ""): boolean {
	return cookies.split(/;\s*/).includes(`${COOKIE}=under-18`);
}

type Question = {
	open: boolean;
	querySelector: (selector: string) => unknown;
	querySelectorAll: (selector: "input") => Iterable<{ value: string; checked: boolean }>;
};

/** An answer that is already there is newer: the visitor was quicker than the scripts. */
export function recallAge(question: Question, cookies: string): void {
	if (question.querySelector("input:checked") !== null) return;
	for (const band of question.querySelectorAll("input")) {
		if (!cookies.includes(`${COOKIE}=${band.value}`)) continue;
		band.checked = true;
		question.open = false;
	}
}

/** `recallAge` before the first paint, so that nothing moves. Avoids the characters that React would escape. */
export const RECALL_AGE_SCRIPT = `for(const band of document.currentScript.parentElement.querySelectorAll(\`input\`))if(document.cookie.includes(\`${COOKIE}=\`+band.value))document.currentScript.parentElement.open=!(band.checked=true)`;
