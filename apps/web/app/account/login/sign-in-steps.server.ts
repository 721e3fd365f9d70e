import { Contact, MAX_NAME_LENGTH } from "@uchit/contract/account.ts";
import type { SignUpDraft } from "@uchit/contract/internal-auth.ts";
import { data, redirect } from "react-router";
import * as z from "zod";
import { isComplete, needsGuardian, register, toConsents } from "#app/account/registration.server.ts";
import { pathsIn } from "#app/paths.ts";
import { createHostCookie, readCookieValue, toCookieValue } from "#app/platform/host-cookie.server.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import { toOwnPath } from "#app/platform/own-path.ts";
import { FORGET_AGE, toAgeBand, toAgeCookies } from "#app/shell/code/age-band.ts";
import {
	addressOf,
	type PostedForm,
	STATUS_OF,
	sendCodeFromForm,
	textOf,
	tooManyAttempts,
	verifyCodeFromForm,
} from "#app/shell/code/code-steps.server.ts";
import { readDraft, toDraftCookie } from "./sign-up-draft.server.ts";
import type { Details, FormProblem, LoginAnswer, LoginView } from "./view.ts";

/** Earlier answers on the sign-in page, in cookies of the browser for an hour at most. */
type SignInProgress = { draft: SignUpDraft | undefined; verified: { contact: Contact; token: string } | undefined };

/** Chooses the view by the address and the earlier answers. New visitors give a name once their contact is verified. */
export function viewOf(params: URLSearchParams, { draft, verified }: SignInProgress): LoginView {
	if (params.get("sent") === "email") return { kind: "sent" };
	const [token, email] = [params.get("link"), params.get("email")];
	if (token !== null && email !== null) return { kind: "link", token, email };
	const step = params.get("step");
	if (step === "guardian" && isComplete(draft)) return { kind: "guardian" };
	const isNewHere = verified !== undefined || params.has("contact");
	if ((step === "sign-up" || step === "guardian") && isNewHere && !isComplete(draft)) {
		return {
			kind: "sign-up",
			needsAge: draft === undefined,
			details: toDetails(draft),
			verifiedContact: verified?.contact.value,
		};
	}
	return { kind: "contact", isNew: isReady(draft) };
}

export function readSignInProgress(cookieHeader: string | null, isSecure: boolean): SignInProgress {
	return { draft: readDraft(cookieHeader, isSecure), verified: readVerified(cookieHeader, isSecure) };
}

export async function handleSignInStep(posted: PostedForm) {
	const before = readSignInProgress(posted.headers.get("cookie"), posted.site.isSecure());
	switch (textOf(posted.form, "intent")) {
		case "details":
			return handleDetails(posted, before);
		case "send":
			return handleContact(posted, before);
		case "verify":
			return handleCode(posted, before);
		default:
			return redirectToStep(posted, undefined, clearSignInCookies(posted));
	}
}

async function handleContact(posted: PostedForm, { draft }: SignInProgress) {
	const { form, site, url } = posted;
	const purpose = purposeOf(form);
	const ageBand = toAgeBand(form.get("ageBand")) ?? draft?.ageBand;
	const cookies: string[] = [];
	if (purpose === "sign-in") {
		if (ageBand === undefined) return answer({ kind: "no-age", written: textOf(form, "contact") }, 400);
		const before = isReady(draft) ? draft : { consents: [] };
		cookies.push(draftCookie(posted, { ...before, ageBand, language: languageOf(url.pathname) }));
		cookies.push(...toAgeCookies(ageBand, site.isSecure()));
	}
	const sending = await sendCodeFromForm(posted, purpose);
	if (sending.kind === "sent") return answer({ kind: "code", purpose, sent: sending.sent }, 200, cookies);
	if (sending.kind === "too-soon") return answer({ ...sending, kind: "code", purpose }, STATUS_OF["too-soon"], cookies);
	return answer({ ...sending, ageBand }, STATUS_OF[sending.problem.kind], cookies);
}

async function handleCode(posted: PostedForm, { draft, verified }: SignInProgress) {
	const purpose = purposeOf(posted.form);
	const trying = await verifyCodeFromForm(posted, purpose);
	if (trying.kind === "no-contact") return redirectToStep(posted, undefined);
	if (trying.kind === "not-right") {
		const { problem, sent } = trying;
		return answer({ kind: "code", purpose, sent, problem }, STATUS_OF[problem.kind]);
	}
	const { token, contact } = trying;
	if (purpose === "sign-in") {
		if (isReady(draft)) return enrol(posted, draft, { contact, token });
		return answer({ kind: "verified", token }, 200, [createVerifiedCookie(posted, { contact, token })]);
	}
	if (!isComplete(draft)) return redirectToStep(posted, "sign-up");
	const agreed = { ...draft, guardian: { contact, token } };
	return verified === undefined
		? redirectToStep(posted, "sign-in", [draftCookie(posted, agreed)])
		: enrol(posted, agreed, verified);
}

