import {
	CONTACT_KINDS,
	type Contact,
	MAX_CONTACT_LENGTH,
	OTP_DIGITS,
	OTP_RESEND_SECONDS,
	type OtpPurpose,
} from "@uchit/contract/account.ts";
import { CONTACT_CODES, type ContactCode, type Problem } from "@uchit/contract/problem.ts";
import { PuzzleSolution } from "@uchit/contract/puzzle.ts";
import { plainDigits } from "@uchit/contract/typed-number.ts";
import { cleanText } from "@uchit/contract/typed-text.ts";
import { VISITOR_ADDRESS_HEADER } from "@uchit/contract/visitor.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import { type CodeProblem, type FailedSend, kindOfReach, type SendProblem, type SentCode } from "./code-step.ts";
import { sendCode, verifyCode } from "./otp.server.ts";

export type PostedForm = { site: RequestContext; form: FormData; url: URL; headers: Headers };

export const STATUS_OF = {
	contact: 400,
	abroad: 400,
	"not-digits": 400,
	wrong: 400,
	locked: 429,
	"too-soon": 429,
	"too-many": 429,
	puzzle: 429,
	"no-more-today": 429,
	away: 503,
};

export type SendCodeOutcome =
	| { kind: "sent"; sent: SentCode }
	/** The form was sent twice, or the button pressed too soon: the earlier code is still valid. */
	| { kind: "too-soon"; sent: SentCode; problem: CodeProblem }
	| ({ kind: "not-sent" } & FailedSend);

export async function sendCodeFromForm(posted: PostedForm, purpose: OtpPurpose): Promise<SendCodeOutcome> {
	const { site, url, headers } = posted;
	const contact = contactOf(posted);
	const written = { kind: contact?.kind ?? "phone", value: contact?.value.slice(0, MAX_CONTACT_LENGTH) ?? "" };
	const notSent = (problem: SendProblem) => ({ kind: "not-sent", problem, written }) as const;
	if (contact === undefined || contact.value.length < MIN_LENGTH || contact.value.length > MAX_CONTACT_LENGTH) {
		return notSent({ kind: "contact" });
	}
	const solution = solutionOf(posted);
	const requested = { contact, purpose, language: languageOf(url.pathname), puzzle: solution };
	const answer = await sendCode(site, requested, addressOf(headers));
	switch (answer.kind) {
		case "taken":
			return { kind: "sent", sent: { contact, sentTo: answer.value.sentTo } };
		case "refused":
			return notSent({ kind: "contact", why: contactCodeOf(answer.errors) });
		case "too-many":
			// Never answers a puzzle with a puzzle: one that was refused had expired, or was for another contact.
			if (answer.puzzle !== undefined && solution === undefined) {
				return notSent({ ...tooManyAttempts(answer.retryAfterSeconds), kind: "puzzle", puzzle: answer.puzzle });
			}
			return answer.code === undefined && answer.retryAfterSeconds <= OTP_RESEND_SECONDS
				? tooSoon(posted, contact, answer.retryAfterSeconds)
				: notSent(limitOf(answer));
		case "away":
			return notSent({ kind: "away" });
	}
}

export type VerifyCodeOutcome =
	| { kind: "right"; token: string; contact: Contact }
	| { kind: "not-right"; problem: CodeProblem; sent: SentCode }
	| { kind: "no-contact" };

/** Ignores spaces and hyphens from pasting. */
export async function verifyCodeFromForm(posted: PostedForm, purpose: OtpPurpose): Promise<VerifyCodeOutcome> {
	const { site, form, headers } = posted;
	const contact = contactOf(posted);
	if (contact === undefined) return { kind: "no-contact" };
	const sent = { contact, sentTo: textOf(form, "sentTo") };
	const code = plainDigits(textOf(form, "code"));
	if (!CODE.test(code)) return { kind: "not-right", problem: { kind: "not-digits" }, sent };
	const answer = await verifyCode(site, { contact, purpose, code }, addressOf(headers));
	switch (answer.kind) {
		case "taken":
			return { kind: "right", token: answer.value.token, contact };
		case "refused":
			return { kind: "not-right", problem: { kind: "wrong" }, sent };
		case "too-many":
			return { kind: "not-right", problem: { kind: "locked", seconds: answer.retryAfterSeconds }, sent };
		case "away":
			return { kind: "not-right", problem: { kind: "away" }, sent };
	}
}

export function textOf(form: FormData, name: string): string {
	return cleanText(String(form.get(name) ?? ""));
}

/** Returns the address that the backend's limits count. */
export function addressOf(headers: Headers): string {
	return headers.get(VISITOR_ADDRESS_HEADER) ?? "";
}

export function tooManyAttempts(seconds: number) {
	return { kind: "too-many", minutes: Math.ceil(seconds / 60) } as const;
}

function tooSoon({ form }: PostedForm, contact: Contact, seconds: number): SendCodeOutcome {
	const sentTo = textOf(form, "sentTo") || contact.value;
	return { kind: "too-soon", sent: { contact, sentTo }, problem: { kind: "too-soon", seconds } };
}

const HOUR_SECONDS = 3_600;

function limitOf({ code, retryAfterSeconds }: { code?: Problem["code"]; retryAfterSeconds: number }): SendProblem {
	if (code === "country-day") return { kind: "abroad" };
	if (code === "contact-day") return { kind: "no-more-today", hours: Math.ceil(retryAfterSeconds / HOUR_SECONDS) };
	return tooManyAttempts(retryAfterSeconds);
}

function solutionOf({ form }: PostedForm): PuzzleSolution | undefined {
	return PuzzleSolution.safeParse({ challenge: form.get("challenge"), nonce: form.get("nonce") }).data;
}

export function contactCodeOf(errors: Problem["errors"]): ContactCode | undefined {
	return CONTACT_CODES.find((known) => errors?.some(({ code }) => code === known));
}

const CODE = new RegExp(`^\\d{${OTP_DIGITS}}$`);
const MIN_LENGTH = 3;

function contactOf({ form }: PostedForm): Contact | undefined {
	if (!form.has("contact")) return undefined;
	const value = textOf(form, "contact");
	return { kind: CONTACT_KINDS.find((known) => known === form.get("kind")) ?? kindOfReach(value), value };
}
