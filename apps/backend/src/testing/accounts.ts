import { randomInt } from "node:crypto";
import { type Contact, type OtpPurpose, OtpVerified } from "@uchit/contract/account.ts";
import { SessionStarted, SignInOutcome, type SignUpDraft } from "@uchit/contract/internal-auth.ts";
import {
	ASSERTION_LIFE_SECONDS,
	type Assertion,
	VISITOR_ADDRESS_HEADER,
	VISITOR_ASSERTION_HEADER,
} from "@uchit/contract/visitor.ts";
import { type SmsGateway, startSmsGateway } from "@uchit/fakes/sms-gateway.ts";
import { type Smtp, startSmtp } from "@uchit/fakes/smtp.ts";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { afterAll, vi } from "vitest";
import { tokens } from "#backend/platform/signed-token.ts";
import { type TestBackend, useBackend } from "#backend/testing/backend.ts";
import { PATIENCE } from "#backend/testing/patience.ts";

export type TestAccounts = {
	backend: TestBackend;
	sms: SmsGateway;
	smtp: Smtp;
	/** The backend's clock: set `.now` to let time pass. */
	clock: { now: Date; pass: (seconds: number) => void };
	send: (
		method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
		url: string,
		more?: Sent,
	) => Promise<LightMyRequestResponse>;
	codeOf: (contact: Contact) => Promise<string>;
	tokenFor: (contact: Contact, purpose?: OtpPurpose) => Promise<string>;
	signUp: (contact: Contact, draft?: Partial<SignUpDraft>) => Promise<Somebody>;
	as: (session: SessionStarted, change?: Partial<Assertion>) => Promise<Record<string, string>>;
};

export type Sent = { body?: unknown; text?: string; headers?: Record<string, string>; address?: string };
export type Somebody = { session: SessionStarted; headers: Record<string, string>; contact: Contact };

export const CONSENT = { purpose: "account", recipient: "site", noticeVersion: "2026-11-21", language: "en" } as const;
export const ADULT: SignUpDraft = { name: "Asha Rao", ageBand: "18-or-over", language: "en", consents: [CONSENT] };

export function newPhone(): Contact {
	return { kind: "phone", value: `+9198${String(randomInt(10 ** 8)).padStart(8, "0")}` };
}

export function newEmail(): Contact {
	return { kind: "email", value: `asha.${randomInt(10 ** 12)}@example.org` };
}

/** A random address, so that tests and earlier runs do not share a count. */
export function newAddress(): string {
	return `10.${[1, 2, 3].map(() => randomInt(1, 255)).join(".")}`;
}

export async function useAccounts(settings: Record<string, string> = {}): Promise<TestAccounts> {
	const [sms, smtp] = await Promise.all([startSmsGateway(), startSmtp()]);
	afterAll(() => Promise.all([sms.close(), smtp.close()]));
	const clock = {
		// Not before real time, by which other tests' services delete rows of the shared database.
		now: new Date(Math.ceil(Date.now() / 1000) * 1000),
		pass(seconds: number) {
			clock.now = new Date(clock.now.getTime() + seconds * 1000);
		},
	};
	const backend = useBackend({ SMS_GATEWAY_URL: sms.url, SMTP_URL: smtp.url, ...settings }, () => clock.now);
	const authorization = `Bearer ${backend.env.BACKEND_KEY}`;

	const send: TestAccounts["send"] = (method, url, { body, text, headers, address } = {}) => {
		// The database is shared with other files and earlier runs, so each request has its own address by default.
		const from = { [VISITOR_ADDRESS_HEADER]: address ?? newAddress() };
		const options: InjectOptions = { method, url, headers: { authorization, ...from, ...headers } };
		const payload = text ?? (body === undefined ? undefined : Object(body));
		return backend.app.inject(payload === undefined ? options : { ...options, payload });
	};
	const textsTo = ({ kind, value }: Contact) =>
		kind === "phone"
			? sms.messages.filter(({ to }) => to === value).map(({ text }) => text)
			: smtp.messages.filter(({ to }) => to.includes(value)).map(({ text }) => text);
	const codeOf = (contact: Contact, before = 0) =>
		vi.waitFor(() => {
			const texts = textsTo(contact).slice(before);
			const code = texts.flatMap((text) => /\b\d{6}\b/.exec(text) ?? []).at(-1);
			if (code === undefined) throw new Error("No code has arrived");
			return code;
		}, PATIENCE);
	const tokenFor: TestAccounts["tokenFor"] = async (contact, purpose = "sign-in") => {
		const before = textsTo(contact).length;
		await send("POST", "/v1/otp/send", { body: { contact, purpose } });
		const body = { contact, purpose, code: await codeOf(contact, before) };
		return OtpVerified.parse((await send("POST", "/v1/otp/verify", { body })).json()).token;
	};
	const as: TestAccounts["as"] = async ({ id, visitor }, change = {}) => {
		const exp = Math.floor(clock.now.getTime() / 1000) + ASSERTION_LIFE_SECONDS;
		const assertion = { sub: visitor.id, sid: id, ver: visitor.sessionVersion, age: visitor.ageBand, exp, ...change };
		return { [VISITOR_ASSERTION_HEADER]: await tokens.visitor.sign(backend.env.BACKEND_KEY, assertion) };
	};
	const signUp: TestAccounts["signUp"] = async (contact, draft = {}) => {
		const body = { token: await tokenFor(contact), wish: { ...ADULT, ...draft } };
		const outcome = SignInOutcome.parse((await send("POST", "/v1/internal/auth/sign-in/otp", { body })).json());
		if (outcome.kind !== "signed-in") throw new Error(`Signing up ended with ${outcome.kind}`);
		const begun = await send("POST", "/v1/internal/auth/sessions", { body: { visitor: outcome.visitor.id } });
		const session = SessionStarted.parse(begun.json());
		return { session, headers: await as(session), contact };
	};
	return { backend, sms, smtp, clock, send, codeOf, tokenFor, signUp, as };
}