/** Takes name and consents, and the age if no code was used. Under 18, the guardian step follows. */
async function handleDetails(posted: PostedForm, { draft, verified }: SignInProgress) {
	const { form, site, url } = posted;
	const details = {
		ageBand: toAgeBand(form.get("ageBand")) ?? draft?.ageBand,
		name: textOf(form, "name"),
		ticked: form.getAll("consent").map(String),
	};
	const { ageBand, name, ticked } = details;
	const again = (problem: FormProblem) =>
		answer({ kind: "form", problem, details: { ...details, name: name.slice(0, MAX_NAME_LENGTH) } }, 400);
	if (ageBand === undefined) return again({ kind: "age" });
	if (name === "" || name.length > MAX_NAME_LENGTH) return again({ kind: "name" });
	const language = languageOf(url.pathname);
	const completed = { ...draft, ageBand, name, language, consents: await toConsents(ticked, language) };
	if (!isComplete(completed)) return again({ kind: "consent" });
	if (isReady(completed) && verified !== undefined) return enrol(posted, completed, verified);
	const cookies = [draftCookie(posted, completed), ...toAgeCookies(ageBand, site.isSecure())];
	return redirectToStep(posted, isReady(completed) ? "sign-in" : "guardian", cookies);
}

/** Creates the account; visitors who already have one are signed in all the same. */
async function enrol(
	posted: PostedForm,
	draft: SignUpDraft & { name: string },
	verified: { contact: Contact; token: string },
) {
	const { site, headers } = posted;
	const sent = await register(site, { draft, verified, visitorAddress: addressOf(headers) });
	const cookie = draftCookie(posted, draft);
	const form = (problem: FormProblem, status: number) =>
		answer({ kind: "form", problem, details: toDetails(draft) }, status, [
			cookie,
			createVerifiedCookie(posted, verified),
		]);
	switch (sent.kind) {
		case "taken":
			return answer({ kind: "verified", token: verified.token }, 200, [
				cookie,
				createVerifiedCookie(posted, undefined),
			]);
		case "too-many":
			return form(tooManyAttempts(sent.retryAfterSeconds), 429);
		case "away":
			return form({ kind: "away" }, 503);
		case "refused": {
			const isForGuardian = sent.errors?.some(({ field }) => field.startsWith("guardian")) === true;
			if (isForGuardian) return redirectToStep(posted, "guardian", [cookie]);
			return redirectToStep(posted, "sign-in", [cookie, createVerifiedCookie(posted, undefined)]);
		}
	}
}

function purposeOf(form: FormData): "sign-in" | "guardian" {
	return form.get("purpose") === "guardian" ? "guardian" : "sign-in";
}

function answer(result: LoginAnswer, status: number, cookies: readonly string[] = []) {
	return data(result, { status, headers: toHeaders(cookies) });
}

type Step = "sign-in" | "sign-up" | "guardian";

function redirectToStep({ url }: PostedForm, step: Step | undefined, cookies: readonly string[] = []) {
	const paths = pathsIn(languageOf(url.pathname));
	const callbackUrl = toOwnPath(url.searchParams.get("callbackUrl"), url.origin);
	const address = step === undefined ? paths.login : paths.loginStep(step, callbackUrl);
	return redirect(address, { status: 303, headers: toHeaders(cookies) });
}

function toHeaders(cookies: readonly string[]): [string, string][] {
	return cookies.map((cookie) => ["set-cookie", cookie]);
}

function draftCookie({ site }: PostedForm, draft: SignUpDraft): string {
	return toDraftCookie(draft, site.isSecure());
}

function createVerifiedCookie({ site }: PostedForm, verified: SignInProgress["verified"]): string {
	return toVerifiedCookie(verified, site.isSecure());
}

function clearSignInCookies({ site }: PostedForm): string[] {
	return [toDraftCookie(undefined, site.isSecure()), toVerifiedCookie(undefined, site.isSecure()), FORGET_AGE];
}

function toDetails(draft: SignUpDraft | undefined): Details {
	return {
		ageBand: draft?.ageBand,
		name: draft?.name ?? "",
		ticked: draft?.consents.map(({ purpose }) => purpose) ?? [],
	};
}

function isReady(draft: SignUpDraft | undefined): draft is SignUpDraft & { name: string } {
	return isComplete(draft) && !needsGuardian(draft);
}

const VerifiedContact = z.object({ contact: Contact, token: z.string() });
type VerifiedContact = z.infer<typeof VerifiedContact>;

/** Seconds for which the backend accepts the token. */
const TOKEN_SECONDS = 600;

const cookie = createHostCookie({ name: "verified-contact", seconds: TOKEN_SECONDS });

/** The `Set-Cookie` that stores a verified contact until a new visitor has given a name; without one, it clears the cookie. */
export function toVerifiedCookie(verified: VerifiedContact | undefined, isSecure: boolean): string {
	return cookie.write(verified && toCookieValue(verified), isSecure);
}

/** Reads it from a request's `Cookie` header; undefined if absent or unreadable. */
export function readVerified(cookieHeader: string | null, isSecure: boolean): VerifiedContact | undefined {
	return VerifiedContact.safeParse(readCookieValue(cookie.read(cookieHeader, isSecure))).data;
}
