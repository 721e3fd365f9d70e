import type { Contact } from "@uchit/contract/account.ts";
import { AGE_BANDS } from "@uchit/contract/account-options.ts";
import type { SignUpWish } from "@uchit/contract/internal-auth.ts";
import { data, redirect } from "react-router";
import { languageOf } from "#app/i18n/language.ts";
import type { LoginAnswer, LoginView } from "#app/lib/login-view.ts";
import { toOwnPath } from "#app/lib/own-path.ts";
import { pathsIn } from "#app/paths.ts";
import { addressOf, type Posted, STATUS_OF, sendCodeOf, textOf, tooMany, tryCodeOf } from "./code-steps.server.ts";
import { isComplete, needsGuardian, register, toConsents } from "./registration.server.ts";
import { readWish, toWishCookie } from "./sign-up-wish.server.ts";
import { readVerified, toVerifiedCookie } from "./verified-contact.server.ts";

/** What somebody has said on the sign-in page so far: it is in cookies of their browser, for an hour at most. */
type Before = { wish: SignUpWish | undefined; verified: { contact: Contact; token: string } | undefined };

/** What the page shows, by its address and by what was said before. */
export function viewOf(params: URLSearchParams, { wish, verified }: Before): LoginView {
	if (params.get("sent") === "email") return { kind: "sent" };
	if (wish === undefined) return { kind: "age" };
	const step = params.get("step");
	const isYoung = wish.ageBand === "under-18";
	if (isYoung && (step === "guardian" || (step !== "sign-in" && needsGuardian(wish)))) return { kind: "guardian" };
	if (step !== "sign-in" && step !== null && !isComplete(wish)) {
		return { kind: "sign-up", name: wish.name ?? "", verifiedContact: verified?.contact.value };
	}
	return { kind: "contact", isNew: isComplete(wish) };
}

export function readBefore(cookieHeader: string | null, isSecure: boolean): Before {
	return { wish: readWish(cookieHeader, isSecure), verified: readVerified(cookieHeader, isSecure) };
}

/** Takes a form of the sign-in page: the answer that it shows, or the way to its next step. */
export async function takeStep(posted: Posted) {
	const before = readBefore(posted.headers.get("cookie"), posted.site.isSecure());
	switch (textOf(posted.form, "intent")) {
		case "age":
			return takeAge(posted);
		case "details":
			return takeDetails(posted, before);
		case "send":
			return takeContact(posted);
		case "verify":
			return takeCode(posted, before);
		default:
			return goTo(posted, undefined, forgetAll(posted));
	}
}

function takeAge(posted: Posted) {
	const ageBand = AGE_BANDS.find((band) => band === posted.form.get("ageBand"));
	if (ageBand === undefined) return answer({ kind: "form", problem: { kind: "age" }, name: "" }, 400);
	const asked = STEPS.find((step) => step === posted.url.searchParams.get("step"));
	const step = asked ?? (ageBand === "under-18" ? "guardian" : "sign-in");
	return goTo(posted, step, [keepWish(posted, { ageBand, language: languageOf(posted.url.pathname), consents: [] })]);
}

async function takeDetails(posted: Posted, { wish, verified }: Before) {
	if (wish === undefined) return goTo(posted, "sign-up");
	if (needsGuardian(wish)) return goTo(posted, "guardian");
	const name = textOf(posted.form, "name");
	if (name === "" || name.length > LONGEST_NAME)
		return answer({ kind: "form", problem: { kind: "name" }, name: name.slice(0, LONGEST_NAME) }, 400);
	const language = languageOf(posted.url.pathname);
	const consents = await toConsents(posted.form.getAll("consent").map(String), language);
	const said = { ...wish, name, language, consents };
	if (!isComplete(said)) return answer({ kind: "form", problem: { kind: "consent" }, name }, 400);
	if (verified === undefined) return goTo(posted, "sign-up", [keepWish(posted, said)]);
	return enrol(posted, said, verified);
}

async function takeContact(posted: Posted) {
	const purpose = purposeOf(posted.form);
	const sending = await sendCodeOf(posted, purpose);
	if (sending.kind === "sent") return answer({ kind: "code", purpose, sent: sending.sent }, 200);
	if (sending.kind === "too-soon") return answer({ ...sending, kind: "code", purpose }, STATUS_OF[sending.kind]);
	return answer(sending, STATUS_OF[sending.problem.kind]);
}

async function takeCode(posted: Posted, { wish }: Before) {
	const purpose = purposeOf(posted.form);
	const trying = await tryCodeOf(posted, purpose);
	if (trying.kind === "no-contact") return goTo(posted, undefined);
	if (trying.kind === "not-right") {
		const { problem, sent } = trying;
		return answer({ kind: "code", purpose, sent, problem }, STATUS_OF[problem.kind]);
	}
	const { token, contact } = trying;
	if (purpose === "guardian") {
		const kept = wish && [keepWish(posted, { ...wish, guardian: { contact, token } })];
		return goTo(posted, "sign-up", kept);
	}
	if (isComplete(wish)) return enrol(posted, wish, { contact, token });
	return answer({ kind: "verified", token }, 200, [keepVerified(posted, { contact, token })]);
}

/** Makes the account of somebody who has said all that it needs; who has one already is signed in all the same. */
async function enrol(
	posted: Posted,
	wish: SignUpWish & { name: string },
	verified: { contact: Contact; token: string },
) {
	const { site, headers } = posted;
	const sent = await register(site, { wish, verified, visitorAddress: addressOf(headers) });
	const kept = keepWish(posted, wish);
	const form = (problem: Extract<LoginAnswer, { kind: "form" }>["problem"], status: number) =>
		answer({ kind: "form", problem, name: wish.name }, status, [kept, keepVerified(posted, verified)]);
	switch (sent.kind) {
		case "taken":
			return answer({ kind: "verified", token: verified.token }, 200, [kept, keepVerified(posted, undefined)]);
		case "too-many":
			return form(tooMany(sent.retryAfterSeconds), 429);
		case "away":
			return form({ kind: "away" }, 503);
		case "refused": {
			const isForGuardian = sent.errors?.some(({ field }) => field.startsWith("guardian")) === true;
			// Else it is the token, which has run out: the contact is asked for again.
			return goTo(posted, isForGuardian ? "guardian" : "sign-up", [kept, keepVerified(posted, undefined)]);
		}
	}
}

const STEPS = ["sign-in", "sign-up", "guardian"] as const;
const LONGEST_NAME = 100;
const SEE_OTHER = 303;

function purposeOf(form: FormData): "sign-in" | "guardian" {
	return form.get("purpose") === "guardian" ? "guardian" : "sign-in";
}

function answer(said: LoginAnswer, status: number, cookies: readonly string[] = []) {
	return data(said, { status, headers: toHeaders(cookies) });
}

/** Another step of the page is another address, so that it can be reloaded, and gone back from. */
function goTo({ url }: Posted, step: (typeof STEPS)[number] | undefined, cookies: readonly string[] = []) {
	const paths = pathsIn(languageOf(url.pathname));
	const callbackUrl = toOwnPath(url.searchParams.get("callbackUrl"), url.origin);
	const address = step === undefined ? paths.login : paths.loginStep(step, callbackUrl);
	return redirect(address, { status: SEE_OTHER, headers: toHeaders(cookies) });
}

function toHeaders(cookies: readonly string[]): [string, string][] {
	return cookies.map((cookie) => ["set-cookie", cookie]);
}

function keepWish({ site }: Posted, wish: SignUpWish): string {
	return toWishCookie(wish, site.isSecure());
}

function keepVerified({ site }: Posted, verified: Before["verified"]): string {
	return toVerifiedCookie(verified, site.isSecure());
}

function forgetAll({ site }: Posted): string[] {
	return [toWishCookie(undefined, site.isSecure()), toVerifiedCookie(undefined, site.isSecure())];
}
